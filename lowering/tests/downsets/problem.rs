//! Operations, values and what they cost.

use dag::ir::graph::Use;
use isa::{FlagSet, Gpr, Inst, MemRef, Operand, RegRef, Row, RowId, Width, codec, table};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// The registers that may be written; all others are reserved.
pub const REGS: [Gpr; 7] = [Gpr::RAX, Gpr::RCX, Gpr::RDX, Gpr::RSI, Gpr::RDI, Gpr::R8, Gpr::R9];

pub fn index(g: Gpr) -> usize {
    REGS.iter().position(|&r| r == g).expect("a register of the search")
}

/// A register operand that is read.
pub struct Read {
    pub value: usize,
    /// Where in the operand list: an operand, or base or index of its address.
    pub place: Place,
    pub fixed: Option<usize>,
    /// Index of the result that overwrites it.
    pub tied: Option<usize>,
    /// Bits that a copy for this reading must carry.
    pub bits: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Operand(usize),
    Base(usize),
    Index(usize),
    Implicit,
}

/// A register that is written.
pub struct Written {
    /// `None` for a content that nobody reads.
    pub value: Option<usize>,
    pub place: Place,
    pub fixed: Option<usize>,
}

pub struct Operation {
    pub row: RowId,
    pub operands: Vec<Use>,
    pub reads: Vec<Read>,
    pub writes: Vec<Written>,
    /// Operations that come before.
    pub before: u32,
    pub clobbers: FlagSet,
    /// Pairs of reads that may be exchanged, and the row that then is meant.
    pub swaps: Vec<(usize, usize, RowId)>,
}

#[derive(Default)]
pub struct Problem {
    pub operations: Vec<Operation>,
    /// Per value: who reads it, as a set.
    pub readers: Vec<u32>,
    /// Per value: bits that a copy to another home must carry.
    pub bits: Vec<u32>,
    pub entry: Vec<(usize, usize)>,
    pub exit: Vec<(usize, usize)>,
    /// Flags with a definition and readers: nothing destroys them in between.
    pub flags: Vec<(usize, u32, FlagSet)>,
    pub lengths: RefCell<FxHashMap<Inst, u32>>,
}

pub fn bits_of(w: Width) -> u32 {
    w.bits().into()
}

/// From, to, and bytes.
pub type Move = (usize, usize, u32);

impl Problem {
    pub fn leaves(&self, v: usize) -> bool {
        self.exit.iter().any(|x| x.1 == v)
    }

    /// Whether a value is still read after `done`.
    pub fn live(&self, v: usize, done: u32) -> bool {
        self.leaves(v) || self.readers[v] & !done != 0
    }

    pub fn length(&self, row: RowId, operands: Vec<Operand>) -> u32 {
        let inst = Inst { row, operands };
        if let Some(&known) = self.lengths.borrow().get(&inst) {
            return known;
        }
        let length = codec::encode(&inst).expect("an instruction of the search").len() as u32;
        self.lengths.borrow_mut().insert(inst, length);
        length
    }

    pub fn copy(&self, to: usize, from: usize, bits: u32) -> u32 {
        let wide = bits > 32 || REGS[to].needs_rex() || REGS[from].needs_rex();
        if wide { 3 } else { 2 }
    }

    /// Moves that happen at once, `(from, to, bits)`: the cycles among them are exchanges.
    pub fn at_once(&self, moves: &[(usize, usize, u32)]) -> u32 {
        let mut left: Vec<_> = moves.iter().copied().filter(|m| m.0 != m.1).collect();
        let mut bytes = 0;
        while let Some(k) = (0..left.len()).find(|&k| left.iter().all(|o| o.0 != left[k].1)) {
            let (from, to, bits) = left.remove(k);
            bytes += self.copy(to, from, bits);
        }
        while let Some((from, to, _)) = left.pop() {
            let accumulator = REGS[from] == Gpr::RAX || REGS[to] == Gpr::RAX;
            bytes += if accumulator { 2 } else { 3 };
            for m in &mut left {
                m.0 = if m.0 == to { from } else { m.0 };
            }
            left.retain(|m| m.0 != m.1);
        }
        bytes
    }

    /// No assignment makes the operation shorter.
    pub fn least(&self, o: &Operation) -> u32 {
        let tried = [[0, 1, 2], [1, 0, 2], [1, 2, 0]].map(|pick| {
            let reads: Vec<usize> = (0..o.reads.len()).map(|k| o.reads[k].fixed.unwrap_or(pick[k % 3])).collect();
            let writes: Vec<usize> = (0..o.writes.len()).map(|_| pick[0]).collect();
            self.length(o.row, self.operands(o, &reads, &writes))
        });
        tried.into_iter().min().unwrap_or(0)
    }

    /// The operand list with registers for what is read and written.
    pub fn operands(&self, o: &Operation, reads: &[usize], writes: &[usize]) -> Vec<Operand> {
        let named = |r: usize| Operand::Reg(RegRef { gpr: REGS[r], high: false });
        let at = |place| o.reads.iter().position(|r| r.place == place).map(|k| reads[k]);
        let list = o.operands.iter().enumerate().map(|(k, u)| match u {
            Use::Imm(x) => Operand::Imm(*x),
            Use::Mem(a) => Operand::Mem(MemRef {
                base: at(Place::Base(k)).map(|r| REGS[r]),
                index: at(Place::Index(k)).and_then(|r| Some((REGS[r], a.index?.1))),
                disp: a.disp,
                rip: false,
                segment: None,
                symbol: None,
                fixed: None,
            }),
            _ => {
                let written = o.writes.iter().position(|w| w.place == Place::Operand(k)).map(|w| writes[w]);
                named(written.or(at(Place::Operand(k))).expect("a register operand"))
            }
        });
        list.collect()
    }
}

/// Operands that may be exchanged: both sources of commutative operations, both sides of a conditional move with the
/// condition inverted, a factor and the accumulator.
pub fn swaps(row: &Row, o: &Operation) -> Vec<(usize, usize, RowId)> {
    let both = o.reads.len() == 2 && o.reads.iter().all(|r| matches!(r.place, Place::Operand(_)) && r.fixed.is_none());
    let named = |name: &str| table().iter().find(|(_, r)| r.mnemonic == name && r.width() == row.width()).map(|x| x.0);
    match row.mnemonic {
        "add" | "and" | "or" | "xor" | "imul" if both => vec![(0, 1, o.row)],
        "cmovb" | "cmove" | "cmovl" if both => {
            let inverse =
                row.mnemonic.replacen("cmov", "cmovn", 1).replace("cmovnb", "cmovae").replace("cmovnl", "cmovge");
            named(&inverse).map(|r| (0, 1, r)).into_iter().collect()
        }
        "mul" | "imul" if o.reads.len() == 2 => vec![(0, 1, o.row)],
        "lea" if o.reads.len() == 2 => {
            let plain = o.operands.iter().any(|u| matches!(u, Use::Mem(a) if a.index.is_some_and(|x| x.1 == 1)));
            if plain { vec![(0, 1, o.row)] } else { Vec::new() }
        }
        _ => Vec::new(),
    }
}
