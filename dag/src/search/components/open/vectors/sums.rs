//! Lanes that are sums of two numbers, each of which depends on bits of the operand that the other does not depend on, as sums
//! of two products do (SDM vol. 2, PMADDWD). All that one number can be on two states is written down; what is then left of
//! what is wanted is looked for among all that the other can be. So 2 * 2^16 numbers stand for 2^32 constants.

use super::split::{LanePart, OperandLane, operand_bits};
use super::tried::{BitPlaces, TrialBuffers};
use super::{SolvedVector, VectorInverse, VectorQuestion};
use crate::search::components::open::step::low;
use isa::eval::Wide;
use isa::{Arena, BinOp, ExprId, ExprNode, Sym};
use rustc_hash::{FxHashMap, FxHashSet};

/// Most bits of each number.
const MOST_BITS: usize = 16;
/// Widest sum: what it is on two states is one key.
const WIDEST: u16 = 32;
/// Constants that agree on two states and are tried on all.
const MOST_PAIRS: usize = 256;
/// Numbers of each half that tell pairs of states apart.
const FEW: usize = 6;

/// The two numbers.
#[derive(Debug)]
pub struct LaneSum {
    halves: [SumHalf; 2],
}

#[derive(Debug)]
struct SumHalf {
    bits: Vec<u16>,
    part: LanePart,
}

/// A state, and which low bits of the sum matter there.
#[derive(Clone, Copy)]
struct SumGoal {
    state: usize,
    want: u64,
    care: u64,
}

impl LaneSum {
    /// Numbers that are tried.
    pub fn most_tried(&self) -> usize {
        self.halves.iter().map(|h| 2 << h.bits.len()).sum()
    }

    /// The sum that a part of a result is, if its numbers have few bits of the operand.
    pub fn of(arena: &mut Arena, part: &LanePart, inputs: &[(Sym, u16)], sought: usize) -> Option<LaneSum> {
        let mut summands = Vec::new();
        collect(arena, part.term, &mut summands);
        let mut halves: Vec<(Vec<u16>, ExprId)> = Vec::new();
        let mut rest = None;
        for term in summands {
            let bits = operand_bits(arena, term, inputs[sought].0);
            if bits.is_empty() {
                rest = Some(rest.map_or(term, |sum| arena.add(sum, term)));
            } else {
                halves.push((bits, term));
            }
        }
        let [(p, a), (q, b)] = <[_; 2]>::try_from(halves).ok()?;
        let fits = |bits: &[u16]| bits.len() <= MOST_BITS;
        if part.width > WIDEST || !fits(&p) || !fits(&q) || p.iter().any(|bit| q.contains(bit)) {
            return None;
        }
        let a = rest.map_or(a, |rest| arena.add(a, rest));
        let half = |bits, term| SumHalf { bits, part: LanePart::new(part.lo, part.width, term) };
        Some(LaneSum { halves: [half(p, a), half(q, b)] })
    }
}

/// What a term is the sum of.
fn collect(arena: &Arena, e: ExprId, summands: &mut Vec<ExprId>) {
    if let ExprNode::Bin(BinOp::Add, a, b) = arena.node(e) {
        collect(arena, a, summands);
        collect(arena, b, summands);
    } else {
        summands.push(e);
    }
}

impl VectorInverse {
    /// The lane's bits; not decided where too many pairs of numbers agree on two states.
    pub(super) fn summed(
        &self,
        lane: &OperandLane,
        sum: &LaneSum,
        q: &VectorQuestion,
        buffers: &mut TrialBuffers,
    ) -> SolvedVector {
        if let Some(constant) = self.same_as_before(lane, q, buffers) {
            return SolvedVector::Constant(constant);
        }
        let Some([one, two]) = self.telling_states(lane, sum, q, buffers) else { return SolvedVector::Open };
        let [first, second] = [0, 1].map(|h| [one, two].map(|g| self.all_values(&sum.halves[h], q, g.state, buffers)));
        let key = |x: u64, y: u64| (x & one.care) | (y & two.care) << 32;
        let mut second_of: FxHashMap<u64, Vec<u32>> = FxHashMap::default();
        for (n, (x, y)) in second[0].iter().zip(&second[1]).enumerate() {
            second_of.entry(key(*x, *y)).or_default().push(n as u32);
        }
        let left = |(x, y): (&u64, &u64)| key(one.want.wrapping_sub(*x), two.want.wrapping_sub(*y));
        let agreeing = first[0].iter().zip(&first[1]).map(left).enumerate();
        let pairs =
            agreeing.flat_map(|(p, key)| second_of.get(&key).into_iter().flatten().map(move |q| (p as u64, *q)));
        let [a, b] = [0, 1].map(|h| BitPlaces::of_bits(&sum.halves[h].bits));
        let mut tried = 0;
        for (p, n) in pairs {
            tried += 1;
            if tried > MOST_PAIRS {
                return SolvedVector::Open;
            }
            let (x, y) = (a.constant(p), b.constant(u64::from(n)));
            let constant = Wide(std::array::from_fn(|w| x.0[w] | y.0[w]));
            if self.does(lane, constant, q, &mut buffers.scratch) {
                buffers.remember(lane, constant);
                return SolvedVector::Constant(constant);
            }
        }
        SolvedVector::No
    }

    /// The two states on which small numbers of both halves give most different sums; `None` if the sum matters on fewer
    /// than two.
    fn telling_states(
        &self,
        lane: &OperandLane,
        sum: &LaneSum,
        q: &VectorQuestion,
        buffers: &mut TrialBuffers,
    ) -> Option<[SumGoal; 2]> {
        let part = &lane.parts[0];
        let goal = |state: usize| {
            let wanted = q.wanted(part.lo, part.width, state);
            // The low bits of a sum depend on low bits alone.
            SumGoal {
                state,
                want: wanted.want,
                care: low(wanted.care.trailing_ones().min(u32::from(part.width)) as u16),
            }
        };
        let goals: Vec<SumGoal> = (0..q.states).map(goal).filter(|g| g.care != 0).collect();
        let few: Vec<u64> = (0..FEW as u64).collect();
        let mut values = |h: usize, g: &SumGoal| self.values_of(&sum.halves[h], &few, q, g.state, buffers);
        let known: Vec<[Vec<u64>; 2]> = goals.iter().map(|g| [values(0, g), values(1, g)]).collect();
        let distinct = |i: usize, j: usize| {
            let of = |n: usize, x: usize, y: usize| known[n][0][x].wrapping_add(known[n][1][y]) & goals[n].care;
            let pairs = (0..FEW).flat_map(|x| (0..FEW).map(move |y| (x, y)));
            pairs.map(|(x, y)| (of(i, x, y), of(j, x, y))).collect::<FxHashSet<_>>().len()
        };
        let pairs = (0..goals.len()).flat_map(|i| (i + 1..goals.len()).map(move |j| (i, j)));
        let best =
            pairs.max_by_key(|&(i, j)| (distinct(i, j), goals[i].care & goals[j].care, std::cmp::Reverse((i, j))));
        best.map(|(i, j)| [goals[i], goals[j]])
    }

    /// What a half is for all of its numbers.
    fn all_values(&self, half: &SumHalf, q: &VectorQuestion, state: usize, buffers: &mut TrialBuffers) -> Vec<u64> {
        let numbers: Vec<u64> = (0..1 << half.bits.len()).collect();
        buffers.tried += numbers.len() as u64;
        self.values_of(half, &numbers, q, state, buffers)
    }

    fn values_of(
        &self,
        half: &SumHalf,
        numbers: &[u64],
        q: &VectorQuestion,
        state: usize,
        buffers: &mut TrialBuffers,
    ) -> Vec<u64> {
        let columns = BitPlaces::of_bits(&half.bits).columns(numbers);
        self.values_on(&half.part, &columns, numbers.len(), q, state, &mut buffers.scratch)
    }
}
