//! What code means: symbolic execution, the values of a graph as terms, frames, and an interpreter.

pub mod frame;
pub mod interpreter;
pub mod meaning;
pub mod symbolic;
