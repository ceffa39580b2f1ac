//! Comparisons of what is loaded with a constant, in memory: those that the code has at another width or of a value with
//! itself, too, as `test eax, eax` behind `movzx eax, byte ptr [rdi]` is `cmp byte ptr [rdi], 0`.

use super::{Loaded, Readers, immediate};
use dag::ir::graph::{Dag, Kind, NodeId, Port, Use};
use isa::{OperationKind, RowId, table};
use std::sync::OnceLock;

/// Comparisons of the loaded value in memory that may do for a reader of which flags alone are read.
pub fn in_memory(dag: &Dag, readers: &Readers, loaded: &Loaded, reader: NodeId) -> Vec<Kind> {
    let Kind::Inst { operands, flags, .. } = &dag.node(reader).kind else { return Vec::new() };
    let registers_read =
        dag.results(reader).into_iter().any(|v| !matches!(v.port, Port::Flag(_)) && readers.is_read(v));
    let own = |u: &Use| *u == Use::Value { value: loaded.value, high: false };
    if registers_read || !flags.is_empty() || !operands.iter().any(own) {
        return Vec::new();
    }
    let Some(constant) = operands.iter().filter(|u| !own(u)).try_fold(0, |_, u| constant(dag, u)) else {
        return Vec::new();
    };
    let rows = comparisons().iter().filter(|r| table().row(**r).operands[0].width == loaded.spec.width);
    let compared = |row: &RowId| Kind::Inst {
        row: *row,
        operands: vec![Use::Mem(loaded.address.clone()), immediate(constant, loaded.spec.width)],
        implicit: Vec::new(),
        flags: Vec::new(),
    };
    rows.map(compared).collect()
}

fn constant(dag: &Dag, u: &Use) -> Option<i64> {
    match u {
        Use::Imm(i) => Some(*i),
        Use::Value { value, high: false } => match dag.node(value.node).kind {
            Kind::Const(c) => Some(c as i64),
            _ => None,
        },
        _ => None,
    }
}

/// The rows that compare memory with an immediate.
fn comparisons() -> &'static [RowId] {
    static FOUND: OnceLock<Vec<RowId>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let compares = |r: &isa::Row| {
            let operands = &r.operands;
            r.kind == Some(OperationKind::Comparison)
                && operands.len() == 2
                && operands[0].kinds.mem
                && operands[1].kinds.imm
        };
        table().iter().filter(|(_, r)| compares(r)).map(|(id, _)| id).collect()
    })
}
