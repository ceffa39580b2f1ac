//! Proved claims as text, for other solvers to confirm.

use super::int;
use super::route::Route;
use crate::smt;
use isa::{Arena, ExprId};

/// A claim that was found impossible, each text a standalone SMT-LIB file whose answer should be `unsat`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query {
    /// The goal that it belongs to: `rax at return`.
    pub goal: String,
    pub route: Route,
    /// The claim over bit-vectors, as it was before any route rewrote it.
    pub bits: String,
    /// What was decided over integers, if that was the route.
    pub integers: Option<String>,
}

impl Query {
    /// `assertions` (width 1) exclude each other; `near` are those that the route was asked about.
    pub fn new(arena: &Arena, goal: &str, route: Route, assertions: &[ExprId], near: &[ExprId]) -> Query {
        let header = format!("; {}; proved by: {}\n", goal.replace('\n', " "), route.name());
        let integers = (route == Route::Integers).then(|| int::to_smt2(arena, near)).flatten();
        Query {
            goal: goal.to_string(),
            route,
            bits: header.clone() + &smt::to_smt2(arena, assertions),
            integers: integers.map(|text| header + &text),
        }
    }
}
