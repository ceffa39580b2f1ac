//! The search over the nodes: in rounds, those that were divided least first. A node without a program is done with; one on
//! which the solver gives up is divided.

use super::model::SearchSubject;
use super::node::{DividedNode, Surroundings};
use super::question::{AnsweredNode, NodeAnswer, NodeQuestion};
use crate::ir::graph::Dag;
use crate::search::cores::{BorrowedCore, SpareCores};
use crate::search::in_order::{NumberedTask, TaskHelper, in_order};
use crate::smt::{self, Limits};
use std::collections::VecDeque;

/// Nodes that are asked about before what they teach is shared. It does not depend on the number of threads.
const ROUND: usize = 16;
/// Tests of the first question; of one in which every line has a single shape the most there are.
const FIRST_TESTS: usize = 4;
/// Most tests of a first question.
const MOST_TESTS: usize = 10;
/// Parts of the limit of a query: what the first nodes get, twice as much after each division, up to a share for nodes with
/// a set of more than [`COARSE`] shapes, which rarely have an answer, and one for the others; twice as much again for each new
/// try of what cannot be divided, up to the last share.
const FIRST_SHARE: u32 = 400;
const COARSE_SHARE: u32 = 50;
const SHARE: u32 = 10;
const LAST_SHARE: u32 = 2;
const COARSE: usize = 32;
/// Of the limit of a query, for all questions about one length together.
const BUDGET: u64 = 10;

/// How a search over nodes ended.
pub(super) enum DividedEnd {
    Found(Dag),
    /// No node has a program.
    Nothing,
    Limit(&'static str),
}

/// The search for a program of one weight.
pub(super) struct NodeQueue<'a> {
    subject: SearchSubject<'a>,
    around: Surroundings,
    limits: Limits,
    /// Of Z3's units, for all questions together.
    left: u64,
    /// Where threads may come from.
    cores: &'a dyn SpareCores,
    pub(super) queries: u32,
    /// Nodes that needed none.
    pub(super) pruned: u32,
    nodes: VecDeque<DividedNode>,
    /// Tests in the order in which they are asked; those that refuted most come first.
    lanes: Vec<(usize, u32)>,
    open: Option<&'static str>,
}

impl<'a> NodeQueue<'a> {
    pub(super) fn new(subject: SearchSubject<'a>, order: Vec<usize>, limits: Limits, cores: &'a dyn SpareCores) -> NodeQueue<'a> {
        let around = Surroundings::of(subject.spec);
        let left = u64::from(limits.rlimit) * BUDGET;
        let lanes = order.into_iter().map(|lane| (lane, 0)).collect();
        NodeQueue { subject, around, limits, left, cores, queries: 0, pruned: 0, nodes: VecDeque::new(), lanes, open: None }
    }

    pub(super) fn search(&mut self, weight: usize) -> DividedEnd {
        let SearchSubject { tree, shapes, .. } = self.subject;
        self.add(DividedNode::roots(tree, shapes, weight));
        while !self.nodes.is_empty() {
            if self.left == 0 {
                return DividedEnd::Limit("nodes");
            }
            let round: Vec<DividedNode> = self.nodes.drain(..ROUND.min(self.nodes.len())).collect();
            let answers = self.ask_all(&round);
            for (node, answered) in round.iter().zip(answers) {
                if let Some(program) = answered.and_then(|a| self.note(node, a)) {
                    return DividedEnd::Found(program);
                }
            }
            if smt::is_time_up() {
                return DividedEnd::Limit("time");
            }
        }
        self.open.map_or(DividedEnd::Nothing, DividedEnd::Limit)
    }

    fn add(&mut self, nodes: Vec<DividedNode>) {
        let SearchSubject { tree, shapes, .. } = self.subject;
        self.nodes.extend(nodes.into_iter().filter(|n| n.fits_together(tree, shapes, self.around)));
    }

    /// Takes an answer in; the program, if that is it.
    fn note(&mut self, node: &DividedNode, answered: AnsweredNode) -> Option<Dag> {
        self.queries += answered.queries;
        self.pruned += u32::from(answered.pruned);
        self.left = self.left.saturating_sub(answered.spent);
        self.note_refuting_tests(&answered.refuted_by);
        match answered.answer {
            NodeAnswer::Program(dag) => return Some(dag),
            NodeAnswer::Nothing => {}
            NodeAnswer::Contradiction => self.open = Some("reading the solver's program"),
            NodeAnswer::Unknown => self.divide(node),
        }
        None
    }

    fn note_refuting_tests(&mut self, lanes: &[usize]) {
        for (lane, refuted) in &mut self.lanes {
            *refuted += u32::from(lanes.contains(lane));
        }
        self.lanes.sort_by_key(|(_, refuted)| std::cmp::Reverse(*refuted));
    }

    /// Puts the parts of a node into the queue; one that has none comes again with more patience.
    fn divide(&mut self, node: &DividedNode) {
        let children = node.children(self.subject);
        if !children.is_empty() {
            self.add(children);
        } else if self.limits_at(node).rlimit < self.limits.rlimit / LAST_SHARE {
            self.nodes.push_back(DividedNode { tries: node.tries + 1, ..node.clone() });
        } else {
            self.open = Some("solver");
        }
    }

    /// The answers in order. Nodes behind one that has a program need none.
    fn ask_all(&self, round: &[DividedNode]) -> Vec<Option<AnsweredNode>> {
        let deadline = smt::deadline();
        let ask = |task: NumberedTask| smt::until(deadline, || self.ask(&round[task.number]));
        let helper = |core: BorrowedCore<'a>| -> TaskHelper<AnsweredNode> {
            Box::new(move |task| {
                let _used = &core;
                ask(task)
            })
        };
        let helpers = BorrowedCore::take(self.cores, round.len() - 1).into_iter().map(helper).collect();
        let end_of = |n, answered: &AnsweredNode| matches!(answered.answer, NodeAnswer::Program(_)).then_some(n + 1);
        in_order(round.len(), &mut { ask }, helpers, &end_of)
    }

    fn ask(&self, node: &DividedNode) -> AnsweredNode {
        NodeQuestion::new(self.subject, node, self.first_tests(node), self.limits_at(node)).answer()
    }

    /// The tests of the first question: more where it is small, for then they cost little, and more that refuted something.
    fn first_tests(&self, node: &DividedNode) -> Vec<usize> {
        let shapes: usize = node.sets.iter().map(|&s| self.subject.tree.set(s).shapes.len()).sum();
        let least = if shapes == node.sets.len() { MOST_TESTS } else { FIRST_TESTS };
        let asked = self.lanes.iter().enumerate().filter(|(n, l)| *n < least || *n < MOST_TESTS && l.1 > 0);
        asked.map(|(_, l)| l.0).collect()
    }

    fn limits_at(&self, node: &DividedNode) -> Limits {
        let Limits { rlimit, .. } = self.limits;
        let coarse = node.sets.iter().any(|&s| self.subject.tree.set(s).shapes.len() > COARSE);
        let most = rlimit / if coarse { COARSE_SHARE } else { SHARE };
        let first = (rlimit / FIRST_SHARE).saturating_mul(1 << node.depth.min(20)).min(most);
        Limits { rlimit: first.saturating_mul(1 << node.tries).min(rlimit / LAST_SHARE), ..self.limits }
    }
}
