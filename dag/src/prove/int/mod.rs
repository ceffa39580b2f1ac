//! Proof by integers: a claim about bit-vectors as one about integers, in which products, quotients by constants and
//! carries are short.
//!
//! Variables are cut into limbs where the terms cut them (`cuts`); terms are polynomials over limbs
//! (`translate`), wrapped where something looks at their bits (`divide`); products of limbs are variables with
//! bounds. What is left is linear. A solution says nothing, as products are free; that there is none is a proof.
//!
//! A proof counts only if two checks agree with it. The translation is audited (`audit`): by another reading of
//! the terms, the evaluator, on many states. And the linear problem is decided twice, in two ways ([`Decision`]).

mod audit;
mod cuts;
mod divide;
mod operators;
mod translate;

pub use crate::ir::integers::poly::{IntRange, IntVar, Monomial, Poly};
pub use crate::ir::integers::problem::{Formula, FormulaId, IntProblem, LinearForm, VarMeaning};

use crate::smt::{Decision, Limits, integers_to_smt2, satisfiable};
use isa::{Arena, BinOp, ExprId, ExprNode};

/// What became of an attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum IntOutcome {
    /// The assertions exclude each other. By the bounds of polynomials alone, or by the solver.
    Unsat { solver: bool },
    /// Nothing is known; why not.
    Unknown(String),
}

/// Whether the operators of `assertions` are such that integers can help: products, divisions, or sums of many parts.
pub fn suited(arena: &Arena, assertions: &[ExprId]) -> bool {
    let reachable = arena.reachable(assertions);
    let float = reachable.iter().any(|&e| arena.node(e).is_float());
    let arithmetic = reachable.iter().any(|&e| match arena.node(e) {
        ExprNode::Bin(BinOp::Mul | BinOp::Add | BinOp::Sub, ..) => true,
        ExprNode::Bin(BinOp::UDiv | BinOp::URem | BinOp::SDiv | BinOp::SRem, _, d) => arena.as_const(d).is_some(),
        _ => false,
    });
    arithmetic && !float
}

/// Whether `assertions` (width 1) exclude each other, within `limits` for each decision.
pub fn refute(arena: &Arena, assertions: &[ExprId], limits: Limits) -> IntOutcome {
    let unknown = |why: &str| IntOutcome::Unknown(why.to_string());
    let Ok(t) = translate::translate(arena, assertions) else {
        return unknown("too large for integers");
    };
    let goals: Vec<Option<bool>> = t.problem.goals.iter().map(|&g| t.problem.as_truth(g)).collect();
    let by_bounds = goals.contains(&Some(false));
    if !by_bounds && goals.iter().all(|g| *g == Some(true)) {
        return unknown("nothing to decide over integers");
    }
    if !by_bounds && !decided_twice(&t.problem, limits) {
        return unknown("integers do not decide it");
    }
    match audit::audit(arena, assertions, &t) {
        Ok(()) => IntOutcome::Unsat { solver: !by_bounds },
        Err(why) => IntOutcome::Unknown(format!("the translation to integers is wrong: {why}")),
    }
}

/// Whether two decisions find no solution and none finds one.
fn decided_twice(problem: &IntProblem, limits: Limits) -> bool {
    let mut agreed = 0;
    for (k, decision) in Decision::ALL.into_iter().enumerate() {
        match satisfiable(problem, decision, limits) {
            Some(true) => return false,
            Some(false) => agreed += 1,
            None => {}
        }
        if agreed == 2 || agreed + Decision::ALL.len() - 1 - k < 2 {
            break;
        }
    }
    agreed == 2
}

/// The integer problem of `assertions` as a standalone SMT-LIB file, if there is one.
pub fn to_smt2(arena: &Arena, assertions: &[ExprId]) -> Option<String> {
    translate::translate(arena, assertions).ok().map(|t| integers_to_smt2(&t.problem))
}
