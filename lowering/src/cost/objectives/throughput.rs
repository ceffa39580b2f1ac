//! Predicted cycles per independent repetition ([`crate::cost::predict::throughput`], in parts of a cycle), ties broken
//! by micro-operations, then bytes.

use crate::cost::{CostModel, Measures, Weights};

pub struct Throughput;

impl CostModel for Throughput {
    fn name(&self) -> &str {
        "throughput"
    }

    fn levels(&self) -> &[Weights] {
        &[Weights::THROUGHPUT, Weights::UOPS, Weights::BYTES]
    }

    fn describe(&self, before: Measures<f64>, after: Measures<f64>, machine: &str) -> Option<String> {
        Some(format!("throughput {:.2} -> {:.2} cycles on {machine}", before.throughput, after.throughput))
    }
}
