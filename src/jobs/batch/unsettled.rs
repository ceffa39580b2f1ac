//! Functions about which something is to be found out, by their keys.

use super::names::LocalLabels;
use super::{BatchPlan, Entry, Unit, key};
use crate::input::error::Problem;
use crate::jobs::pool;
use crate::pipeline::result::Ended;
use std::collections::BTreeMap;

/// A function, or several that are equal, about which something is to be found out.
pub struct UnsettledFunction {
    pub key: String,
    /// Unit and entry; there is one at least.
    pub askers: Vec<(usize, usize)>,
    /// The labels of the first.
    pub names: LocalLabels,
}

/// What is to be found out about units of which nothing is known yet.
///
/// # Errors
/// What is wrong with the options.
pub fn unsettled(units: &[Unit], plan: &BatchPlan) -> Result<Vec<UnsettledFunction>, Vec<Problem>> {
    let options = key::options(&plan.job)?;
    let keyed = pool::each(units.len(), plan.jobs, &|| false, &|u| unsettled_of(units, u, &options));
    let mut by_key: BTreeMap<String, usize> = BTreeMap::new();
    let mut unsettled: Vec<UnsettledFunction> = Vec::new();
    for function in keyed.into_iter().flatten().flatten() {
        match by_key.get(&function.key) {
            Some(&known) => unsettled[known].askers.extend(function.askers),
            None => {
                by_key.insert(function.key.clone(), unsettled.len());
                unsettled.push(function);
            }
        }
    }
    Ok(unsettled)
}

/// Those of one unit, each by itself. Keys take as long as reading.
fn unsettled_of(units: &[Unit], u: usize, options: &str) -> Vec<UnsettledFunction> {
    let unit = &units[u];
    let of = |(e, entry): (usize, &Entry)| {
        let (Ok(contract), Ended::Open) = (&entry.contract, &entry.result.ended) else { return None };
        let names = key::names(&unit.module, entry.function);
        let key = key::key(&unit.module, entry.function, contract, &names, options);
        Some(UnsettledFunction { key, askers: vec![(u, e)], names })
    };
    unit.entries.iter().enumerate().filter_map(of).collect()
}
