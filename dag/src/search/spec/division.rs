//! Specifications that are the quotient or the remainder of an unsigned number of 32 bits by a constant, however they are
//! written. Recognised on states, so what follows from it is proposed to a search and nothing more.

use super::Spec;
use crate::ir::random::mix;

/// States on which a specification must be the quotient or remainder.
const STATES: u64 = 64;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DivisionResult {
    Quotient,
    Remainder,
}

/// A division of the low 32 bits of one input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConstantDivision {
    /// Number of the input among the register inputs.
    pub input: usize,
    /// Whether the input's upper half may be other than 0.
    pub is_wide: bool,
    pub divisor: u32,
    pub result: DivisionResult,
}

impl ConstantDivision {
    /// The division that `spec` is, by what is no power of two. One output, a general register.
    pub fn recognise(spec: &Spec) -> Option<ConstantDivision> {
        let output = spec.lone_general_output().filter(|o| o.mask & 0xffff_ffff == 0xffff_ffff)?;
        let mut moving = spec.registers().enumerate().filter(|(_, i)| i.varies());
        let (input, x) = moving.next().filter(|_| spec.inputs.iter().filter(|i| i.constant.is_none()).count() == 1)?;
        if x.width < 32 {
            return None;
        }
        let value = |of: u64| spec.value_on(output, &|s| if s == x.sym { of } else { 0 });
        // The first number that a quotient does not take to 0 is the divisor, and the first that a remainder changes.
        let is_quotient = value(1) == 0;
        let divisor = first(&|n| if is_quotient { value(n) != 0 } else { value(n) != n })?;
        let wanted = |n: u64| {
            let (n, d) = (n & 0xffff_ffff, u64::from(divisor));
            if is_quotient { n / d } else { n % d }
        };
        let near = |k: u64| {
            let multiple = mix(k) % (u64::from(u32::MAX / divisor) + 1) * u64::from(divisor);
            multiple.wrapping_sub(k & 1)
        };
        let is_wide = x.width > 32;
        let above = |k: u64| if is_wide { mix(!k) << 32 } else { 0 };
        let state = |k: u64| (if k.is_multiple_of(2) { mix(k) } else { near(k / 2) } & 0xffff_ffff) | above(k);
        let agrees = (0..STATES).map(state).all(|n| value(n) == wanted(n));
        let result = if is_quotient { DivisionResult::Quotient } else { DivisionResult::Remainder };
        (agrees && !divisor.is_power_of_two()).then_some(ConstantDivision { input, is_wide, divisor, result })
    }

    /// The least number of 64 bits whose product with a number of 32 bits has the quotient in its upper word: `2^64 / d`,
    /// rounded up. It is too great by less than `d / 2^64`, which `2^32` times is less than a part of a `d`-th (Lemire,
    /// Kaser, Kurz, "Faster remainder by direct computation", 2019).
    pub fn reciprocal(&self) -> u64 {
        u64::MAX / u64::from(self.divisor) + 1
    }
}

/// The least number from 1 up for which something holds that holds for all greater ones, of 32 bits.
fn first(holds: &dyn Fn(u64) -> bool) -> Option<u32> {
    let (mut least, mut most) = (1u64, u64::from(u32::MAX));
    if !holds(most) {
        return None;
    }
    while least < most {
        let middle = (least + most) / 2;
        if holds(middle) {
            most = middle;
        } else {
            least = middle + 1;
        }
    }
    u32::try_from(most).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_product_with_the_reciprocal_has_the_quotient_and_the_remainder() {
        for divisor in [3, 5, 7, 10, 100, 641, 1_000_003, 0x8000_0001, u32::MAX] {
            let division = ConstantDivision { input: 0, is_wide: false, divisor, result: DivisionResult::Quotient };
            let m = u128::from(division.reciprocal());
            for k in 0..4000u64 {
                let n = if k.is_multiple_of(2) {
                    mix(k) as u32
                } else {
                    (mix(k) as u32 / divisor * divisor).wrapping_sub((k as u32 / 2) & 1)
                };
                let product = m * u128::from(n);
                assert_eq!((product >> 64) as u32, n / divisor, "{n} / {divisor}");
                let rest = (u128::from(product as u64) * u128::from(divisor)) >> 64;
                assert_eq!(rest as u32, n % divisor, "{n} % {divisor}");
            }
        }
    }

    #[test]
    fn the_first_number_is_found() {
        assert_eq!(first(&|n| n >= 7), Some(7));
        assert_eq!(first(&|n| n >= 1), Some(1));
        assert_eq!(first(&|_| false), None);
    }
}
