//! The parts of a machine state as variables of terms.

use crate::expr::Sym;
use crate::native::CpuState;
use crate::reg::{Flag, Reg};
use std::fmt;

/// A part of the machine state that instructions read or write. The order is that of comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StatePart {
    Reg(Reg),
    Flag(Flag),
    /// The memory cell, 64 bytes.
    Cell,
    Mxcsr,
    /// An x87 register, counted from the top.
    St(u8),
    /// Whether that register is occupied.
    Occupied(u8),
}

/// Places that are no registers: flags, the cell, MXCSR, x87's.
const OTHERS: u32 = 6 + 1 + 1 + 8 + 8;
/// Number of symbols that [`StatePart::sym`] gives.
pub(super) const SYMS: u32 = 8 * (OTHERS + Reg::COUNT as u32);

impl StatePart {
    pub fn all() -> impl Iterator<Item = StatePart> {
        let (general, others): (Vec<Reg>, Vec<Reg>) = Reg::all().partition(|r| r.gpr().is_some());
        let general = general.into_iter().map(StatePart::Reg);
        general
            .chain(Flag::ALL.map(StatePart::Flag))
            .chain([StatePart::Cell])
            // Before the registers that are parts of them.
            .chain((0..8).map(StatePart::St))
            .chain((0..8).map(StatePart::Occupied))
            .chain(others.into_iter().map(StatePart::Reg))
            .chain([StatePart::Mxcsr])
    }

    /// Width of its value.
    pub fn bits(self) -> u16 {
        match self {
            StatePart::Reg(r) => r.bits(),
            StatePart::Flag(_) | StatePart::Occupied(_) => 1,
            StatePart::St(_) => 80,
            StatePart::Cell => 512,
            StatePart::Mxcsr => 32,
        }
    }

    pub fn words(self) -> usize {
        usize::from(self.bits().div_ceil(64))
    }

    /// Width of word `i`.
    pub(super) fn word_bits(self, i: usize) -> u16 {
        (self.bits() - 64 * i as u16).min(64)
    }

    /// The variable of word `i`.
    pub(super) fn sym(self, i: usize) -> Sym {
        let place = match self {
            StatePart::Reg(r) if r.gpr().is_some() => r.index() as u32,
            StatePart::Flag(f) => 16 + f.index() as u32,
            StatePart::Cell => 22,
            StatePart::Mxcsr => 23,
            StatePart::St(r) => 24 + u32::from(r),
            StatePart::Occupied(r) => 32 + u32::from(r),
            StatePart::Reg(r) => OTHERS + r.index() as u32,
        };
        Sym(8 * place + i as u32)
    }

    /// The place and number of the word that a variable stands for.
    pub(super) fn of_sym(sym: Sym) -> Option<(StatePart, usize)> {
        let i = sym.0 as usize % 8;
        StatePart::all().find(|p| p.sym(i) == sym).map(|p| (p, i))
    }

    /// Word `i`, the low one first.
    pub fn word(self, s: &CpuState, i: usize) -> u64 {
        match self {
            StatePart::Reg(r) => s.word(r, i),
            StatePart::Flag(f) => s.flags >> f.rflags_bit() & 1,
            StatePart::Cell => s.cell[i],
            StatePart::Mxcsr => u64::from(s.mxcsr),
            StatePart::St(r) => {
                let mut word = [0; 8];
                let bytes = st_bytes(r, i);
                word[..bytes.len()].copy_from_slice(&s.st[bytes]);
                u64::from_le_bytes(word)
            }
            StatePart::Occupied(r) => !s.st_empty >> (2 * r) & 1,
        }
    }

    pub(super) fn set_word(self, s: &mut CpuState, i: usize, word: u64) {
        match self {
            StatePart::Reg(r) => s.set_word(r, i, word),
            StatePart::Flag(f) => s.flags = s.flags & !(1 << f.rflags_bit()) | word << f.rflags_bit(),
            StatePart::Cell => s.cell[i] = word,
            StatePart::Mxcsr => s.mxcsr = word as u32,
            StatePart::St(r) => {
                let bytes = st_bytes(r, i);
                let length = bytes.len();
                s.st[bytes].copy_from_slice(&word.to_le_bytes()[..length]);
            }
            StatePart::Occupied(r) => s.st_empty = s.st_empty & !(1 << (2 * r)) | (word ^ 1) << (2 * r),
        }
    }

    /// The value in hexadecimal, words from the high one down.
    pub fn text(self, s: &CpuState) -> String {
        let words: Vec<String> = (0..self.words()).rev().map(|i| format!("{:x}", self.word(s, i))).collect();
        format!("{self}={}", words.join(":"))
    }
}

impl fmt::Display for StatePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StatePart::Reg(r) => r.fmt(f),
            StatePart::Flag(flag) => flag.fmt(f),
            StatePart::Cell => f.write_str("memory"),
            StatePart::Mxcsr => f.write_str("MXCSR"),
            StatePart::St(r) => write!(f, "st({r})"),
            StatePart::Occupied(r) => write!(f, "st({r})-occupied"),
        }
    }
}

/// Where word `i` of an x87 register stands in [`CpuState::st`]: eight bytes, then two.
fn st_bytes(r: u8, i: usize) -> std::ops::Range<usize> {
    let register = 10 * usize::from(r);
    register + 8 * i..(register + 8 * i + 8).min(register + 10)
}
