//! Sums in another order: terms that depend on the same inputs are added to each other first. Which sums come first is the
//! compiler's whim, and no cone holds what a sum mixes with other things: the high word of a product, put together from
//! partial products, with further products added in between.

use crate::analysis::demand::demanded;
use crate::ir::graph::{Dag, Kind, Node, NodeId, Port, Use, Value};
use crate::lift::rebuild;
use isa::{BinOp, Flag, OperationKind, RowId, table};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// Inputs and other things outside of the search that a value depends on.
type Support = BTreeSet<NodeId>;

/// The graph with the terms of its sums in groups of equal support; `None` if that changes nothing.
pub fn regrouped(dag: &Dag) -> Option<Dag> {
    let sums = Sums::new(dag);
    let mut out = dag.clone();
    let mut replace = FxHashMap::default();
    for (root, _) in dag.iter().filter(|(id, _)| sums.operands(*id).is_some() && !sums.is_part(*id)) {
        let mut terms = Vec::new();
        sums.terms(root, &mut terms);
        let mut groups: BTreeMap<(usize, &Support), Vec<Value>> = BTreeMap::new();
        for t in &terms {
            let support = &sums.support[t.node.index()];
            groups.entry((support.len(), support)).or_default().push(*t);
        }
        if groups.len() < 2 || groups.len() == terms.len() {
            continue;
        }
        let Some(row) = sums.row(root) else { continue };
        let of_groups: Vec<Value> = groups.values().filter_map(|g| total(&mut out, row, g)).collect();
        replace.extend(total(&mut out, row, &of_groups).map(|v| (result(root), v)));
    }
    let new = rebuild(&out, &replace)?;
    (!replace.is_empty() && new != *dag).then_some(new)
}

fn result(node: NodeId) -> Value {
    Value { node, port: Port::Operand(0) }
}

/// Adds values one after the other.
fn total(dag: &mut Dag, row: RowId, values: &[Value]) -> Option<Value> {
    let low = |value| Use::Value { value, high: false };
    values.iter().copied().reduce(|sum, v| {
        let operands = vec![low(sum), low(v)];
        let kind = Kind::Inst { row, operands, implicit: Vec::new(), flags: Vec::new() };
        result(dag.push(Node { kind, origin: None, effect: false }))
    })
}

struct Sums<'d> {
    dag: &'d Dag,
    /// By node.
    support: Vec<Support>,
    /// Nodes whose flags someone reads.
    flags: BTreeSet<NodeId>,
    /// Who reads a value; live-outs count as readers without a node.
    readers: FxHashMap<Value, Vec<Option<NodeId>>>,
}

impl Sums<'_> {
    fn new(dag: &Dag) -> Sums<'_> {
        let need = demanded(dag);
        let seen = |id: NodeId, f: Flag| need.get(&Value { node: id, port: Port::Flag(f) }).is_some_and(|m| *m != 0);
        let flags = dag.iter().map(|(id, _)| id).filter(|id| Flag::ALL.iter().any(|f| seen(*id, *f))).collect();
        let alive = dag.alive();
        let mut support: Vec<Support> = Vec::with_capacity(dag.len());
        let mut readers: FxHashMap<Value, Vec<Option<NodeId>>> = FxHashMap::default();
        for (id, node) in dag.iter() {
            let outside = node.effect || !matches!(node.kind, Kind::Inst { .. } | Kind::Const(_));
            let of = node.values().into_iter().flat_map(|v| support[v.node.index()].clone());
            let of = if outside { BTreeSet::from([id]) } else { of.collect() };
            support.push(of);
            for v in node.values().into_iter().filter(|_| alive[id.index()]) {
                readers.entry(v).or_default().push(Some(id));
            }
        }
        for l in &dag.live_out {
            readers.entry(l.value).or_default().push(None);
        }
        Sums { dag, support, flags, readers }
    }

    /// The operands of an addition of two values whose flags nobody reads.
    fn operands(&self, id: NodeId) -> Option<[Value; 2]> {
        let node = self.dag.node(id);
        let Kind::Inst { row, operands, .. } = &node.kind else { return None };
        let low = |u: &Use| match u {
            Use::Value { value, high: false } => Some(*value),
            _ => None,
        };
        let [a, b] = &operands[..] else { return None };
        let row = table().row(*row);
        let whole = row.width().is_some_and(|w| w.bits() >= 32) && row.is_general();
        let sums = row.kind == Some(OperationKind::Sum) && row.computes(&table().arena, BinOp::Add);
        let adds = sums && whole && !node.effect && !self.flags.contains(&id);
        low(a).zip(low(b)).filter(|_| adds).map(|(a, b)| [a, b])
    }

    /// Whether the result of an addition is but a term of another one of its width.
    fn is_part(&self, id: NodeId) -> bool {
        let Some([Some(reader)]) = self.readers.get(&result(id)).map(Vec::as_slice) else { return false };
        self.operands(*reader).is_some() && self.row(*reader) == self.row(id)
    }

    fn row(&self, id: NodeId) -> Option<RowId> {
        match &self.dag.node(id).kind {
            Kind::Inst { row, .. } => Some(*row),
            _ => None,
        }
    }

    /// What a sum adds up, from left to right.
    fn terms(&self, sum: NodeId, terms: &mut Vec<Value>) {
        for v in self.operands(sum).into_iter().flatten() {
            if v == result(v.node) && self.operands(v.node).is_some() && self.is_part(v.node) {
                self.terms(v.node, terms);
            } else {
                terms.push(v);
            }
        }
    }
}
