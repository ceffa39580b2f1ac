//! CEGIS with one opcode selector and one selector per operand for every line, immediates as solver variables
//! (the successors of Gulwani et al. 2011 have this form, Souper among them). The constraint is stated for a few tests, and
//! for more as programs are found that fail them; its `unsat` proves that no program of this length over the component
//! set is correct, whatever the immediates.
//!
//! Many lists of lines are the same program. What follows keeps at least one list of each program, so `unsat` stays true:
//! no line is dead, no two lines are equal, operands that commute are in order, and of neighbours where the second does
//! not need the first, the first has the smaller opcode (swapping such neighbours until none is out of order ends).

use super::shape::Shapes;
use super::{Proposal, ProposalRequest, Strategy, narrow};
use crate::ir::graph::Dag;
use crate::ir::random::Random;
use crate::search::cegis::first_disagreement;
use crate::search::spec::Tests;
use isa::expr::WORD;
use model::LinearModel;

mod model;
mod program_form;

pub struct Linear;

/// Tests of the first question.
const FIRST_TESTS: usize = 4;
/// Longer programs have constraints that are not settled in useful time: measured, two lines take a second or a few at
/// 32 bits, three do not end.
const LONGEST: usize = 2;
/// The same at a quarter of the width.
const LONGEST_NARROW: usize = 3;
/// States there, and how often more are added because what was found does not generalise.
const NARROW_STATES: usize = 16;
const NARROW_ROUNDS: usize = 4;
/// Inputs of a component that is searched over.
const SLOTS: usize = 3;

impl Strategy for Linear {
    fn name(&self) -> &'static str {
        "linear"
    }

    fn slow(&self) -> bool {
        true
    }

    fn shows(&self) -> &'static str {
        "linear encoding unsatisfiable, for all constants"
    }

    fn propose(&self, request: &ProposalRequest) -> Proposal {
        if request.length == 0 {
            return super::constant::Constant.propose(request);
        }
        // Unused operands are input 0.
        if request.length > LONGEST_NARROW
            || !request.spec.is_general()
            || request.tests.registers.is_empty()
            || request.spec.repeats_a_flag()
        {
            return Proposal::NotApplicable;
        }
        let shapes = Shapes::over_general_registers(request.library, request.spec);
        if shapes.all.is_empty() {
            return if shapes.complete { Proposal::Exhausted } else { Proposal::NotApplicable };
        }
        let heaviest = shapes.all.iter().map(|s| s.component.weight).max().unwrap_or(1);
        let mut ended =
            if shapes.complete { Proposal::Exhausted } else { Proposal::Limit("components without a term") };
        if request.length > 1
            && let Some(dag) = at_quarter_width(request, &shapes)
        {
            return Proposal::Candidates(vec![dag]);
        }
        if request.length > LONGEST {
            return Proposal::NotApplicable;
        }
        let scale = Scale { tests: request.tests, word: WORD };
        for lines in request.length.div_ceil(heaviest)..=request.length {
            match LinearModel::new(request, &shapes, scale, lines).solve() {
                Proposal::Exhausted => {}
                Proposal::Limit(phase) => ended = Proposal::Limit(phase),
                found => return found,
            }
        }
        ended
    }
}

/// A program that is found with 8 bits for 32 and 16 for 64, and agrees with all tests at full width for some choice of
/// its immediates.
fn at_quarter_width(request: &ProposalRequest, shapes: &Shapes) -> Option<Dag> {
    let mut random = Random::new(u64::from(request.effort.smt.seed));
    let shapes = shapes.narrowed();
    let heaviest = shapes.all.iter().map(|s| s.component.weight).max()?;
    for states in (1..=NARROW_ROUNDS).map(|n| n * NARROW_STATES) {
        let tests = narrow::tests(request.spec, request.tests, states, &mut random)?;
        let scale = Scale { tests: &tests, word: narrow::WORD };
        let mut found = false;
        for lines in request.length.div_ceil(heaviest)..=request.length {
            let Some((lines, outputs)) = LinearModel::new(request, &shapes, scale, lines).once() else { continue };
            found = true;
            let programs = narrow::generalised(&shapes, &lines).into_iter();
            let mut dags = programs.filter_map(|lines| shapes.program(request.spec, &lines, &outputs));
            let agrees = |dag: &Dag| first_disagreement(request.spec, request.tests, dag, 0).is_none();
            if let Some(dag) = dags.find(agrees) {
                return Some(dag);
            }
        }
        if !found {
            return None;
        }
    }
    None
}

/// At which width programs are looked for.
#[derive(Clone, Copy)]
struct Scale<'a> {
    tests: &'a Tests,
    /// Width of a register.
    word: u16,
}
