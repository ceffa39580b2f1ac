//! The parts of a machine state as variables of terms.

use crate::expr::Sym;
use crate::native::CpuState;
use crate::reg::{Flag, Gpr, Kreg, Vreg};
use std::fmt;

/// A part of the machine state that instructions read or write. The order is that of comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StatePart {
    Gpr(Gpr),
    Flag(Flag),
    /// The memory cell, 64 bytes.
    Cell,
    Vector(Vreg),
    Mask(Kreg),
    Mxcsr,
    /// An x87 register, counted from the top.
    St(u8),
    /// Whether that register is occupied.
    Occupied(u8),
}

/// Number of symbols that [`StatePart::sym`] gives.
pub(super) const SYMS: u32 = 8 * 88;

impl StatePart {
    pub fn all() -> impl Iterator<Item = StatePart> {
        Gpr::all()
            .map(StatePart::Gpr)
            .chain(Flag::ALL.map(StatePart::Flag))
            .chain([StatePart::Cell])
            .chain(Vreg::all().map(StatePart::Vector))
            .chain(Kreg::all().map(StatePart::Mask))
            .chain([StatePart::Mxcsr])
            .chain((0..8).map(StatePart::St))
            .chain((0..8).map(StatePart::Occupied))
    }

    /// Width of its value.
    pub fn bits(self) -> u16 {
        match self {
            StatePart::Gpr(_) | StatePart::Mask(_) => 64,
            StatePart::Flag(_) | StatePart::Occupied(_) => 1,
            StatePart::St(_) => 80,
            StatePart::Cell | StatePart::Vector(_) => 512,
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
            StatePart::Gpr(g) => g.index() as u32,
            StatePart::Flag(f) => 16 + f.index() as u32,
            StatePart::Cell => 22,
            StatePart::Mxcsr => 23,
            StatePart::Mask(k) => 24 + k.index() as u32,
            StatePart::Vector(v) => 40 + v.index() as u32,
            StatePart::St(r) => 72 + u32::from(r),
            StatePart::Occupied(r) => 80 + u32::from(r),
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
            StatePart::Gpr(g) => s.gpr[g.index()],
            StatePart::Flag(f) => s.flags >> f.rflags_bit() & 1,
            StatePart::Cell => s.cell[i],
            StatePart::Vector(v) => s.zmm[v.index()][i],
            StatePart::Mask(k) => s.k[k.index()],
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
            StatePart::Gpr(g) => s.gpr[g.index()] = word,
            StatePart::Flag(f) => s.flags = s.flags & !(1 << f.rflags_bit()) | word << f.rflags_bit(),
            StatePart::Cell => s.cell[i] = word,
            StatePart::Vector(v) => s.zmm[v.index()][i] = word,
            StatePart::Mask(k) => s.k[k.index()] = word,
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
            StatePart::Gpr(g) => g.fmt(f),
            StatePart::Flag(flag) => flag.fmt(f),
            StatePart::Cell => f.write_str("memory"),
            StatePart::Vector(v) => v.fmt(f),
            StatePart::Mask(k) => k.fmt(f),
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
