//! Terms compiled for evaluation on many states at once.
//!
//! Everything is done on 64-bit words: a value of 65–128 bits is two words, wider terms are never values at all,
//! for they only say where the words of narrower ones go. So extracts and concatenations at word boundaries cost nothing,
//! and a 128-bit product in a term leaves the rest of it alone.

use super::column::{ColumnView, StateColumn};
use super::compile;
use super::lane_word::LaneWord;
use super::lanes::{Chunk, LaneBuffers};
use super::level::{self, VectorLevel};
use super::masked_bits::MaskedMove;
use crate::expr::{Arena, BinOp, Convert, ExprId, Sym, UnOp, WORD};

/// States evaluated at once, so that the words of a term stay in the nearest cache; those of a short one do in larger chunks.
const CHUNK: usize = 256;
const LARGE_CHUNK: usize = 1024;
const FEW_SLOTS: usize = 8;

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
    /// Bit `a` of this truth table: a condition on packed flags.
    Truth(u64),
    /// The bits of `a` by the mask `b`.
    Place(MaskedMove),
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
            BatchOp::Un(_)
            | BatchOp::Field(_)
            | BatchOp::Sext(_)
            | BatchOp::Sign(_)
            | BatchOp::Truth(_)
            | BatchOp::Convert(..) => 1,
            BatchOp::Bin(_) | BatchOp::Funnel(_) | BatchOp::Join(_) | BatchOp::Place(_) | BatchOp::PairUn(_) => 2,
            BatchOp::Ite | BatchOp::Fma => 3,
            BatchOp::PairBin(_) => 4,
        }
    }
    pub const fn reads_pairs(self) -> bool {
        matches!(self, BatchOp::PairUn(_) | BatchOp::PairBin(_))
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

/// Buffers of an evaluation, kept between calls.
#[derive(Clone, Default, Debug)]
pub struct Scratch {
    pub(super) words: LaneBuffers<u64>,
    pub(super) halves: LaneBuffers<u32>,
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
        compile::compile(arena, roots, inputs, None)
    }

    /// Compiles `roots` over inputs as [`Batch::compile_wide`] does, and over `flags`, variables of one bit: one more column
    /// has them packed, the first one lowest. What depends on flags alone is looked up in a table by them, and what places
    /// bits by a mask is one step. The check of the table on this CPU takes [`Batch::compile_wide`], where every operator of
    /// a term is evaluated.
    ///
    /// # Panics
    /// As [`Batch::compile_wide`], and if there are more than six flags.
    pub fn compile_with_flags(arena: &Arena, roots: &[ExprId], inputs: &[(Sym, u16)], flags: &[Sym]) -> Batch {
        compile::compile(arena, roots, inputs, Some(flags))
    }

    /// What gives this word on every state.
    pub fn constant(value: u64) -> Batch {
        Batch { steps: Vec::new(), constants: vec![(0, value)], roots: vec![Word::Slot(0)], slots: 1 }
    }

    /// What computes column `i` of the result alone.
    pub fn column(&self, i: usize) -> Batch {
        let root = self.roots[i];
        let mut alive = vec![false; self.slots];
        let mark = |alive: &mut [bool], word: Word, value: bool| {
            if let Word::Slot(slot) = word {
                alive[slot as usize] = value;
            }
        };
        mark(&mut alive, root, true);
        let mut steps = Vec::new();
        for step in self.steps.iter().rev() {
            if step.written().iter().any(|&slot| alive[slot as usize]) {
                step.written().iter().for_each(|&slot| mark(&mut alive, Word::Slot(slot), false));
                step.read().iter().for_each(|&word| mark(&mut alive, word, true));
                steps.push(*step);
            }
        }
        steps.reverse();
        // What is alive before the first step is a constant.
        let constants = self.constants.iter().filter(|c| alive[c.0 as usize]).copied().collect();
        Batch { steps, roots: vec![root], constants, slots: self.slots }
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
        for column in out.iter_mut() {
            column.clear();
            column.resize(n, 0);
        }
        let input: Vec<StateColumn> = input.iter().map(|&words| words.into()).collect();
        self.run_to(&input, n, scratch, |root, chunk, view| {
            view.copy_to(&mut out[root][chunk.start..chunk.start + chunk.len]);
        });
    }

    /// Evaluates on as many states as `out` has room for columns of, which stand one after the other there.
    pub fn run_columns(&self, input: &[StateColumn], scratch: &mut Scratch, out: &mut [u64]) {
        let n = out.len() / self.roots.len();
        self.run_to(input, n, scratch, |root, chunk, view| {
            view.copy_to(&mut out[root * n + chunk.start..][..chunk.len]);
        });
    }

    /// Evaluates on as many states as `packed` has room for; column `i` of the result, of one bit, becomes bit `places[i]`
    /// there. The other bits are 0.
    pub fn run_packed(&self, input: &[StateColumn], scratch: &mut Scratch, places: &[usize], packed: &mut [u8]) {
        packed.fill(0);
        self.run_to(input, packed.len(), scratch, |root, chunk, view| {
            let to = &mut packed[chunk.start..chunk.start + chunk.len];
            match view {
                ColumnView::Same(bit) => to.iter_mut().for_each(|p| *p |= (bit as u8) << places[root]),
                ColumnView::Each(bits) => {
                    to.iter_mut().zip(bits).for_each(|(p, bit)| *p |= (*bit as u8) << places[root])
                }
            }
        });
    }

    /// Calls `take` with each column of the result, chunk by chunk.
    fn run_to(
        &self,
        input: &[StateColumn],
        n: usize,
        scratch: &mut Scratch,
        mut take: impl FnMut(usize, Chunk, ColumnView<u64>),
    ) {
        let level = VectorLevel::of_this_cpu();
        self.each_chunk(input, n, &mut scratch.words, |chunk, buffers| {
            level::run(level, &self.steps, chunk, buffers);
            for (i, &root) in self.roots.iter().enumerate() {
                take(i, chunk, chunk.read(root, buffers));
            }
        });
    }

    /// Calls `evaluate` for chunk after chunk of `n` states, with buffers that have the constants.
    pub(super) fn each_chunk<W: LaneWord>(
        &self,
        input: &[StateColumn],
        n: usize,
        buffers: &mut LaneBuffers<W>,
        mut evaluate: impl FnMut(Chunk, &mut LaneBuffers<W>),
    ) {
        let size = if self.slots <= FEW_SLOTS { LARGE_CHUNK } else { CHUNK };
        buffers.make_room(self.slots, size.min(n.next_power_of_two()));
        for &(slot, value) in &self.constants {
            buffers.slots[slot as usize][0] = W::of(value);
            buffers.same[slot as usize] = true;
        }
        for start in (0..n).step_by(size) {
            evaluate(Chunk { input, start, len: size.min(n - start) }, buffers);
        }
    }
}

impl<W: LaneWord> LaneBuffers<W> {
    /// At least so many slots, the first ones with room for so many lanes.
    fn make_room(&mut self, slots: usize, lanes: usize) {
        let all = slots.max(self.slots.len());
        self.slots.resize_with(all, Vec::new);
        self.same.resize(all, false);
        for slot in &mut self.slots[..slots] {
            if slot.len() < lanes {
                slot.resize(lanes, W::default());
            }
        }
    }
}
