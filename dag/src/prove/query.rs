//! Proved claims as text, for other solvers to confirm.

use super::int;
use super::route::Route;
use crate::smt;
use isa::{Arena, ExprId};

/// A claim that was found impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query {
    /// The goal that it belongs to: `rax at return`.
    pub goal: String,
    pub route: Route,
    /// `None` if both sides were one term when they were built, so that nothing is left to ask.
    pub text: Option<Text>,
}

/// A claim as standalone SMT-LIB files, each with the answer `unsat`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    /// The claim over bit-vectors, as it was before any route rewrote it.
    pub bits: String,
    /// What was decided over integers, if that was the route.
    pub integers: Option<String>,
}

impl Query {
    /// `assertions` (width 1) exclude each other; `near` are those that the route was asked about.
    pub fn new(arena: &Arena, goal: &str, route: Route, assertions: &[ExprId], near: &[ExprId]) -> Query {
        let goal = goal.replace('\n', " ");
        let header = format!("; {goal}; proved by: {}\n", route.name());
        let integers = (route == Route::Integers).then(|| int::to_smt2(arena, near)).flatten();
        let bits = header.clone() + &smt::to_smt2(arena, assertions);
        Query { goal, route, text: Some(Text { bits, integers: integers.map(|text| header + &text) }) }
    }

    /// A goal whose two sides are one term as they were built.
    pub fn identical(goal: &str) -> Query {
        Query { goal: goal.replace('\n', " "), route: Route::Identity, text: None }
    }
}
