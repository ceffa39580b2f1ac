//! The forms of a row: one instruction per way its operands can be filled, every encoding reached.

use crate::inst::{Inst, MemRef, Operand, RegRef};
use crate::reg::{Gpr, RegisterFile, Width};
use crate::row::{OperandSpec, Row, RowId, Table};
use crate::table::forms::{EncodingSlot, slots};

/// Registers of operands 0, 1 and 2; distinct, none implicit in any row, two of them needing REX.
const REGS: [Gpr; 3] = [Gpr::RBX, Gpr::R9, Gpr::RSI];
/// The base register of memory operands.
pub const BASE: Gpr = Gpr::RDI;

/// Instructions that together use every encoding of the row, the accumulator forms, the high bytes, one
/// register in several places, and short and long immediates. In a fixed order, without repetition.
pub fn forms(table: &Table, id: RowId) -> Vec<Inst> {
    let row = table.row(id);
    let mut out: Vec<Inst> = Vec::new();
    for choice in choices(row) {
        let inst = Inst { row: id, operands: choice };
        if !out.contains(&inst) && crate::codec::encode(&inst).is_ok() {
            out.push(inst);
        }
    }
    out
}

fn choices(row: &Row) -> Vec<Vec<Operand>> {
    let mut out = Vec::new();
    for &code in &row.codes {
        let Some(slots) = slots(code) else { continue };
        if has_vectors(row) {
            out.extend(super::vector_forms::choices(row, code, &slots));
            continue;
        }
        if slots.len() != row.operands.len() {
            // A conditional jump's target is not an operand of the row.
            continue;
        }
        let lists: Vec<Vec<Operand>> = (0..slots.len()).map(|i| fillings(slots[i], &row.operands[i], i)).collect();
        out.extend(product(&lists).into_iter().filter(|ops| at_most_one_memory(ops)));
    }
    out
}

fn has_vectors(row: &Row) -> bool {
    let vector = |o: &OperandSpec| o.kinds.value_file() != RegisterFile::General || o.width >= Width::W128;
    row.implicit.iter().any(|i| i.reg.gpr().is_none()) || row.operands.iter().any(vector)
}

fn at_most_one_memory(ops: &[Operand]) -> bool {
    ops.iter().filter(|o| o.mem().is_some()).count() <= 1
}

fn product(lists: &[Vec<Operand>]) -> Vec<Vec<Operand>> {
    lists.iter().fold(vec![Vec::new()], |done, list| {
        let extend = |d: &Vec<Operand>| {
            let d = d.clone();
            list.iter().map(move |o| [d.as_slice(), std::slice::from_ref(o)].concat()).collect::<Vec<_>>()
        };
        done.iter().flat_map(extend).collect()
    })
}

/// What operand `i` is filled with.
fn fillings(slot: EncodingSlot, spec: &OperandSpec, i: usize) -> Vec<Operand> {
    let mut out = Vec::new();
    match slot {
        EncodingSlot::Reg(w) => out.extend(registers(w, i)),
        EncodingSlot::RegMem(w) => {
            if spec.kinds.general() {
                out.extend(registers(w, i));
            }
            if spec.kinds.mem {
                out.extend(memories(spec));
            }
        }
        EncodingSlot::Mem => out.extend(memories(spec)),
        // Rows of general registers have no such operands.
        EncodingSlot::Whole(..) | EncodingSlot::WholeMem(..) => {}
        EncodingSlot::Fixed(g, _) => out.push(g.into()),
        EncodingSlot::Stack => out.extend((0..8).map(Operand::Imm)),
        EncodingSlot::One => out.push(Operand::Imm(1)),
        EncodingSlot::Imm { bits, .. } => out.extend(immediates(bits).into_iter().map(Operand::Imm)),
        EncodingSlot::Branch(_) => {}
    }
    out
}

/// An operand's own register, a register shared with other operands, the accumulator, the data register,
/// and at 8 bits a high byte of each of the two.
fn registers(w: Width, i: usize) -> Vec<Operand> {
    let mut out: Vec<Operand> = vec![REGS[i % 3].into(), Gpr::RAX.into()];
    if i < 2 {
        out.push(Gpr::RDX.into());
    }
    if w == Width::W8 {
        out.push(Operand::Reg(RegRef { gpr: Gpr::RBX, high: true }));
        out.push(Operand::Reg(RegRef { gpr: Gpr::RAX, high: true }));
    }
    out
}

fn memories(spec: &OperandSpec) -> Vec<Operand> {
    let at = |index, disp| Operand::Mem(MemRef { base: Some(BASE), index, disp, ..MemRef::default() });
    let mut out = vec![at(None, 8)];
    if spec.kinds.address {
        out.extend([at(None, 0), at(None, -1000), at(Some((Gpr::R14, 1)), 0), at(Some((Gpr::R14, 8)), 0x1234_5678)]);
        out.push(Operand::Mem(MemRef { index: Some((Gpr::R14, 4)), disp: -8, ..MemRef::default() }));
    }
    out
}

fn immediates(bits: u16) -> Vec<i64> {
    match bits {
        8 => vec![1, 3, 5, 8, 9, 15, 16, 17, 31, 33, 63, 65, 127, -1, -128],
        16 => vec![0x7ff, 0x7fff, -0x8000],
        32 => vec![0x1234, 0x7fff_ffff, -0x8000_0000],
        _ => vec![0x1122_3344_5566_7788, i64::MIN, 0xffff_ffff],
    }
}
