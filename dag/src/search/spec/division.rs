//! Specifications that are the quotient or the remainder of an unsigned number of up to 32 bits by a constant, however they
//! are written. Recognised on states, so what follows from it is proposed to a search and nothing more.

use super::Spec;
use crate::ir::random::mix;
use isa::Sym;

/// States on which a specification must be the quotient or remainder.
const STATES: u64 = 64;
/// Numbers of fewer bits are left to the search.
const LEAST_BITS: u16 = 4;

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
    /// The greatest number that is divided.
    pub most: u32,
    pub divisor: u32,
    pub result: DivisionResult,
}

/// A factor and a count: the quotient is the product, moved down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScaledReciprocal {
    pub factor: u64,
    pub shift: u32,
}

impl ConstantDivision {
    /// The division that `spec` is, by what is no power of two. One output, a general register.
    pub fn recognise(spec: &Spec) -> Option<ConstantDivision> {
        let output = spec.lone_general_output().filter(|o| o.mask & 1 == 1)?;
        let mut moving = spec.registers().enumerate().filter(|(_, i)| i.varies());
        let (input, x) = moving.next().filter(|_| spec.inputs.iter().filter(|i| i.constant.is_none()).count() == 1)?;
        if x.width < LEAST_BITS {
            return None;
        }
        let state = |of: u64| move |s: Sym| if s == x.sym { of } else { 0 };
        let value = |of: u64| spec.value_on(output, &state(of));
        let excluded = |n: u64| !spec.allows(&state(n));
        let all = u32::MAX >> (32 - x.width.min(32));
        // Facts may say that greater numbers do not occur.
        let most = first(all, &excluded).map_or(all, |n| n - 1);
        // The first number that a quotient does not take to 0 is the divisor, and the first that a remainder changes.
        let is_quotient = value(1) == 0;
        let divisor = first(most, &|n| if is_quotient { value(n) != 0 } else { value(n) != n & output.mask })?;
        let wanted = |n: u64| {
            let (n, d) = (n & 0xffff_ffff, u64::from(divisor));
            (if is_quotient { n / d } else { n % d }) & output.mask
        };
        let near = |k: u64| {
            let multiple = mix(k) % (u64::from(most / divisor) + 1) * u64::from(divisor);
            multiple.saturating_sub(k & 1)
        };
        let is_wide = x.width > 32;
        let above = |k: u64| if is_wide { mix(!k) << 32 } else { 0 };
        let any = |k: u64| mix(k) % (u64::from(most) + 1);
        let tried = |k: u64| if k.is_multiple_of(2) { any(k) } else { near(k / 2) } | above(k);
        let agrees = (0..STATES).map(tried).all(|n| value(n) == wanted(n));
        let result = if is_quotient { DivisionResult::Quotient } else { DivisionResult::Remainder };
        let division = ConstantDivision { input, is_wide, most, divisor, result };
        (agrees && !divisor.is_power_of_two()).then_some(division)
    }

    /// The least shift for which a factor of at most 31 bits gives the quotient of every number, with the products of so
    /// many bits (Granlund and Montgomery, "Division by invariant integers using multiplication", PLDI 1994, theorem
    /// 4.2): the factor is too great by less than a part of a divisor for the greatest number.
    pub fn scaled_reciprocal(&self, bits: u32) -> Option<ScaledReciprocal> {
        let (d, most) = (u128::from(self.divisor), u128::from(self.most));
        let at = |shift: u32| {
            let factor = (1 << shift) / d + 1;
            let fits = factor < 1 << 31 && (factor * most) >> bits == 0;
            let exact = (factor * d - (1 << shift)) * most < 1 << shift;
            (fits && exact).then_some(ScaledReciprocal { factor: factor as u64, shift })
        };
        (1..bits).find_map(at)
    }

    /// The reciprocal of 32 bits whose product with a number has the remainder's part of the divisor in its lower word, if
    /// the numbers are small enough for it (Lemire, Kaser, Kurz, "Faster remainder by direct computation", 2019).
    pub fn narrow_reciprocal(&self) -> Option<u32> {
        let reciprocal = u32::MAX / self.divisor + 1;
        let excess = u64::from(reciprocal) * u64::from(self.divisor) - (1 << 32);
        (excess * u64::from(self.most) < u64::from(reciprocal)).then_some(reciprocal)
    }

    /// The least number of 64 bits whose product with a number of 32 bits has the quotient in its upper word: `2^64 / d`,
    /// rounded up. It is too great by less than `d / 2^64`, which `2^32` times is less than a part of a `d`-th (Lemire,
    /// Kaser, Kurz, "Faster remainder by direct computation", 2019).
    pub fn reciprocal(&self) -> u64 {
        u64::MAX / u64::from(self.divisor) + 1
    }
}

/// The least number from 1 to `most` for which something holds that holds for all greater ones.
fn first(most: u32, holds: &dyn Fn(u64) -> bool) -> Option<u32> {
    let (mut least, mut most) = (1u64, u64::from(most));
    if most == 0 || !holds(most) {
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
            let division = division(divisor, u32::MAX);
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

    fn division(divisor: u32, most: u32) -> ConstantDivision {
        ConstantDivision { input: 0, is_wide: false, most, divisor, result: DivisionResult::Quotient }
    }

    #[test]
    fn factors_for_few_numbers_are_right_for_all_of_them() {
        let (mut narrow, mut wide, mut rests) = (0, 0, 0);
        for most in [99, 255, 999, 4095, 65535] {
            for divisor in [3, 5, 6, 7, 10, 11, 60, 100, 641] {
                let division = division(divisor, most);
                for (bits, found) in [(32, &mut narrow), (64, &mut wide)] {
                    let Some(ScaledReciprocal { factor, shift }) = division.scaled_reciprocal(bits) else { continue };
                    *found += 1;
                    let all = u64::MAX >> (64 - bits);
                    let quotient = |n: u64| ((factor * n) & all) >> shift;
                    assert!((0..=u64::from(most)).all(|n| quotient(n) == n / u64::from(divisor)), "{divisor} {most}");
                }
                if let Some(reciprocal) = division.narrow_reciprocal() {
                    rests += 1;
                    let rest = |n: u32| ((u64::from(reciprocal.wrapping_mul(n)) * u64::from(divisor)) >> 32) as u32;
                    assert!((0..=most).all(|n| rest(n) == n % divisor), "{divisor} {most}");
                }
            }
        }
        assert!(narrow > 30 && wide == 45 && rests > 35, "{narrow} {wide} {rests}");
    }

    #[test]
    fn the_first_number_is_found() {
        assert_eq!(first(u32::MAX, &|n| n >= 7), Some(7));
        assert_eq!(first(u32::MAX, &|n| n >= 1), Some(1));
        assert_eq!(first(99, &|n| n >= 100), None);
        // There is no number from 1 to 0.
        assert_eq!(first(0, &|_| true), None);
    }
}
