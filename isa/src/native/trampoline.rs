//! The machine code around an instruction: a loop that loads a state, runs the instruction, stores the state.

use super::{CpuState, VectorUnit};
use iced_x86::{Code, CpuidFeature, Decoder, DecoderOptions, Encoder, Instruction, MemoryOperand, OpKind, Register};
use std::mem::{offset_of, size_of};

/// Code of `extern "sysv64" fn(states: *mut State, count: u64)` (`count` > 0). It may leave any MXCSR, vector and mask
/// registers behind.
pub(super) struct Trampoline {
    pub code: Vec<u8>,
    /// Offset to continue at when the instruction raised a signal: the state is not stored.
    pub resume: usize,
}

/// What the trampoline keeps in memory at a known address, as every register belongs to the state.
#[repr(C)]
pub(super) struct Control {
    pub state: *mut CpuState,
    /// States left, this one included.
    count: u64,
    /// The stack pointer of the loop.
    stack: u64,
    /// The rax of the state after, for a moment.
    rax: u64,
    /// The x87 state as `frstor` reads and `fnsave` writes it.
    x87: [u8; 108],
}

/// Offsets in [`Control::x87`] (SDM vol. 1 §8.1.10, 32-bit protected mode format): control word, status word, tag word, and
/// the registers from the top down.
const X87_CONTROL: usize = offset_of!(Control, x87);
const X87_STATUS: usize = X87_CONTROL + 4;
const X87_TAGS: usize = X87_CONTROL + 8;
const X87_REGISTERS: usize = X87_CONTROL + 28;
/// The control word at program start (psABI §3.2.3): all exceptions masked, 64-bit significands, round to nearest.
const X87_DEFAULT: u32 = 0x037f;

/// Addresses that are part of the code.
pub(super) struct Addresses {
    /// The first byte after the memory cell.
    pub cell_end: u64,
    /// The [`Control`].
    pub control: u64,
}

/// Registers that the calling convention has the callee preserve, in the order of their pushes.
const PRESERVED: [Register; 6] =
    [Register::RBX, Register::RBP, Register::R12, Register::R13, Register::R14, Register::R15];

pub(super) fn trampoline(vectors: VectorUnit, instruction: &[u8], at: &Addresses) -> Trampoline {
    let mut c = TrampolineAssembler { encoder: Encoder::new(64), length: 0 };
    for r in PRESERVED {
        c.register(Code::Push_r64, r);
    }
    c.op(Instruction::with2(Code::Mov_r64_imm64, Register::RDX, at.control));
    for (field, r) in [
        (offset_of!(Control, state), Register::RDI),
        (offset_of!(Control, count), Register::RSI),
        (offset_of!(Control, stack), Register::RSP),
    ] {
        c.op(Instruction::with2(Code::Mov_rm64_r64, control(field), r));
    }
    let x87 = uses_x87(instruction);
    let top = c.length;
    load_state(&mut c, vectors, x87, at);
    instruction.iter().for_each(|&byte| c.byte(byte));
    store_state(&mut c, vectors, x87, at);
    let resume = c.length;
    c.op(Instruction::with2(Code::Mov_r64_imm64, Register::RDX, at.control));
    c.op(Instruction::with2(Code::Mov_r64_rm64, Register::RSP, control(offset_of!(Control, stack))));
    c.op(Instruction::with2(Code::Add_rm64_imm32, control(offset_of!(Control, state)), size_of::<CpuState>() as i32));
    c.op(Instruction::with1(Code::Dec_rm64, control(offset_of!(Control, count))));
    c.op(Instruction::with_branch(Code::Jne_rel32_64, top));
    for r in PRESERVED.into_iter().rev() {
        c.register(Code::Pop_r64, r);
    }
    c.op(Ok(Instruction::with(Code::Retnq)));
    Trampoline { code: c.encoder.take_buffer(), resume: resume as usize }
}

/// Loads everything; rax, which holds the state's address, comes last, and before it the stack pointer.
fn load_state(c: &mut TrampolineAssembler, vectors: VectorUnit, x87: bool, at: &Addresses) {
    let state = MemoryOperand::with_displ(at.control + offset_of!(Control, state) as u64, 8);
    c.op(Instruction::with2(Code::Mov_RAX_moffs64, Register::RAX, state));
    if x87 {
        c.op(Instruction::with2(Code::Mov_r64_imm64, Register::RDX, at.control));
        load_x87(c);
    }
    c.op(Instruction::with2(Code::Mov_r64_imm64, Register::RDX, at.cell_end));
    for (i, offset) in words(offset_of!(CpuState, cell)) {
        c.op(Instruction::with2(Code::Mov_r64_rm64, Register::RCX, field(offset)));
        c.op(Instruction::with2(Code::Mov_rm64_r64, cell_word(i), Register::RCX));
    }
    c.op(Instruction::with1(Code::Ldmxcsr_m32, field(offset_of!(CpuState, mxcsr))));
    for (r, offset) in vector_registers(vectors) {
        c.op(Instruction::with2(vector_load(vectors), r, field(offset)));
    }
    for (r, offset) in mask_registers(vectors) {
        c.op(Instruction::with2(Code::VEX_Kmovq_kr_km64, r, field(offset)));
    }
    c.op(Instruction::with1(Code::Push_rm64, field(offset_of!(CpuState, flags))));
    c.op(Ok(Instruction::with(Code::Popfq)));
    for (r, offset) in general_registers() {
        c.op(Instruction::with2(Code::Mov_r64_rm64, r, field(offset)));
    }
    c.op(Instruction::with2(Code::Mov_r64_rm64, Register::RAX, field(offset_of!(CpuState, gpr))));
}

/// Stores everything. `mov` changes no flag, so the flags can wait for a stack.
fn store_state(c: &mut TrampolineAssembler, vectors: VectorUnit, x87: bool, at: &Addresses) {
    let absolute = |offset: usize| MemoryOperand::with_displ(at.control + offset as u64, 8);
    c.op(Instruction::with2(Code::Mov_moffs64_RAX, absolute(offset_of!(Control, rax)), Register::RAX));
    c.op(Instruction::with2(Code::Mov_RAX_moffs64, Register::RAX, absolute(offset_of!(Control, state))));
    for (r, offset) in general_registers() {
        c.op(Instruction::with2(Code::Mov_rm64_r64, field(offset), r));
    }
    c.op(Instruction::with2(Code::Mov_r64_imm64, Register::RDX, at.control));
    c.op(Instruction::with2(Code::Mov_r64_rm64, Register::RCX, control(offset_of!(Control, rax))));
    c.op(Instruction::with2(Code::Mov_rm64_r64, field(offset_of!(CpuState, gpr)), Register::RCX));
    c.op(Instruction::with2(Code::Mov_r64_rm64, Register::RSP, control(offset_of!(Control, stack))));
    c.op(Ok(Instruction::with(Code::Pushfq)));
    c.op(Instruction::with1(Code::Pop_rm64, field(offset_of!(CpuState, flags))));
    if x87 {
        store_x87(c);
    }
    for (r, offset) in mask_registers(vectors) {
        c.op(Instruction::with2(Code::VEX_Kmovq_m64_kr, field(offset), r));
    }
    for (r, offset) in vector_registers(vectors) {
        c.op(Instruction::with2(vector_store(vectors), field(offset), r));
    }
    c.op(Instruction::with1(Code::Stmxcsr_m32, field(offset_of!(CpuState, mxcsr))));
    c.op(Instruction::with2(Code::Mov_r64_imm64, Register::RDX, at.cell_end));
    for (i, offset) in words(offset_of!(CpuState, cell)) {
        c.op(Instruction::with2(Code::Mov_r64_rm64, Register::RCX, cell_word(i)));
        c.op(Instruction::with2(Code::Mov_rm64_r64, field(offset), Register::RCX));
    }
}

/// MMX registers are x87's.
fn uses_x87(code: &[u8]) -> bool {
    let x87 = |f: &CpuidFeature| matches!(f, CpuidFeature::FPU | CpuidFeature::FPU287 | CpuidFeature::FPU387);
    let mmx = |i: &Instruction| (0..i.op_count()).any(|n| i.op_kind(n) == OpKind::Register && i.op_register(n).is_mm());
    let mut all = Decoder::new(64, code, DecoderOptions::NONE).into_iter();
    all.any(|i| mmx(&i) || i.cpuid_features().iter().any(x87))
}

/// With the top at register 0, so that the tag word (two bits each, 3: empty) has the order of the stack. The state is at
/// rax, the control at rdx; rcx is free.
fn load_x87(c: &mut TrampolineAssembler) {
    for (offset, value) in [(X87_CONTROL, X87_DEFAULT), (X87_STATUS, 0)] {
        c.op(Instruction::with2(Code::Mov_rm32_imm32, control(offset), value));
    }
    c.op(Instruction::with3(Code::Imul_r32_rm32_imm8, Register::ECX, field(offset_of!(CpuState, st_empty)), 3));
    c.op(Instruction::with2(Code::Mov_rm32_r32, control(X87_TAGS), Register::ECX));
    for i in (0..80).step_by(8) {
        c.op(Instruction::with2(Code::Mov_r64_rm64, Register::RCX, field(offset_of!(CpuState, st) + i)));
        c.op(Instruction::with2(Code::Mov_rm64_r64, control(X87_REGISTERS + i), Register::RCX));
    }
    c.op(Instruction::with1(Code::Frstor_m108byte, control(X87_CONTROL)));
}

/// Every register but rax and rdx, which are as for [`load_x87`], is free, and so are the flags. The tags are brought to
/// the order of the stack: turned by twice the number of the top, bits 13:11 of the status word.
fn store_x87(c: &mut TrampolineAssembler) {
    c.op(Instruction::with1(Code::Fnsave_m108byte, control(X87_CONTROL)));
    for i in (0..80).step_by(8) {
        c.op(Instruction::with2(Code::Mov_r64_rm64, Register::RCX, control(X87_REGISTERS + i)));
        c.op(Instruction::with2(Code::Mov_rm64_r64, field(offset_of!(CpuState, st) + i), Register::RCX));
    }
    c.op(Instruction::with2(Code::Mov_r32_rm32, Register::ESI, control(X87_TAGS)));
    c.op(Instruction::with2(Code::Mov_r32_rm32, Register::EDI, Register::ESI));
    c.op(Instruction::with2(Code::Shr_rm32_imm8, Register::EDI, 1));
    c.op(Instruction::with2(Code::And_r32_rm32, Register::ESI, Register::EDI));
    c.op(Instruction::with2(Code::And_rm32_imm32, Register::ESI, 0x5555));
    c.op(Instruction::with2(Code::Mov_r32_rm32, Register::ECX, control(X87_STATUS)));
    c.op(Instruction::with2(Code::Shr_rm32_imm8, Register::ECX, 10));
    c.op(Instruction::with2(Code::And_rm32_imm8, Register::ECX, 0xe));
    c.op(Instruction::with2(Code::Ror_rm16_CL, Register::SI, Register::CL));
    c.op(Instruction::with2(Code::Mov_rm64_r64, field(offset_of!(CpuState, st_empty)), Register::RSI));
}

/// A field of the state, whose address is in rax.
fn field(offset: usize) -> MemoryOperand {
    MemoryOperand::with_base_displ(Register::RAX, offset as i64)
}

/// A field of the [`Control`], whose address is in rdx.
fn control(offset: usize) -> MemoryOperand {
    MemoryOperand::with_base_displ(Register::RDX, offset as i64)
}

/// Word `i` of the memory cell, whose end is in rdx.
fn cell_word(i: usize) -> MemoryOperand {
    MemoryOperand::with_base_displ(Register::RDX, 8 * i as i64 - 64)
}

/// Numbers and offsets of eight words from `offset` on.
fn words(offset: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..8).map(move |i| (i, offset + 8 * i))
}

/// Every general register but rax, and its field's offset; the stack pointer last.
fn general_registers() -> impl Iterator<Item = (Register, usize)> {
    (1..16).filter(|&r| r != 4).chain([4]).map(|r| (Register::RAX + r, offset_of!(CpuState, gpr) + 8 * r as usize))
}

fn vector_registers(vectors: VectorUnit) -> impl Iterator<Item = (Register, usize)> {
    let (first, count) = match vectors {
        VectorUnit::Sse => (Register::XMM0, 16),
        VectorUnit::Avx => (Register::YMM0, 16),
        VectorUnit::Avx512 => (Register::ZMM0, 32),
    };
    (0..count).map(move |r| (first + r, offset_of!(CpuState, zmm) + 64 * r as usize))
}

fn mask_registers(vectors: VectorUnit) -> impl Iterator<Item = (Register, usize)> {
    let count = if vectors == VectorUnit::Avx512 { 8 } else { 0 };
    (0..count).map(|r| (Register::K0 + r, offset_of!(CpuState, k) + 8 * r as usize))
}

fn vector_load(vectors: VectorUnit) -> Code {
    match vectors {
        VectorUnit::Sse => Code::Movdqa_xmm_xmmm128,
        VectorUnit::Avx => Code::VEX_Vmovdqa_ymm_ymmm256,
        VectorUnit::Avx512 => Code::EVEX_Vmovdqa64_zmm_k1z_zmmm512,
    }
}

fn vector_store(vectors: VectorUnit) -> Code {
    match vectors {
        VectorUnit::Sse => Code::Movdqa_xmmm128_xmm,
        VectorUnit::Avx => Code::VEX_Vmovdqa_ymmm256_ymm,
        VectorUnit::Avx512 => Code::EVEX_Vmovdqa64_zmmm512_k1z_zmm,
    }
}

/// Instructions one after the other, at addresses that start at 0.
struct TrampolineAssembler {
    encoder: Encoder,
    length: u64,
}

impl TrampolineAssembler {
    fn op(&mut self, instruction: Result<Instruction, iced_x86::IcedError>) {
        let instruction = instruction.expect("operands fit their code");
        let bytes = self.encoder.encode(&instruction, self.length).expect("the trampoline has encodable operands");
        self.length += bytes as u64;
    }

    fn register(&mut self, code: Code, r: Register) {
        self.op(Instruction::with1(code, r));
    }

    fn byte(&mut self, byte: u8) {
        self.encoder.write_u8(byte);
        self.length += 1;
    }
}
