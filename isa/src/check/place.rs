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
}

/// Number of symbols that [`Place::sym`] gives.
pub(super) const SYMS: u32 = 8 * 72;

impl Place {
    pub fn all() -> impl Iterator<Item = Place> {
        Gpr::all()
            .map(Place::Gpr)
            .chain(Flag::ALL.map(Place::Flag))
            .chain([Place::Cell])
            .chain(Vreg::all().map(Place::Vector))
            .chain(Kreg::all().map(Place::Mask))
            .chain([Place::Mxcsr])
    }

    /// Width of its value.
    pub fn bits(self) -> u16 {
        match self {
            Place::Gpr(_) | Place::Mask(_) => 64,
            Place::Flag(_) => 1,
            Place::Cell | Place::Vector(_) => 512,
            Place::Mxcsr => 32,
        }
    }

    pub fn words(self) -> usize {
        usize::from(self.bits().div_ceil(64))
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
        }
    }
}
