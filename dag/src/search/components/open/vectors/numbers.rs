//! Lanes that are one number of up to 64 bits: what holds for general registers holds for them.

use super::split::{OperandLane, operand_bits};
use super::{OpenGoal, SolvedVector, VectorInverse, VectorQuestion};
use crate::search::components::open::WantedBits;
use crate::search::components::open::inverse::Inverse;
use crate::search::components::open::solve::{ConstantRange, OpenQuestion, Solved};
use isa::eval::{Scratch, Wide};
use isa::expr::WORD;
use isa::{Arena, ExprId, Sym};
use rustc_hash::FxHashMap;

/// The way back through a lane.
#[derive(Clone, Debug)]
pub struct LaneNumber {
    /// Where the 64 bits begin that the lane has of each slot.
    bases: Vec<u16>,
    inverse: Inverse,
}

/// The way through `term` if the lane has at most 64 bits of each slot that stand together.
pub fn lane_number(arena: &mut Arena, term: ExprId, inputs: &[(Sym, u16)], sought: usize) -> Option<LaneNumber> {
    let mut bases = Vec::new();
    let mut numbers = FxHashMap::default();
    for &(sym, width) in inputs {
        let used = operand_bits(arena, term, sym);
        let first = used.first().copied().unwrap_or(0);
        let last = used.last().copied().unwrap_or(0);
        if last - first >= WORD {
            return None;
        }
        bases.push(first);
        numbers.insert(sym, moved_up(arena, sym, first, width));
    }
    let narrow = arena.substitute(&[term], &numbers)[0];
    let inverse = Inverse::of(arena, narrow, inputs.len(), sought)?;
    Some(LaneNumber { bases, inverse })
}

/// A variable of 64 bits from bit `base` on, at `width` bits.
fn moved_up(arena: &mut Arena, sym: Sym, base: u16, width: u16) -> ExprId {
    let number = arena.var(sym, WORD);
    let number = arena.extract(number, 0, WORD.min(width - base));
    let placed = if base == 0 {
        number
    } else {
        let zeros = arena.constant_words(base, &[]);
        arena.concat(number, zeros)
    };
    arena.zext(placed, width)
}

impl LaneNumber {
    /// What the slots hold of the lane on state `t`.
    fn slot(&self, q: &VectorQuestion, k: usize, t: usize) -> u64 {
        q.slot(k, self.bases[k], t)
    }
}

impl VectorInverse {
    /// The lane's bits by the rule of its operator.
    pub(super) fn number(&self, lane: &OperandLane, q: &VectorQuestion, scratch: &mut Scratch) -> SolvedVector {
        let (Some(number), [part]) = (&lane.number, &lane.parts[..]) else { return SolvedVector::Open };
        let known = |k: usize| (0..q.states).map(|t| number.slot(q, k, t)).collect::<Vec<u64>>();
        let columns: Vec<Vec<u64>> =
            (0..self.inputs.len()).map(|k| if k == self.sought { Vec::new() } else { known(k) }).collect();
        let slots: Vec<&[u64]> = columns.iter().map(|c| &c[..]).collect();
        let goals: Vec<WantedBits> = (0..q.states).map(|t| q.wanted(part.lo, part.width, t)).collect();
        let (want, care): (Vec<u64>, Vec<u64>) = goals.iter().map(|g| (g.want, g.care)).unzip();
        let constants = ConstantRange { sign: WORD - 1 };
        let solved = number.inverse.solve(&OpenQuestion { slots: &slots, want: &want, care: &care, constants });
        if solved == Solved::No {
            return SolvedVector::No;
        }
        let constant = |bits: u64| placed(lane, number.bases[self.sought], bits);
        let found = solved.choices().into_iter().map(constant).find(|c| self.does(lane, *c, q, scratch));
        found.map_or(SolvedVector::Open, SolvedVector::Constant)
    }

    /// Adds what the operand must be for the lane; `None` if there is nothing that it can be.
    pub(super) fn number_back(&self, lane: &OperandLane, q: &VectorQuestion, operand: &mut OpenGoal) -> Option<()> {
        let (Some(number), [part]) = (&lane.number, &lane.parts[..]) else { return Some(()) };
        for t in 0..q.states {
            let goal = q.wanted(part.lo, part.width, t);
            let bits = number.inverse.operand(&|k| number.slot(q, k, t), goal)?;
            operand.add(q.states, number.bases[self.sought], t, bits).then_some(())?;
        }
        Some(())
    }
}

/// The lane's bits of a number that begins at `base`.
fn placed(lane: &OperandLane, base: u16, number: u64) -> Wide {
    let mut constant = Wide::default();
    for &b in lane.bits.iter().filter(|b| number >> (**b - base) & 1 == 1) {
        constant.0[usize::from(b / WORD)] |= 1 << (b % WORD);
    }
    constant
}
