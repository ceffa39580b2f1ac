//! What instruction lists cost, in every measure.

use isa::uarch::Cycles;
use std::ops::{Add, Sub};

/// Measures that are sums over instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Measures<T> {
    /// Micro-operations on one machine.
    pub uops: T,
    pub instructions: T,
    pub bytes: T,
    /// In the integer program only. For latency, cycles that the whole list takes; for throughput, what the instruction
    /// takes of the resource that is watched.
    pub time: T,
}

/// What an instruction list costs: its sums, and what [`predict`] says of it as a whole.
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
    pub fn new(sums: Measures<u32>, latency: u32, throughput: Cycles) -> Cost {
        let Measures { uops, instructions, bytes, .. } = sums;
        Cost { uops, instructions, bytes, latency, throughput }
    }

    pub fn sums(self) -> Measures<u32> {
        Measures { uops: self.uops, instructions: self.instructions, bytes: self.bytes, time: 0 }
    }
}

impl<T: Copy + Add<Output = T> + Sub<Output = T>> Measures<T> {
    pub fn plus(self, other: Self) -> Self {
        self.zip(other, |a, b| a + b)
    }
    pub fn minus(self, other: Self) -> Self {
        self.zip(other, |a, b| a - b)
    }
    fn zip(self, other: Self, f: fn(T, T) -> T) -> Self {
        Measures {
            uops: f(self.uops, other.uops),
            instructions: f(self.instructions, other.instructions),
            bytes: f(self.bytes, other.bytes),
            time: f(self.time, other.time),
        }
    }
}

impl<T: Copy + Ord> Measures<T> {
    /// The less of both in each measure.
    pub fn least(self, other: Self) -> Self {
        Measures {
            uops: self.uops.min(other.uops),
            instructions: self.instructions.min(other.instructions),
            bytes: self.bytes.min(other.bytes),
            time: self.time.min(other.time),
        }
    }
}
