//! Windows of comparisons and conditional moves alone: sorting, clamping and the like in the midst of other code.
//! Unlike cones they have all the outputs that are made from the same values.

use super::{Analysis, Window};
use crate::ir::graph::{Dag, Kind, NodeId};
use isa::{OperationKind, SchedClass, table};
use std::collections::{BTreeMap, BTreeSet};

/// Fewer nodes have nothing to gain.
const LEAST: usize = 3;

impl Analysis {
    /// Comparisons, conditional moves, and moves of registers, as far as they are connected by what they read. Who
    /// else reads the flags of a comparison keeps it.
    pub fn selections(&self, dag: &Dag) -> Vec<Window> {
        let nodes = dag.iter().map(|(id, _)| id).filter(|&n| self.is_movable(dag, n) && selects(dag, n));
        let windows = groups(dag, &nodes.collect()).into_iter().filter(|g| g.len() >= LEAST).map(|interior| {
            let outputs = self.outputs(dag, &interior).into_iter().filter(|o| !o.0.is_flag()).collect();
            Window { interior, outputs }
        });
        windows.filter(|w| !w.outputs.is_empty()).collect()
    }
}

/// Whether a node only compares, selects, moves or is a number, all in general registers.
fn selects(dag: &Dag, n: NodeId) -> bool {
    match &dag.node(n).kind {
        Kind::Const(_) => true,
        Kind::Inst { row, operands, .. } => {
            let row = table().row(*row);
            let selects = matches!(row.kind, Some(OperationKind::Comparison | OperationKind::Selection));
            let moves = row.class == SchedClass::Move && row.is_general() && row.kind.is_none();
            (selects || moves) && operands.iter().all(|u| u.address().is_none())
        }
        _ => false,
    }
}

/// The nodes by connection: one reads what another gives, or both read the same. A number connects nothing, and is in
/// every group that reads it.
fn groups(dag: &Dag, nodes: &BTreeSet<NodeId>) -> Vec<BTreeSet<NodeId>> {
    let is_number = |n: NodeId| matches!(dag.node(n).kind, Kind::Const(_));
    let read = |n: NodeId| -> BTreeSet<NodeId> { dag.node(n).values().iter().map(|v| v.node).collect() };
    // Of each node that is read or reads, the one that its group is called by.
    let mut name: BTreeMap<NodeId, NodeId> = BTreeMap::new();
    for &n in nodes.iter().filter(|n| !is_number(**n)) {
        let near: Vec<NodeId> = read(n).into_iter().filter(|r| !is_number(*r)).chain([n]).collect();
        let old: BTreeSet<NodeId> = near.iter().filter_map(|r| name.get(r).copied()).collect();
        name.values_mut().filter(|g| old.contains(g)).for_each(|g| *g = n);
        name.extend(near.into_iter().map(|r| (r, n)));
    }
    let mut all: BTreeMap<NodeId, BTreeSet<NodeId>> = BTreeMap::new();
    for &n in nodes.iter().filter(|n| !is_number(**n)) {
        let numbers = read(n).into_iter().filter(|r| is_number(*r) && nodes.contains(r));
        all.entry(name[&n]).or_default().extend(numbers.chain([n]));
    }
    all.into_values().collect()
}
