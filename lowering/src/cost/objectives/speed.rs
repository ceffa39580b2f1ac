//! Predicted cycles until everything is done and predicted cycles per independent repetition, added: whether a function is
//! waited for or called many times in a row is not known, so both count alike. Ties are broken by micro-operations, then
//! bytes. Nothing may get slower in either ([`crate::cost::CostModel::times`]).

use crate::cost::{CostModel, Measures, Weights};
use isa::uarch::Cycles;

pub struct Speed;

const CYCLES: Weights = Weights { latency: Cycles::ONE as u64, throughput: 1, ..Weights::NONE };

impl CostModel for Speed {
    fn name(&self) -> &str {
        "speed"
    }

    fn levels(&self) -> &[Weights] {
        &[CYCLES, Weights::UOPS, Weights::BYTES]
    }

    fn describe(&self, before: Measures<f64>, after: Measures<f64>, machine: &str) -> Option<String> {
        Some(format!(
            "latency {} -> {}, throughput {:.2} -> {:.2} cycles on {machine}",
            before.latency, after.latency, before.throughput, after.throughput
        ))
    }
}
