//! What is written down of a proved claim ([`Query`]).

use super::{int, sums};
use crate::ir::query::{Query, QueryText, Route};
use crate::smt;
use isa::{Arena, ExprId};

/// `assertions` (width 1) exclude each other; `near` are those that the route was asked about.
pub fn excluded(arena: &Arena, goal: &str, route: Route, assertions: &[ExprId], near: &[ExprId]) -> Query {
    let goal = goal.replace('\n', " ");
    let header = format!("; {goal}; proved by: {}\n", route.name());
    let integers = (route == Route::Integers).then(|| int::to_smt2(arena, near)).flatten();
    let certificate = (route == Route::Sums).then(|| sums::certificate(arena, *assertions.last()?)).flatten();
    let bits = header.clone() + &smt::to_smt2(arena, assertions);
    Query { goal, route, text: Some(QueryText { bits, integers: integers.map(|text| header + &text), certificate }) }
}

/// A goal whose two sides are one term as they were built.
pub fn identical(goal: &str) -> Query {
    Query { goal: goal.replace('\n', " "), route: Route::Identity, text: None }
}
