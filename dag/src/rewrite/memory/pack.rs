//! Neighbouring stores of values that are computed alike become one store of a vector.

use super::order::{Join, in_place};
use super::row::{Allowed, RowNodes};
use super::{Accesses, OperandAccess, address_of, general};
use crate::ir::graph::Dag;
use rustc_hash::FxHashMap;

/// Bytes of a vector.
const VECTOR: i64 = 16;

/// The graph with neighbouring accesses joined; `None` if there are none that can be.
pub fn joined(dag: &Dag, allowed: Allowed) -> Option<Dag> {
    let mut best: Option<Dag> = None;
    while let Some(next) = one_joined(best.as_ref().unwrap_or(dag), allowed) {
        best = Some(next);
    }
    best
}

/// Some accesses joined: a vector's worth of stores, or what fits into a general register. Each time there are fewer
/// stores, or as many and fewer effects.
fn one_joined(dag: &Dag, allowed: Allowed) -> Option<Dag> {
    let mut known = Accesses::of(dag)?;
    let runs = runs(&known);
    let vector = runs.iter().find_map(|stores| as_vector(dag, &mut known, stores, allowed));
    vector.or_else(|| general::joined(dag, &mut known, allowed))
}

/// Stores that lie side by side and fill a vector, the lowest address first, as numbers of accesses.
fn runs(known: &Accesses) -> Vec<Vec<usize>> {
    let all = &known.all;
    let mut stores: Vec<usize> =
        (0..all.len()).filter(|n| all[*n].stored.is_some() && all[*n].bytes < VECTOR).collect();
    stores.sort_by_key(|n| (all[*n].base, all[*n].bytes, all[*n].at, all[*n].order));
    let next = |a: &OperandAccess, b: &OperandAccess| a.base == b.base && a.bytes == b.bytes && a.end() == b.at;
    let mut out = Vec::new();
    for (k, first) in stores.iter().enumerate() {
        let lanes = (VECTOR / all[*first].bytes) as usize;
        let Some(run) = stores.get(k..k + lanes) else { continue };
        if run.windows(2).all(|w| next(&all[w[0]], &all[w[1]])) {
            out.push(run.to_vec());
        }
    }
    out
}

fn as_vector(dag: &Dag, known: &mut Accesses, stores: &[usize], allowed: Allowed) -> Option<Dag> {
    let lanes: Vec<_> = stores.iter().map(|n| known.all[*n].stored).collect::<Option<_>>()?;
    let lane = 8 * known.all[stores[0]].bytes as u16;
    let mut rows = RowNodes::new(dag, known, allowed, lane);
    let vector = rows.vector(&lanes)?;
    let address = address_of(dag, rows.known.all[stores[0]].node)?;
    let store = rows.store(address, vector)?;
    let (new, mut joins) = (rows.dag, rows.loads);
    joins.push(Join { node: store, of: stores.to_vec(), stores: true });
    in_place(dag, new, known, &joins, &FxHashMap::default())
}
