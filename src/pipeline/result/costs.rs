//! What code costs, as results tell it.

use isa::uarch::Cycles;
use lowering::Measures;
use lowering::phases::if_conversion::{Expected, WHOLE};
use serde::{Deserialize, Serialize};

/// What code costs, in every measure.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize, Debug, Default)]
pub struct Costs {
    pub instructions: u32,
    pub bytes: u32,
    /// On the machine that is tuned for, as the next two.
    pub uops: u32,
    /// Cycles, predicted.
    pub latency: u32,
    /// Cycles per independent repetition, predicted.
    pub throughput: f64,
}

impl From<lowering::Cost> for Costs {
    fn from(c: lowering::Cost) -> Costs {
        let lowering::Cost { uops, instructions, bytes, latency, throughput } = c;
        Costs { instructions, bytes, uops, latency, throughput: throughput.as_f64() }
    }
}

impl From<Costs> for Measures<f64> {
    fn from(c: Costs) -> Measures<f64> {
        let Costs { instructions, bytes, uops, latency, throughput } = c;
        Measures {
            instructions: instructions.into(),
            bytes: bytes.into(),
            uops: uops.into(),
            latency: latency.into(),
            throughput,
        }
    }
}

impl Costs {
    /// Of code with branches, to the nearest whole.
    pub fn expected(e: Expected) -> Costs {
        let part = |x: u64| x as f64 / f64::from(WHOLE);
        let near = |x: u64| part(x).round() as u32;
        Costs {
            instructions: e.instructions as u32,
            bytes: e.bytes as u32,
            uops: near(e.uops),
            latency: near(e.latency),
            throughput: part(e.throughput) / f64::from(Cycles::ONE),
        }
    }
}
