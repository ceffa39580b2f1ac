//! Which factor of a product stands in the fixed register: the one that the other products of its chain have, too.

use crate::ir::graph::{Dag, Kind, NodeId, Port, Use, Value, low};
use isa::{Flag, Gpr, Reg, table};
use rustc_hash::FxHashMap;

/// The graph with the factors of `mulx` exchanged where that makes those of a chain alike.
pub fn with_rows(dag: &Dag) -> Dag {
    let mut new = dag.clone();
    let chains = chains(dag);
    let mut rows: FxHashMap<NodeId, Vec<NodeId>> = FxHashMap::default();
    for (id, _) in dag.iter().filter(|(id, _)| factors(dag, *id).is_some()) {
        let reader = dag.iter().find(|(_, n)| n.values().iter().any(|v| v.node == id) && !n.effect);
        if let Some((reader, _)) = reader {
            rows.entry(chains[reader.index()]).or_default().push(id);
        }
    }
    for row in rows.values() {
        let common = |v: Value| row.iter().filter(|p| factors(dag, **p).is_some_and(|(a, b)| a == v || b == v)).count();
        for &product in row {
            let Some((fixed, other)) = factors(dag, product) else { continue };
            // Numbers stay where they are for all rows.
            let is_number = |v: Value| matches!(dag.node(v.node).kind, Kind::Const(_));
            let order = |v: Value| (!is_number(v), common(v));
            if order(other) <= order(fixed) {
                continue;
            }
            let mut node = dag.node(product).clone();
            if let Kind::Inst { operands, implicit, .. } = &mut node.kind {
                operands.iter_mut().filter(|u| **u == low(other)).for_each(|u| *u = low(fixed));
                implicit.iter_mut().filter(|v| **v == Some(fixed)).for_each(|v| *v = Some(other));
            }
            new.replace(product, node);
        }
    }
    new
}

/// The factors of a `mulx` in registers: the one in the fixed register, and the other.
fn factors(dag: &Dag, id: NodeId) -> Option<(Value, Value)> {
    let Kind::Inst { row, operands, implicit, .. } = &dag.node(id).kind else { return None };
    let row = table().row(*row);
    let fixed = row.implicit.iter().position(|i| i.reg == Reg::of(Gpr::RDX))?;
    match operands[..] {
        [Use::Fresh, Use::Fresh, Use::Value { value, high: false }] if row.mnemonic == "mulx" => {
            Some((implicit[fixed]?, value))
        }
        _ => None,
    }
}

/// For each node the first of the chain of carries that it is in.
fn chains(dag: &Dag) -> Vec<NodeId> {
    let mut first: Vec<NodeId> = Vec::with_capacity(dag.len());
    for (id, node) in dag.iter() {
        let carry = match &node.kind {
            Kind::Inst { flags, .. } => flags.iter().find(|f| f.0 == Flag::CF).map(|f| f.1),
            _ => None,
        };
        let before = carry.filter(|c| c.port == Port::Flag(Flag::CF)).and_then(|c| first.get(c.node.index()));
        first.push(before.copied().unwrap_or(id));
    }
    first
}
