//! The parts of a machine state as variables of terms.

use crate::expr::Sym;
use crate::native::State;
use crate::reg::{Flag, Gpr, Kreg, Vreg};
use std::fmt;

/// A part of the machine state that instructions read or write. The order is that of comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
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

/// Number of symbols that [`Place::sym`] gives.
pub(super) const SYMS: u32 = 8 * 88;

impl Place {
    pub fn all() -> impl Iterator<Item = Place> {
        Gpr::all()
            .map(Place::Gpr)
            .chain(Flag::ALL.map(Place::Flag))
            .chain([Place::Cell])
            .chain(Vreg::all().map(Place::Vector))
            .chain(Kreg::all().map(Place::Mask))
            .chain([Place::Mxcsr])
            .chain((0..8).map(Place::St))
            .chain((0..8).map(Place::Occupied))
    }

    /// Width of its value.
    pub fn bits(self) -> u16 {
        match self {
            Place::Gpr(_) | Place::Mask(_) => 64,
            Place::Flag(_) | Place::Occupied(_) => 1,
            Place::St(_) => 80,
            Place::Cell | Place::Vector(_) => 512,
            Place::Mxcsr => 32,
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
            Place::Gpr(g) => g.index() as u32,
            Place::Flag(f) => 16 + f.index() as u32,
            Place::Cell => 22,
            Place::Mxcsr => 23,
            Place::Mask(k) => 24 + k.index() as u32,
            Place::Vector(v) => 40 + v.index() as u32,
            Place::St(r) => 72 + u32::from(r),
            Place::Occupied(r) => 80 + u32::from(r),
        };
        Sym(8 * place + i as u32)
    }

    /// The place and number of the word that a variable stands for.
    pub(super) fn of_sym(sym: Sym) -> Option<(Place, usize)> {
        let i = sym.0 as usize % 8;
        Place::all().find(|p| p.sym(i) == sym).map(|p| (p, i))
    }

    /// Word `i`, the low one first.
    pub fn word(self, s: &State, i: usize) -> u64 {
        match self {
            Place::Gpr(g) => s.gpr[g.index()],
            Place::Flag(f) => s.flags >> f.rflags_bit() & 1,
            Place::Cell => s.cell[i],
            Place::Vector(v) => s.zmm[v.index()][i],
            Place::Mask(k) => s.k[k.index()],
            Place::Mxcsr => u64::from(s.mxcsr),
            Place::St(r) => {
                let mut word = [0; 8];
                let bytes = st_bytes(r, i);
                word[..bytes.len()].copy_from_slice(&s.st[bytes]);
                u64::from_le_bytes(word)
            }
            Place::Occupied(r) => !s.st_empty >> (2 * r) & 1,
        }
    }

    pub(super) fn set_word(self, s: &mut State, i: usize, word: u64) {
        match self {
            Place::Gpr(g) => s.gpr[g.index()] = word,
            Place::Flag(f) => s.flags = s.flags & !(1 << f.rflags_bit()) | word << f.rflags_bit(),
            Place::Cell => s.cell[i] = word,
            Place::Vector(v) => s.zmm[v.index()][i] = word,
            Place::Mask(k) => s.k[k.index()] = word,
            Place::Mxcsr => s.mxcsr = word as u32,
            Place::St(r) => {
                let bytes = st_bytes(r, i);
                let length = bytes.len();
                s.st[bytes].copy_from_slice(&word.to_le_bytes()[..length]);
            }
            Place::Occupied(r) => s.st_empty = s.st_empty & !(1 << (2 * r)) | (word ^ 1) << (2 * r),
        }
    }

    /// The value in hexadecimal, words from the high one down.
    pub fn text(self, s: &State) -> String {
        let words: Vec<String> = (0..self.words()).rev().map(|i| format!("{:x}", self.word(s, i))).collect();
        format!("{self}={}", words.join(":"))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Gpr(g) => g.fmt(f),
            Place::Flag(flag) => flag.fmt(f),
            Place::Cell => f.write_str("memory"),
            Place::Vector(v) => v.fmt(f),
            Place::Mask(k) => k.fmt(f),
            Place::Mxcsr => f.write_str("MXCSR"),
            Place::St(r) => write!(f, "st({r})"),
            Place::Occupied(r) => write!(f, "st({r})-occupied"),
        }
    }
}

/// Where word `i` of an x87 register stands in [`State::st`]: eight bytes, then two.
fn st_bytes(r: u8, i: usize) -> std::ops::Range<usize> {
    let register = 10 * usize::from(r);
    register + 8 * i..(register + 8 * i + 8).min(register + 10)
}
