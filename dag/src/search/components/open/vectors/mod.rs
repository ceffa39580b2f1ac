//! From the result of a vector instruction back to one of its operands: to the constants that the operand may be, and to
//! what it must be where it is no constant.
//!
//! The term of a row falls into lanes: parts of the result that depend on a few bits of the operand, which no other part
//! depends on ([`split`]). What is sought follows lane by lane. A lane of few bits is decided by trying them all
//! ([`tried`]), one that is a number of up to 64 bits by the rules for general registers ([`numbers`]), a sum of two numbers
//! of few bits each by trying either ([`sums`]). Where the other operands only say which bits of the operand go where, these
//! are read off ([`moves`]).

mod moves;
mod numbers;
mod split;
mod sums;
#[cfg(test)]
mod tests;
mod tried;

use super::step::low;
use crate::ir::graph::Class;
use isa::eval::{Scratch, Wide};
use isa::expr::WORD;
use isa::{Arena, ExprId, Sym};
use split::OperandLane;
pub use tried::TrialBuffers;

/// The lanes of a result, as far as they depend on one operand.
#[derive(Debug)]
pub struct VectorInverse {
    arena: Arena,
    /// The slots' variables.
    inputs: Vec<(Sym, u16)>,
    sought: usize,
    /// Of the sought slot.
    class: Class,
    lanes: Vec<OperandLane>,
    /// Every bit of the result is one of the operand's, or known.
    moves: bool,
}

/// What the slots hold, and what is wanted of the result: a column for each 64-bit word, one after the other, each with a
/// word for each state. The sought slot's columns are not looked at.
#[derive(Clone, Copy)]
pub struct VectorQuestion<'q> {
    pub slots: &'q [&'q [u64]],
    pub want: &'q [u64],
    pub care: &'q [u64],
    pub states: usize,
}

/// Which constants do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolvedVector {
    /// None does: certain.
    No,
    /// This one does.
    Constant(Wide),
    /// Not decided.
    Open,
}

/// What a value must be on each state, in columns: `want` on the bits `care`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OpenGoal {
    pub class: Class,
    pub want: Vec<u64>,
    pub care: Vec<u64>,
}

impl VectorInverse {
    /// The way from `e` to the slot `sought`; `e` is a term over the slots' variables, of which slot `k` has the symbol `k`
    /// and the class `classes[k]`, a vector of `words` words.
    pub fn of(from: &Arena, e: ExprId, classes: &[Class], words: usize, sought: usize) -> VectorInverse {
        let width = |class: &Class| if *class == Class::VECTOR { words as u16 * WORD } else { WORD };
        let inputs: Vec<(Sym, u16)> = classes.iter().enumerate().map(|(k, c)| (Sym(k as u32), width(c))).collect();
        let mut arena = Arena::new();
        let term = arena.instantiate(from, &[e], &mut |a, s, width| a.var(s, width))[0];
        let lanes = split::lanes(&mut arena, term, &inputs, sought);
        let moves = moves::only_moves(&arena, term, inputs[sought].0);
        VectorInverse { arena, inputs, sought, class: classes[sought], lanes, moves }
    }

    /// Whether [`VectorInverse::solve`] has a rule for every lane.
    pub fn is_solvable(&self) -> bool {
        self.moves || self.lanes.iter().all(OperandLane::is_solvable)
    }

    /// Whether [`VectorInverse::back`] says something of the operand.
    pub fn is_invertible(&self) -> bool {
        self.moves || self.lanes.iter().any(|l| l.number.is_some())
    }

    /// Bits of the operand that matter, from its lowest one up to the last.
    pub fn bits(&self) -> u16 {
        self.lanes.iter().flat_map(|l| l.bits.last()).max().map_or(0, |b| b + 1)
    }

    /// Numbers that are tried for a lane at the most, beyond those of a byte.
    pub fn most_tried(&self) -> usize {
        let tried = self.lanes.iter().filter(|l| l.number.is_none()).map(|l| match &l.sum {
            Some(sum) => sum.most_tried(),
            None if l.bits.len() > 8 && l.is_small() => 1 << l.bits.len(),
            None => 0,
        });
        tried.max().unwrap_or(0)
    }

    /// A constant for the sought slot. [`SolvedVector::No`] is certain, and so is what is said to do; bits that do not
    /// matter are 0.
    pub fn solve(&self, q: &VectorQuestion, buffers: &mut TrialBuffers) -> SolvedVector {
        if !self.lanes.iter().all(OperandLane::is_solvable) {
            return if self.moves { self.moved_constant(q, &mut buffers.scratch) } else { SolvedVector::Open };
        }
        let mut constant = Wide::default();
        buffers.forget();
        for lane in &self.lanes {
            match self.lane(lane, q, buffers) {
                SolvedVector::Constant(bits) => (0..8).for_each(|w| constant.0[w] |= bits.0[w]),
                other => return other,
            }
        }
        SolvedVector::Constant(constant)
    }

    /// What the rule for its operator leaves open is tried.
    fn lane(&self, lane: &OperandLane, q: &VectorQuestion, buffers: &mut TrialBuffers) -> SolvedVector {
        match (self.number(lane, q, &mut buffers.scratch), &lane.sum) {
            (SolvedVector::Open, _) if lane.is_small() => self.tried(lane, q, buffers),
            (SolvedVector::Open, Some(sum)) => self.summed(lane, sum, q, buffers),
            (solved, _) => solved,
        }
    }

    /// What the sought operand must be; `None` if nothing gives what is wanted. A lane without a rule says nothing.
    pub fn back(&self, q: &VectorQuestion, scratch: &mut Scratch) -> Option<OpenGoal> {
        if self.moves {
            return self.moved_back(q, scratch);
        }
        let mut operand = self.nothing(q.states);
        for lane in &self.lanes {
            if lane.number.is_some() {
                self.number_back(lane, q, &mut operand)?;
            } else if lane.bits.is_empty() && !self.does(lane, Wide::default(), q, scratch) {
                return None;
            }
        }
        Some(operand)
    }

    /// Nothing wanted of the operand.
    fn nothing(&self, states: usize) -> OpenGoal {
        let words = usize::from(self.inputs[self.sought].1.div_ceil(WORD)) * states;
        OpenGoal { class: self.class, want: vec![0; words], care: vec![0; words] }
    }
}

impl VectorQuestion<'_> {
    /// 64 bits of slot `slot` on state `t`, from bit `lo` on.
    fn slot(&self, slot: usize, lo: u16, t: usize) -> u64 {
        bits_of(self.slots[slot], self.states, lo, t)
    }

    /// What is wanted of `width` bits, up to 64, of the result from bit `lo` on.
    fn wanted(&self, lo: u16, width: u16, t: usize) -> super::WantedBits {
        let part = |of: &[u64]| bits_of(of, self.states, lo, t) & low(width);
        super::WantedBits { want: part(self.want), care: part(self.care) }
    }
}

impl OpenGoal {
    /// Wants these 64 bits from bit `lo` on in state `t` as well; false if others are wanted there already.
    fn add(&mut self, states: usize, lo: u16, t: usize, bits: super::WantedBits) -> bool {
        let want = u128::from(bits.want & bits.care) << (lo % WORD);
        let care = u128::from(bits.care) << (lo % WORD);
        let first = usize::from(lo / WORD);
        (0..2).all(|i| {
            let (want, care) = ((want >> (64 * i)) as u64, (care >> (64 * i)) as u64);
            let at = (first + i) * states + t;
            if care == 0 {
                return true;
            }
            if at >= self.want.len() || (self.want[at] ^ want) & self.care[at] & care != 0 {
                return false;
            }
            self.want[at] |= want;
            self.care[at] |= care;
            true
        })
    }
}

/// 64 bits from bit `lo` on in state `t` of columns of `states` words each; zeros past the end.
fn bits_of(columns: &[u64], states: usize, lo: u16, t: usize) -> u64 {
    let word = |w: usize| columns.get(w * states + t).copied().map_or(0, u128::from);
    let first = usize::from(lo / WORD);
    ((word(first) | word(first + 1) << 64) >> (lo % WORD)) as u64
}
