//! Weighted sums of measures.

use super::Measures;
use isa::uarch::Cycles;
use std::ops::{Add, Mul};

/// How much each measure counts. A throughput is weighed in parts of a cycle.
pub type Weights = Measures<u64>;

impl Weights {
    pub const NONE: Weights = Weights { uops: 0, instructions: 0, bytes: 0, latency: 0, throughput: 0 };
    pub const INSTRUCTIONS: Weights = Weights { instructions: 1, ..Weights::NONE };
    pub const BYTES: Weights = Weights { bytes: 1, ..Weights::NONE };
    pub const UOPS: Weights = Weights { uops: 1, ..Weights::NONE };
    pub const LATENCY: Weights = Weights { latency: 1, ..Weights::NONE };
    pub const THROUGHPUT: Weights = Weights { throughput: 1, ..Weights::NONE };

    /// The weighted sum; what is too much for the type is as much as it can be.
    pub fn sum(self, of: Measures<u64>) -> u64 {
        dot(self.map(u128::from), of.map(u128::from)).try_into().unwrap_or(u64::MAX)
    }

    /// The weighted sum of differences, some of which are savings.
    pub fn signed_sum(self, of: Measures<i64>) -> i64 {
        dot(self.map(|w| w as i64), of)
    }

    /// The weighted sum of figures as people read them, throughput in cycles, in units of so many parts.
    pub fn readable_sum(self, of: Measures<f64>, parts: u64) -> f64 {
        let in_cycles = Weights { throughput: self.throughput * u64::from(Cycles::ONE), ..self };
        dot(in_cycles.map(|w| w as f64 / parts as f64), of)
    }
}

fn dot<T: Copy + Add<Output = T> + Mul<Output = T>>(w: Measures<T>, m: Measures<T>) -> T {
    w.uops * m.uops
        + w.instructions * m.instructions
        + w.bytes * m.bytes
        + w.latency * m.latency
        + w.throughput * m.throughput
}
