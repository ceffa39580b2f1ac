//! Specifications that are the quotient or the remainder of an unsigned number by a constant, however they are written.
//! Recognised on states, so what follows from it is proposed to a search and nothing more.

use super::{NumberBounds, Spec, SpecInput};
use crate::ir::random::mix;
use isa::Sym;

/// States on which a specification must be the quotient or remainder.
const STATES: u64 = 64;
/// Of which so many must be allowed by the facts.
const LEAST_STATES: usize = 16;
/// States that say whether upper bits are read.
const PROBES: u64 = 4;
/// Numbers of fewer bits are left to the search.
const LEAST_BITS: u16 = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DivisionResult {
    Quotient,
    Remainder,
}

/// A division of the low bits of one input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConstantDivision {
    /// Number of the input among the register inputs.
    pub input: usize,
    /// How many low bits of the input are divided: 8, 16, 32 or 64.
    pub bits: u16,
    /// Whether the input's bits above them may be other than 0.
    pub has_more: bool,
    /// The greatest number that is divided.
    pub most: u64,
    pub divisor: u64,
    pub result: DivisionResult,
}

/// A factor and a count: the quotient is the product, or its upper word, moved down.
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
        let allowed = |n: u64| spec.allows(&state(n));
        if value(0) != 0 && allowed(0) {
            return None;
        }
        let bits = divided_bits(x, &value);
        let bounds = low_bounds(x, bits);
        // Facts may say that greater numbers do not occur.
        let most = first(bounds.most, &|n| !allowed(n)).map_or(bounds.most, |n| n - 1);
        // The first number that a quotient does not take to 0 is the divisor, and the first that a remainder changes.
        let is_quotient = value(1) == 0;
        let divisor = first(most, &|n| if is_quotient { value(n) != 0 } else { value(n) != n & output.mask })?;
        if divisor.is_power_of_two() {
            return None;
        }
        let wanted = |n: u64| {
            let n = n & low(bits);
            (if is_quotient { n / divisor } else { n % divisor }) & output.mask
        };
        let near = |k: u64| {
            let multiple = mix(k) % (most / divisor + 1) * divisor;
            multiple.saturating_sub(k & 1)
        };
        let has_more = x.width > bits;
        let above = |k: u64| if has_more { mix(!k) & low(x.width) & !low(bits) } else { 0 };
        let any = |k: u64| if most == u64::MAX { mix(k) } else { mix(k) % (most + 1) };
        let tried = |k: u64| if k.is_multiple_of(2) { any(k) } else { near(k / 2) } | above(k);
        let states: Vec<u64> = (0..STATES).map(tried).filter(|n| allowed(*n)).collect();
        let agrees = states.len() >= LEAST_STATES && states.iter().all(|n| value(*n) == wanted(*n));
        let result = if is_quotient { DivisionResult::Quotient } else { DivisionResult::Remainder };
        let division = ConstantDivision { input, bits, has_more, most, divisor, result };
        agrees.then_some(division)
    }

    /// The least shift for which a factor of at most 31 bits gives the quotient of every number, with the products of so
    /// many bits (Granlund and Montgomery, "Division by invariant integers using multiplication", PLDI 1994, theorem
    /// 4.2): the factor is too great by less than a part of a divisor for the greatest number.
    pub fn scaled_reciprocal(&self, bits: u32) -> Option<ScaledReciprocal> {
        let fits =
            |r: &ScaledReciprocal| r.factor < 1 << 31 && (u128::from(r.factor) * u128::from(self.most)) >> bits == 0;
        (1..bits).find_map(|shift| self.reciprocal_at(shift).filter(fits))
    }

    /// The same with a factor of 64 bits and the upper word of the product. A number of 32 bits needs no shift.
    pub fn upper_reciprocal(&self) -> Option<ScaledReciprocal> {
        let at = |shift: u32| self.reciprocal_at(64 + shift).map(|r| ScaledReciprocal { shift, ..r });
        (0..64).find_map(at)
    }

    /// The factor for a shift of less than 128, if it is right for every number and has at most 64 bits.
    fn reciprocal_at(&self, shift: u32) -> Option<ScaledReciprocal> {
        let (d, most, one) = (u128::from(self.divisor), u128::from(self.most), 1u128 << shift);
        let factor = one / d + 1;
        let excess = d - one % d;
        let exact = excess.checked_mul(most).is_some_and(|e| e < one);
        Some(ScaledReciprocal { factor: u64::try_from(factor).ok()?, shift }).filter(|_| exact)
    }

    /// The reciprocal of 32 bits whose product with a number has the remainder's part of the divisor in its lower word, if
    /// the numbers are small enough for it (Lemire, Kaser, Kurz, "Faster remainder by direct computation", 2019).
    pub fn narrow_reciprocal(&self) -> Option<u32> {
        let small = self.most < 1 << 32;
        self.reciprocal_at(32).filter(|_| small).and_then(|r| u32::try_from(r.factor).ok())
    }

    /// The same of 64 bits.
    pub fn wide_reciprocal(&self) -> Option<u64> {
        self.upper_reciprocal().filter(|r| r.shift == 0).map(|r| r.factor)
    }

    /// Whether one subtraction of the divisor makes the remainder of every number.
    pub fn goes_once_at_most(&self) -> bool {
        self.most / 2 < self.divisor
    }
}

/// The lowest bits of a word, `n` of them.
fn low(n: u16) -> u64 {
    NumberBounds::of_bits(n).most
}

/// What is known of the low bits of an input, so many.
fn low_bounds(x: &SpecInput, bits: u16) -> NumberBounds {
    match bits {
        _ if x.width <= bits => x.bounds,
        32 => x.low_half,
        _ => NumberBounds::of_bits(bits),
    }
}

/// The bits that are divided: those that are read, but for ones that are known to be 0.
fn divided_bits(x: &SpecInput, value: &dyn Fn(u64) -> u64) -> u16 {
    let unread = |bits: u16| (0..PROBES).map(mix).all(|n| value(n & low(bits)) == value(n & low(x.width)));
    let bits = [8, 16, 32].into_iter().find(|b| *b >= x.width || unread(*b)).unwrap_or(64);
    if low_bounds(x, 32).most <= low(bits) { bits.max(32) } else { bits }
}

/// The least number from 1 to `most` for which something holds that holds for all greater ones.
fn first(most: u64, holds: &dyn Fn(u64) -> bool) -> Option<u64> {
    let (mut least, mut most) = (1, most);
    if most == 0 || !holds(most) {
        return None;
    }
    while least < most {
        let middle = least + (most - least) / 2;
        if holds(middle) {
            most = middle;
        } else {
            least = middle + 1;
        }
    }
    Some(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_product_with_the_reciprocal_has_the_quotient_and_the_remainder() {
        for divisor in [3, 5, 7, 10, 100, 641, 1_000_003, 0x8000_0001, u32::MAX] {
            let division = division(u64::from(divisor), u64::from(u32::MAX));
            let m = u128::from(division.wide_reciprocal().expect("numbers of 32 bits are small enough"));
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

    fn division(divisor: u64, most: u64) -> ConstantDivision {
        let result = DivisionResult::Quotient;
        ConstantDivision { input: 0, bits: 64, has_more: false, most, divisor, result }
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
                    assert!((0..=most).all(|n| quotient(n) == n / divisor), "{divisor} {most}");
                }
                if let Some(reciprocal) = division.narrow_reciprocal() {
                    rests += 1;
                    let rest = |n: u64| (u64::from(reciprocal.wrapping_mul(n as u32)) * divisor) >> 32;
                    assert!((0..=most).all(|n| rest(n) == n % divisor), "{divisor} {most}");
                }
            }
        }
        assert!(narrow > 30 && wide == 45 && rests > 35, "{narrow} {wide} {rests}");
    }

    #[test]
    fn upper_words_are_right_at_the_ends_of_what_is_divided() {
        let (mut found, mut unmoved) = (0, 0);
        for bits in [33, 40, 52, 63, 64] {
            let most = low(bits);
            for divisor in [3, 7, 10, 60, 1000, 3600, 86400, 1_000_003, 0x8000_0001, 0xffff_ffff_ffff] {
                let division = division(divisor, most);
                let Some(ScaledReciprocal { factor, shift }) = division.upper_reciprocal() else { continue };
                (found, unmoved) = (found + 1, unmoved + usize::from(shift == 0));
                let upper = |a: u64, b: u64| ((u128::from(a) * u128::from(b)) >> 64) as u64;
                let near = |k: u64| (mix(k) & most) / divisor * divisor;
                for n in (0..2000).flat_map(|k| [mix(k) & most, near(k), near(k).saturating_sub(1), most - k]) {
                    assert_eq!(upper(n, factor) >> shift, n / divisor, "{n} / {divisor}");
                    if let Some(reciprocal) = division.wide_reciprocal() {
                        assert_eq!(upper(reciprocal.wrapping_mul(n), divisor), n % divisor, "{n} % {divisor}");
                    }
                }
            }
        }
        assert!(found >= 40 && unmoved >= 15, "{found} {unmoved}");
    }

    #[test]
    fn the_first_number_is_found() {
        assert_eq!(first(u64::MAX, &|n| n >= 7), Some(7));
        assert_eq!(first(u64::MAX, &|n| n >= 1), Some(1));
        assert_eq!(first(99, &|n| n >= 100), None);
        // There is no number from 1 to 0.
        assert_eq!(first(0, &|_| true), None);
    }
}
