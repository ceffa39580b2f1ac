//! What instruction lists cost, in every measure.

use isa::uarch::{Cycles, Uarch};
use std::ops::{Add, Sub};

/// One figure for each measure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Measures<T> {
    /// Micro-operations on one machine.
    pub uops: T,
    pub instructions: T,
    pub bytes: T,
    /// Cycles until everything is done.
    pub latency: T,
    /// Parts of a cycle ([`Cycles`]) per independent repetition. Of one instruction, what it takes of the resource that
    /// is watched, where the integer program watches one.
    pub throughput: T,
}

/// What an instruction list costs: its sums, and what [`super::predict`] says of it as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Cost {
    pub uops: u32,
    pub instructions: u32,
    pub bytes: u32,
    /// Cycles.
    pub latency: u32,
    /// Cycles per independent repetition.
    pub throughput: Cycles,
}

impl Cost {
    /// The sums, and what is predicted of the list as a whole.
    pub fn new(sums: Measures<u32>, latency: u32, throughput: Cycles) -> Cost {
        let Measures { uops, instructions, bytes, .. } = sums;
        Cost { uops, instructions, bytes, latency, throughput }
    }

    /// What so many instructions cost at least, whichever they are: two bytes each, as many micro-operations as the
    /// cheapest takes (what is renamed away takes none on some machines), and no time, since they may run side by side.
    pub fn least(instructions: u32, tune: &Uarch) -> Cost {
        let uops = instructions * tune.forms().filter_map(|(_, c)| c).map(|c| c.uops).min().unwrap_or(0);
        let throughput = Cycles(uops * Cycles::ONE / tune.machine.issue_width);
        Cost { uops, instructions, bytes: 2 * instructions, latency: 0, throughput }
    }
}

impl From<Cost> for Measures<u64> {
    fn from(c: Cost) -> Measures<u64> {
        let Cost { uops, instructions, bytes, latency, throughput } = c;
        Measures { uops, instructions, bytes, latency, throughput: throughput.0 }.map(u64::from)
    }
}

impl<T: Copy> Measures<T> {
    pub fn map<U>(self, f: impl Fn(T) -> U) -> Measures<U> {
        Measures {
            uops: f(self.uops),
            instructions: f(self.instructions),
            bytes: f(self.bytes),
            latency: f(self.latency),
            throughput: f(self.throughput),
        }
    }

    fn zip(self, other: Self, f: impl Fn(T, T) -> T) -> Self {
        Measures {
            uops: f(self.uops, other.uops),
            instructions: f(self.instructions, other.instructions),
            bytes: f(self.bytes, other.bytes),
            latency: f(self.latency, other.latency),
            throughput: f(self.throughput, other.throughput),
        }
    }
}

impl<T: Copy + Add<Output = T> + Sub<Output = T>> Measures<T> {
    pub fn plus(self, other: Self) -> Self {
        self.zip(other, |a, b| a + b)
    }
    pub fn minus(self, other: Self) -> Self {
        self.zip(other, |a, b| a - b)
    }
}

impl<T: Copy + Ord> Measures<T> {
    /// The less of both in each measure.
    pub fn least(self, other: Self) -> Self {
        self.zip(other, Ord::min)
    }
}
