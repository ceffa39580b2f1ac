//! Which encodings a row has: found in iced's list by mnemonic and operand kinds, so that no row lists them.

use crate::reg::{FILES, FileOperand, Gpr, RegisterFile, Width};
use crate::row::OperandSpec;
use iced_x86::{Code, CpuidFeature, EncodingKind, OpCodeOperandKind as K};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// What an operand of an encoding can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EncodingSlot {
    /// A register of this width, anywhere in the register file.
    Reg(Width),
    /// A register of this width, or memory.
    RegMem(Width),
    Mem,
    /// A register of another file, of this width.
    Whole(RegisterFile, Width),
    /// The same, or memory.
    WholeMem(RegisterFile, Width),
    /// This register only, at this width.
    Fixed(Gpr, Width),
    /// An immediate field of `bits`, sign-extended to `to` (or as wide as the operand).
    Imm {
        bits: u16,
        to: Option<Width>,
    },
    /// A register of the x87 stack, by its number.
    Stack,
    /// The constant 1, not encoded.
    One,
    /// A branch displacement of this many bytes.
    Branch(u8),
}

/// The slot of an operand kind; `None` for kinds that no row uses.
pub(crate) fn slot(kind: K) -> Option<EncodingSlot> {
    use Width::*;
    Some(match kind {
        K::r8_reg | K::r8_opcode => EncodingSlot::Reg(W8),
        K::r16_reg | K::r16_rm | K::r16_opcode => EncodingSlot::Reg(W16),
        K::r32_reg | K::r32_rm | K::r32_opcode | K::r32_vvvv => EncodingSlot::Reg(W32),
        K::r64_reg | K::r64_rm | K::r64_opcode | K::r64_vvvv => EncodingSlot::Reg(W64),
        K::r8_or_mem => EncodingSlot::RegMem(W8),
        K::r16_or_mem => EncodingSlot::RegMem(W16),
        K::r32_or_mem => EncodingSlot::RegMem(W32),
        K::r64_or_mem => EncodingSlot::RegMem(W64),
        K::mem => EncodingSlot::Mem,
        K::sti_opcode => EncodingSlot::Stack,
        K::al => EncodingSlot::Fixed(Gpr::RAX, W8),
        K::cl => EncodingSlot::Fixed(Gpr::RCX, W8),
        K::ax => EncodingSlot::Fixed(Gpr::RAX, W16),
        K::eax => EncodingSlot::Fixed(Gpr::RAX, W32),
        K::rax => EncodingSlot::Fixed(Gpr::RAX, W64),
        K::imm8 => EncodingSlot::Imm { bits: 8, to: None },
        K::imm8_const_1 => EncodingSlot::One,
        K::imm8sex16 => EncodingSlot::Imm { bits: 8, to: Some(W16) },
        K::imm8sex32 => EncodingSlot::Imm { bits: 8, to: Some(W32) },
        K::imm8sex64 => EncodingSlot::Imm { bits: 8, to: Some(W64) },
        K::imm16 => EncodingSlot::Imm { bits: 16, to: None },
        K::imm32 => EncodingSlot::Imm { bits: 32, to: None },
        K::imm32sex64 => EncodingSlot::Imm { bits: 32, to: Some(W64) },
        K::imm64 => EncodingSlot::Imm { bits: 64, to: None },
        K::br64_1 => EncodingSlot::Branch(1),
        K::br64_4 => EncodingSlot::Branch(4),
        _ => return file_slot(kind),
    })
}

fn file_slot(kind: K) -> Option<EncodingSlot> {
    let slot = |file, o: &FileOperand| match o.or_memory {
        true => EncodingSlot::WholeMem(file, o.width),
        false => EncodingSlot::Whole(file, o.width),
    };
    FILES.iter().find_map(|t| Some(slot(t.file, t.operands.iter().find(|o| o.kind == kind)?)))
}

/// Slots of an encoding's operands; `None` if some operand is of another kind. The top of the x87 stack is no operand.
pub(crate) fn slots(code: Code) -> Option<Vec<EncodingSlot>> {
    code.op_code().op_kinds()[tops(code)..].iter().map(|&k| slot(k)).collect()
}

/// Number of first operands in iced's lists that are the top of the x87 stack (of `fxch`).
pub(crate) fn tops(code: Code) -> usize {
    code.op_code().op_kinds().iter().take_while(|&&k| k == K::st0).count()
}

/// Encodings of 64-bit mode by lower-case mnemonic, in iced's order.
fn by_mnemonic() -> &'static FxHashMap<String, Vec<Code>> {
    static MAP: OnceLock<FxHashMap<String, Vec<Code>>> = OnceLock::new();
    MAP.get_or_init(|| {
        let mut map: FxHashMap<String, Vec<Code>> = FxHashMap::default();
        for code in Code::values().filter(|&c| usable(c)) {
            map.entry(format!("{:?}", code.mnemonic()).to_ascii_lowercase()).or_default().push(code);
        }
        map
    })
}

fn usable(code: Code) -> bool {
    let info = code.op_code();
    let knights_corner =
        code.cpuid_features().iter().any(|f| matches!(f, CpuidFeature::KNC | CpuidFeature::CYRIX_EMMI));
    // The stack moves by 64-bit words; 16-bit ones are nobody's.
    let half_word_stack = info.is_stack_instruction() && info.operand_size() == 16;
    info.is_instruction()
        && info.mode64()
        && !half_word_stack
        && !knights_corner
        && matches!(info.encoding(), EncodingKind::Legacy | EncodingKind::VEX | EncodingKind::EVEX)
}

/// Mnemonics of iced whose encodings run as this mnemonic.
fn iced_names(mnemonic: &str) -> &[&str] {
    match mnemonic {
        // `/6` is an undocumented second encoding of `shl`.
        "shl" => &["shl", "sal"],
        "rep bsf" => &["tzcnt"],
        _ => &[],
    }
}

/// Mnemonic as iced's list owns it, and its encodings; `None` if iced knows no such instruction in 64-bit mode.
pub(crate) fn named(mnemonic: &str) -> Option<(&'static str, &'static [Code])> {
    by_mnemonic().get_key_value(mnemonic).map(|(name, codes)| (name.as_str(), codes.as_slice()))
}

/// Whether an encoding of a vector instruction takes these operands. A scalar operand stands in the low bits of an
/// xmm register; memory must have the operand's width. An operand that may be a register or memory is met by an encoding
/// that has only one of them, so that loads and stores stand in one row. The write mask is no operand to iced.
pub(crate) fn fits_vector(code: Code, operands: &[OperandSpec]) -> bool {
    let Some(slots) = slots(code) else { return false };
    let explicit: Vec<&OperandSpec> = operands.iter().filter(|o| !o.kinds.write_mask).collect();
    let memory = code.op_code().memory_size().size() * 8;
    slots.len() == explicit.len() && slots.iter().zip(explicit).all(|(&s, spec)| takes_vector(s, spec, memory))
}

/// Width of the element that an embedded broadcast of this encoding repeats; `None` if it has none.
pub(crate) fn broadcast(code: Code) -> Option<Width> {
    let info = code.op_code();
    let bits = info.broadcast_memory_size().element_size() * 8;
    if info.can_broadcast() { Width::from_bits(bits as u32) } else { None }
}

fn takes_vector(slot: EncodingSlot, spec: &OperandSpec, memory: usize) -> bool {
    let k = spec.kinds;
    let register = |file: RegisterFile, w: Width| k.is(file) && w == spec.width.max(file.narrowest());
    let in_memory = k.mem && memory == usize::from(spec.width.bits());
    match slot {
        EncodingSlot::Whole(file, w) => register(file, w),
        EncodingSlot::WholeMem(file, w) => (register(file, w) && (!k.mem || in_memory)) || (!k.is(file) && in_memory),
        EncodingSlot::Mem => in_memory,
        EncodingSlot::Reg(w) => k.general() && w == spec.width,
        EncodingSlot::RegMem(w) => {
            (k.general() && w == spec.width && (!k.mem || in_memory)) || (!k.general() && in_memory)
        }
        EncodingSlot::Imm { bits: 8, to: None } => k.imm && spec.width == Width::W8,
        _ => false,
    }
}

/// All encodings of `mnemonic` whose operands are these; `spelled` are the widths in the assembly text.
pub(crate) fn codes(mnemonic: &str, operands: &[OperandSpec], spelled: &[Width]) -> Vec<Code> {
    let names = match iced_names(mnemonic) {
        [] => vec![mnemonic],
        names => names.to_vec(),
    };
    let all = names.iter().flat_map(|n| by_mnemonic().get(*n).into_iter().flatten().copied());
    let codes: Vec<Code> = all.filter(|&c| fits(c, operands, spelled)).collect();
    assert!(!codes.is_empty(), "{mnemonic}: no encoding has operands {operands:?}");
    codes
}

fn fits(code: Code, operands: &[OperandSpec], spelled: &[Width]) -> bool {
    let Some(slots) = slots(code) else { return false };
    if let [EncodingSlot::Branch(_)] = slots[..] {
        return operands.is_empty();
    }
    let memory = code.op_code().memory_size().size() * 8;
    let of_width = |s: EncodingSlot, spec: &OperandSpec| {
        s != EncodingSlot::Mem || spec.kinds.address || memory == usize::from(spec.width.bits())
    };
    let fits = |s: EncodingSlot, spec: &OperandSpec, w: Width| takes(s, spec, w) && of_width(s, spec);
    slots.len() == operands.len() && slots.iter().zip(operands).zip(spelled).all(|((&s, spec), &w)| fits(s, spec, w))
}

fn takes(slot: EncodingSlot, spec: &OperandSpec, width: Width) -> bool {
    let k = spec.kinds;
    match slot {
        EncodingSlot::Reg(w) => k.general() && k.fixed.is_none() && w == width,
        EncodingSlot::RegMem(w) => (k.general() || k.mem) && k.fixed.is_none() && w == width && !k.address,
        EncodingSlot::Mem => k.mem && (k.address || !k.general()),
        EncodingSlot::Whole(file, w) | EncodingSlot::WholeMem(file, w) => {
            k.is(file) && w == width.max(file.narrowest())
        }
        EncodingSlot::Fixed(g, w) => k.general() && w == width && k.fixed.is_none_or(|f| f == g),
        EncodingSlot::Imm { bits, to: None } => k.imm && (bits == width.bits() || bits == 8),
        EncodingSlot::Imm { to: Some(to), .. } => k.imm && to == width,
        EncodingSlot::Stack => k.stack,
        EncodingSlot::One => k.imm,
        EncodingSlot::Branch(_) => false,
    }
}
