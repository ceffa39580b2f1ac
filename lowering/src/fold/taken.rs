//! As many folds as go, taken one after the other: a graph without folds, for searches that decide none.

use super::unanswered;
use crate::Emitted;
use dag::graph::{Dag, Fold, Node, NodeId};
use std::collections::BTreeMap;

/// A graph in which some folds are taken: each stands where the node was whose results it gives.
pub struct Taken {
    pub dag: Dag,
    /// The nodes of the folds that are taken, by the nodes in whose place they stand.
    by: BTreeMap<NodeId, NodeId>,
}

impl Taken {
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
    order.sort_by_key(|f| (std::cmp::Reverse(f.with.len()), f.by));
    let mut gone: Vec<NodeId> = Vec::new();
    for f in order {
        if f.nodes().any(|n| gone.contains(&n)) || unanswered(open, f) {
            continue;
        }
        gone.extend(f.nodes());
        taken.by.insert(f.of, f.by);
        let effect = open.effects.iter().any(|e| f.nodes().any(|n| n == *e));
        taken.dag.replace(f.of, Node { effect, ..open.node(f.by).clone() });
        let place = taken.dag.effects.iter().position(|e| f.nodes().any(|n| n == *e));
        taken.dag.effects.retain(|e| !f.nodes().any(|n| n == *e));
        if let Some(place) = place {
            taken.dag.effects.insert(place, f.of);
        }
    }
    (!taken.by.is_empty()).then_some(taken)
}
