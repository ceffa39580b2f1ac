//! As many folds as go, taken one after the other: a graph without folds, for searches that decide none.

use super::unanswered;
use crate::ir::Emitted;
use dag::ir::graph::{Dag, Fold, Node, NodeId};
use std::collections::BTreeMap;

/// A graph in which some folds are taken: each stands where the node was whose results it gives.
pub struct Taken {
    pub dag: Dag,
    /// The nodes of the folds that are taken, by the nodes in whose place they stand.
    by: BTreeMap<NodeId, NodeId>,
}

impl Taken {
    /// The graph in which they, and no others, are open.
    pub fn chosen(&self, open: &Dag) -> Dag {
        let mut chosen = open.unfolded();
        chosen.folds = open.folds.iter().filter(|f| self.by.values().any(|by| *by == f.by)).cloned().collect();
        chosen
    }

    /// An answer for the graph in which the folds are open.
    pub fn reopened(&self, insts: Vec<Emitted>) -> Vec<Emitted> {
        let renamed = |e| match e {
            Emitted::Inst { inst, node: Some(node) } => {
                Emitted::Inst { inst, node: Some(self.by.get(&node).copied().unwrap_or(node)) }
            }
            e => e,
        };
        insts.into_iter().map(renamed).collect()
    }
}

/// The graph with as many folds as go together, those for the most nodes first; `None` if there is none.
pub fn taken(open: &Dag) -> Option<Taken> {
    let mut taken = Taken { dag: open.decided(), by: BTreeMap::new() };
    let mut order: Vec<&Fold> = open.folds.iter().collect();
    // Of what is for the same nodes the last has most in it.
    order.sort_by_key(|f| std::cmp::Reverse((f.with.len(), f.by)));
    let mut gone: Vec<NodeId> = Vec::new();
    for f in order {
        let Some(host) = host(open, f).filter(|_| !f.nodes().any(|n| gone.contains(&n)) && !unanswered(open, f)) else {
            continue;
        };
        gone.extend(f.nodes());
        taken.by.insert(host, f.by);
        let among = |e: &NodeId| f.nodes().any(|n| n == *e);
        let place = taken.dag.effects.iter().position(among);
        taken.dag.replace(host, Node { effect: place.is_some(), ..open.node(f.by).clone() });
        taken.dag.effects.retain(|e| !among(e));
        if let Some(place) = place {
            taken.dag.effects.insert(place, host);
        }
    }
    (!taken.by.is_empty()).then_some(taken)
}

/// The node that becomes the fold's: that whose results it gives, or if it has operands that come later, the last one,
/// where nobody reads any results.
fn host(open: &Dag, f: &Fold) -> Option<NodeId> {
    let needed = open.node(f.by).values().into_iter().map(|v| v.node).max();
    let behind = |host: &NodeId| needed.is_none_or(|n| n < *host);
    let last = f.nodes().max()?;
    let read = || open.iter().any(|(id, n)| !f.nodes().any(|x| x == id) && n.values().iter().any(|v| v.node == f.of));
    let leaves =
        || open.live_out_flags.iter().any(|l| l.1.node == f.of) || open.live_out.iter().any(|l| l.value.node == f.of);
    Some(f.of).filter(behind).or_else(|| Some(last).filter(behind).filter(|_| !read() && !leaves()))
}
