//! Claims about few bits: where only so many bits of the variables matter, the claim is evaluated on all states.

use crate::smt::Assignment;
use isa::eval::{Batch, Wide, eval_wide};
use isa::{Arena, ExprId, Sym};
use std::collections::BTreeMap;

/// Most bits of all variables together.
const BITS: u32 = 18;
/// Most evaluations of terms: a fraction of a second.
const EVALUATIONS: usize = 1 << 27;
/// States that are evaluated at once.
const STATES: usize = 1 << 12;
/// Of so many states one is evaluated a second time, term by term.
const AUDITED: usize = 1 << 8;

/// What a look at some states says of a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StatesVerdict {
    /// It holds in no state.
    Impossible,
    /// It holds here.
    Possible(Assignment),
    /// So few states do not decide it.
    Unsuited,
}

/// Decides whether all `assertions` (width 1) hold together in some state.
///
/// # Panics
/// If two evaluators disagree (a bug in one of them).
pub fn decide(arena: &Arena, assertions: &[ExprId]) -> StatesVerdict {
    let Some(bits) = DemandedBits::of(arena, assertions) else { return StatesVerdict::Unsuited };
    let inputs: Vec<(Sym, u16)> = arena.variables(assertions);
    let batch = Batch::compile_wide(arena, assertions, &inputs);
    for first in (0..bits.states()).step_by(STATES) {
        let numbers: Vec<usize> = (first..bits.states().min(first + STATES)).collect();
        let columns = bits.columns(&inputs, &numbers);
        let held = batch.run(&columns.iter().map(Vec::as_slice).collect::<Vec<_>>(), numbers.len());
        let holds = |k: usize| held.iter().all(|column| column[k] & 1 == 1);
        for (k, &number) in numbers.iter().enumerate().filter(|(_, n)| **n % AUDITED == 0) {
            let state = bits.state(number);
            let values = eval_wide(arena, assertions, &|s| state.get(&s).copied().unwrap_or_default());
            assert_eq!(values.iter().all(|v| *v == Wide::from(1u64)), holds(k), "the evaluators disagree");
        }
        if let Some(k) = (0..numbers.len()).find(|&k| holds(k)) {
            return StatesVerdict::Possible(bits.state(numbers[k]));
        }
    }
    StatesVerdict::Impossible
}

/// The bits of variables on which some terms depend.
struct DemandedBits(BTreeMap<Sym, u128>);

impl DemandedBits {
    fn of(arena: &Arena, terms: &[ExprId]) -> Option<DemandedBits> {
        let narrow = arena.variables(terms).iter().all(|v| v.1 <= 128);
        let demanded = arena.demanded(&terms.iter().map(|t| (*t, 1)).collect::<Vec<_>>());
        let bits = DemandedBits(demanded);
        let few = narrow && bits.count() <= BITS;
        (few && arena.reachable(terms).len() << bits.count() <= EVALUATIONS).then_some(bits)
    }

    fn count(&self) -> u32 {
        self.0.values().map(|mask| mask.count_ones()).sum()
    }

    fn states(&self) -> usize {
        1 << self.count()
    }

    /// The bits of a number, spread over the variables; what does not matter is 0.
    fn state(&self, number: usize) -> Assignment {
        let mut left = number as u128;
        let mut spread = |mask: u128| {
            let places = (0..128).filter(|b| mask >> b & 1 == 1);
            places.fold(0, |value, place| {
                let bit = left & 1;
                left >>= 1;
                value | bit << place
            })
        };
        self.0.iter().map(|(s, mask)| (*s, Wide::from(spread(*mask)))).collect()
    }

    /// The words of all variables, as [`Batch`] has them, one state after another.
    fn columns(&self, inputs: &[(Sym, u16)], numbers: &[usize]) -> Vec<Vec<u64>> {
        let states: Vec<Assignment> = numbers.iter().map(|n| self.state(*n)).collect();
        let words = inputs.iter().flat_map(|&(s, width)| (0..width.div_ceil(64)).map(move |word| (s, 64 * word)));
        let word = |state: &Assignment, s: Sym, lo: u16| state.get(&s).map_or(0, |value| value.bits(lo, 64) as u64);
        words.map(|(s, lo)| states.iter().map(|state| word(state, s, lo)).collect()).collect()
    }
}
