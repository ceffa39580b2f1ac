//! States of the search: what the machine is in all weak orders at once, as a set. Which order led to a tuple does not
//! matter, and neither do the names of registers and which operand of a comparison came first (Ullrich and Hack,
//! "Synthesis of sorting kernels", CGO 2025).

use super::step::OrderRenaming;
use super::tuple::{MOST_REGISTERS, OrderTuple};
use std::rc::Rc;

/// What all states of a question have in common.
#[derive(Clone, Copy, Debug)]
pub struct OrderShape {
    pub registers: usize,
    pub outputs: usize,
    /// The register that the only output must end in; any will do if there is none.
    pub pinned: Option<usize>,
    /// The ranks of numbers as bits: no register need hold them.
    pub numbers: u64,
}

/// Tuples, ascending, without repetitions.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TupleSet(pub Rc<[OrderTuple]>);

/// Numbers for a tuple as it is, and with its operands compared the other way round.
struct TuplePrints {
    plain: u64,
    mirrored: u64,
}

/// How a state was reached.
#[derive(Clone, Copy, Debug)]
pub struct Predecessor<S> {
    /// The state before, by number.
    pub state: usize,
    /// What led from there, in the registers of that state.
    pub step: S,
    /// What the registers of the state that was reached were called there.
    pub names: OrderRenaming,
}

/// How a state was reached from the first one, step by step.
pub fn way_to<S>(state: usize, before: impl Fn(usize) -> Option<Predecessor<S>>) -> Vec<Predecessor<S>> {
    let mut way: Vec<Predecessor<S>> = std::iter::successors(before(state), |p| before(p.state)).collect();
    way.reverse();
    way
}

impl OrderShape {
    /// Whether some wanted rank is nowhere.
    pub fn has_lost(&self, t: OrderTuple) -> bool {
        (0..self.outputs).any(|o| {
            let wanted = t.wanted(o);
            self.numbers >> wanted & 1 == 0 && t.holders(self.registers, wanted) == 0
        })
    }

    /// The state of the tuples, with registers in an order of their own and flags the way round that is fixed by what
    /// they say; and what its registers were called.
    pub fn normal(&self, tuples: &mut Vec<OrderTuple>) -> (TupleSet, OrderRenaming) {
        let prints: Vec<TuplePrints> = tuples.iter().map(|t| self.prints(*t)).collect();
        let sum = |of: fn(&TuplePrints) -> u64| prints.iter().fold(0u64, |sum, p| sum.wrapping_add(of(p)));
        let mirrored = sum(|p| p.mirrored) < sum(|p| p.plain);
        if mirrored {
            tuples.iter_mut().for_each(|t| *t = t.with_flags(t.flags().mirrored()));
        }
        let whole = |p: &TuplePrints| if mirrored { p.mirrored } else { p.plain };
        let mut of_registers = [0u64; MOST_REGISTERS];
        for (t, p) in tuples.iter().zip(&prints) {
            for (r, sum) in of_registers.iter_mut().take(self.registers).enumerate() {
                *sum = sum.wrapping_add(t.register_fingerprint(whole(p), r));
            }
        }
        let mut names: Vec<u8> = (0..self.registers as u8).filter(|r| self.pinned != Some(usize::from(*r))).collect();
        names.sort_by_key(|r| of_registers[usize::from(*r)]);
        if let Some(p) = self.pinned {
            names.insert(p, p as u8);
        }
        let mut renaming = OrderRenaming { mirrored, ..OrderRenaming::NONE };
        renaming.registers[..names.len()].copy_from_slice(&names);
        let moved = |t: OrderTuple| {
            names.iter().enumerate().fold(t, |new, (r, old)| new.with_register(r, t.register(usize::from(*old))))
        };
        tuples.iter_mut().for_each(|t| *t = moved(*t));
        tuples.sort_unstable();
        tuples.dedup();
        (TupleSet(tuples.as_slice().into()), renaming)
    }

    fn prints(&self, t: OrderTuple) -> TuplePrints {
        let held = t.held(self.registers);
        let mirrored = t.with_flags(t.flags().mirrored()).fingerprint(held);
        TuplePrints { plain: t.fingerprint(held), mirrored }
    }

    /// A number of steps that are needed at least: each output that no register is takes one, and one more if none of
    /// them can be made by the next.
    pub fn least_steps(&self, state: &TupleSet) -> usize {
        let (mut open, mut next) = (0, false);
        for o in 0..self.outputs {
            let holders = self.holders(state, o);
            if self.complete(&holders) == 0 {
                open += 1;
                next |= self.next_step_completes(&holders) || self.is_number(state, o);
            }
        }
        open + usize::from(open > 0 && !next)
    }

    /// The registers that are output `o` in all tuples of each outcome.
    fn holders(&self, state: &TupleSet, o: usize) -> [u32; 4] {
        let mut all = [u32::MAX >> (32 - self.registers); 4];
        for t in state.0.iter() {
            all[t.flags() as usize] &= t.holders(self.registers, t.wanted(o));
        }
        all
    }

    /// Whether an output is the same number in all tuples.
    fn is_number(&self, state: &TupleSet, o: usize) -> bool {
        let first = state.0[0].wanted(o);
        self.numbers >> first & 1 == 1 && state.0.iter().all(|t| t.wanted(o) == first)
    }

    /// Where an output may end.
    fn ends(&self) -> u32 {
        self.pinned.map_or(u32::MAX, |p| 1 << p)
    }

    /// The registers that are the output wherever it matters.
    fn complete(&self, [less, equal, greater, unset]: &[u32; 4]) -> u32 {
        less & equal & greater & unset & self.ends()
    }

    fn next_step_completes(&self, &[less, equal, greater, unset]: &[u32; 4]) -> bool {
        let halves = [(less, equal & greater), (equal, less & greater), (greater, less & equal)];
        let select = |(a, b): (u32, u32)| a != 0 && b != 0 && (a | b) & self.ends() != 0;
        let copied = less & equal & greater & unset != 0;
        // A number that is loaded is not in any register yet.
        copied || unset.count_ones() as usize == self.registers && halves.into_iter().any(select)
    }

    /// Which register each output is in, if all are in one.
    pub fn ends_of(&self, state: &TupleSet) -> Option<Vec<usize>> {
        let register = |o: usize| {
            let complete = self.complete(&self.holders(state, o));
            (complete != 0).then_some(complete.trailing_zeros() as usize)
        };
        (0..self.outputs).map(register).collect()
    }
}
