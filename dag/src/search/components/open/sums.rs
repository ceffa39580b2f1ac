//! The unknown of a sum where not all low bits matter: carries as states, over all tests at once.

use super::inverse::OpenSum;
use super::known::KnownOperand;
use super::masks::{MOST_STATES, transposed};
use super::step::WantedBits;

/// The known operands and what is wanted of the sums, bit by bit: bit `t` of a word belongs to test `t`.
pub struct OpenAddition {
    x: Vec<u64>,
    want: Vec<u64>,
    care: Vec<u64>,
    /// Carries into the lowest bit.
    carry: u64,
}

/// The carries into a bit on all tests, and the bit of the unknown that its sign repeats, once that is reached.
#[derive(Clone, Copy, PartialEq, Eq)]
struct CarryState {
    carry: u64,
    sign: Option<bool>,
}

/// How a state was reached.
struct CarryStep {
    state: CarryState,
    /// Its predecessor's place among the states of the bit below, and the unknown's bit there.
    from: usize,
    bit: bool,
}

impl OpenAddition {
    /// `x` stands in a sum of `width` bits with the unknown; `x - m` is `~(~x + m)` and `m - x` is `m + ~x + 1`.
    pub fn new(sum: OpenSum, width: u16, x: &[u64], goal: &[WantedBits]) -> OpenAddition {
        let (turn_x, turn_goal, carry) = match sum {
            OpenSum::Plus => (0, 0, 0),
            OpenSum::Minus => (u64::MAX, u64::MAX, 0),
            OpenSum::From => (u64::MAX, 0, u64::MAX),
        };
        let columns = |words: Vec<u64>| transposed(width, &words[..words.len().min(MOST_STATES)]);
        OpenAddition {
            x: columns(x.iter().map(|x| x ^ turn_x).collect()),
            want: columns(goal.iter().map(|g| g.want ^ turn_goal).collect()),
            care: columns(goal.iter().map(|g| g.care).collect()),
            carry,
        }
    }

    /// An unknown that does, whose bits from `sign` on are all the same. Carries into a bit follow from how the unknown's
    /// low bits compare with each test's, so there are no more states than tests, twice, and one.
    pub fn unknown(&self, sign: usize) -> Option<u64> {
        let start = CarryState { carry: self.carry, sign: None };
        let mut levels = vec![vec![CarryStep { state: start, from: 0, bit: false }]];
        for i in 0..self.x.len() {
            let mut next: Vec<CarryStep> = Vec::new();
            for (from, reached) in levels[i].iter().enumerate() {
                for bit in [false, true] {
                    let state = self.step(i, sign, reached.state, bit);
                    if let Some(state) = state.filter(|s| next.iter().all(|n| n.state != *s)) {
                        next.push(CarryStep { state, from, bit });
                    }
                }
            }
            levels.push(next);
        }
        let mut at = levels.last()?.first()?;
        let mut unknown = 0;
        for i in (0..self.x.len()).rev() {
            unknown |= u64::from(at.bit) << i;
            at = &levels[i][at.from];
        }
        Some(unknown)
    }

    /// The state behind bit `i`, if the unknown may have this bit there.
    fn step(&self, i: usize, sign: usize, before: CarryState, bit: bool) -> Option<CarryState> {
        let m = if bit { u64::MAX } else { 0 };
        let (x, carry) = (self.x[i], before.carry);
        let agrees = (x ^ m ^ carry ^ self.want[i]) & self.care[i] == 0;
        let repeats = before.sign.is_none_or(|s| s == bit);
        let state = CarryState { carry: x & m | carry & (x | m), sign: (i >= sign).then_some(bit) };
        (agrees && repeats).then_some(state)
    }
}

/// The known operand of a sum on all states.
pub fn known_column(known: &KnownOperand, slots: &[&[u64]], states: usize) -> Vec<u64> {
    (0..states).map(|t| known.value(&|k| slots[k][t])).collect()
}
