//! Questions that tests of several searches ask.

use super::{OrderQuestion, OrderTuple, UNSET};
use crate::search::spec::order::{OrderedElements, WordOrder};
use isa::Width;

/// A question about `n` inputs and one more register: output `o` is the `wanted[o]`-th of the sorted inputs.
pub fn question(n: usize, wanted: &[usize]) -> OrderQuestion {
    let order = WordOrder { width: Width::W32, signed: true };
    let elements = OrderedElements { order, inputs: vec![32; n], constants: Vec::new() };
    let tuple = |ranks: Vec<u8>| {
        let mut sorted = ranks.clone();
        sorted.sort_unstable();
        let wanted: Vec<u8> = wanted.iter().map(|&k| sorted[k]).collect();
        OrderTuple::new(&[&ranks[..], &[UNSET]].concat(), &wanted)
    };
    let start = elements.weak_orders().into_iter().map(tuple).collect();
    OrderQuestion { registers: n + 1, outputs: wanted.len(), pinned: None, numbers: Vec::new(), start }
}
