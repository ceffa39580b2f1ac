//! Neighbouring stores of values that are computed alike become one store of a vector.

use super::row::{Allowed, Rows};
use super::{Access, Accesses, address_of};
use crate::graph::{Dag, NodeId};
use crate::lift::rebuild;
use std::collections::{BTreeSet, HashMap};

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

/// One vector's worth of stores joined. Each time there are fewer stores.
fn one_joined(dag: &Dag, allowed: Allowed) -> Option<Dag> {
    let mut known = Accesses::of(dag)?;
    let runs = runs(&known);
    runs.iter().find_map(|stores| as_vector(dag, &mut known, stores, allowed))
}

/// Stores that lie side by side and fill a vector, the lowest address first, as numbers of accesses.
fn runs(known: &Accesses) -> Vec<Vec<usize>> {
    let all = &known.all;
    let mut stores: Vec<usize> =
        (0..all.len()).filter(|n| all[*n].stored.is_some() && all[*n].bytes < VECTOR).collect();
    stores.sort_by_key(|n| (all[*n].base, all[*n].bytes, all[*n].at, all[*n].order));
    let next = |a: &Access, b: &Access| a.base == b.base && a.bytes == b.bytes && a.end() == b.at;
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
    let mut rows = Rows::new(dag, known, allowed, lane);
    let vector = rows.vector(&lanes)?;
    let address = address_of(dag, rows.known.all[stores[0]].node)?;
    let store = rows.store(address, vector)?;
    let (new, mut joins) = (rows.dag, rows.loads);
    joins.push((store, stores.to_vec()));
    in_place(dag, new, known, &joins)
}

/// `new` has a node for each join, some accesses of `dag`; those that nobody needs any more go. A load is done where the
/// first of its accesses was, a store where the last was. `None` if that exchanges accesses to the same bytes.
fn in_place(dag: &Dag, mut new: Dag, known: &Accesses, joins: &[(NodeId, Vec<usize>)]) -> Option<Dag> {
    let all = &known.all;
    let (store, loads) = joins.split_last()?;
    let stored: BTreeSet<NodeId> = store.1.iter().map(|n| all[*n].node).collect();
    let loaded: BTreeSet<NodeId> = loads.iter().flat_map(|l| &l.1).map(|n| all[*n].node).collect();
    // Who reads what an instruction gives that also stores (flags) needs it all.
    new.effects = vec![store.0];
    new.effects.extend(dag.effects.iter().filter(|e| !stored.contains(e) && !loaded.contains(e)));
    let needed = new.alive();
    if stored.iter().any(|n| needed[n.index()]) {
        return None;
    }
    let orders = |join: &[usize]| join.iter().map(|n| all[*n].order).collect::<Vec<_>>();
    let last = orders(&store.1).into_iter().max()?;
    let mut at: Vec<(usize, NodeId)> = vec![(last, store.0)];
    for (node, join) in loads {
        at.push((orders(join).into_iter().min()?, *node));
    }
    // When each effect is done: an access may be done in a join, by itself, or both.
    let mut moments: Vec<(usize, usize)> = Vec::new();
    for (order, node) in dag.effects.iter().enumerate() {
        let stays = !stored.contains(node) && (!loaded.contains(node) || needed[node.index()]);
        let joined = at.iter().zip(std::iter::once(&store.1).chain(loads.iter().map(|l| &l.1)));
        let inside = joined.filter(|(_, join)| join.iter().any(|n| all[*n].node == *node)).map(|(m, _)| m.0);
        moments.extend(inside.chain(stays.then_some(order)).map(|moment| (order, moment)));
        if stays {
            at.push((order, *node));
        }
    }
    if !keeps_order(known, &moments) {
        return None;
    }
    // The wide access stands before what stays at the same place.
    at.sort_by_key(|(order, node)| (*order, std::cmp::Reverse(*node)));
    new.effects = at.into_iter().map(|(_, node)| node).collect();
    rebuild(&new, &HashMap::new())
}

/// Whether what is done at other moments than before (position, and position from now on) does not exchange a store and
/// another access to the same bytes, or an access and a fault.
fn keeps_order(known: &Accesses, moments: &[(usize, usize)]) -> bool {
    let access = |order: usize| known.all.iter().find(|a| a.order == order);
    let free = |a: &(usize, usize), b: &(usize, usize)| match (access(a.0), access(b.0)) {
        (Some(x), Some(y)) => x.stored.is_none() && y.stored.is_none() || !known.may_overlap(x, y),
        _ => false,
    };
    let exchanged = |a: &(usize, usize), b: &(usize, usize)| a.0 < b.0 && a.1 > b.1;
    moments.iter().all(|a| moments.iter().all(|b| !exchanged(a, b) || free(a, b)))
}
