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
///
/// # Errors
/// [`Error::Infeasible`] if there are no registers without more slots, or no order that keeps the flags;
/// [`Error::Unsupported`] for what this crate does not lower; [`Error::Refuted`] if the checker found a mistake of this
/// crate.
pub fn lower(dag: &Dag, options: &Options) -> Result<Lowered, Error> {
    lower::lower_with(dag, options, large_neighbourhood::improve)
}
