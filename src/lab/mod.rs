//! Experiments: strategies and objectives side by side, random functions, runs on this CPU.

pub mod experiment;
pub mod fuzz;
pub mod random_code;
pub mod replay;
pub mod rules;
