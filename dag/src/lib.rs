//! Meaning: control flow, liveness, lifting, the Dag, proving, synthesis.

pub mod cfg;
#[path = "contract_stub.rs"]
pub mod contract;
pub mod function;
pub mod graph;
pub mod interp;
pub mod lift;
pub mod live;
pub mod meaning;
pub mod prove;
pub mod random;
pub mod smt;
pub mod symbolic;
pub mod verify;
