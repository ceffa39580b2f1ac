//! What of each value somebody looks at: demands go backwards from what is live at the end, through each instruction's
//! meaning, bit by bit for general registers.

use crate::ir::graph::{Class, Dag, Kind, NodeId, Port, Use, Value};
use isa::{Arena, ExprId, Flag, FlagSet, Row, RowSym, Width, table};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// What of each value someone reads ([`isa::Parts`]), at the end as live-outs' masks say. A value that is absent is dead.
/// What may stand for another value is read on all bits on which it may; so are results of folds that have readers.
pub fn demanded(dag: &Dag) -> FxHashMap<Value, u64> {
    let mut need: FxHashMap<Value, u64> = FxHashMap::default();
    for l in &dag.live_out {
        *need.entry(l.value).or_insert(0) |= l.mask;
    }
    for (_, v) in &dag.live_out_flags {
        *need.entry(*v).or_insert(0) |= 1;
    }
    for c in &dag.choices {
        *need.entry(c.also).or_insert(0) |= dag.class(c.also).low_part(c.bits);
    }
    for f in &dag.folds {
        for &port in f.ports.iter().filter(|p| read_anywhere(dag, Value { node: f.of, port: **p })) {
            let v = Value { node: f.by, port };
            *need.entry(v).or_insert(0) |= dag.class(v).low_part(dag.class(v).bits());
        }
    }
    let alive = dag.perhaps_alive();
    // Users come after producers, so going backwards every user's own demand is known.
    for (id, node) in dag.iter().rev().filter(|(id, _)| alive[id.index()]) {
        match &node.kind {
            Kind::Inst { .. } => of_inst(dag, id, &mut need),
            Kind::Opaque { reads, flags, .. } => {
                for (_, v) in reads {
                    *need.entry(*v).or_insert(0) |= u64::MAX;
                }
                for (_, v) in flags {
                    *need.entry(*v).or_insert(0) |= 1;
                }
            }
            Kind::Exit(exit) => {
                for v in &exit.needs {
                    *need.entry(*v).or_insert(0) |= u64::MAX;
                }
                for (_, v) in &exit.flags {
                    *need.entry(*v).or_insert(0) |= 1;
                }
            }
            Kind::Input(_) | Kind::InputFlag(_) | Kind::Const(_) => {}
        }
    }
    need
}

fn read_anywhere(dag: &Dag, v: Value) -> bool {
    let at_end = dag.live_out.iter().any(|l| l.value == v) || dag.live_out_flags.iter().any(|l| l.1 == v);
    at_end || dag.choices.iter().any(|c| c.also == v) || dag.iter().any(|(_, n)| n.values().contains(&v))
}

/// Flags that a node reads for what somebody looks at, `need` being what of each value that is ([`demanded`]): a shift by
/// a register hands the old flags on if the count is 0, its result does not depend on them.
pub fn flags_looked_at(dag: &Dag, id: NodeId, need: &FxHashMap<Value, u64>) -> FlagSet {
    let node = dag.node(id);
    let Kind::Inst { row, operands, .. } = &node.kind else { return FlagSet::of(&Flag::ALL) };
    let of = |port| need.get(&Value { node: id, port }).copied().unwrap_or(0);
    let reads = row_demands(table().row(*row), node.effect, &of, operands);
    let looked_at = |f: &Flag| reads.get(&RowSym::Flag(*f)).is_some_and(|&bits| bits != 0);
    Flag::ALL.into_iter().filter(looked_at).fold(FlagSet::NONE, FlagSet::with)
}

/// The graph without the flags that shifts would hand on to nobody, nor what made them for that alone.
pub fn without_idle_flags(dag: &Dag) -> Dag {
    let need = demanded(dag);
    let used: Vec<FlagSet> = dag.iter().map(|(id, _)| flags_looked_at(dag, id, &need)).collect();
    let mut out = dag.clone();
    out.edit(|id, kind| {
        if let Kind::Inst { row, flags, .. } = kind {
            let own = table().row(*row).flags_used(&table().arena);
            flags.retain(|(f, _)| own.contains(*f) || used[id.index()].contains(*f));
        }
    });
    out
}

fn of_inst(dag: &Dag, id: NodeId, need: &mut FxHashMap<Value, u64>) {
    let Kind::Inst { row, operands, implicit, flags } = &dag.node(id).kind else { return };
    let row = table().row(*row);
    let of = |need: &FxHashMap<Value, u64>, port| need.get(&Value { node: id, port }).copied().unwrap_or(0);
    let reads = row_demands(row, dag.node(id).effect, &|port| of(need, port), operands);
    let read = |s: RowSym| reads.get(&s).copied().unwrap_or(0);
    for (k, (spec, u)) in row.operands.iter().zip(operands).enumerate() {
        let class = Class::of_kinds(&spec.kinds);
        let result = of(need, Port::Operand(k as u8));
        let wanted = read(RowSym::Operand(k as u8));
        match u {
            Use::Value { value, .. } if class != Class::GENERAL => {
                let own = class.low_part(spec.width.bits());
                let mut part = if wanted != 0 { own } else { 0 };
                if spec.access.writes() && row.upper.leaves_above(spec.kinds.value_file(), spec.width) {
                    part |= result & !own;
                }
                *need.entry(*value).or_insert(0) |= part;
            }
            Use::Value { value, high } => {
                let shift = if *high { 8 } else { 0 };
                let own = spec.width.mask() << shift;
                let mut mask = wanted << shift & own;
                if spec.access.writes() && matches!(spec.width, Width::W8 | Width::W16) {
                    mask |= result & !own;
                }
                *need.entry(*value).or_insert(0) |= mask;
            }
            Use::Mem(a) | Use::Broadcast(a) => {
                // Only an address itself may be cut: a sum's low bits depend on low bits alone.
                let wide = if spec.kinds.address { low(wanted & spec.width.mask()) } else { u64::MAX };
                for v in a.base.into_iter().chain(a.index.map(|i| i.0)) {
                    *need.entry(v).or_insert(0) |= wide;
                }
            }
            _ => {}
        }
    }
    for (k, (imp, v)) in row.implicit.iter().zip(implicit).enumerate() {
        let Some(v) = v else { continue };
        if imp.reg.gpr().is_none() {
            *need.entry(*v).or_insert(0) |= u64::MAX;
            continue;
        }
        let mut mask = read(RowSym::Implicit(imp.reg)) & imp.width.mask();
        // A conditional write keeps what it does not write.
        if imp.access.writes() && matches!(imp.width, Width::W8 | Width::W16) {
            mask |= of(need, Port::Implicit(k as u8)) & !imp.width.mask();
        }
        *need.entry(*v).or_insert(0) |= mask;
    }
    for (f, v) in flags {
        *need.entry(*v).or_insert(0) |= u64::from(read(RowSym::Flag(*f)) != 0);
    }
}

/// Bits of a row's variables that its demanded results depend on, and all that an effect does.
fn row_demands(row: &Row, effect: bool, need: &dyn Fn(Port) -> u64, operands: &[Use]) -> BTreeMap<RowSym, u64> {
    let m = &row.meaning;
    let mut roots: Vec<(ExprId, u128)> = Vec::new();
    for (k, e) in m.operands.iter().enumerate() {
        let Some(e) = e else { continue };
        let high = matches!(operands[k], Use::Value { high: true, .. });
        let own = need(Port::Operand(k as u8)) >> if high { 8 } else { 0 };
        let general = Class::of_kinds(&row.operands[k].kinds) == Class::GENERAL;
        // Stored values and vectors count as a whole.
        let whole = operands[k].address().is_some() || !general && own != 0;
        roots.push((*e, if whole { u128::MAX } else { u128::from(own) }));
    }
    for (k, e) in m.implicit.iter().enumerate() {
        let own = need(Port::Implicit(k as u8));
        let whole = row.implicit[k].reg.gpr().is_none() && own != 0;
        roots.extend(e.map(|e| (e, if whole { u128::MAX } else { u128::from(own) })));
    }
    for (f, e) in Flag::ALL.into_iter().zip(&m.flags) {
        roots.extend(e.map(|e| (e, u128::from(need(Port::Flag(f)) & 1))));
    }
    if effect {
        roots.extend([m.address, m.stored, m.fault, m.taken].into_iter().flatten().map(|e| (e, u128::MAX)));
    }
    of_row_variables(&table().arena, &roots)
}

/// Bits of a row's variables on which those of terms depend. Of what is wider than 64 bits more than none means some.
pub(super) fn of_row_variables(arena: &Arena, roots: &[(ExprId, u128)]) -> BTreeMap<RowSym, u64> {
    let bits = |mask: u128| mask as u64 | u64::from(mask >> 64 != 0);
    arena.demanded(roots).into_iter().map(|(sym, mask)| (RowSym::of(sym), bits(mask))).collect()
}

/// All bits up to the highest one.
const fn low(mask: u64) -> u64 {
    if mask == 0 { 0 } else { u64::MAX >> mask.leading_zeros() }
}
