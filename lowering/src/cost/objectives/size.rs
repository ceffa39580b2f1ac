//! Bytes of machine code, ties broken by instructions.

use crate::cost::{CostModel, Weights};

pub struct Size;

impl CostModel for Size {
    fn name(&self) -> &str {
        "size"
    }

    fn levels(&self) -> &[Weights] {
        &[Weights::BYTES, Weights::INSTRUCTIONS]
    }
}
