//! Bytes to instructions.

use super::Decoding;
use super::opaque::{SECTION, opaque, opaque_row};
use super::registers::{from_iced, whole};
use crate::cond::Cond;
use crate::inst::{Decoded, Inst, MemRef, Operand, SegmentReg, Target};
use crate::reg::{Reg, Width};
use crate::row::{Masking, OperandSpec, RowId, Special};
use crate::table::forms::tops;
use crate::table::{rows_of_code, table};
use iced_x86::{Code, ConditionCode, ConstantOffsets, Decoder, DecoderOptions, FlowControl, Instruction, Mnemonic};
use iced_x86::{OpKind, Register, RoundingControl};
use std::sync::Arc;

/// Decodes one 64-bit-mode instruction at `address` (its section offset). `None` for bytes that are no instruction.
pub fn decode(bytes: &[u8], address: u64) -> Option<Decoding> {
    decode_if(bytes, address, &|_| true)
}

/// [`decode`] for those who know memory accesses only as whole operands: what accesses memory that it does not name
/// (`push`), and what accesses the part that a mask selects, comes out as opaque; what works on x87 registers does too.
pub fn decode_accessible(bytes: &[u8], address: u64) -> Option<Decoding> {
    decode_if(bytes, address, &|inst| {
        let row = table().row(inst.row);
        let partial = row.masking != Masking::None && inst.operands.iter().any(|o| o.mem().is_some());
        row.implicit_memory.is_none() && !partial && row.special != Special::X87
    })
}

/// The length in bytes of the first instruction; `None` if there is none that is known.
pub fn decoded_length(bytes: &[u8]) -> Option<usize> {
    let mut decoder = Decoder::new(64, bytes, DecoderOptions::NONE);
    let inst = decoder.can_decode().then(|| decoder.decode()).filter(|inst| !inst.is_invalid())?;
    Some(inst.len())
}

/// `wanted`: which instructions with a row are to come out so.
fn decode_if(bytes: &[u8], address: u64, wanted: &dyn Fn(&Inst) -> bool) -> Option<Decoding> {
    let mut decoder = Decoder::with_ip(64, bytes, address, DecoderOptions::NONE);
    if !decoder.can_decode() {
        return None;
    }
    let inst = decoder.decode();
    if inst.is_invalid() {
        return None;
    }
    let fields = decoder.get_constant_offsets(&inst);
    let len = inst.len();
    let (disp_offset, imm_offset) = field_offsets(&fields);
    let decoded = classify(&inst, &bytes[..len], disp_offset, wanted);
    let side_target = side_target(&inst, &decoded);
    Some(Decoding { decoded, len, disp_offset, imm_offset, side_target })
}

fn side_target(inst: &Instruction, decoded: &Decoded) -> Option<u64> {
    let conditional = matches!(inst.flow_control(), FlowControl::ConditionalBranch | FlowControl::XbeginXabortXend);
    let near = matches!(inst.op0_kind(), OpKind::NearBranch16 | OpKind::NearBranch32 | OpKind::NearBranch64);
    let hidden = matches!(decoded, Decoded::IndirectJump(_)) && conditional && inst.op_count() > 0 && near;
    hidden.then(|| inst.near_branch_target())
}

fn field_offsets(f: &ConstantOffsets) -> (Option<usize>, Option<usize>) {
    let disp = f.has_displacement().then_some(f.displacement_offset());
    let imm = f.has_immediate().then_some(f.immediate_offset());
    (disp, imm)
}

fn classify(inst: &Instruction, bytes: &[u8], disp_offset: Option<usize>, wanted: &dyn Fn(&Inst) -> bool) -> Decoded {
    let other = || opaque(inst, bytes, disp_offset);
    match inst.code() {
        Code::Retnq => return Decoded::Return,
        Code::Jmp_rel8_64 | Code::Jmp_rel32_64 => return Decoded::Jump(local(inst)),
        Code::Call_rel32_64 => return Decoded::Call(local(inst)),
        _ => {}
    }
    match inst.flow_control() {
        FlowControl::Next => {}
        FlowControl::ConditionalBranch => {
            return match condition(inst) {
                Some(c) if inst.op0_kind() == OpKind::NearBranch64 => Decoded::Branch(c, local(inst)),
                // `loop`, `jrcxz`: where control goes is not modelled.
                _ => Decoded::IndirectJump(other()),
            };
        }
        FlowControl::UnconditionalBranch | FlowControl::IndirectBranch | FlowControl::Return => {
            return Decoded::IndirectJump(other());
        }
        FlowControl::XbeginXabortXend => return Decoded::IndirectJump(other()),
        // `syscall` and its like are calls to iced, but come back without a return address.
        FlowControl::Call | FlowControl::IndirectCall if is_call(inst) => return Decoded::IndirectCall(other()),
        FlowControl::Call | FlowControl::IndirectCall | FlowControl::Interrupt | FlowControl::Exception => {
            return Decoded::Opaque(other());
        }
    }
    if is_nop(inst) {
        return Decoded::Nop;
    }
    match plain(inst).filter(wanted) {
        Some(i) => Decoded::Plain(i),
        None => Decoded::Opaque(other()),
    }
}

fn is_call(inst: &Instruction) -> bool {
    inst.mnemonic() == Mnemonic::Call
}

fn is_nop(inst: &Instruction) -> bool {
    matches!(inst.mnemonic(), Mnemonic::Nop | Mnemonic::Reservednop | Mnemonic::Endbr64 | Mnemonic::Endbr32)
}

fn local(inst: &Instruction) -> Target {
    Target::Local(inst.near_branch_target())
}

fn condition(inst: &Instruction) -> Option<Cond> {
    if !inst.is_jcc_short_or_near() {
        return None;
    }
    Some(match inst.condition_code() {
        ConditionCode::None => return None,
        ConditionCode::o => Cond::O,
        ConditionCode::no => Cond::No,
        ConditionCode::b => Cond::B,
        ConditionCode::ae => Cond::Ae,
        ConditionCode::e => Cond::E,
        ConditionCode::ne => Cond::Ne,
        ConditionCode::be => Cond::Be,
        ConditionCode::a => Cond::A,
        ConditionCode::s => Cond::S,
        ConditionCode::ns => Cond::Ns,
        ConditionCode::p => Cond::P,
        ConditionCode::np => Cond::Np,
        ConditionCode::l => Cond::L,
        ConditionCode::ge => Cond::Ge,
        ConditionCode::le => Cond::Le,
        ConditionCode::g => Cond::G,
    })
}

/// The instruction of the table; `None` if it has no row in this form.
fn plain(inst: &Instruction) -> Option<Inst> {
    let prefixed = inst.has_lock_prefix() || inst.has_rep_prefix() || inst.has_repne_prefix();
    if prefixed || inst.has_xacquire_prefix() || inst.has_xrelease_prefix() {
        return None;
    }
    // Rounding other than MXCSR's is not modelled; neither is suppressing exceptions, which changes nothing else.
    if inst.rounding_control() != RoundingControl::None {
        return None;
    }
    rows_of_code(inst.code()).iter().find_map(|&row| as_row(inst, row))
}

/// The instruction as one of `row`; `None` if its operands or masking are not the row's.
fn as_row(inst: &Instruction, row: RowId) -> Option<Inst> {
    let masking = match (inst.has_op_mask(), inst.zeroing_masking()) {
        (false, _) => Masking::None,
        (true, false) => Masking::Merge,
        (true, true) => Masking::Zero,
    };
    let found = table().row(row);
    if found.masking != masking {
        return None;
    }
    let specs = found.operands.iter().zip(tops(inst.code()) as u32..);
    let operands: Option<Vec<Operand>> = specs.map(|(spec, i)| operand(inst, i, spec)).collect();
    let inst = Inst { row, operands: operands? };
    (!shifts_by_zero(&inst)).then_some(inst)
}

/// A shift or rotate by an immediate that is 0 modulo 32 or 64 keeps all flags; rows by immediate do not say so.
pub(super) fn shifts_by_zero(inst: &Inst) -> bool {
    use crate::row::SchedClass::*;
    let row = table().row(inst.row);
    let count = match inst.operands.last() {
        Some(Operand::Imm(v)) => *v,
        _ => return false,
    };
    let touches_flags = !row.flags_clobbered().is_empty();
    let modulus = if row.width() == Some(Width::W64) { 64 } else { 32 };
    touches_flags
        && matches!(row.class, Shift | ShiftCl | Rotate | RotateCarry | DoubleShift)
        && count & (modulus - 1) == 0
}

fn operand(inst: &Instruction, i: u32, spec: &OperandSpec) -> Option<Operand> {
    if spec.kinds.write_mask {
        return Reg::from_iced(inst.op_mask()).map(Operand::Whole);
    }
    let value = match inst.op_kind(i) {
        OpKind::Register => return register(inst.op_register(i), spec),
        OpKind::Memory => {
            let broadcast = inst.is_broadcast();
            let allowed = if broadcast { spec.kinds.broadcast.is_some() } else { spec.kinds.mem };
            let of = if broadcast { Operand::Broadcast } else { Operand::Mem };
            return memory(inst).filter(|_| allowed).map(of);
        }
        OpKind::Immediate8 => i64::from(inst.immediate8() as i8),
        OpKind::Immediate16 => i64::from(inst.immediate16() as i16),
        OpKind::Immediate32 => i64::from(inst.immediate32() as i32),
        OpKind::Immediate8to16 => i64::from(inst.immediate8to16()),
        OpKind::Immediate8to32 => i64::from(inst.immediate8to32()),
        OpKind::Immediate64 | OpKind::Immediate8to64 | OpKind::Immediate32to64 => inst.immediate(i) as i64,
        _ => return None,
    };
    Some(Operand::Imm(value))
}

fn register(r: Register, spec: &OperandSpec) -> Option<Operand> {
    if let Some(r) = Reg::from_iced(r) {
        return spec.kinds.is(r.file()).then_some(Operand::Whole(r));
    }
    if r.is_st() {
        return spec.kinds.stack.then_some(Operand::Imm(r.number() as i64));
    }
    let (reg, _) = from_iced(r)?;
    spec.kinds.general().then_some(Operand::Reg(reg))
}

/// A memory operand with 64-bit addressing; `None` for 32-bit addressing.
fn memory(inst: &Instruction) -> Option<MemRef> {
    let (base, index) = (inst.memory_base(), inst.memory_index());
    let rip = base == Register::RIP;
    let segment = match inst.memory_segment() {
        Register::FS => Some(SegmentReg::Fs),
        Register::GS => Some(SegmentReg::Gs),
        _ => None,
    };
    let mut m = MemRef { rip, segment, disp: inst.memory_displacement64() as i64, ..MemRef::default() };
    if base != Register::None && !rip {
        m.base = Some(whole(base)?);
    }
    if index != Register::None {
        m.index = Some((whole(index)?, inst.memory_index_scale() as u8));
    }
    let absolute = base == Register::None && index == Register::None;
    if absolute && inst.memory_displ_size() != 8 {
        return None;
    }
    Some(m)
}

/// Records that the field at byte `offset` of the instruction is relocated, spelled `text`.
/// Returns false if no field stands there.
pub fn attach_symbol(d: &mut Decoding, offset: usize, text: Arc<str>) -> bool {
    let is_disp = d.disp_offset == Some(offset);
    let is_imm = d.imm_offset == Some(offset);
    if !is_disp && !is_imm {
        return false;
    }
    let len = d.len;
    match &mut d.decoded {
        Decoded::Jump(t) | Decoded::Branch(_, t) | Decoded::Call(t) => *t = Target::Symbol(text),
        Decoded::Plain(_) => return attach_plain(&mut d.decoded, is_disp, len - offset, text),
        Decoded::Opaque(o) | Decoded::IndirectJump(o) | Decoded::IndirectCall(o) => {
            let end = (offset + 4).min(o.bytes.len());
            o.bytes[offset..end].fill(0);
            o.symbol = Some(match o.symbol.take() {
                Some(first) if !first.starts_with(SECTION) => format!("{first}; {text}").into(),
                _ => text,
            });
        }
        Decoded::Return | Decoded::Nop => return false,
    }
    true
}

/// A relocation of an instruction that has a row. Fields of 1, 2 or 8 bytes make it opaque: a relocated
/// immediate of a row is always a 32-bit one.
fn attach_plain(d: &mut Decoded, is_disp: bool, field: usize, text: Arc<str>) -> bool {
    let Decoded::Plain(inst) = d else { return false };
    for operand in &mut inst.operands {
        match operand {
            Operand::Mem(m) | Operand::Broadcast(m) if is_disp => {
                m.symbol = Some(text);
                m.disp = 0;
                return true;
            }
            Operand::Imm(_) if !is_disp && field == 4 => {
                *operand = Operand::ImmSymbol(text);
                return true;
            }
            _ => {}
        }
    }
    *d = Decoded::Opaque(opaque_row(inst, text));
    true
}
