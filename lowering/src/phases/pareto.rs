//! Answers none of which is better than another in everything.

use crate::cost::{Cost, Objective};
use crate::ir::Error;
use crate::phases::{Lowered, lower};
use crate::problem::Options;
use dag::ir::graph::Dag;

/// The best answer under each objective, as far as no other is at least as good in all five measures: each with the
/// objective that it was found under, in the order of [`Objective::ALL`]. Of equal ones the first is kept. Between two of
/// them there may be further compromises; what each is best at is as sure as its [`Lowered::status`] says.
///
/// # Errors
/// What [`lower`] says of the first objective without an answer: a graph has one under all or none.
pub fn pareto(dag: &Dag, options: &Options) -> Result<Vec<(Objective, Lowered)>, Error> {
    let under = |objective| Ok((objective, lower(dag, &Options { objective, ..options.clone() })?));
    let all = Objective::ALL.into_iter().map(under).collect::<Result<Vec<_>, Error>>()?;
    let costs: Vec<Cost> = all.iter().map(|(_, l)| l.total).collect();
    let keep = |k: usize| {
        let beaten = |(j, other): (usize, &Cost)| other.covers(&costs[k]) && (*other != costs[k] || j < k);
        !costs.iter().enumerate().any(beaten)
    };
    Ok(all.into_iter().enumerate().filter(|(k, _)| keep(*k)).map(|(_, x)| x).collect())
}

impl Cost {
    /// At least as good in every measure.
    pub fn covers(&self, other: &Cost) -> bool {
        self.uops <= other.uops
            && self.instructions <= other.instructions
            && self.bytes <= other.bytes
            && self.latency <= other.latency
            && self.throughput <= other.throughput
    }
}
