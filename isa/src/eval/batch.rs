//! Terms compiled for evaluation on many states at once.
//!
//! Everything is done on 64-bit words: a value of 65–128 bits is two words, wider terms are never values at all,
//! for they only say where the words of narrower ones go. So extracts and concatenations at word boundaries cost nothing,
//! and a 128-bit product in a term leaves the rest of it alone.

use super::{compile, lanes};
use crate::expr::{Arena, BinOp, Convert, ExprId, Sym, UnOp, WORD};

/// States evaluated at once, so that the words of a term stay in the nearest cache.
const CHUNK: usize = 256;

/// Where a word comes from: a column of the input, or a buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    Column(u32),
    Slot(u32),
}

/// What a step does with its source words `a`, `b`, `c`, `d`. The result has the step's width, zeros above.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum BatchOp {
    Un(UnOp),
    /// The step's width is the operands'.
    Bin(BinOp),
    /// `if a then b else c`.
    Ite,
    /// Bits of `a` from `.0` on.
    Field(u16),
    /// Bits of `b:a` from `.0` on, where `0 < .0 < 64`.
    Funnel(u16),
    /// `a` above the `.0` bits of `b`, `.0 < 64`.
    Join(u16),
    /// The sign of the `.0` bits of `a` above them.
    Sext(u16),
    /// Nothing but the sign of the `.0` bits of `a`.
    Sign(u16),
    Fma,
    /// From a number of `.1` bits.
    Convert(Convert, u16),
    /// On the two-word number `b:a`; two words.
    PairUn(UnOp),
    /// On the two-word numbers `b:a` and `d:c`; two words, or one for a comparison.
    PairBin(BinOp),
}

impl BatchOp {
    pub const fn sources(self) -> usize {
        match self {
            BatchOp::Un(_) | BatchOp::Field(_) | BatchOp::Sext(_) | BatchOp::Sign(_) | BatchOp::Convert(..) => 1,
            BatchOp::Bin(_) | BatchOp::Funnel(_) | BatchOp::Join(_) | BatchOp::PairUn(_) => 2,
            BatchOp::Ite | BatchOp::Fma => 3,
            BatchOp::PairBin(_) => 4,
        }
    }
    pub const fn results(self) -> usize {
        match self {
            BatchOp::PairUn(_) => 2,
            BatchOp::PairBin(op) if !op.compares() => 2,
            _ => 1,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct BatchStep {
    pub op: BatchOp,
    pub width: u16,
    pub sources: [Word; 4],
    /// The slot of the result; the slot of its second word, if it has one.
    pub out: [u32; 2],
}

impl BatchStep {
    pub fn read(&self) -> &[Word] {
        &self.sources[..self.op.sources()]
    }
    pub fn written(&self) -> &[u32] {
        &self.out[..self.op.results()]
    }
}

/// Compiled terms.
#[derive(Clone, Debug)]
pub struct Batch {
    pub(super) steps: Vec<BatchStep>,
    /// Slots that hold a constant.
    pub(super) constants: Vec<(u32, u64)>,
    pub(super) roots: Vec<Word>,
    pub(super) slots: usize,
}

/// Buffers of [`Batch::run_into`].
#[derive(Clone, Default, Debug)]
pub struct Scratch {
    slots: Vec<Vec<u64>>,
}

impl Batch {
    /// Compiles `roots` over inputs of at most 64 bits, one column each; see [`Batch::compile_wide`].
    ///
    /// # Panics
    /// If a variable of the terms is not among `inputs`, or is wider than 64 bits (bugs in the caller).
    pub fn compile(arena: &Arena, roots: &[ExprId], inputs: &[Sym]) -> Batch {
        let inputs: Vec<(Sym, u16)> = inputs.iter().map(|&s| (s, WORD)).collect();
        Batch::compile_wide(arena, roots, &inputs)
    }

    /// Compiles `roots` of any width over `inputs` of the widths given. An input takes one column of words per
    /// started 64 bits, lowest word first, whether or not the terms read it; so does a root in the result.
    ///
    /// # Panics
    /// If a variable of the terms is not among `inputs`, or is wider than said there (bugs in the caller).
    pub fn compile_wide(arena: &Arena, roots: &[ExprId], inputs: &[(Sym, u16)]) -> Batch {
        compile::compile(arena, roots, inputs)
    }

    /// Number of columns of the result.
    pub fn columns(&self) -> usize {
        self.roots.len()
    }

    /// Evaluates on `n` states. `input[i][k]` is column `i` in state `k`; the result is `[column][state]`.
    pub fn run(&self, input: &[&[u64]], n: usize) -> Vec<Vec<u64>> {
        let mut out = vec![Vec::new(); self.roots.len()];
        self.run_into(input, n, &mut Scratch::default(), &mut out);
        out
    }

    /// [`Batch::run`] into buffers that are kept between calls; `out` has [`Batch::columns`] vectors.
    pub fn run_into(&self, input: &[&[u64]], n: usize, scratch: &mut Scratch, out: &mut [Vec<u64>]) {
        let chunk = CHUNK.min(n);
        let slots = &mut scratch.slots;
        slots.resize_with(self.slots.max(slots.len()), Vec::new);
        for slot in &mut slots[..self.slots] {
            if slot.len() < chunk {
                slot.resize(CHUNK, 0);
            }
        }
        for &(slot, value) in &self.constants {
            slots[slot as usize][..chunk].fill(value);
        }
        for column in out.iter_mut() {
            column.clear();
        }
        for start in (0..n).step_by(CHUNK) {
            let len = CHUNK.min(n - start);
            for step in &self.steps {
                lanes::run(step, input, start, len, slots);
            }
            for (column, &root) in out.iter_mut().zip(&self.roots) {
                column.extend_from_slice(lanes::read(root, input, start, len, slots));
            }
        }
    }
}
