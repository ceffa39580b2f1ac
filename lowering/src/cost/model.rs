//! What an objective is: weighted sums of measures, compared one after the other.

use super::{Cost, Measures, Weights};
use isa::uarch::{Cycles, Uarch};

/// The most sums that a cost model compares.
pub const LEVELS: usize = 3;

/// What costs are compared by, lexicographically. What does not count is 0.
pub type Key = [u64; LEVELS];

/// What is minimized. All that the rest of the program knows of an objective is what it says here: the integer program
/// minimizes its levels, the search stops at its floor, reports describe what it changed.
pub trait CostModel: Sync {
    /// By which it is asked for.
    fn name(&self) -> &str;

    /// What is minimized first, and the sums that break ties; [`LEVELS`] at most.
    fn levels(&self) -> &[Weights];

    /// Parts of the first level in one unit of what people are told.
    fn parts(&self) -> u64 {
        if self.primary().throughput > 0 { Cycles::ONE.into() } else { 1 }
    }

    /// A cost of the first level as people are told.
    fn amount(&self, cost: u64) -> String {
        match self.parts() {
            1 => cost.to_string(),
            parts => format!("{:.2}", cost as f64 / parts as f64),
        }
    }

    /// How a report says what became of a function, beside the instructions and bytes that it always names; figures as
    /// people read them, throughput in cycles.
    fn describe(&self, _before: Measures<f64>, _after: Measures<f64>, _machine: &str) -> Option<String> {
        None
    }

    /// What is minimized first.
    fn primary(&self) -> Weights {
        self.levels().first().copied().unwrap_or(Weights::NONE)
    }

    /// Whether how long something takes counts, first or where all else is equal.
    fn counts_time(&self) -> bool {
        self.levels().iter().any(|w| w.latency > 0 || w.throughput > 0)
    }

    /// The measures of time that are minimized, one by one.
    fn times(&self) -> Vec<Weights> {
        let Weights { latency, throughput, .. } = self.primary();
        let counted = [(latency, Weights::LATENCY), (throughput, Weights::THROUGHPUT)];
        counted.into_iter().filter(|(weight, _)| *weight > 0).map(|(_, measure)| measure).collect()
    }

    /// What figures are compared by.
    fn key(&self, of: Measures<u64>) -> Key {
        let mut key = [0; LEVELS];
        key.iter_mut().zip(self.levels()).for_each(|(k, level)| *k = level.sum(of));
        key
    }

    /// The least that one instruction adds to what is minimized first.
    fn floor(&self, tune: &Uarch) -> u64 {
        self.primary().sum(Cost::least(1, tune).into())
    }

    /// What is minimized first, as people read it.
    fn readable(&self, of: Measures<f64>) -> f64 {
        self.primary().readable_sum(of, self.parts())
    }
}
