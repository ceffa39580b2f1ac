//! The integer program: its model, its solvers, and the way from a solution to instructions.

pub(crate) mod best;
pub(crate) mod choice;
mod constants;
pub(crate) mod constraints;
pub(crate) mod extract;
pub(crate) mod goal;
pub(crate) mod model;
pub(crate) mod program;
pub(crate) mod refine;
pub(crate) mod schedule;
mod search;
pub(crate) mod solve;
pub(crate) mod weights;
