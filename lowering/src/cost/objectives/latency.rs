//! Predicted cycles until everything is done ([`crate::cost::predict::latency`]), ties broken by micro-operations, then
//! bytes.

use crate::cost::{CostModel, Measures, Weights};

pub struct Latency;

impl CostModel for Latency {
    fn name(&self) -> &str {
        "latency"
    }

    fn levels(&self) -> &[Weights] {
        &[Weights::LATENCY, Weights::UOPS, Weights::BYTES]
    }

    fn describe(&self, before: Measures<f64>, after: Measures<f64>, machine: &str) -> Option<String> {
        Some(format!("latency {} -> {} cycles on {machine}", before.latency, after.latency))
    }
}
