//! What instructions and lists of them cost, in every measure: objectives, prices, predicted cycles.

mod measures;
mod model;
mod objective;
pub mod objectives;
pub mod predict;
pub(crate) mod price;
mod weights;

pub use measures::{Cost, Measures};
pub use model::{CostModel, Key, LEVELS};
pub use objective::{Objective, ParseError};
pub use weights::Weights;
