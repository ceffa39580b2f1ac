//! Cuts with few leaves, as in the rewriting of logic networks (Mishchenko, Chatterjee and Brayton, "DAG-aware AIG
//! rewriting", DAC 2006): sets of nodes between a root and at most [`LEAVES`] values on which it depends. Unlike cones by
//! depth they follow one operand and stop at another.

use crate::ir::graph::{Dag, Kind, NodeId, Value};
use std::collections::BTreeSet;

const LEAVES: usize = 2;
/// Cuts of one node that are kept, those with the fewest nodes first.
const KEPT: usize = 12;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    leaves: BTreeSet<Value>,
    pub interior: BTreeSet<NodeId>,
}

/// The cuts of each node that may be inside one, by index.
pub fn of_all(dag: &Dag, inside: &dyn Fn(NodeId) -> bool) -> Vec<Vec<Cut>> {
    let mut all: Vec<Vec<Cut>> = Vec::with_capacity(dag.len());
    for (id, _) in dag.iter() {
        let cuts = if inside(id) { of_node(dag, id, inside, &all) } else { Vec::new() };
        all.push(cuts);
    }
    all
}

/// Every operand is a leaf or cut further.
fn of_node(dag: &Dag, id: NodeId, inside: &dyn Fn(NodeId) -> bool, all: &[Vec<Cut>]) -> Vec<Cut> {
    let mut cuts = vec![Cut { leaves: BTreeSet::new(), interior: BTreeSet::from([id]) }];
    let operands: BTreeSet<Value> = dag.node(id).values().into_iter().collect();
    for v in operands {
        let constant = matches!(dag.node(v.node).kind, Kind::Const(_));
        let further = if inside(v.node) { &all[v.node.index()][..] } else { &[] };
        let mut next: Vec<Cut> = Vec::new();
        for cut in &cuts {
            let leaf = Cut { leaves: BTreeSet::from([v]), interior: BTreeSet::new() };
            for part in further.iter().chain((!constant).then_some(&leaf)) {
                let joined = Cut { leaves: &cut.leaves | &part.leaves, interior: &cut.interior | &part.interior };
                // What is inside on one way is no leaf on another.
                let open = joined.leaves.iter().any(|l| joined.interior.contains(&l.node));
                if joined.leaves.len() <= LEAVES && !open && !next.contains(&joined) {
                    next.push(joined);
                }
            }
        }
        cuts = next;
    }
    cuts.sort_by_key(|c| c.interior.len());
    cuts.truncate(KEPT);
    cuts
}
