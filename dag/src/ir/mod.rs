//! The forms that everything else reads and writes: functions and their control flow, signatures, the graph. Data; nothing here is decided.

pub mod cfg;
pub mod data;
pub mod function;
pub mod graph;
pub mod integers;
pub mod query;
pub mod random;
pub mod signature;
pub mod stack;
