//! Signatures: which registers carry a function's arguments and results, and what is known of the arguments.
//!
//! `NAME(ARG, …) -> RET[, RET…] [where COND, …]`, where ARG and RET are registers at the live width (`edi`, `al`,
//! `xmm0`) or `REG:BITS` (`rax:48`), `-> void` for no result, and COND is a comparison over argument registers
//! (`edi != 0`, `rdi & 15 == 0`), `noalias(rdi, rsi)`, or `public(rdi, rsi, [rsi:32])`. Comparisons are unsigned; `s<`,
//! `s<=`, `s>`, `s>=` are signed.

mod condition;
mod parse;
mod public;

pub use condition::{Compare, Condition, ConditionTerm};
use isa::{Gpr, Reg, RegisterFile, Width};
pub use public::PublicPlace;
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Register {
    Gpr(Gpr),
    /// `xmm`/`ymm` by number.
    Vector(u8),
}

impl Register {
    /// The register of a file that signatures speak of.
    pub fn of(reg: Reg) -> Option<Register> {
        let vector = (reg.file() == RegisterFile::Vector).then(|| Register::Vector(reg.number() as u8));
        reg.gpr().map(Register::Gpr).or(vector)
    }
}

/// The low `bits` of a register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slice {
    pub register: Register,
    pub bits: u16,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    pub name: String,
    pub arguments: Vec<Slice>,
    /// Empty for `void`.
    pub results: Vec<Slice>,
    pub conditions: Vec<Condition>,
}

/// Where a signature stops making sense, and what would.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignatureError {
    /// Column, from 1.
    pub column: usize,
    pub message: String,
}

impl fmt::Display for SignatureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.message)
    }
}

impl std::error::Error for SignatureError {}

/// What is said about the grammar in every remedy.
pub const GRAMMAR: &str =
    "write NAME(ARG, ...) -> RET[, RET...] [where COND, ...], as in `f(edi, rsi) -> eax where edi != 0`";

/// In place of a name: the conditions hold of every function, whatever its signature is.
pub const ALL: &str = "*";

impl fmt::Display for Slice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.register {
            Register::Gpr(g) => match Width::from_bits(u32::from(self.bits)) {
                Some(w) => f.write_str(g.name(w)),
                None => write!(f, "{}:{}", g.name(Width::W64), self.bits),
            },
            Register::Vector(n) => match self.bits {
                128 => write!(f, "xmm{n}"),
                256 => write!(f, "ymm{n}"),
                512 => write!(f, "zmm{n}"),
                bits @ 0..=127 => write!(f, "xmm{n}:{bits}"),
                bits @ 129..=255 => write!(f, "ymm{n}:{bits}"),
                bits => write!(f, "zmm{n}:{bits}"),
            },
        }
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |slices: &[Slice]| slices.iter().map(Slice::to_string).collect::<Vec<_>>().join(", ");
        let results = if self.results.is_empty() { "void".to_string() } else { list(&self.results) };
        write!(f, "{}({}) -> {results}", self.name, list(&self.arguments))?;
        for (n, c) in self.conditions.iter().enumerate() {
            write!(f, "{}{c}", if n == 0 { " where " } else { ", " })?;
        }
        Ok(())
    }
}
