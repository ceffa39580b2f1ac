//! What every answer to a problem costs at least.

use super::least;
use super::timing::Timing;
use crate::cost::{Cost, Measures};
use crate::problem::AllocationProblem;

impl AllocationProblem<'_> {
    /// What the effects that folds may stand for cost at least. Those that some fold takes together count once.
    fn least_folded(&self) -> Measures<u32> {
        let mut sum = Measures::default();
        let mut done = 0;
        for &e in &self.effects {
            let by = || self.folds.iter().filter(|f| f.instead.contains(&e));
            let Some(first) = by().map(|f| f.place.start).min() else { continue };
            if first < done {
                continue;
            }
            done = by().map(|f| f.place.end).max().unwrap_or(done);
            let each = by().map(|f| f.by).chain([e]).map(|i| least(self, i));
            sum = sum.plus(each.reduce(Measures::least).unwrap_or_default());
        }
        sum
    }

    /// Every operation that is needed is one instruction at least, which costs at least what it does with the cheapest
    /// registers.
    pub fn lower_bound(&self) -> Cost {
        let needed = (0..self.ops.len()).filter(|&i| !self.ops[i].optional);
        let sums = needed.map(|i| least(self, i)).fold(self.least_folded(), |a, b| a.plus(b));
        let timing = Timing::new(self);
        Cost::new(sums, timing.latency(), timing.throughput())
    }
}
