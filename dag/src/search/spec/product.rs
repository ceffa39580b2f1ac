//! Specifications that are the upper word of a product of two words, however it is put together from parts. Recognised on
//! states, so what follows from it is proposed to a search and nothing more.

use super::Spec;
use crate::ir::random::mix;

/// States on which a specification must be the upper word.
const STATES: u64 = 64;

/// The upper 64 bits of the unsigned product of two inputs of 64 bits, or of one with itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UpperProduct {
    /// Numbers of the factors among the register inputs.
    pub factors: [usize; 2],
}

impl UpperProduct {
    /// The product that `spec` has the upper word of. One output, a whole general register.
    pub fn recognise(spec: &Spec) -> Option<UpperProduct> {
        let output = spec.lone_general_output().filter(|o| o.mask == u64::MAX)?;
        let moving: Vec<_> = spec.registers().enumerate().filter(|(_, i)| i.varies()).collect();
        let (a, b) = match moving[..] {
            [a] => (a, a),
            [a, b] => (a, b),
            _ => return None,
        };
        if a.1.width < 64 || b.1.width < 64 {
            return None;
        }
        let is_upper = |k: u64| {
            // Numbers of any length, so that each partial product and each carry shows.
            let number = |n: u64| mix(2 * k + n) >> (mix(!k ^ n) % 64);
            let (x, y) = (number(0), number(u64::from(a.0 != b.0)));
            let value = spec.value_on(output, &|s| if s == a.1.sym { x } else { y });
            value == ((u128::from(x) * u128::from(y)) >> 64) as u64
        };
        (0..STATES).all(is_upper).then_some(UpperProduct { factors: [a.0, b.0] })
    }
}
