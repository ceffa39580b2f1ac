//! Versions of a function timed against the original on this CPU (`--measured`), as data.

use super::FunctionResult;
use crate::function::native::NotRun;
use serde::{Deserialize, Serialize};

/// What was measured of a function, and what came of it.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct TimingResult {
    pub cpu: String,
    pub end: TimingEnd,
    /// What decided.
    pub by: TimedOrder,
    /// Calls of one reading.
    pub calls: usize,
    /// Everything that was timed beside the original; the first is what is predicted to be best, if anything is.
    pub versions: Vec<TimedVersion>,
    /// The fastest of them, timed again with the original alone; its index.
    pub fastest: Option<usize>,
    pub throughput: Option<RatioInterval>,
    pub latency: Option<RatioInterval>,
}

/// How it ended.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum TimingEnd {
    /// The fastest version is faster than the original, and stands.
    Faster,
    /// The original stays.
    NotFaster,
    /// Nothing was timed: what is predicted to be best stands.
    NotRun(NotRun),
}

/// How calls follow each other where it counts.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum TimedOrder {
    /// They do not wait for each other.
    Throughput,
    /// Each waits for the one before.
    Latency,
}

/// One version.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct TimedVersion {
    pub origin: VersionOrigin,
    pub predicted: TimeRatios,
    /// Among all versions, from fewer readings than what decides.
    pub measured: TimeRatios,
}

/// Cycles of a version as parts of the original's: below 1 is faster.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize, Debug)]
pub struct TimeRatios {
    pub throughput: f64,
    pub latency: f64,
}

/// A ratio of cycles, and the interval that has its median with a probability of 98 % or more.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize, Debug)]
pub struct RatioInterval {
    pub low: f64,
    pub median: f64,
    pub high: f64,
}

/// Where a version comes from.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum VersionOrigin {
    /// It is predicted to be best.
    Predicted,
    Lowered {
        graph: GraphSource,
        form: CodeForm,
        objective: String,
    },
}

/// Which graph was lowered.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum GraphSource {
    /// The input's.
    Input,
    /// The best that was found.
    Searched,
}

/// What it was lowered to.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum CodeForm {
    Straight,
    /// Straight, with values open that were proved equal.
    Choices,
    /// With a branch in place of conditional moves.
    Branch,
}

impl TimeRatios {
    /// What the machine's table says of the version.
    pub fn predicted(r: &FunctionResult) -> TimeRatios {
        let ratio = |after: f64, before: f64| if before == 0.0 { 1.0 } else { after / before };
        TimeRatios {
            throughput: ratio(r.after.throughput, r.before.throughput),
            latency: ratio(r.after.latency.into(), r.before.latency.into()),
        }
    }

    pub fn of(self, order: TimedOrder) -> f64 {
        match order {
            TimedOrder::Throughput => self.throughput,
            TimedOrder::Latency => self.latency,
        }
    }
}

impl TimingResult {
    /// Nothing was timed.
    pub fn not_run(cpu: String, by: TimedOrder, why: NotRun) -> TimingResult {
        let end = TimingEnd::NotRun(why);
        let versions = Vec::new();
        TimingResult { cpu, end, by, calls: 0, versions, fastest: None, throughput: None, latency: None }
    }

    /// What decided of the fastest version.
    pub fn deciding(&self) -> Option<RatioInterval> {
        match self.by {
            TimedOrder::Throughput => self.throughput,
            TimedOrder::Latency => self.latency,
        }
    }

    pub fn fastest_version(&self) -> Option<&TimedVersion> {
        self.versions.get(self.fastest?)
    }
}
