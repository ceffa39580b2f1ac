//! Instructions to bytes.

use super::EncodeError;
use super::decode::shifts_by_zero;
use super::registers::to_iced;
use crate::feature::FeatureSet;
use crate::inst::{Inst, MemRef, Operand, RegRef, SegmentReg};
use crate::reg::{Gpr, Width};
use crate::row::{Masking, OperandSpec, Row};
use crate::table::forms::{EncodingSlot, slots, tops};
use crate::table::table;
use iced_x86::{Code, Encoder, Instruction, OpCodeOperandKind, OpKind, Register};

/// The shortest encoding. Relocated fields are encoded as 32-bit zeros, and an instruction-relative operand
/// without a symbol as it would be at section offset 0.
///
/// # Errors
/// If no encoding takes these operands, or a constant does not fit.
pub fn encode(inst: &Inst) -> Result<Vec<u8>, EncodeError> {
    let row = table().row(inst.row);
    if shifts_by_zero(inst) {
        return Err(EncodeError(format!("{}: a shift by an immediate 0 is not in the table", row.mnemonic)));
    }
    if inst.operands.len() != row.operands.len() {
        return Err(EncodeError(format!("{} has {} operands", row.mnemonic, row.operands.len())));
    }
    shortest(row, inst).map(|(_, bytes)| bytes).ok_or_else(|| {
        let text = super::text(inst, super::Syntax::Intel);
        EncodeError(format!("no encoding of `{text}`: its operands do not fit any form"))
    })
}

/// The bytes of every encoding, in the order of [`Row::codes`].
pub fn encodings(inst: &Inst) -> Vec<Vec<u8>> {
    let row = table().row(inst.row);
    row.codes.iter().filter_map(|&code| encode_as(code, row, &inst.operands)).collect()
}

/// The first of the shortest encodings.
fn shortest(row: &Row, inst: &Inst) -> Option<(Code, Vec<u8>)> {
    let encodings = row.codes.iter().filter_map(|&code| Some((code, encode_as(code, row, &inst.operands)?)));
    encodings.min_by_key(|(_, bytes)| bytes.len())
}

/// The encoding that [`encode`] takes.
pub(crate) fn encoding(inst: &Inst) -> Option<Code> {
    shortest(table().row(inst.row), inst).map(|(code, _)| code)
}

/// What the CPU must have to run the instruction as [`encode`] encodes it.
pub fn features(inst: &Inst) -> FeatureSet {
    match encoding(inst) {
        // The bytes of `rep bsf` are `tzcnt`'s, and run on every CPU.
        Some(code) if crate::table::tzcnt_of(inst.row).is_none() => crate::table::features(code),
        _ => table().row(inst.row).features,
    }
}

/// Length in bytes of the shortest encoding.
///
/// # Errors
/// As [`encode`].
pub fn length(inst: &Inst) -> Result<usize, EncodeError> {
    encode(inst).map(|b| b.len())
}

/// The bytes of one encoding; `None` if the operands do not fit it.
pub(crate) fn encode_as(code: Code, row: &Row, operands: &[Operand]) -> Option<Vec<u8>> {
    let instruction = build(code, row, operands)?;
    let mut encoder = Encoder::new(64);
    encoder.encode(&instruction, 0).ok()?;
    let fields = encoder.get_constant_offsets();
    let mut bytes = encoder.take_buffer();
    if symbolic_address(operands) && fields.has_displacement() {
        let at = fields.displacement_offset();
        bytes[at..at + fields.displacement_size()].fill(0);
    }
    Some(bytes)
}

fn symbolic_address(operands: &[Operand]) -> bool {
    operands.iter().filter_map(Operand::mem).any(|m| m.symbol.is_some())
}

fn build(code: Code, row: &Row, operands: &[Operand]) -> Option<Instruction> {
    // Opcode 90 with the accumulator twice is `nop`, not an exchange (which would clear bits 63:32 of eax).
    let short_exchange = matches!(code, Code::Xchg_r16_AX | Code::Xchg_r32_EAX | Code::Xchg_r64_RAX);
    if short_exchange && operands.first() == operands.get(1) {
        return None;
    }
    let mut out = Instruction::new();
    out.set_code(code);
    let first = tops(code);
    for i in 0..first {
        out.set_op_register(i as u32, Register::ST0);
    }
    for (i, ((slot, spec), operand)) in slots(code)?.into_iter().zip(&row.operands).zip(operands).enumerate() {
        put(&mut out, (first + i) as u32, slot, spec, operand)?;
    }
    put_write_mask(&mut out, row, operands)?;
    Some(out)
}

/// k0 cannot be a write mask: its number says that there is none.
fn put_write_mask(out: &mut Instruction, row: &Row, operands: &[Operand]) -> Option<()> {
    if row.masking == Masking::None {
        return Some(());
    }
    let Some(Operand::Whole(k)) = operands.last() else { return None };
    out.set_op_mask(k.to_iced(Width::W64)?);
    out.set_zeroing_masking(row.masking == Masking::Zero);
    (k.number() != 0).then_some(())
}

/// Fills operand `i`; `None` if `operand` does not fit the slot.
fn put(out: &mut Instruction, i: u32, slot: EncodingSlot, spec: &OperandSpec, operand: &Operand) -> Option<()> {
    match (slot, operand) {
        (EncodingSlot::Reg(w) | EncodingSlot::RegMem(w), Operand::Reg(r)) if spec.kinds.general() => {
            put_register(out, i, *r, w)
        }
        (EncodingSlot::Fixed(g, w), Operand::Reg(r)) if *r == RegRef::from(g) => put_register(out, i, *r, w),
        (EncodingSlot::RegMem(_) | EncodingSlot::Mem, Operand::Mem(m)) if spec.kinds.mem => put_memory(out, i, m),
        (EncodingSlot::Whole(file, w) | EncodingSlot::WholeMem(file, w), Operand::Whole(r))
            if spec.kinds.is(file) && r.file() == file =>
        {
            out.set_op_kind(i, OpKind::Register);
            out.set_op_register(i, r.to_iced(w)?);
            Some(())
        }
        (EncodingSlot::WholeMem(..), Operand::Mem(m)) if spec.kinds.mem => put_memory(out, i, m),
        (EncodingSlot::WholeMem(..) | EncodingSlot::Mem, Operand::Broadcast(m)) if out.op_code().can_broadcast() => {
            out.set_is_broadcast(true);
            put_memory(out, i, m)
        }
        (EncodingSlot::Stack, Operand::Imm(number @ 0..=7)) => {
            out.set_op_register(i, Register::ST0 + *number as u32);
            Some(())
        }
        (EncodingSlot::One, Operand::Imm(1)) => {
            out.set_op_kind(i, OpKind::Immediate8);
            out.set_immediate8(1);
            Some(())
        }
        (EncodingSlot::Imm { bits, to }, Operand::Imm(v)) => put_immediate(out, i, bits, to, spec.width, *v),
        (EncodingSlot::Imm { bits: 32, to }, Operand::ImmSymbol(_)) => put_immediate(out, i, 32, to, spec.width, 0),
        _ => None,
    }
}

fn put_register(out: &mut Instruction, i: u32, r: RegRef, width: Width) -> Option<()> {
    out.set_op_kind(i, OpKind::Register);
    out.set_op_register(i, to_iced(r, width)?);
    Some(())
}

/// The value cut to the operand's width and sign-extended; `None` if it has more bits than that.
fn canonical(v: i64, width: Width) -> Option<i64> {
    let shift = 64 - u32::from(width.bits());
    let signed = v << shift >> shift;
    let unsigned = v as u64 & width.mask();
    (v == signed || v as u64 == unsigned).then_some(signed)
}

fn put_immediate(out: &mut Instruction, i: u32, bits: u16, to: Option<Width>, width: Width, v: i64) -> Option<()> {
    let field = Width::from_bits(u32::from(bits))?;
    let v = match to {
        Some(_) => canonical(v, width)?,
        // An 8-bit index (of `bt`) is not extended.
        None => canonical(v, field)?,
    };
    if canonical(v, field) != Some(v) {
        return None;
    }
    let kind = match (bits, to) {
        (8, None) => OpKind::Immediate8,
        (16, None) => OpKind::Immediate16,
        (32, None) => OpKind::Immediate32,
        (64, None) => OpKind::Immediate64,
        (8, Some(Width::W16)) => OpKind::Immediate8to16,
        (8, Some(Width::W32)) => OpKind::Immediate8to32,
        (8, Some(Width::W64)) => OpKind::Immediate8to64,
        (32, Some(Width::W64)) => OpKind::Immediate32to64,
        _ => return None,
    };
    out.set_op_kind(i, kind);
    match kind {
        OpKind::Immediate8 => out.set_immediate8(v as u8),
        OpKind::Immediate16 => out.set_immediate16(v as u16),
        OpKind::Immediate32 => out.set_immediate32(v as u32),
        OpKind::Immediate64 => out.set_immediate64(v as u64),
        OpKind::Immediate8to16 => out.set_immediate8to16(v as i16),
        OpKind::Immediate8to32 => out.set_immediate8to32(v as i32),
        OpKind::Immediate8to64 => out.set_immediate8to64(v),
        _ => out.set_immediate32to64(v),
    }
    Some(())
}

fn put_memory(out: &mut Instruction, i: u32, m: &MemRef) -> Option<()> {
    let whole = |g: Gpr| to_iced(g.into(), Width::W64);
    out.set_op_kind(i, OpKind::Memory);
    if let Some(s) = m.segment {
        out.set_segment_prefix(if s == SegmentReg::Fs { Register::FS } else { Register::GS });
    }
    if m.rip {
        if m.base.is_some() || m.index.is_some() {
            return None;
        }
        out.set_memory_base(Register::RIP);
        out.set_memory_displ_size(8);
        out.set_memory_displacement64(if m.symbol.is_some() { 0 } else { m.disp as u64 });
        return Some(());
    }
    if let Some(b) = m.base {
        out.set_memory_base(whole(b)?);
    }
    if let Some((index, scale)) = m.index {
        if index == Gpr::RSP || !matches!(scale, 1 | 2 | 4 | 8) {
            return None;
        }
        out.set_memory_index(whole(index)?);
        out.set_memory_index_scale(u32::from(scale));
    }
    let absolute = m.base.is_none() && m.index.is_none();
    // iced shortens a displacement size of 1 to none or lengthens it to 4 bytes as needed.
    let size = match m.disp {
        _ if m.symbol.is_some() || absolute => 8,
        0 => 0,
        _ => 1,
    };
    out.set_memory_displ_size(size);
    out.set_memory_displacement64(m.disp as u64);
    Some(())
}

/// Width of a register operand as the encoding (and so the text) has it.
pub(super) fn spelled_width(codes: &[Code], i: usize, spec: &OperandSpec) -> Width {
    let kind: Option<OpCodeOperandKind> = codes.first().and_then(|c| c.op_code().op_kinds().get(i).copied());
    match kind.and_then(crate::table::forms::slot) {
        Some(EncodingSlot::Reg(w) | EncodingSlot::RegMem(w) | EncodingSlot::Fixed(_, w)) => w,
        Some(EncodingSlot::Whole(_, w)) => w,
        _ => spec.width,
    }
}
