//! Accesses that stand for several others, in an order that does the same.

use super::Accesses;
use crate::ir::graph::{Dag, NodeId, Value};
use crate::lift::rebuild;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// A node that does what some accesses did, given by their numbers in [`Accesses::all`].
#[derive(Clone, Debug)]
pub(super) struct Join {
    pub node: NodeId,
    pub of: Vec<usize>,
    pub stores: bool,
}

/// `new` is `dag` with a node for each join, and `replace` says who reads what now; accesses that nobody needs any
/// more go. A load is done where the first of its accesses was, a store where the last was. `None` if that exchanges
/// accesses to the same bytes.
pub(super) fn in_place(
    dag: &Dag,
    mut new: Dag,
    known: &Accesses,
    joins: &[Join],
    replace: &FxHashMap<Value, Value>,
) -> Option<Dag> {
    let all = &known.all;
    let nodes = |stores: bool| joins.iter().filter(move |j| j.stores == stores).flat_map(|j| &j.of);
    let stored: BTreeSet<NodeId> = nodes(true).map(|n| all[*n].node).collect();
    // What also stores stays for that.
    let loaded: BTreeSet<NodeId> = nodes(false).filter(|n| all[**n].stored.is_none()).map(|n| all[*n].node).collect();
    replace.iter().for_each(|(old, value)| new.rename(*old, *value));
    // Who reads what an instruction gives that also stores (flags) needs it all.
    new.effects = joins.iter().filter(|j| j.stores).map(|j| j.node).collect();
    new.effects.extend(dag.effects.iter().filter(|e| !stored.contains(e) && !loaded.contains(e)));
    let needed = new.alive();
    if stored.iter().any(|n| needed[n.index()]) {
        return None;
    }
    let mut at: Vec<(usize, NodeId)> = Vec::new();
    for join in joins {
        let orders = join.of.iter().map(|n| all[*n].order);
        at.push((if join.stores { orders.max() } else { orders.min() }?, join.node));
    }
    // When each effect is done: an access may be done in a join, by itself, or both.
    let mut moments: Vec<(usize, usize)> = Vec::new();
    let joined: Vec<(usize, &Join)> = at.iter().map(|a| a.0).zip(joins).collect();
    for (order, node) in dag.effects.iter().enumerate() {
        let stays = !stored.contains(node) && (!loaded.contains(node) || needed[node.index()]);
        let inside = joined.iter().filter(|(_, join)| join.of.iter().any(|n| all[*n].node == *node)).map(|(m, _)| *m);
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
    rebuild(&new, &FxHashMap::default())
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
