//! What code costs, as results tell it.

use isa::uarch::Cycles;
use lowering::Measures;
use lowering::phases::if_conversion::{ExpectedCost, WHOLE};
use serde::{Deserialize, Serialize};

/// What code costs, in every measure.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize, Debug, Default)]
pub struct ReportedCost {
    pub instructions: u32,
    pub bytes: u32,
    /// On the machine that is tuned for, as the next two.
    pub uops: u32,
    /// Cycles, predicted.
    pub latency: u32,
    /// Cycles per independent repetition, predicted.
    pub throughput: f64,
}

impl From<lowering::Cost> for ReportedCost {
    fn from(c: lowering::Cost) -> ReportedCost {
        let lowering::Cost { uops, instructions, bytes, latency, throughput } = c;
        ReportedCost { instructions, bytes, uops, latency, throughput: throughput.as_f64() }
    }
}

impl From<ReportedCost> for Measures<f64> {
    fn from(c: ReportedCost) -> Measures<f64> {
        let ReportedCost { instructions, bytes, uops, latency, throughput } = c;
        Measures {
            instructions: instructions.into(),
            bytes: bytes.into(),
            uops: uops.into(),
            latency: latency.into(),
            throughput,
        }
    }
}

impl ReportedCost {
    /// Of code with branches, to the nearest whole.
    pub fn expected(e: ExpectedCost) -> ReportedCost {
        let part = |x: u64| x as f64 / f64::from(WHOLE);
        let near = |x: u64| part(x).round() as u32;
        ReportedCost {
            instructions: e.instructions as u32,
            bytes: e.bytes as u32,
            uops: near(e.uops),
            latency: near(e.latency),
            throughput: part(e.throughput) / f64::from(Cycles::ONE),
        }
    }
}
