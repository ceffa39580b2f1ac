//! Machine instructions as the rest of the project sees them: a row and its operands, or a control
//! transfer, or an opaque instruction known only by what it reads and writes.

use crate::cond::Cond;
use crate::reg::{FlagSet, Gpr, Parts, Reg, Width};
use crate::row::RowId;
use std::sync::Arc;

/// A register operand; its width is the row's. `high` names bits 15:8 (`ah`, `ch`, `dh`, `bh`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct RegRef {
    pub gpr: Gpr,
    pub high: bool,
}

impl From<Gpr> for RegRef {
    fn from(gpr: Gpr) -> RegRef {
        RegRef { gpr, high: false }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum SegmentReg {
    Fs,
    Gs,
}

/// `segment:symbol+disp(base, index, scale)`; 64-bit addressing only.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct MemRef {
    pub base: Option<Gpr>,
    /// Index register and scale 1, 2, 4 or 8.
    pub index: Option<(Gpr, u8)>,
    pub disp: i64,
    /// The address is relative to the instruction pointer. Without a symbol `disp` is then the
    /// absolute target offset in the section, as iced gives it.
    pub rip: bool,
    pub segment: Option<SegmentReg>,
    /// Relocated part as the assembler spells it, addend included: `foo`, `foo+8`, `foo@GOTPCREL`,
    /// `x@TPOFF`. `disp` is 0 then.
    pub symbol: Option<Arc<str>>,
    /// What stands there, if it is never written.
    pub fixed: Option<Arc<Fixed>>,
}

impl MemRef {
    /// A base at most, and a displacement that is a number: nothing else counts.
    pub fn is_plain(&self) -> bool {
        self.index.is_none() && self.segment.is_none() && self.symbol.is_none() && !self.rip
    }
}

/// Bytes from an address on that are the same whenever the code runs: read-only data.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Fixed {
    pub bytes: Vec<u8>,
    /// The address is a multiple of this, a power of two.
    pub align: u64,
}

impl Fixed {
    /// The first `width` as 64-bit words, low ones first; `None` if not all of it is known, or if it has to be `aligned`
    /// and may not be.
    pub fn words(&self, width: Width, aligned: bool) -> Option<Vec<u64>> {
        let bytes = usize::from(width.bits() / 8);
        let known = self.bytes.len() >= bytes && (!aligned || self.align >= bytes as u64);
        let word = |chunk: &[u8]| chunk.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        known.then(|| self.bytes[..bytes].chunks(8).map(word).collect())
    }
}

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Operand {
    /// A general register, or a part of one.
    Reg(RegRef),
    /// A register of another file; how much of it counts is the row's width.
    Whole(Reg),
    /// Sign-extended to 64 bits.
    Imm(i64),
    /// A relocated immediate, spelled as the assembler does, without `$` or `offset`.
    ImmSymbol(Arc<str>),
    Mem(MemRef),
    /// One element in memory, repeated to the operand's width (EVEX embedded broadcast).
    Broadcast(MemRef),
}

impl Operand {
    /// The register of a register operand.
    pub fn reg(&self) -> Option<Reg> {
        match self {
            Operand::Reg(r) => Some(r.gpr.into()),
            Operand::Whole(r) => Some(*r),
            _ => None,
        }
    }

    /// The same, to be changed.
    pub fn mem_mut(&mut self) -> Option<&mut MemRef> {
        match self {
            Operand::Mem(m) | Operand::Broadcast(m) => Some(m),
            _ => None,
        }
    }

    /// The reference of a memory operand of either kind.
    pub fn mem(&self) -> Option<&MemRef> {
        match self {
            Operand::Mem(m) | Operand::Broadcast(m) => Some(m),
            _ => None,
        }
    }
}

impl From<Reg> for Operand {
    fn from(r: Reg) -> Operand {
        r.gpr().map_or(Operand::Whole(r), Operand::from)
    }
}

impl From<Gpr> for Operand {
    fn from(g: Gpr) -> Operand {
        Operand::Reg(g.into())
    }
}

/// An instruction that has a row and falls through.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Inst {
    pub row: RowId,
    /// One per [`crate::row::Row::operands`], Intel order.
    pub operands: Vec<Operand>,
}

/// What an instruction without a row does to the modelled state (from iced's metadata).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Opaque {
    /// Intel-like mnemonic, lower case, as counted in reports: `movaps`, `cpuid`.
    pub mnemonic: String,
    /// What is read of each register.
    pub reads: Parts,
    /// What may be written of each register; what may stay is among the reads too.
    pub writes: Parts,
    pub flags_read: FlagSet,
    pub flags_written: FlagSet,
    pub reads_memory: bool,
    pub writes_memory: bool,
    /// The bytes, so that equal instructions can be recognised as equal (relocated fields zeroed).
    pub bytes: Vec<u8>,
    /// Text of relocations inside the instruction, part of its identity.
    pub symbol: Option<Arc<str>>,
    /// Control never reaches the next instruction (`ud2`, `hlt`).
    pub terminates: bool,
}

/// Where a direct jump or call goes.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Target {
    /// Offset in the same section.
    Local(u64),
    /// Another symbol, spelled as the assembler does (`memcpy@PLT`).
    Symbol(Arc<str>),
}

/// One decoded instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decoded {
    Plain(Inst),
    Jump(Target),
    Branch(Cond, Target),
    /// A jump through a register or memory.
    IndirectJump(Box<Opaque>),
    Call(Target),
    /// A call through a register or memory.
    IndirectCall(Box<Opaque>),
    Return,
    /// `nop`, `endbr64` and other instructions without any effect.
    Nop,
    Opaque(Box<Opaque>),
}
