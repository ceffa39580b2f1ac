//! Lanes of few bits: everything that the bits can be is tried.

use super::split::{LanePart, OperandLane};
use super::{SolvedVector, VectorInverse, VectorQuestion};
use crate::search::components::open::step::{gathered, low, scattered};
use isa::eval::{Scratch, StateColumn, WantedWord, Wide};
use isa::expr::WORD;
use std::collections::BTreeMap;

/// So few are tried on all states at once.
const FEW: usize = 4;
/// What it counts to try a number again, one that was left by the states before.
const KEPT: u64 = 4;

/// Buffers for what is tried, and how much that was.
#[derive(Default, Debug)]
pub struct TrialBuffers {
    pub scratch: Scratch,
    /// Numbers that were tried.
    pub tried: u64,
    /// All numbers of as many bits as a word's mask has, with their bits there.
    columns: BTreeMap<WordMask, NumberColumn>,
    agreeing: Vec<u32>,
    /// What the lane before was found to be.
    number: Option<u64>,
}

/// A word of an operand that has some bits of a number: those from `below` on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct WordMask {
    mask: u64,
    below: u32,
    /// Bits of the whole number.
    bits: usize,
}

/// A word for each number, and its low half.
#[derive(Debug)]
struct NumberColumn {
    words: Vec<u64>,
    low: Vec<u32>,
}

impl TrialBuffers {
    /// Another instruction is looked at.
    pub fn forget(&mut self) {
        self.number = None;
    }

    /// The lane was found to be this.
    pub(super) fn remember(&mut self, lane: &OperandLane, constant: Wide) {
        self.number = Some(BitPlaces::of(lane).number(constant));
    }
}

impl VectorInverse {
    /// A number that the lane's bits may be: that of the lane before, if it does here, too, for most constants are the same in
    /// every lane; else the middle one of those that do, since of an interval a counterexample then leaves half.
    pub(super) fn tried(&self, lane: &OperandLane, q: &VectorQuestion, buffers: &mut TrialBuffers) -> SolvedVector {
        if let Some(constant) = self.same_as_before(lane, q, buffers) {
            return SolvedVector::Constant(constant);
        }
        let places = BitPlaces::of(lane);
        let matters = |part: &&LanePart, t: usize| q.wanted(part.lo, part.width, t).care != 0;
        let first = (0..q.states).find_map(|t| Some((t, lane.parts.iter().find(|p| matters(p, t))?)));
        let Some((start, part)) = first else { return SolvedVector::Constant(Wide::default()) };
        let mut left = self.first_left(part, &places, q, start, buffers);
        for t in start..q.states {
            if left.len() <= FEW {
                break;
            }
            buffers.tried += left.len() as u64 * KEPT;
            self.keep(lane, &places, q, t, &mut left, &mut buffers.scratch);
        }
        // Those that are many were looked at on each state that matters.
        if left.len() <= FEW {
            left.retain(|n| self.does(lane, places.constant(*n), q, &mut buffers.scratch));
        }
        let middle = left.get(left.len() / 2).copied();
        if !lane.bits.is_empty() {
            buffers.number = middle.or(buffers.number);
        }
        middle.map_or(SolvedVector::No, |n| SolvedVector::Constant(places.constant(n)))
    }

    /// What the lane before was found to be, if that does here, too.
    pub(super) fn same_as_before(
        &self,
        lane: &OperandLane,
        q: &VectorQuestion,
        buffers: &mut TrialBuffers,
    ) -> Option<Wide> {
        let before = buffers.number.filter(|n| n.checked_shr(lane.bits.len() as u32).unwrap_or(0) == 0)?;
        let constant = BitPlaces::of(lane).constant(before);
        self.does(lane, constant, q, &mut buffers.scratch).then_some(constant)
    }

    /// Of all numbers those that do for a part on state `t`.
    fn first_left(
        &self,
        part: &LanePart,
        places: &BitPlaces,
        q: &VectorQuestion,
        t: usize,
        buffers: &mut TrialBuffers,
    ) -> Vec<u64> {
        let count = 1usize << places.bits();
        buffers.tried += count as u64;
        let TrialBuffers { scratch, columns: known, agreeing, .. } = buffers;
        for w in (0..8).filter(|w| places.masks[*w] != 0) {
            known.entry(places.word(w)).or_insert_with(|| places.all(w));
        }
        let columns = self.columns(|k, w| match k == self.sought {
            true => known.get(&places.word(w)).map_or(StateColumn::Same(0), NumberColumn::column),
            false => StateColumn::Same(q.slots[k][w * q.states + t]),
        });
        let goal = q.wanted(part.lo, part.width, t);
        let wanted = [WantedWord { want: goal.want, care: goal.care }];
        part.compiled(&self.arena, &self.inputs).agreeing(&columns, count, &wanted, scratch, agreeing);
        agreeing.iter().map(|n| u64::from(*n)).collect()
    }

    /// Leaves those numbers that do on state `t`.
    fn keep(
        &self,
        lane: &OperandLane,
        places: &BitPlaces,
        q: &VectorQuestion,
        t: usize,
        left: &mut Vec<u64>,
        scratch: &mut Scratch,
    ) {
        for part in &lane.parts {
            let goal = q.wanted(part.lo, part.width, t);
            if goal.care == 0 || left.is_empty() {
                continue;
            }
            let values = self.values_on(part, &places.columns(left), left.len(), q, t, scratch);
            let mut values = values.iter();
            left.retain(|_| values.next().is_some_and(|v| (v ^ goal.want) & goal.care == 0));
        }
    }

    /// What a part is on state `t` for `n` constants, of which `sought` has the words.
    pub(super) fn values_on(
        &self,
        part: &LanePart,
        sought: &[Vec<u64>],
        n: usize,
        q: &VectorQuestion,
        t: usize,
        scratch: &mut Scratch,
    ) -> Vec<u64> {
        let columns = self.columns(|k, w| match k == self.sought {
            true => sought.get(w).map_or(StateColumn::Same(0), |column| StateColumn::from(&column[..])),
            false => StateColumn::Same(q.slots[k][w * q.states + t]),
        });
        self.values(part, &columns, n, scratch)
    }

    /// Whether the lane is what is wanted on all states if the operand is this constant.
    pub(super) fn does(&self, lane: &OperandLane, constant: Wide, q: &VectorQuestion, scratch: &mut Scratch) -> bool {
        let columns = self.columns(|k, w| match k == self.sought {
            true => StateColumn::Same(constant.0[w]),
            false => StateColumn::from(&q.slots[k][w * q.states..][..q.states]),
        });
        lane.parts.iter().all(|part| {
            let goal = |t| q.wanted(part.lo, part.width, t);
            if (0..q.states).all(|t| goal(t).care == 0) {
                return true;
            }
            let values = self.values(part, &columns, q.states, scratch);
            values.iter().enumerate().all(|(t, v)| (v ^ goal(t).want) & goal(t).care == 0)
        })
    }

    /// A column for each word of each slot.
    pub(super) fn columns<'c>(&self, column: impl Fn(usize, usize) -> StateColumn<'c>) -> Vec<StateColumn<'c>> {
        let words = |(k, (_, width)): (usize, &(isa::Sym, u16))| {
            (0..usize::from(width.div_ceil(WORD))).map(|w| column(k, w)).collect::<Vec<_>>()
        };
        self.inputs.iter().enumerate().flat_map(words).collect()
    }

    /// What a part is on `n` states.
    pub(super) fn values(&self, part: &LanePart, columns: &[StateColumn], n: usize, scratch: &mut Scratch) -> Vec<u64> {
        let mut values = vec![0; n];
        part.compiled(&self.arena, &self.inputs).batch().run_columns(columns, scratch, &mut values);
        values
    }
}

impl NumberColumn {
    fn column(&self) -> StateColumn<'_> {
        StateColumn::Each { words: &self.words, low: &self.low }
    }
}

/// Where the bits of a number go in an operand, the lowest first.
pub(super) struct BitPlaces {
    masks: [u64; 8],
}

impl BitPlaces {
    fn of(lane: &OperandLane) -> BitPlaces {
        BitPlaces::of_bits(&lane.bits)
    }

    pub(super) fn of_bits(bits: &[u16]) -> BitPlaces {
        let mut masks = [0; 8];
        bits.iter().for_each(|b| masks[usize::from(b / WORD)] |= 1 << (b % WORD));
        BitPlaces { masks }
    }

    /// Bits of a number.
    fn bits(&self) -> usize {
        self.masks.iter().map(|m| m.count_ones() as usize).sum()
    }

    /// What a word of the operand has of a number.
    fn word(&self, w: usize) -> WordMask {
        WordMask { mask: self.masks[w], below: self.below(w), bits: self.bits() }
    }

    /// Word `w` of the operand for all numbers.
    fn all(&self, w: usize) -> NumberColumn {
        let numbers: Vec<u64> = (0..1 << self.bits()).collect();
        let words = self.column(&numbers, w);
        NumberColumn { low: words.iter().map(|w| *w as u32).collect(), words }
    }

    /// Words up to the last that has some of the bits.
    fn words(&self) -> usize {
        self.masks.iter().rposition(|m| *m != 0).map_or(0, |w| w + 1)
    }

    /// Bits of the number that stand below those of word `w`.
    fn below(&self, w: usize) -> u32 {
        self.masks[..w].iter().map(|m| m.count_ones()).sum()
    }

    /// Word `w` of the operand for each number.
    fn column(&self, numbers: &[u64], w: usize) -> Vec<u64> {
        let (mask, below) = (self.masks[w], self.below(w));
        let (shift, bits) = (mask.trailing_zeros() % 64, mask.count_ones() as u16);
        if mask >> shift == low(bits) {
            numbers.iter().map(|n| (n >> below & low(bits)) << shift).collect()
        } else {
            numbers.iter().map(|n| scattered(n >> below, mask)).collect()
        }
    }

    /// The words of the operand for each number, up to the last that has some of the bits.
    pub(super) fn columns(&self, numbers: &[u64]) -> Vec<Vec<u64>> {
        (0..self.words()).map(|w| self.column(numbers, w)).collect()
    }

    /// The number that a constant has in its bits.
    fn number(&self, constant: Wide) -> u64 {
        let gathered = |w: usize| gathered(constant.0[w], self.masks[w]).checked_shl(self.below(w)).unwrap_or(0);
        (0..8).map(gathered).fold(0, |all, part| all | part)
    }

    pub(super) fn constant(&self, number: u64) -> Wide {
        Wide(std::array::from_fn(|w| scattered(number.checked_shr(self.below(w)).unwrap_or(0), self.masks[w])))
    }
}
