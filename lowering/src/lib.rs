//! Order and registers: turns a register-free [`Dag`](dag::ir::graph::Dag) into the cheapest instruction list.
//!
//! [`lower`] reads as the phases: state the problem (`problem`), find some answer (`heuristic`), improve
//! it to the proved optimum of an integer program (`ilp`), and let
//! an independent checker ([`check`]) confirm the instructions that go out.
//!
//! Every alive node is emitted exactly once (constants, once or more); so the cost that is minimized is
//! what comes on top: copies forced by tied operands, moves into and out of fixed registers, constants made
//! again, spills where registers do not suffice, prefixes.
//!
//! ```
//! use dag::ir::graph::{Dag, Kind, LiveOut, Node, Port, Use, Value};
//! use isa::{Gpr, Width, table};
//! use lowering::{Objective, Options, Status, lower};
//!
//! // rax = rdi * rsi
//! let mut graph = Dag::new();
//! let node = |kind| Node { kind, origin: None, effect: false };
//! let factors = [Gpr::RDI, Gpr::RSI].map(|g| Use::Value {
//!     value: Value { node: graph.push(node(Kind::Input(g.into()))), port: Port::Whole },
//!     high: false,
//! });
//! let row = table().find("imul", Width::W64).expect("the table has it");
//! let product =
//!     Kind::Inst { row, operands: factors.to_vec(), implicit: Vec::new(), flags: Vec::new() };
//! let value = Value { node: graph.push(node(product)), port: Port::Operand(0) };
//! graph.live_out.push(LiveOut { reg: Gpr::RAX.into(), value, mask: u64::MAX });
//!
//! // `imul` overwrites its first operand, so one copy is needed: to rax or from there.
//! let options = Options { objective: Objective::parse("latency + 0.5*bytes")?, ..Options::default() };
//! let lowered = lower(&graph, &options)?;
//! assert_eq!(lowered.insts.len(), 2);
//! assert_eq!(lowered.status, Status::Optimal);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
pub use ilp::choice::choose;
pub use ir::{Backend, Emitted, Error, Regs, Status};
pub use phases::{Lowered, Stats, lower, pareto};
pub use problem::Options;
pub use problem::slots::SLOTS;
pub use problem::swaps::foresee;
