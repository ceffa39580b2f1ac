//! What is asked about one node, until it has an answer.

use super::model::{NodeModel, SearchSubject};
use super::node::DividedNode;
use crate::ir::graph::Dag;
use crate::search::cegis::first_disagreement;
use crate::smt::{self, Assignment, Limits, SmtAnswer};
use isa::eval::partial::is_contradictory;

/// What is known of a node.
pub(super) enum NodeAnswer {
    /// Its programs fail on some test.
    Nothing,
    /// One that agrees with all tests.
    Program(Dag),
    Unknown,
    /// What the solver calls a program is none.
    Contradiction,
}

/// The answer about one node, and what it took.
pub(super) struct AnsweredNode {
    pub(super) answer: NodeAnswer,
    /// Tests that refuted a program.
    pub(super) refuted_by: Vec<usize>,
    pub(super) queries: u32,
    /// It had no need of a solver, for bits and bounds alone say that there is nothing.
    pub(super) pruned: bool,
    /// Of Z3's units.
    pub(super) spent: u64,
}

/// The question whether a node has a program that agrees with all tests, stated for a few tests, and for more as programs are
/// found that fail them.
pub(super) struct NodeQuestion<'a> {
    subject: SearchSubject<'a>,
    model: NodeModel<'a>,
    limits: Limits,
    /// The tests that it is stated for.
    lanes: Vec<usize>,
    first: usize,
    queries: u32,
    pruned: bool,
    spent: u64,
}

impl<'a> NodeQuestion<'a> {
    pub(super) fn new(
        subject: SearchSubject<'a>,
        node: &DividedNode,
        lanes: Vec<usize>,
        limits: Limits,
    ) -> NodeQuestion<'a> {
        let mut model = NodeModel::new(subject, node);
        lanes.iter().for_each(|&lane| model.require_right_on(lane));
        let first = lanes.len();
        NodeQuestion { subject, model, limits, lanes, first, queries: 0, pruned: false, spent: 0 }
    }

    pub(super) fn answer(mut self) -> AnsweredNode {
        // Each round adds a test or ends.
        let answer = loop {
            if let Some(answer) = self.ask_once() {
                break answer;
            }
        };
        let refuted_by = self.lanes.split_off(self.first);
        AnsweredNode { answer, refuted_by, queries: self.queries, pruned: self.pruned, spent: self.spent }
    }

    /// `None` if there is another test now.
    fn ask_once(&mut self) -> Option<NodeAnswer> {
        if self.model.is_contradictory() {
            return Some(NodeAnswer::Nothing);
        }
        if is_contradictory(&self.model.arena, &self.model.assertions) {
            self.pruned = true;
            return Some(NodeAnswer::Nothing);
        }
        let run = smt::check_metered(&self.model.arena, &self.model.assertions, self.limits);
        self.queries += 1;
        self.spent += u64::from(run.spent);
        match run.answer {
            SmtAnswer::Unsat => Some(NodeAnswer::Nothing),
            SmtAnswer::Unknown(_) => Some(NodeAnswer::Unknown),
            SmtAnswer::Sat(solution) => self.examine(&solution),
        }
    }

    /// Tries the solver's program on all tests.
    fn examine(&mut self, solution: &Assignment) -> Option<NodeAnswer> {
        let Some(program) = self.model.program(solution) else { return Some(NodeAnswer::Contradiction) };
        match first_disagreement(self.subject.spec, self.subject.tests, &program, 0) {
            None => Some(NodeAnswer::Program(program)),
            Some(lane) if self.lanes.contains(&lane) => Some(NodeAnswer::Contradiction),
            Some(lane) => {
                self.lanes.push(lane);
                self.model.require_right_on(lane);
                None
            }
        }
    }
}
