//! Loads of what is known already, and stores that nobody sees, go.

use super::{Accesses, OperandAccess};
use crate::ir::graph::{Class, Dag, Kind, NodeId, Port, Use, Value};
use isa::{ExprId, Width, table};
use rustc_hash::FxHashMap;

/// Graphs with more effects are left as they are: every address is compared with every other.
const MOST: usize = 256;

/// Takes loads whose content some value has, and stores that are overwritten before anybody may have read them, out of the
/// graph's effects. Nodes keep their numbers. Returns whether there were any.
pub fn remove_redundant_accesses(dag: &mut Dag) -> bool {
    if !(2..=MOST).contains(&dag.effects.len()) {
        return false;
    }
    let loads = Accesses::of(dag).is_some_and(|mut known| loaded_again(dag, &mut known));
    let stores = Accesses::of(dag).is_some_and(|known| overwritten(dag, &known));
    loads || stores
}

/// Takes out stores that later ones cover, with no load in between that may read them and no fault.
fn overwritten(dag: &mut Dag, known: &Accesses) -> bool {
    let unseen = |a: &&OperandAccess| a.stored.is_some() && is_covered(dag, known, a) && nothing_else(dag, a.node);
    let all: Vec<NodeId> = known.all.iter().filter(unseen).map(|a| a.node).collect();
    all.iter().for_each(|node| dag.make_pure(*node));
    !all.is_empty()
}

fn is_covered(dag: &Dag, known: &Accesses, a: &OperandAccess) -> bool {
    let mut open: Vec<i64> = (a.at..a.end()).collect();
    for order in a.order + 1..dag.effects.len() {
        let Some(b) = known.all.iter().find(|b| b.order == order) else { return false };
        let reads = b.loaded.is_some() && known.may_overlap(a, b);
        if reads || dag.node(b.node).faults() {
            return false;
        }
        if b.stored.is_some() && a.base == b.base {
            open.retain(|at| !(b.at..b.end()).contains(at));
        }
        if open.is_empty() {
            return true;
        }
    }
    false
}

/// Whether nobody needs what a node gives beside its effect.
fn nothing_else(dag: &Dag, node: NodeId) -> bool {
    let mut without = dag.clone();
    without.make_pure(node);
    !dag.node(node).faults() && !without.alive()[node.index()]
}

/// Replaces operands in memory by registers that hold the same.
fn loaded_again(dag: &mut Dag, known: &mut Accesses) -> bool {
    let (mut any, mut names) = (false, FxHashMap::default());
    for a in known.all.clone() {
        if a.loaded.is_none() || a.stored.is_some() {
            continue;
        }
        let Some(content) = content_before(known, &a) else { continue };
        let Some((k, value)) = register_with(dag, known, &a, content) else { continue };
        let value = names.get(&value).copied().unwrap_or(value);
        if read_instead(dag, a.node, k, value) {
            names.insert(Value { node: a.node, port: Port::Operand(0) }, value);
        }
        any = true;
    }
    any
}

/// Operand `k` of a node is `value` from now on. A move of a whole register is only another name; returns whether it is one.
fn read_instead(dag: &mut Dag, id: NodeId, k: usize, value: Value) -> bool {
    let mut node = dag.node(id).clone();
    let Kind::Inst { row, operands, .. } = &mut node.kind else { return false };
    operands[k] = Use::Value { value, high: false };
    let row = table().row(*row);
    let (faults, renames) = (node.faults(), row.mnemonic == "mov" && row.width() == Some(Width::W64));
    dag.replace(id, node);
    if !faults {
        dag.make_pure(id);
    }
    if renames {
        dag.rename(Value { node: id, port: Port::Operand(0) }, value);
    }
    renames
}

/// What is known to stand where `a` loads.
fn content_before(known: &mut Accesses, a: &OperandAccess) -> Option<ExprId> {
    let mut before: Vec<OperandAccess> = known.all.iter().filter(|b| b.order < a.order).cloned().collect();
    before.sort_by_key(|b| std::cmp::Reverse(b.order));
    for b in before {
        let covers = a.base == b.base && b.at <= a.at && a.end() <= b.end();
        if let (true, Some(content)) = (covers, b.stored.or(b.loaded)) {
            let low = u16::try_from(8 * (a.at - b.at)).ok()?;
            return Some(known.ctx.arena.extract(content, low, 8 * a.bytes as u16));
        }
        if b.stored.is_some() && known.may_overlap(a, &b) {
            return None;
        }
    }
    None
}

/// The operand of `a`, and a value from before whose low bits are `content`, if a register may stand there.
fn register_with(dag: &Dag, known: &mut Accesses, a: &OperandAccess, content: ExprId) -> Option<(usize, Value)> {
    let Kind::Inst { row, operands, .. } = &dag.node(a.node).kind else { return None };
    let row = table().row(*row);
    let k = operands.iter().position(|u| u.address().is_some())?;
    let spec = &row.operands[k];
    let class = match (spec.kinds.general(), spec.kinds.vector(), &operands[k]) {
        (true, _, Use::Mem(_)) => Class::GENERAL,
        (_, true, Use::Mem(_)) => Class::VECTOR,
        _ => return None,
    };
    let (terms, arena) = (&known.terms.of, &mut known.ctx.arena);
    let mut values: Vec<(Value, ExprId)> = terms.iter().map(|(v, e)| (*v, *e)).collect();
    values.retain(|(v, _)| v.node < a.node && dag.class(*v) == class);
    values.sort();
    let bits = 8 * a.bytes as u16;
    values.into_iter().find(|(_, e)| arena.extract(*e, 0, bits) == content).map(|(v, _)| (k, v))
}
