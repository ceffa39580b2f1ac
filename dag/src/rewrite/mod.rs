//! Graphs and functions that do the same with other instructions. Each of these proposes; proofs decide.

pub mod branch_conditions;
pub mod carries;
pub mod divisions;
pub mod folds;
pub mod memory;
pub mod promote;
pub mod tail_merging;
pub mod vzeroupper;
