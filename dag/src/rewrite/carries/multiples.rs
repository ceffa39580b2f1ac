//! Words that are multiples of another, modulo `2^64`, and made in several steps: a product by a number makes them in one.

use super::quantities::{Quantities, QuantityId};
use crate::ir::integers::words::inverse;
use rustc_hash::FxHashMap;

/// `factor` times a word, modulo `2^64`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Multiple {
    pub of: QuantityId,
    pub factor: i32,
}

/// The words of a graph that are multiples of others.
#[derive(Default)]
pub struct Multiples {
    origins: FxHashMap<QuantityId, QuantityId>,
}

impl Multiples {
    /// Notes that a node makes `word` of what it `reads`. If all that it reads is multiples of one word, it may be one, too;
    /// in several steps if it reads others than that word.
    pub fn note(&mut self, quantities: &Quantities, word: QuantityId, reads: &[QuantityId]) -> Option<Multiple> {
        let origin = |q: &QuantityId| self.origins.get(q).copied().unwrap_or(*q);
        let of = origin(reads.first()?);
        if !of.is_integer() || !reads.iter().all(|r| origin(r) == of) {
            return None;
        }
        let factor = factor(quantities, word, of)?;
        self.origins.insert(word, of);
        let in_steps = reads.iter().any(|r| *r != of);
        let factor = i32::try_from(factor as i64).ok().filter(|_| in_steps)?;
        Some(Multiple { of, factor })
    }
}

/// How often a word is another, if it is that on all states.
fn factor(quantities: &Quantities, word: QuantityId, of: QuantityId) -> Option<u64> {
    let (whole, part) = (quantities.get(word), quantities.get(of));
    let odd = part.samples.iter().position(|s| s % 2 == 1)?;
    let factor = whole.samples[odd].wrapping_mul(inverse(part.samples[odd]));
    let is_product = |(w, p): (&u64, &u64)| *w == factor.wrapping_mul(*p);
    let alike = whole.samples.iter().zip(&part.samples).all(is_product);
    (alike && quantities.are_congruent(&whole.poly, &part.poly.scale(factor))).then_some(factor)
}
