//! What instructions and lists of them cost, in every measure: objectives, prices, predicted cycles.

mod measures;
mod objective;
pub mod predict;
pub(crate) mod price;

pub use measures::{Cost, Measures};
pub use objective::Objective;
