//! The forms of a vector row: distinct registers, one register everywhere, memory, an embedded broadcast; every immediate
//! with distinct registers, some with the others.

use super::forms::BASE;
use crate::inst::{MemRef, Operand};
use crate::reg::RegisterFile;
use crate::row::{OperandSpec, Row};
use crate::table::forms::EncodingSlot;
use iced_x86::{Code, EncodingKind};

/// How the operands of a form are filled.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// A register of its own for each operand.
    Distinct,
    /// One register for all operands of a kind.
    Same,
    /// The last source is the destination's register, the others are distinct.
    LastIsFirst,
    Memory,
    Broadcast,
}

const STYLES: [Style; 5] = [Style::Distinct, Style::Same, Style::LastIsFirst, Style::Memory, Style::Broadcast];

/// Immediates of the styles other than [`Style::Distinct`].
const SOME: [i64; 12] = [0, 1, 2, 3, 7, 8, 15, 16, 31, 0x5a, -28, -1];

/// Operands of every form that uses `code`, whose slots are `slots`.
pub(super) fn choices(row: &Row, code: Code, slots: &[EncodingSlot]) -> Vec<Vec<Operand>> {
    let evex = code.op_code().encoding() == EncodingKind::EVEX;
    let filled = |style| {
        let registers: Option<Vec<Operand>> =
            row.operands.iter().enumerate().map(|(i, spec)| fill(row, spec, slots.get(i), i, style, evex)).collect();
        registers.filter(|ops| uses_memory(ops) == matches!(style, Style::Memory | Style::Broadcast))
    };
    STYLES
        .into_iter()
        .filter_map(|style| Some((style, filled(style)?)))
        .flat_map(|(s, f)| with_immediates(s, &f))
        .collect()
}

fn uses_memory(ops: &[Operand]) -> bool {
    ops.iter().any(|o| o.mem().is_some())
}

/// The register of operand `i`, or memory where the style asks for it or the operand takes nothing else; an immediate is
/// a placeholder. `None` if there is no such form.
fn fill(
    row: &Row,
    spec: &OperandSpec,
    slot: Option<&EncodingSlot>,
    i: usize,
    style: Style,
    evex: bool,
) -> Option<Operand> {
    let k = spec.kinds;
    if k.write_mask {
        return RegisterFile::Mask.reg(5).map(Operand::Whole);
    }
    if k.imm {
        return Some(Operand::Imm(0));
    }
    let position = match style {
        Style::Same => 0,
        Style::LastIsFirst if i == last_register(row) => 0,
        _ => i,
    };
    let memory = Operand::Mem(MemRef { base: Some(BASE), disp: 64, ..MemRef::default() });
    let here = k.mem
        && slot.is_some_and(|s| matches!(s, EncodingSlot::WholeMem(..) | EncodingSlot::RegMem(_) | EncodingSlot::Mem));
    match style {
        Style::Memory if here => return Some(memory),
        Style::Broadcast if here => {
            k.broadcast?;
            return memory.mem().cloned().map(Operand::Broadcast);
        }
        _ => {}
    }
    // An encoding that has memory only has no general register in its place.
    let file = k.file.filter(|f| *f != RegisterFile::General || !matches!(slot, Some(EncodingSlot::Mem)))?;
    file.reg(file.traits().samples[usize::from(evex)][position]).map(Operand::from)
}

/// The last operand that is a register, the write mask aside.
fn last_register(row: &Row) -> usize {
    row.operands.iter().rposition(|o| o.kinds.file.is_some_and(|f| f != RegisterFile::General)).unwrap_or(0)
}

fn with_immediates(style: Style, operands: &[Operand]) -> Vec<Vec<Operand>> {
    let Some(at) = operands.iter().position(|o| matches!(o, Operand::Imm(_))) else {
        return vec![operands.to_vec()];
    };
    let values: Vec<i64> = if style == Style::Distinct { (-128..128).collect() } else { SOME.to_vec() };
    let with = |v: i64| {
        let mut ops = operands.to_vec();
        ops[at] = Operand::Imm(v);
        ops
    };
    values.into_iter().map(with).collect()
}
