//! Instructions that stand in place of several nodes.

use super::{Check, CheckState};
use dag::ir::graph::{Fold, NodeId, Port, Value};

impl CheckState<'_> {
    /// All nodes in whose place it stands happen now, and what it gives goes by their names. That it does what they do
    /// is found from its meaning again.
    pub(super) fn emit_folded(&mut self, fold: &Fold) -> Check {
        if dag::rewrite::folds::fold(self.dag, fold.by, fold.of, &fold.with).as_ref() != Some(fold) {
            return Err(format!("{} does not do what {} does", fold.by, fold.of));
        }
        if let Some(twice) = fold.nodes().find(|n| self.emitted[n.index()]) {
            return Err(format!("{twice}, which {} does, is emitted already", fold.by));
        }
        for n in fold.nodes() {
            self.emitted[n.index()] = true;
        }
        let effects: Vec<NodeId> = self.dag.effects.iter().copied().filter(|e| fold.nodes().any(|n| n == *e)).collect();
        effects.into_iter().try_for_each(|e| self.happens(e))
    }

    /// The name of what a node gives.
    pub(super) fn result(&self, node: NodeId, port: Port) -> Option<Value> {
        match self.dag.fold(node) {
            None => Some(Value { node, port }),
            Some(f) => f.ports.contains(&port).then_some(Value { node: f.of, port }),
        }
    }
}
