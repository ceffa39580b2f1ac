//! Order and registers: turns a register-free [`Dag`] into the cheapest instruction list.
//!
//! [`lower`] reads as the phases: state the problem (`problem`), find some answer (`heuristic`), improve
//! it to the proved optimum of an integer program (`ilp`), and let
//! an independent checker ([`check`]) confirm the instructions that go out.
//!
//! Every alive node is emitted exactly once (constants, once or more); so the cost that is minimized is
//! what comes on top: copies forced by tied operands, moves into and out of fixed registers, constants made
//! again, spills where registers do not suffice, prefixes.

pub mod check;
pub mod cost;
mod emit;
mod heuristic;
pub(crate) mod ilp;
pub mod ir;
pub mod phases;
mod problem;
pub mod select;

pub use cost::{Cost, CostModel, Key, Measures, Objective, Weights};
pub use ir::{Backend, Emitted, Error, Regs, Status};
pub use phases::{Lowered, Stats, lower, pareto};
pub use problem::Options;
pub use problem::slots::SLOTS;
