//! What is minimized: the objectives, and the order that each puts costs in.

use super::{Cost, Measures};
use std::fmt;

/// What is minimized first; the other measures break ties.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Objective {
    /// Number of instructions, ties broken by bytes.
    Instructions,
    /// Bytes of machine code, ties broken by instructions.
    Size,
    /// Micro-operations on [`Options::tune`], ties broken by instructions, then bytes.
    Uops,
    /// Predicted cycles until everything is done ([`predict::latency`]), ties broken by micro-operations, then bytes.
    Latency,
    /// Predicted cycles per independent repetition ([`predict::throughput`], in parts of a cycle), ties broken by
    /// micro-operations, then bytes.
    Throughput,
}

impl Objective {
    pub const ALL: [Objective; 5] =
        [Objective::Instructions, Objective::Size, Objective::Uops, Objective::Latency, Objective::Throughput];

    pub const fn name(self) -> &'static str {
        match self {
            Objective::Instructions => "instructions",
            Objective::Size => "size",
            Objective::Uops => "uops",
            Objective::Latency => "latency",
            Objective::Throughput => "throughput",
        }
    }

    pub fn parse(name: &str) -> Option<Objective> {
        Objective::ALL.into_iter().find(|o| o.name() == name)
    }

    /// What counts, to be compared lexicographically. What does not count is 0.
    pub fn key(self, c: Cost) -> [u32; 3] {
        match self {
            Objective::Throughput => [c.throughput.0, c.uops, c.bytes],
            _ => self.sums(Measures { time: c.latency, ..c.sums() }),
        }
    }

    /// What counts in the integer program, in the order of [`Objective::key`].
    pub fn sums<T: Copy + Default>(self, m: Measures<T>) -> [T; 3] {
        match self {
            Objective::Instructions => [m.instructions, m.bytes, T::default()],
            Objective::Size => [m.bytes, m.instructions, T::default()],
            Objective::Uops => [m.uops, m.instructions, m.bytes],
            Objective::Latency | Objective::Throughput => [m.time, m.uops, m.bytes],
        }
    }

    /// Whether it is a sum over the instructions.
    pub const fn is_sum(self) -> bool {
        matches!(self, Objective::Instructions | Objective::Size | Objective::Uops)
    }
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
