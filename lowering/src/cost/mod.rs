//! What instructions and lists of them cost, in every measure: objectives, costs of instructions, predicted cycles.

pub(crate) mod inst_cost;
mod measures;
mod model;
mod objective;
pub mod objectives;
pub mod predict;

mod weights;

pub use measures::{Cost, Measures};
pub use model::{CostModel, Key, LEVELS};
pub use objective::{Objective, ParseError};
pub use weights::Weights;
