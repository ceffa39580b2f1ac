//! Meaning: control flow, liveness, lifting, the Dag, proving, synthesis.

pub mod function;
pub mod graph;
