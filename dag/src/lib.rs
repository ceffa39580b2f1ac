//! Meaning: control flow, liveness, lifting, the Dag, proving, synthesis.
//!
//! - [`ir`] has functions, their control flow, and the [`ir::graph::Dag`]; [`text`] is its text form.
//! - [`analysis`] says what is known of a function without a proof, [`lift`] makes graphs of code.
//! - [`semantics`] says what code means, as terms over variables of a [`semantics::symbolic::Context`].
//! - [`prove`] decides one equality of terms ([`smt`] asks Z3), [`verify`] whether one function refines another.
//! - [`rewrite`] and [`search`] propose graphs that do the same at a lower cost.
//!
//! ```
//! use dag::prove::{Goal, Verdict, prove};
//! use dag::semantics::symbolic::{Context, Var};
//! use dag::smt::Limits;
//!
//! // Clearing the lowest bit that is set: x & (x - 1) is x - (x & -x).
//! let mut ctx = Context::new();
//! let x = ctx.var(Var::Reg { cut: 0, reg: isa::Gpr::RDI.into(), private: None }, 64);
//! let a = &mut ctx.arena;
//! let (one, negated) = (a.constant(64, 1), a.un(isa::UnOp::Neg, x));
//! let (below, lowest) = (a.sub(x, one), a.and(x, negated));
//! let (source, target) = (a.and(x, below), a.sub(x, lowest));
//! let goal = Goal { name: "blsr".to_string(), assumption: a.bool(true), source, target };
//! let limits = Limits { rlimit: 1_000_000, seed: 0 };
//! assert_eq!(prove(&mut ctx, &goal, &[], limits, &mut Default::default()), Verdict::Proved);
//! ```

pub mod analysis;
pub mod ir;
pub mod lift;
pub mod prove;
pub mod recheck;
pub mod rewrite;
pub mod search;
pub mod semantics;
pub mod smt;
pub mod text;
pub mod verify;
