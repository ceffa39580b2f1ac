//! Micro-operations on [`crate::Options::tune`], ties broken by instructions, then bytes.

use crate::cost::{CostModel, Measures, Weights};

pub struct Uops;

impl CostModel for Uops {
    fn name(&self) -> &str {
        "uops"
    }

    fn levels(&self) -> &[Weights] {
        &[Weights::UOPS, Weights::INSTRUCTIONS, Weights::BYTES]
    }

    fn describe(&self, before: Measures<f64>, after: Measures<f64>, machine: &str) -> Option<String> {
        Some(format!("{} -> {} micro-operations on {machine}", before.uops, after.uops))
    }
}
