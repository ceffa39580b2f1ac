//! Meaning: control flow, liveness, lifting, the Dag, proving, synthesis.

pub mod cegis;
pub mod cfg;
pub mod component;
pub mod contract;
pub mod difference;
pub mod dot;
pub mod experiment;
pub mod function;
pub mod graph;
pub mod improve;
pub mod interp;
pub mod lift;
pub mod live;
pub mod meaning;
pub mod normal;
pub mod prove;
pub mod random;
pub mod region;
pub mod signature;
pub mod smt;
pub mod spec;
pub mod stack;
pub mod strategy;
pub mod symbolic;
pub mod verify;
pub mod window;
