//! Component-based synthesis (S. Gulwani, S. Jha, A. Tiwari, R. Venkatesan, *Synthesis of Loop-Free Programs*, PLDI 2011)
//! over a library that is divided until the solver has an answer (*HieraSynth*, OOPSLA 2025).
//!
//! A node of the search gives each line of a program a set of shapes; the solver is asked for a program whose lines choose
//! from these sets, on some tests. An unsatisfiable question ends the node, and with it all programs of all nodes that it
//! would be divided into; where the solver gives up, the largest set is divided ([`tree`] has the sets, made from the
//! instruction table). So `unsat` at the ends of the tree says that no program over the whole library is right, whatever
//! its constants: immediates and numbers in registers are variables of their full width; displacements of addresses are
//! those of the library.
//!
//! The paper's nodes are bags of sets whose places in the program the solver chooses. Here a node is a list of them: without
//! variables for places what a line reads is known to come from lines before it, and on a test the first line computes with
//! numbers. Of the orders of a bag each program is in one ([`program_form`]).
//!
//! Tests that refuted a program are asked first everywhere. Limits are Z3's units, and rounds have a size of their own, so
//! what comes out does not depend on the number of threads.

mod domains;
mod dominated;
mod model;
mod node;
mod program_form;
mod question;
mod queue;
mod selector;
mod states;
mod tree;

use super::shape::Shapes;
use super::{Proposal, ProposalRequest, Strategy};
use model::SearchSubject;
use queue::{DividedEnd, NodeQueue};
use states::OrderedTests;
use tree::LibraryTree;

pub struct Divided;

impl Strategy for Divided {
    fn name(&self) -> &'static str {
        "divided"
    }

    fn slow(&self) -> bool {
        true
    }

    fn shows(&self) -> &'static str {
        "divided library unsatisfiable, for all constants"
    }

    fn propose(&self, request: &ProposalRequest) -> Proposal {
        if request.length == 0 {
            return super::constant::Constant.propose(request);
        }
        let ProposalRequest { spec, tests, .. } = *request;
        if !spec.is_general() || tests.registers.is_empty() || spec.repeats_a_flag() {
            return Proposal::NotApplicable;
        }
        let mut shapes = Shapes::over_general_registers(request.library, spec);
        if shapes.all.is_empty() {
            return if shapes.complete { Proposal::Exhausted } else { Proposal::NotApplicable };
        }
        let tree = LibraryTree::of(&mut shapes);
        let smt = request.effort.smt;
        let OrderedTests { tests, order } = OrderedTests::of(spec, tests, u64::from(smt.seed));
        let subject = SearchSubject { spec, tests: &tests, shapes: &shapes, tree: &tree };
        let mut queue = NodeQueue::new(subject, order, smt, request.cores);
        let end = queue.search(request.length);
        request.meter.count_queries(queue.queries);
        request.meter.count_pruned(queue.pruned);
        match end {
            DividedEnd::Found(program) => Proposal::Candidates(vec![program]),
            DividedEnd::Limit(phase) => Proposal::Limit(phase),
            DividedEnd::Nothing if shapes.complete => Proposal::Exhausted,
            DividedEnd::Nothing => Proposal::Limit("components without a term"),
        }
    }
}

#[cfg(test)]
mod tests;
