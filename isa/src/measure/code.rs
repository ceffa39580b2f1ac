//! The machine code around the repeated instructions: loads values into all registers, repeats, and reads the time stamp
//! counter before and after.

use super::stream::{SAVED_RAX, SAVED_RDX};
use crate::feature::{Feature, FeatureSet};
use crate::row::Row;
use iced_x86::{Code, Encoder, EncodingKind, Instruction, MemoryOperand, Register};

/// What registers hold before the first instruction, and where the time is left.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct EntryValues {
    /// By number. Those of the stack pointer and the loop counter are not used.
    general: [u64; 16],
    /// Of every vector register.
    vector: [u64; 8],
    /// Denormal inputs count as zeros and results become zeros, so no operation takes a detour over microcode
    /// (SDM vol. 1 §10.2.3).
    mxcsr: u64,
    start: u64,
    /// Ticks of the time stamp counter.
    pub ticks: u64,
    /// The code is of legacy encodings: the upper halves of vector registers are to be clean.
    legacy: u64,
}

const VECTOR_AT: i64 = 128;
const MXCSR_AT: i64 = 192;
const START_AT: i64 = 200;
const TICKS_AT: i64 = 208;

/// Exceptions masked, flush to zero, denormals are zeros.
const MXCSR: u64 = 0x9fc0;
const MXCSR_DEFAULT: i32 = 0x1f80;

const COUNTER: Register = Register::R15;
const STACK: Register = Register::RSP;
/// Holds the address of the values while registers are loaded.
const AT: Register = Register::R15;

impl EntryValues {
    /// One everywhere.
    pub fn ones() -> EntryValues {
        let mut general = [1; 16];
        general[SAVED_RAX.number()] = general[0];
        EntryValues { general, vector: [1; 8], mxcsr: MXCSR, start: 0, ticks: 0, legacy: 0 }
    }

    /// As a caller leaves things: upper halves of vector registers clean, MXCSR as at program start (psABI §3.2.3).
    pub fn of_callers() -> EntryValues {
        EntryValues { mxcsr: MXCSR_DEFAULT as u64, legacy: 1, ..EntryValues::ones() }
    }

    /// For an instruction: ones, in vector registers 1.0 in the format that the mnemonic names; a divisor of one and a
    /// dividend as large as the quotient allows, which keeps being itself.
    pub fn of(i: &Instruction, row: &Row) -> EntryValues {
        let mut out = EntryValues::ones();
        out.legacy = u64::from(i.op_code().encoding() == EncodingKind::Legacy);
        let name = row.mnemonic;
        if name.contains("pd") || name.contains("sd") {
            out.vector = [0x3ff0_0000_0000_0000; 8];
        } else if name.contains("ps") || name.contains("ss") {
            out.vector = [0x3f80_0000_3f80_0000; 8];
        }
        if row.meaning.fault.is_some() {
            let bits = row.width().map_or(64, |w| w.bits().min(64));
            (out.general[0], out.general[2]) = (u64::MAX >> (65 - bits), 0);
        }
        out.general[SAVED_RAX.number()] = out.general[0];
        out.general[SAVED_RDX.number()] = out.general[2];
        out
    }
}

/// A function `(values, rounds)` that runs the body that many times.
///
/// # Errors
/// If the code cannot be encoded.
pub fn function(body: &[Instruction], values: &EntryValues) -> Result<Vec<u8>, String> {
    let mut c = Assembler::at(0);
    let saved = [Register::RBX, Register::RBP, Register::R12, Register::R13, Register::R14, Register::R15];
    for r in saved {
        c.put(Instruction::with1(Code::Push_r64, r));
    }
    c.put(Instruction::with1(Code::Push_r64, Register::RDI));
    c.put(Instruction::with1(Code::Push_r64, Register::RSI));
    c.put(Instruction::with2(Code::Mov_r64_rm64, AT, Register::RDI));
    c.load_vectors(values.legacy != 0);
    c.put(Instruction::with1(Code::Ldmxcsr_m32, at(AT, MXCSR_AT)));
    c.plain(Code::Mfence);
    c.plain(Code::Lfence);
    c.plain(Code::Rdtsc);
    c.plain(Code::Lfence);
    c.store_time(AT, START_AT);
    for number in (0..15u32).filter(|&n| n != 4) {
        let register = Register::RAX + number;
        c.put(Instruction::with2(Code::Mov_r64_rm64, register, at(AT, i64::from(number) * 8)));
    }
    c.put(Instruction::with1(Code::Pop_r64, COUNTER));
    c.align();
    let top = c.length;
    for &i in body {
        let mut i = i;
        if i.is_jcc_short_or_near() || i.is_jmp_short_or_near() || i.is_call_near() {
            i.set_near_branch64(i.near_branch64() + top as u64);
        }
        c.put(Ok(i));
    }
    c.put(Instruction::with1(Code::Dec_rm64, COUNTER));
    c.put(Instruction::with_branch(Code::Jne_rel32_64, top as u64));
    c.plain(Code::Rdtscp);
    c.plain(Code::Lfence);
    c.put(Instruction::with1(Code::Pop_r64, AT));
    c.store_time(AT, TICKS_AT);
    c.put(Instruction::with2(Code::Mov_r64_rm64, Register::RAX, at(AT, START_AT)));
    c.put(Instruction::with2(Code::Sub_rm64_r64, at(AT, TICKS_AT), Register::RAX));
    c.reset();
    for r in saved.into_iter().rev() {
        c.put(Instruction::with1(Code::Pop_r64, r));
    }
    c.plain(Code::Retnq);
    Ok(c.encoder.take_buffer())
}

fn at(base: Register, offset: i64) -> MemoryOperand {
    MemoryOperand::with_base_displ(base, offset)
}

/// Instructions one after the other.
pub(super) struct Assembler {
    encoder: Encoder,
    length: usize,
}

impl Assembler {
    /// Whose first instruction stands at this offset.
    pub(super) fn at(offset: usize) -> Assembler {
        Assembler { encoder: Encoder::new(64), length: offset }
    }

    /// The offset of the next instruction.
    pub(super) fn length(&self) -> usize {
        self.length
    }

    pub(super) fn take(mut self) -> Vec<u8> {
        self.encoder.take_buffer()
    }

    pub(super) fn put(&mut self, instruction: Result<Instruction, iced_x86::IcedError>) {
        let instruction = instruction.expect("operands of the code");
        let length = self.encoder.encode(&instruction, self.length as u64).expect("the operands fit");
        self.length += length;
    }

    pub(super) fn plain(&mut self, code: Code) {
        self.put(Ok(Instruction::with(code)));
    }

    /// So that the loop starts a line of the instruction cache.
    pub(super) fn align(&mut self) {
        while !self.length.is_multiple_of(64) {
            self.plain(Code::Nopd);
        }
    }

    /// rdx:rax to memory; both are overwritten.
    fn store_time(&mut self, base: Register, offset: i64) {
        self.put(Instruction::with2(Code::Shl_rm64_imm8, Register::RDX, 32));
        self.put(Instruction::with2(Code::Or_r64_rm64, Register::RAX, Register::RDX));
        self.put(Instruction::with2(Code::Mov_rm64_r64, at(base, offset), Register::RAX));
    }

    fn load_vectors(&mut self, legacy: bool) {
        let has = FeatureSet::native();
        let (code, first, count) = if has.contains(Feature::Avx512f) {
            (Code::EVEX_Vmovdqu64_zmm_k1z_zmmm512, Register::ZMM0, 32)
        } else if has.contains(Feature::Avx) {
            (Code::VEX_Vmovdqu_ymm_ymmm256, Register::YMM0, 16)
        } else {
            (Code::Movdqu_xmm_xmmm128, Register::XMM0, 16)
        };
        for n in 0..count {
            self.put(Instruction::with2(code, first + n, at(AT, VECTOR_AT)));
        }
        if has.contains(Feature::Avx512bw) {
            for n in 0..8u32 {
                let k = Register::K0 + n;
                self.put(Instruction::with3(Code::VEX_Kxnorq_kr_kr_kr, k, k, k));
            }
        }
        if legacy && has.contains(Feature::Avx) {
            self.plain(Code::VEX_Vzeroupper);
        }
    }

    /// What the calling convention asks for: MXCSR as it was, vector registers clean.
    fn reset(&mut self) {
        self.put(Instruction::with1(Code::Pushq_imm32, MXCSR_DEFAULT));
        self.put(Instruction::with1(Code::Ldmxcsr_m32, MemoryOperand::with_base(STACK)));
        self.put(Instruction::with1(Code::Pop_r64, Register::RAX));
        if FeatureSet::native().contains(Feature::Avx) {
            self.plain(Code::VEX_Vzeroupper);
        }
    }
}
