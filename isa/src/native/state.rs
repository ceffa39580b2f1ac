//! A machine state, laid out as the trampoline reads and writes it.

use crate::reg::{Reg, RegisterFile};
use std::fmt;

/// MXCSR at program start (psABI §3.2.3): round to nearest, all exceptions masked, denormals as they are.
pub const MXCSR_DEFAULT: u32 = 0x1f80;

/// A machine state: what an instruction reads before and leaves after.
///
/// What the CPU lacks ([`super::Session::vector_bits`], [`super::Session::has_masks`]) is neither loaded nor stored:
/// after a run it is as it was before.
#[repr(C, align(64))]
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CpuState {
    /// zmm0–zmm31, each of eight words, the low one first. In front, so that each is aligned to its size.
    pub zmm: [[u64; 8]; 32],
    /// By [`crate::Gpr::index`]. [`super::Session::run`] does not use the stack pointer's entry.
    pub gpr: [u64; 16],
    /// RFLAGS; only the six status flags are loaded.
    pub flags: u64,
    /// 0, or the number of the signal that the instruction raised; the rest is then unchanged.
    pub signal: u64,
    pub mxcsr: u32,
    /// The memory cell, lowest address first: the 64 bytes before a page that may not be touched.
    pub cell: [u64; 8],
    /// k0–k7.
    pub k: [u64; 8],
    /// The x87 registers from the top down, ten bytes each, one behind the other. Only code that has instructions on them
    /// or on MMX registers loads and stores them. The control word is then the psABI's, and no exception is pending.
    pub st: [u8; 80],
    /// Bit 2i: st(i) is empty.
    pub st_empty: u64,
}

impl CpuState {
    /// Word `i` of a register's content, the low one first.
    pub fn word(&self, r: Reg, i: usize) -> u64 {
        match r.file() {
            RegisterFile::General => self.gpr[r.number()],
            RegisterFile::Vector => self.zmm[r.number()][i],
            RegisterFile::Mask => self.k[r.number()],
            RegisterFile::Mmx => self.st[significand(r)].iter().rev().fold(0, |w, &b| w << 8 | u64::from(b)),
        }
    }

    pub(crate) fn set_word(&mut self, r: Reg, i: usize, word: u64) {
        match r.file() {
            RegisterFile::General => self.gpr[r.number()] = word,
            RegisterFile::Vector => self.zmm[r.number()][i] = word,
            RegisterFile::Mask => self.k[r.number()] = word,
            RegisterFile::Mmx => self.st[significand(r)].copy_from_slice(&word.to_le_bytes()),
        }
    }

    /// Makes the bits of vector registers from this one on 0.
    pub(crate) fn clear_vectors_above(&mut self, bits: u16) {
        self.zmm.iter_mut().for_each(|r| r[usize::from(bits / 64)..].fill(0));
    }

    /// Makes the x87 registers what instructions on MMX registers leave them: all occupied, signs and exponents ones (SDM
    /// vol. 1 §9.5.1).
    pub(crate) fn enter_mmx(&mut self) {
        RegisterFile::Mmx.regs().for_each(|r| self.st[significand(r).end..][..2].fill(0xff));
        self.st_empty = 0;
    }
}

/// Where an MMX register stands in [`CpuState::st`]: instructions on it put the top of the stack at register 0.
fn significand(r: Reg) -> std::ops::Range<usize> {
    10 * r.number()..10 * r.number() + 8
}

impl Default for CpuState {
    /// Zeros, MXCSR's default, and an empty x87 stack.
    fn default() -> CpuState {
        CpuState {
            zmm: [[0; 8]; 32],
            gpr: [0; 16],
            flags: 0,
            signal: 0,
            mxcsr: MXCSR_DEFAULT,
            cell: [0; 8],
            k: [0; 8],
            st: [0; 80],
            st_empty: 0x5555,
        }
    }
}

/// Vector and mask registers that are zero are left out, and an empty x87 stack.
impl fmt::Debug for CpuState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut s = f.debug_struct("State");
        s.field("gpr", &self.gpr).field("flags", &self.flags).field("mxcsr", &self.mxcsr).field("cell", &self.cell);
        for (i, k) in self.k.iter().enumerate().filter(|(_, k)| **k != 0) {
            s.field(&format!("k{i}"), k);
        }
        for (i, v) in self.zmm.iter().enumerate().filter(|(_, v)| **v != [0; 8]) {
            s.field(&format!("zmm{i}"), v);
        }
        if self.st_empty != 0x5555 {
            s.field("st", &self.st).field("st_empty", &self.st_empty);
        }
        s.field("signal", &self.signal).finish()
    }
}
