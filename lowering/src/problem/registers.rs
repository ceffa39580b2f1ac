//! Which registers allocation may use.

use crate::ir::regs::Regs;
use dag::ir::graph::{Class, Dag, Kind, LiveOut};
use isa::table;

/// The registers that allocation may use: those of the classes that occur. Of the vector registers these are xmm0–15,
/// and others that contents come in or leave in.
pub(super) fn registers(dag: &Dag) -> Regs {
    let alive = dag.perhaps_alive();
    let mut occur = Regs::GENERAL;
    let mut pinned = Regs::NONE;
    for (_, node) in dag.iter().filter(|(id, _)| alive[id.index()]) {
        if let Kind::Inst { row, .. } = &node.kind {
            let row = table().row(*row);
            let explicit = row.operands.iter().map(|o| Class::of_kinds(&o.kinds));
            let implicit = row.implicit.iter().map(|i| Class::of(i.reg));
            occur = explicit.chain(implicit).fold(occur, |s, c| s.union(Regs::of(c)));
        }
        if let Kind::Input(r) = node.kind {
            pinned = pinned.with(r);
        }
    }
    let moved = |l: &&LiveOut| dag.node(l.value.node).kind != Kind::Input(l.reg);
    for l in dag.live_out.iter().filter(moved) {
        occur = occur.union(Regs::of(Class::of(l.reg)));
        pinned = pinned.with(l.reg);
    }
    occur.minus(Regs::VECTOR.minus(Regs::VECTOR_WITHOUT_EVEX).minus(pinned))
}

/// Registers that hold at the end what they hold at entry, and whose content nothing else uses.
pub(super) fn untouched(dag: &Dag) -> Regs {
    let alive = dag.perhaps_alive();
    let own = |l: &&LiveOut| dag.node(l.value.node).kind == Kind::Input(l.reg);
    let mut kept: Regs = dag.live_out.iter().filter(own).map(|l| l.reg).collect();
    for (_, node) in dag.iter().filter(|(id, _)| alive[id.index()]) {
        for v in node.values() {
            if let Kind::Input(r) = dag.node(v.node).kind {
                kept = kept.minus(Regs::one(r));
            }
        }
        match &node.kind {
            Kind::Opaque { writes, .. } => kept = kept.minus(writes.iter().copied().collect()),
            Kind::Inst { row, .. } => {
                kept = kept.minus(table().row(*row).written_ports().filter_map(|p| p.reg).collect());
            }
            _ => {}
        }
    }
    for l in &dag.live_out {
        if let Kind::Input(r) = dag.node(l.value.node).kind
            && l.reg != r
        {
            kept = kept.minus(Regs::one(r));
        }
    }
    kept
}
