//! Number of instructions, ties broken by bytes.

use crate::cost::{CostModel, Weights};

pub struct Instructions;

impl CostModel for Instructions {
    fn name(&self) -> &str {
        "instructions"
    }

    fn levels(&self) -> &[Weights] {
        &[Weights::INSTRUCTIONS, Weights::BYTES]
    }
}
