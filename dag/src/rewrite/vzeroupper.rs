//! `vzeroupper`: it is there for what it costs to leave it out, not for what it computes. On many CPUs legacy SSE code
//! is slow while the upper halves of vector registers hold something (Intel's optimization manual, "Mixing AVX code
//! with SSE code"). Where no instruction writes an upper half, it may go.

use crate::analysis::demand::demanded;
use crate::ir::graph::{Class, Dag, Kind, NodeId, Port, Value};
use crate::lift::rebuild;
use isa::{Decoded, Inst, Row, table};
use rustc_hash::FxHashMap;

/// Bits of a vector register that it leaves.
const KEPT: u16 = 128;

fn clears_uppers(row: &Row) -> bool {
    row.mnemonic == "vzeroupper"
}

/// The graph without `vzeroupper`. `None` if there is none, or if somebody reads what it clears.
pub fn without(dag: &Dag) -> Option<Dag> {
    let clears =
        |id: &NodeId| matches!(&dag.node(*id).kind, Kind::Inst { row, .. } if clears_uppers(table().row(*row)));
    let need = demanded(dag);
    let low = Class::VECTOR.low_part(KEPT);
    let mut replace: FxHashMap<Value, Value> = FxHashMap::default();
    for id in dag.iter().map(|(id, _)| id).filter(clears) {
        let Kind::Inst { implicit, .. } = &dag.node(id).kind else { continue };
        for (k, before) in implicit.iter().enumerate() {
            let after = Value { node: id, port: Port::Implicit(k as u8) };
            if need.get(&after).is_some_and(|part| part & !low != 0) {
                return None;
            }
            replace.insert(after, (*before)?);
        }
    }
    if replace.is_empty() { None } else { rebuild(dag, &replace) }
}

/// Whether an instruction of the graph writes an upper half.
pub fn dirties(dag: &Dag) -> bool {
    let alive = dag.alive();
    let writes = |(id, node): (NodeId, &crate::ir::graph::Node)| matches!(&node.kind, Kind::Inst { row, .. } if alive[id.index()] && writes_upper(table().row(*row)));
    dag.iter().any(writes)
}

/// Whether an instruction may leave something in an upper half, or lets other code do so.
pub fn may_dirty(decoded: &Decoded) -> bool {
    match decoded {
        Decoded::Plain(Inst { row, .. }) => writes_upper(table().row(*row)),
        Decoded::Jump(_) | Decoded::Branch(..) | Decoded::Return | Decoded::Nop => false,
        _ => true,
    }
}

fn writes_upper(row: &Row) -> bool {
    row.operands.iter().any(|o| o.kinds.vector() && o.access.writes() && o.width.bits() > KEPT)
}
