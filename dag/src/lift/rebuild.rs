//! A graph anew, with some values replaced and only what is needed.

use crate::ir::graph::{Dag, LiveOut, NodeId, Value};
use rustc_hash::FxHashMap;

/// Rebuilds a graph with some values replaced: operands precede users again, and what is no longer
/// needed is gone. Replacements may be of nodes that come later; a cycle is an error of the caller
/// and gives `None`.
pub fn rebuild(old: &Dag, replace: &FxHashMap<Value, Value>) -> Option<Dag> {
    rebuild_numbered(old, replace).map(|r| r.0)
}

/// [`rebuild`], with the new number of each node that stays.
pub(super) fn rebuild_numbered(
    old: &Dag,
    replace: &FxHashMap<Value, Value>,
) -> Option<(Dag, FxHashMap<NodeId, NodeId>)> {
    let mut renaming = Renaming { replace, numbers: FxHashMap::default() };
    let mut new = Dag::new();
    new.facts.clone_from(&old.facts);
    for n in operands_first(old, &renaming)? {
        let mut node = old.node(n).clone();
        let mut complete = true;
        node.map_values(|v| {
            renaming.renamed(v).unwrap_or_else(|| {
                complete = false;
                v
            })
        });
        // An operand that is not there yet depends on this very node.
        if !complete {
            return None;
        }
        renaming.numbers.insert(n, new.push(node));
    }
    // An earlier effect must not have come to depend on a later one.
    if !old.effects.iter().map(|e| renaming.numbers.get(e)).eq(new.effects.iter().map(Some)) {
        return None;
    }
    for l in &old.live_out {
        new.live_out.push(LiveOut { value: renaming.renamed(l.value)?, ..*l });
    }
    for (f, v) in &old.live_out_flags {
        new.live_out_flags.push((*f, renaming.renamed(*v)?));
    }
    Some((new, renaming.numbers))
}

/// What values of the old graph are in the new one.
struct Renaming<'r> {
    replace: &'r FxHashMap<Value, Value>,
    /// New numbers of the nodes that are there.
    numbers: FxHashMap<NodeId, NodeId>,
}

impl Renaming<'_> {
    /// What stands for a value in the end; `None` if replacements go round in a circle.
    fn resolve(&self, mut v: Value) -> Option<Value> {
        let mut hops = 0;
        while let Some(&n) = self.replace.get(&v) {
            v = n;
            hops += 1;
            if hops > self.replace.len() {
                return None;
            }
        }
        Some(v)
    }

    fn renamed(&self, v: Value) -> Option<Value> {
        let r = self.resolve(v)?;
        Some(Value { node: *self.numbers.get(&r.node)?, port: r.port })
    }
}

/// The nodes that effects and live-outs depend on, depth first: each after its operands, and these in their order. Not
/// petgraph's `toposort`, which begins at the nodes without operands and gives another order: this one numbers the new
/// nodes, and what is tried first hangs on their numbers. Where there is a cycle some operand comes after its user.
fn operands_first(old: &Dag, renaming: &Renaming) -> Option<Vec<NodeId>> {
    let node = |v: Value| Some(renaming.resolve(v)?.node);
    let outs = old.live_out.iter().map(|l| l.value).chain(old.live_out_flags.iter().map(|f| f.1));
    let roots: Vec<NodeId> = old.effects.iter().copied().map(Some).chain(outs.map(node)).collect::<Option<_>>()?;
    let (mut entered, mut left) = (vec![false; old.len()], vec![false; old.len()]);
    let mut order = Vec::new();
    let mut stack: Vec<NodeId> = roots.into_iter().rev().collect();
    while let Some(&n) = stack.last() {
        if !std::mem::replace(&mut entered[n.index()], true) {
            let operands = old.node(n).values().into_iter().map(node).collect::<Option<Vec<_>>>()?;
            stack.extend(operands.into_iter().rev().filter(|o| !entered[o.index()]));
            continue;
        }
        stack.pop();
        if !std::mem::replace(&mut left[n.index()], true) {
            order.push(n);
        }
    }
    Some(order)
}
