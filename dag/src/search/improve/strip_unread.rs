//! What a graph asks for but nobody needs: contents that narrow writes keep, extensions that nobody looks at, flags that are handed
//! on to nobody.

use crate::analysis::demand::{demanded, flags_looked_at};
use crate::ir::graph::{Class, Dag, Kind, Node, NodeId, Port, Use, Value};
use crate::lift::rebuild;
use crate::semantics::meaning::terms;
use crate::semantics::symbolic::{Context, Side};
use isa::{Flag, table};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// Leaves out what nobody needs.
pub fn strip_unread_inputs(dag: &Dag) -> Dag {
    forwarded(&free_contents(&free_flags(dag)))
}

/// Reads flags from the entry where what they are is not looked at, so that what made them may go.
fn free_flags(dag: &Dag) -> Dag {
    let need = demanded(dag);
    let mut idle: BTreeSet<(NodeId, Flag)> = BTreeSet::new();
    for (id, node) in dag.iter() {
        let Kind::Inst { flags, .. } = &node.kind else { continue };
        let made = |v: &Value| !matches!(dag.node(v.node).kind, Kind::InputFlag(_));
        if flags.iter().any(|(_, v)| made(v)) {
            let looked_at = flags_looked_at(dag, id, &need);
            let unseen = flags.iter().filter(|(f, v)| made(v) && !looked_at.contains(*f));
            idle.extend(unseen.map(|(f, _)| (id, *f)));
        }
    }
    if idle.is_empty() {
        return dag.clone();
    }
    let mut out = dag.clone();
    let mut entry = |flag: Flag| {
        let known = dag.iter().find(|(_, n)| n.kind == Kind::InputFlag(flag)).map(|(id, _)| id);
        let new = || out.push(Node { kind: Kind::InputFlag(flag), origin: None, effect: false });
        (flag, Value { node: known.unwrap_or_else(new), port: Port::Flag(flag) })
    };
    let entry: BTreeMap<Flag, Value> =
        idle.iter().map(|x| x.1).collect::<BTreeSet<Flag>>().into_iter().map(&mut entry).collect();
    out.edit(|id, kind| {
        let Kind::Inst { flags, .. } = kind else { return };
        for (f, v) in flags.iter_mut().filter(|(f, _)| idle.contains(&(id, *f))) {
            *v = entry[f];
        }
    });
    rebuild(&out, &FxHashMap::default()).unwrap_or_else(|| dag.clone())
}

/// Takes an operand in the place of a result that agrees with it on all bits that matter: `mov` at 32 bits and `movzx`
/// where the bits that they clear are not looked at, `movaps` where nobody looks at the upper half or it is known.
fn forwarded(dag: &Dag) -> Dag {
    let (need, mut ctx) = (demanded(dag), Context::new());
    let t = terms(&mut ctx, dag, Side::Source, &FxHashMap::default());
    let mut replace: FxHashMap<Value, Value> = FxHashMap::default();
    for (id, node) in dag.iter().filter(|(_, n)| !n.effect && matches!(n.kind, Kind::Inst { .. })) {
        for v in dag.results(id) {
            let Class::Register(file) = dag.class(v) else { continue };
            // What `vzeroupper` is for is no value.
            if dag.class(v) == Class::VECTOR && !matches!(v.port, Port::Operand(_)) {
                continue;
            }
            let (Some(mask), Some(&whole)) = (need.get(&v).filter(|m| **m != 0), t.of.get(&v)) else { continue };
            let width = (64 - mask.leading_zeros() as u16) * file.grain();
            let seen = ctx.arena.extract(whole, 0, width);
            // What an operand was replaced by itself may agree on fewer bits than the operand.
            let origin = |u: Value| replace.get(&u).copied().unwrap_or(u);
            let mut same = |u: &Value| {
                dag.class(*u) == Class::Register(file)
                    && t.of.get(u).is_some_and(|&e| ctx.arena.extract(e, 0, width) == seen)
            };
            if let Some(u) = node.values().into_iter().map(origin).find(|u| same(u)) {
                replace.insert(v, u);
            }
        }
    }
    if replace.is_empty() {
        return dag.clone();
    }
    rebuild(dag, &replace).unwrap_or_else(|| dag.clone())
}

/// Makes the tied content of narrow writes, and of legacy encodings' vectors, free where nobody reads the bits they keep.
fn free_contents(dag: &Dag) -> Dag {
    let need = demanded(dag);
    let mut out = Dag::new();
    for (id, node) in dag.iter() {
        let mut node: Node = node.clone();
        if let Kind::Inst { row, operands, .. } = &mut node.kind {
            let row = table().row(*row);
            for (k, (spec, u)) in row.operands.iter().zip(operands.iter_mut()).enumerate() {
                let file = spec.kinds.value_file();
                let narrow = spec.access.writes() && row.upper.leaves_above(file, spec.width);
                let own = file.low_part(spec.width.bits());
                let port = crate::ir::graph::Port::Operand(k as u8);
                let result = need.get(&Value { node: id, port }).copied().unwrap_or(0);
                let high = matches!(u, Use::Value { high: true, .. });
                if narrow && !spec.access.reads() && !high && result & !own == 0 && matches!(u, Use::Value { .. }) {
                    *u = Use::Any;
                }
            }
        }
        out.push(node);
    }
    out.live_out = dag.live_out.clone();
    out.live_out_flags = dag.live_out_flags.clone();
    out.facts = dag.facts.clone();
    out
}
