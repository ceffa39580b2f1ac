//! Results each bit of which is a bit of the operand, or known: the other operands say which.

use super::split::LanePart;
use super::{OpenGoal, SolvedVector, VectorInverse, VectorQuestion};
use crate::search::components::open::WantedBits;
use isa::eval::{Scratch, StateColumn, Wide};
use isa::expr::WORD;
use isa::{Arena, BinOp, ExprId, ExprNode, Sym};
use rustc_hash::FxHashSet;

/// Whether `e` does nothing to the bits of a variable but to move them, or to put known bits in their place.
pub fn only_moves(arena: &Arena, e: ExprId, sym: Sym) -> bool {
    let mut moved: FxHashSet<ExprId> = FxHashSet::default();
    for n in arena.reachable(&[e]) {
        let node = arena.node(n);
        let has = |x: ExprId| moved.contains(&x);
        let (touched, moves) = match node {
            ExprNode::Var(s) => (s == sym, true),
            ExprNode::Extract(x, _) | ExprNode::Zext(x) | ExprNode::Sext(x) => (has(x), true),
            ExprNode::Concat(x, y) => (has(x) || has(y), true),
            ExprNode::Ite(c, x, y) => (has(c) || has(x) || has(y), !has(c)),
            ExprNode::Bin(BinOp::Shl | BinOp::LShr | BinOp::AShr, x, by) => (has(x) || has(by), !has(by)),
            ExprNode::Bin(BinOp::And | BinOp::Or, x, y) => (has(x) || has(y), !(has(x) && has(y))),
            node => (node.operands().any(has), false),
        };
        if touched && !moves {
            return false;
        }
        if touched {
            moved.insert(n);
        }
    }
    !moved.is_empty()
}

/// Where the bits of a part come from on a state.
struct PartSources<'s> {
    /// The part with the operand 0, all ones, and with bit `k` of every bit's number in its place.
    with: &'s [u64],
}

impl PartSources<'_> {
    /// The bit's value where it is known, or the operand's bit that it is.
    fn of(&self, bit: u16) -> Result<u16, bool> {
        let one = |word: u64| word >> bit & 1 == 1;
        let [zeros, ones, numbers @ ..] = self.with else { return Err(false) };
        if one(*zeros) == one(*ones) {
            return Err(one(*zeros));
        }
        Ok(numbers.iter().enumerate().fold(0, |n, (k, word)| n | u16::from(one(*word)) << k))
    }
}

impl VectorInverse {
    /// A constant whose bits go where they are wanted.
    pub(super) fn moved_constant(&self, q: &VectorQuestion, scratch: &mut Scratch) -> SolvedVector {
        let Some(operand) = self.moved_back(q, scratch) else { return SolvedVector::No };
        let mut all = self.nothing(q.states);
        let words = all.want.len() / q.states;
        for (w, t) in (0..words).flat_map(|w| (0..q.states).map(move |t| (w, t))) {
            let at = w * q.states;
            let bits = WantedBits { want: operand.want[at + t], care: operand.care[at + t] };
            if !all.add(q.states, w as u16 * WORD, 0, bits) {
                return SolvedVector::No;
            }
        }
        SolvedVector::Constant(Wide::of_words(&all.want.iter().step_by(q.states).copied().collect::<Vec<_>>()))
    }

    /// What each bit of the operand must be for the bits that it becomes.
    pub(super) fn moved_back(&self, q: &VectorQuestion, scratch: &mut Scratch) -> Option<OpenGoal> {
        let mut operand = self.nothing(q.states);
        for part in self.lanes.iter().flat_map(|l| &l.parts) {
            if (0..q.states).any(|t| q.wanted(part.lo, part.width, t).care != 0) {
                self.part_back(part, q, &mut operand, scratch)?;
            }
        }
        Some(operand)
    }

    fn part_back(
        &self,
        part: &LanePart,
        q: &VectorQuestion,
        operand: &mut OpenGoal,
        scratch: &mut Scratch,
    ) -> Option<()> {
        let probes = probes(self.inputs[self.sought].1);
        let values = self.probed(part, &probes, q, scratch);
        for t in 0..q.states {
            let goal = q.wanted(part.lo, part.width, t);
            let sources = PartSources { with: &values[t * probes.len()..][..probes.len()] };
            for bit in (0..part.width).filter(|b| goal.care >> b & 1 == 1) {
                let want = goal.want >> bit & 1;
                let fits = match sources.of(bit) {
                    Err(known) => u64::from(known) == want,
                    Ok(source) => operand.add(q.states, source, t, WantedBits { want, care: 1 }),
                };
                fits.then_some(())?;
            }
        }
        Some(())
    }

    /// The part on each state, with every probe as the operand, one after the other.
    fn probed(&self, part: &LanePart, probes: &[Wide], q: &VectorQuestion, scratch: &mut Scratch) -> Vec<u64> {
        let all = q.states * probes.len();
        let column = |k: usize, w: usize| -> Vec<u64> {
            let word = |i: usize| match k == self.sought {
                true => probes[i % probes.len()].0[w],
                false => q.slots[k][w * q.states + i / probes.len()],
            };
            (0..all).map(word).collect()
        };
        let words = |k: usize| (0..usize::from(self.inputs[k].1.div_ceil(WORD))).map(|w| column(k, w)).collect();
        let columns: Vec<Vec<Vec<u64>>> = (0..self.inputs.len()).map(words).collect();
        let columns = self.columns(|k, w| StateColumn::from(&columns[k][w][..]));
        self.values(part, &columns, all, scratch)
    }
}

/// Operands that tell where each of their `width` bits goes.
fn probes(width: u16) -> Vec<Wide> {
    let all = |bit: &dyn Fn(u16) -> bool| {
        let mut words = Wide::default();
        (0..width).filter(|b| bit(*b)).for_each(|b| words.0[usize::from(b / WORD)] |= 1 << (b % WORD));
        words
    };
    let numbers = 16 - (width - 1).leading_zeros() as u16;
    let mut probes = vec![all(&|_| false), all(&|_| true)];
    probes.extend((0..numbers).map(|k| all(&|b| b >> k & 1 == 1)));
    probes
}
