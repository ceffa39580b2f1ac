//! The phases in their order, and what stands around them: neighbourhoods of long programs, branches, the Pareto front.

pub mod if_conversion;
pub(crate) mod large_neighbourhood;
mod lower;
pub(crate) mod pareto;

use crate::ir::Error;
use crate::problem::Options;
use dag::ir::graph::Dag;

pub use lower::{Lowered, Stats};
pub use pareto::pareto;

/// The cheapest ordered, register-allocated instruction list for `dag` under `options`.
pub fn lower(dag: &Dag, options: &Options) -> Result<Lowered, Error> {
    lower::lower_with(dag, options, large_neighbourhood::improve)
}
