//! Every instruction that costs can be asked for: one per [`CostShape`], from iced's list of encodings and not from the rows
//! of the table, so that a new row finds its cost already there.

use super::shape::{CostShape, of_bytes};
use crate::feature::{Feature, FeatureSet};
use iced_x86::{
    Code, CpuidFeature, Encoder, EncodingKind, Formatter, GasFormatter, Instruction, OpCodeOperandKind as K, OpKind,
    Register,
};
use std::collections::BTreeMap;

/// The shortest instruction of each shape that CPUs with these features run: the shape and its text for GNU `as`.
pub fn examples(features: FeatureSet) -> Vec<(CostShape, String)> {
    let mut out: BTreeMap<CostShape, Vec<u8>> = BTreeMap::new();
    for bytes in encodings(features) {
        let shape = of_bytes(&bytes);
        match out.get_mut(&shape) {
            Some(shortest) if bytes.len() < shortest.len() => *shortest = bytes,
            Some(_) => {}
            None => drop(out.insert(shape, bytes)),
        }
    }
    out.into_iter().map(|(shape, bytes)| (shape, text(&bytes))).collect()
}

/// Instructions that CPUs with these features run, each with its operands in all ways that may matter. Memory is
/// `8(%rdi)`, with an index where there has to be one.
pub fn encodings(features: FeatureSet) -> impl Iterator<Item = Vec<u8>> {
    let codes = Code::values().filter(move |&c| usable(c) && runs(features, c));
    codes.flat_map(|c| variants(c).iter().filter_map(encode).collect::<Vec<_>>())
}

/// Instructions of user programs in 64-bit mode, without x87's.
fn usable(code: Code) -> bool {
    let info = code.op_code();
    let x87 = code.cpuid_features().iter().any(|&f| matches!(f, CpuidFeature::FPU | CpuidFeature::MMX));
    info.is_instruction()
        && !x87
        && info.mode64()
        && !info.is_privileged()
        && matches!(info.encoding(), EncodingKind::Legacy | EncodingKind::VEX | EncodingKind::EVEX)
}

fn runs(features: FeatureSet, code: Code) -> bool {
    code.cpuid_features().iter().all(|&f| Feature::of_cpuid(f).is_some_and(|f| features.contains(f)))
}

fn encode(instruction: &Instruction) -> Option<Vec<u8>> {
    let mut encoder = Encoder::new(64);
    encoder.encode(instruction, 0).ok()?;
    Some(encoder.take_buffer())
}

/// With operand size suffixes, so that no assembler has to guess.
fn text(bytes: &[u8]) -> String {
    let instruction = iced_x86::Decoder::new(64, bytes, iced_x86::DecoderOptions::NONE).decode();
    let mut formatter = GasFormatter::new();
    formatter.options_mut().set_gas_show_mnemonic_size_suffix(true);
    let mut out = String::new();
    formatter.format(&instruction, &mut out);
    out
}

/// The encoding with its operands filled in all ways that may matter: registers or memory, one register twice, write
/// masks, broadcast, and for `lea` the kinds of addresses. Empty if an operand is of a kind that is not filled.
fn variants(code: Code) -> Vec<Instruction> {
    let info = code.op_code();
    let mut plain = vec![Instruction::new()];
    plain[0].set_code(code);
    for (n, &kind) in info.op_kinds().iter().enumerate() {
        plain = plain.iter().flat_map(|i| filled(i, n as u32, kind)).collect();
    }
    if code.mnemonic() == iced_x86::Mnemonic::Lea {
        plain = plain.iter().flat_map(addresses).collect();
    }
    let twice: Vec<Instruction> = plain.iter().filter_map(twice).collect();
    plain.extend(twice);
    if info.can_broadcast() {
        let memory = |i: &&Instruction| (0..i.op_count()).any(|n| i.op_kind(n) == OpKind::Memory);
        let broadcast = with(plain.iter().filter(memory), |i| i.set_is_broadcast(true));
        plain.extend(broadcast);
    }
    if info.can_use_op_mask_register() {
        let masked = with(plain.iter(), |i| i.set_op_mask(Register::K1));
        let zeroed = with(masked.iter(), |i| i.set_zeroing_masking(true));
        // Gathers and scatters are nothing without a mask.
        plain.retain(|_| !info.require_op_mask_register());
        plain.extend(masked);
        plain.extend(zeroed.into_iter().filter(|_| info.can_use_zeroing_masking()));
    }
    plain
}

fn with<'a>(all: impl Iterator<Item = &'a Instruction>, change: impl Fn(&mut Instruction)) -> Vec<Instruction> {
    let mut all: Vec<Instruction> = all.copied().collect();
    all.iter_mut().for_each(change);
    all
}

/// One thing that an operand may be.
#[derive(Clone, Copy)]
enum Filling {
    /// A register of a file, by the operand's number.
    Register([Register; 4]),
    /// `8(%rdi)`, and an index if the encoding needs one.
    Memory(Register),
    Immediate(OpKind, u64),
}

/// Operand `n` as each thing it may be.
fn filled(i: &Instruction, n: u32, kind: K) -> Vec<Instruction> {
    let fill = |filling: &Filling| {
        let mut out = *i;
        filling.apply(&mut out, n);
        out
    };
    register_fillings(kind).iter().chain(&other_fillings(kind)).map(fill).collect()
}

impl Filling {
    fn apply(self, out: &mut Instruction, n: u32) {
        match self {
            Filling::Register(file) => {
                out.set_op_kind(n, OpKind::Register);
                out.set_op_register(n, file[n as usize % 4]);
            }
            Filling::Memory(index) => {
                out.set_op_kind(n, OpKind::Memory);
                out.set_memory_base(Register::RDI);
                out.set_memory_index(index);
                out.set_memory_displ_size(1);
                out.set_memory_displacement64(8);
            }
            Filling::Immediate(kind, value) => {
                out.set_op_kind(n, kind);
                set_immediate(out, kind, value);
            }
        }
    }
}

fn set_immediate(out: &mut Instruction, kind: OpKind, value: u64) {
    match kind {
        OpKind::Immediate8 => out.set_immediate8(value as u8),
        OpKind::Immediate16 => out.set_immediate16(value as u16),
        OpKind::Immediate32 => out.set_immediate32(value as u32),
        OpKind::Immediate64 => out.set_immediate64(value),
        OpKind::Immediate8to16 => out.set_immediate8to16(value as i16),
        OpKind::Immediate8to32 => out.set_immediate8to32(value as i32),
        OpKind::Immediate8to64 => out.set_immediate8to64(value as i64),
        OpKind::Immediate32to64 => out.set_immediate32to64(value as i64),
        _ => out.set_near_branch64(value),
    }
}

/// What an operand may be that can be a register.
fn register_fillings(kind: K) -> Vec<Filling> {
    let register = |file| vec![Filling::Register(file)];
    let either = |file| vec![Filling::Register(file), Filling::Memory(Register::None)];
    match kind {
        K::r8_reg | K::r8_opcode => register(R8),
        K::r16_reg | K::r16_rm | K::r16_opcode => register(R16),
        K::r32_reg | K::r32_rm | K::r32_opcode | K::r32_vvvv => register(R32),
        K::r64_reg | K::r64_rm | K::r64_opcode | K::r64_vvvv => register(R64),
        K::r8_or_mem => either(R8),
        K::r16_or_mem => either(R16),
        K::r32_or_mem => either(R32),
        K::r64_or_mem => either(R64),
        K::xmm_reg | K::xmm_rm | K::xmm_vvvv | K::xmm_is4 => register(XMM),
        K::ymm_reg | K::ymm_rm | K::ymm_vvvv | K::ymm_is4 => register(YMM),
        K::zmm_reg | K::zmm_rm | K::zmm_vvvv => register(ZMM),
        K::xmm_or_mem => either(XMM),
        K::ymm_or_mem => either(YMM),
        K::zmm_or_mem => either(ZMM),
        K::k_reg | K::k_rm | K::k_vvvv => register(MASK),
        K::k_or_mem => either(MASK),
        K::al => register([Register::AL; 4]),
        K::cl => register([Register::CL; 4]),
        K::ax => register([Register::AX; 4]),
        K::eax => register([Register::EAX; 4]),
        K::rax => register([Register::RAX; 4]),
        _ => Vec::new(),
    }
}

/// What an operand may be that is memory alone, or a number.
fn other_fillings(kind: K) -> Vec<Filling> {
    let memory = |index| vec![Filling::Memory(index)];
    let immediate = |kind, value| vec![Filling::Immediate(kind, value)];
    match kind {
        K::mem => memory(Register::None),
        K::mem_vsib32x | K::mem_vsib64x => memory(Register::XMM7),
        K::mem_vsib32y | K::mem_vsib64y => memory(Register::YMM7),
        K::mem_vsib32z | K::mem_vsib64z => memory(Register::ZMM7),
        K::imm8 => immediate(OpKind::Immediate8, 5),
        K::imm8_const_1 => immediate(OpKind::Immediate8, 1),
        K::imm8sex16 => immediate(OpKind::Immediate8to16, 5),
        K::imm8sex32 => immediate(OpKind::Immediate8to32, 5),
        K::imm8sex64 => immediate(OpKind::Immediate8to64, 5),
        K::imm16 => immediate(OpKind::Immediate16, 0x1234),
        K::imm32 => immediate(OpKind::Immediate32, 0x1234_5678),
        K::imm32sex64 => immediate(OpKind::Immediate32to64, 0x1234_5678),
        K::imm64 => immediate(OpKind::Immediate64, 0x1234_5678_9abc_def0),
        K::br64_1 | K::br64_4 => immediate(OpKind::NearBranch64, 0x40),
        _ => Vec::new(),
    }
}

// Registers of operands 0 to 3. None is the accumulator, which has encodings of its own.
const R8: [Register; 4] = [Register::BL, Register::R9L, Register::SIL, Register::R10L];
const R16: [Register; 4] = [Register::BX, Register::R9W, Register::SI, Register::R10W];
const R32: [Register; 4] = [Register::EBX, Register::R9D, Register::ESI, Register::R10D];
const R64: [Register; 4] = [Register::RBX, Register::R9, Register::RSI, Register::R10];
const XMM: [Register; 4] = [Register::XMM1, Register::XMM2, Register::XMM3, Register::XMM4];
const YMM: [Register; 4] = [Register::YMM1, Register::YMM2, Register::YMM3, Register::YMM4];
const ZMM: [Register; 4] = [Register::ZMM1, Register::ZMM2, Register::ZMM3, Register::ZMM4];
const MASK: [Register; 4] = [Register::K2, Register::K3, Register::K4, Register::K5];

/// The instruction with its last two register operands equal, if they are of one kind.
fn twice(i: &Instruction) -> Option<Instruction> {
    let registers: Vec<u32> = (0..i.op_count()).filter(|&n| i.op_kind(n) == OpKind::Register).collect();
    let [.., a, b] = registers[..] else { return None };
    let (kept, other) = (i.op_register(a), i.op_register(b));
    let alike = kept.size() == other.size() && kept.is_gpr() == other.is_gpr() && kept.is_k() == other.is_k();
    alike.then(|| {
        let mut out = *i;
        out.set_op_register(b, kept);
        out
    })
}

/// An instruction's address in all combinations of parts.
fn addresses(i: &Instruction) -> Vec<Instruction> {
    let mut out = Vec::new();
    for base in [Register::None, Register::RDI] {
        for (index, scale) in [(Register::None, 1), (Register::R14, 1), (Register::R14, 4)] {
            for displacement in [0, 0x1234] {
                let mut one = *i;
                one.set_memory_base(base);
                one.set_memory_index(index);
                one.set_memory_index_scale(scale);
                let absolute = base == Register::None;
                one.set_memory_displ_size(if absolute || displacement != 0 { 8 } else { 0 });
                one.set_memory_displacement64(displacement);
                out.push(one);
            }
        }
    }
    let mut relative = *i;
    relative.set_memory_base(Register::RIP);
    relative.set_memory_displ_size(8);
    relative.set_memory_displacement64(0x40);
    out.push(relative);
    out
}
