//! Meaning: control flow, liveness, lifting, the Dag, proving, synthesis.

pub mod analysis;
pub mod ir;
pub mod lift;
pub mod prove;
pub mod rewrite;
pub mod search;
pub mod semantics;
pub mod smt;
pub mod text;
pub mod verify;
