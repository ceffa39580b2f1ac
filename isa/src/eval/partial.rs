//! What is known of a number that is not known: bits, and bounds as an unsigned number. The operators over such numbers
//! over-approximate: what they say holds for every number that fits the operands (P. Cousot, R. Cousot, *Abstract
//! Interpretation*, POPL 1977; known bits and intervals reduced against each other as in *Simba*, PLDI 2023).

mod backward;
mod forward;
mod propagate;
mod shifted;

pub use propagate::{is_contradictory, known_where};

use crate::expr::{Bits, mask};

/// A set of numbers of `width` bits, 1–128: those with zeros where `zeros` has ones, with ones where `ones` has them, and
/// from `low` to `high`. It is never empty by its bits or its bounds alone; what would be is `None` where it arises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PartialNumber {
    pub(super) width: u16,
    pub(super) zeros: u128,
    pub(super) ones: u128,
    pub(super) low: u128,
    pub(super) high: u128,
}

impl PartialNumber {
    /// Any number of `width` bits.
    pub fn any(width: u16) -> PartialNumber {
        PartialNumber { width, zeros: 0, ones: 0, low: 0, high: mask(width) }
    }

    pub fn exactly(number: Bits) -> PartialNumber {
        let Bits { width, value } = number;
        PartialNumber { width, zeros: !value & mask(width), ones: value, low: value, high: value }
    }

    /// The numbers from `low` to `high`; `None` if there are none.
    pub fn between(width: u16, low: u128, high: u128) -> Option<PartialNumber> {
        PartialNumber { low, high: high.min(mask(width)), ..PartialNumber::any(width) }.reduced()
    }

    /// The numbers with these zeros and ones; `None` if a bit is to be both. Bits above the width are left out.
    pub fn with_bits(width: u16, zeros: u128, ones: u128) -> Option<PartialNumber> {
        let m = mask(width);
        PartialNumber { zeros: zeros & m, ones: ones & m, ..PartialNumber::any(width) }.reduced()
    }

    /// The numbers in both; `None` if it is seen that there are none.
    pub fn meet(self, other: PartialNumber) -> Option<PartialNumber> {
        let both = PartialNumber {
            width: self.width,
            zeros: self.zeros | other.zeros,
            ones: self.ones | other.ones,
            low: self.low.max(other.low),
            high: self.high.min(other.high),
        };
        both.reduced()
    }

    /// The least such set with the numbers of both.
    pub fn join(self, other: PartialNumber) -> PartialNumber {
        PartialNumber {
            width: self.width,
            zeros: self.zeros & other.zeros,
            ones: self.ones & other.ones,
            low: self.low.min(other.low),
            high: self.high.max(other.high),
        }
    }

    pub fn contains(&self, value: u128) -> bool {
        value & self.zeros == 0 && value & self.ones == self.ones && (self.low..=self.high).contains(&value)
    }

    /// The number, if there is only one.
    pub fn number(&self) -> Option<u128> {
        (self.low == self.high).then_some(self.low)
    }

    /// The least of the numbers, as far as is known.
    pub fn least(&self) -> u128 {
        self.low
    }

    /// The greatest of the numbers, as far as is known.
    pub fn most(&self) -> u128 {
        self.high
    }

    /// Bits of which it is known what they are.
    pub(super) fn known(&self) -> u128 {
        self.zeros | self.ones
    }

    pub(super) fn mask(&self) -> u128 {
        mask(self.width)
    }

    /// How many of the lowest bits are known.
    pub(super) fn known_low(&self) -> u32 {
        self.known().trailing_ones().min(u32::from(self.width))
    }

    pub(super) fn sign_bit(&self) -> u128 {
        1 << (self.width - 1)
    }

    /// Takes from bounds what they say about bits, and from bits what they say about bounds.
    fn reduced(self) -> Option<PartialNumber> {
        let mut n = self;
        loop {
            let before = n;
            n.low = n.low.max(n.ones);
            n.high = n.high.min(!n.zeros & n.mask());
            if n.low > n.high || n.zeros & n.ones != 0 {
                return None;
            }
            // Above the highest bit in which the bounds differ all numbers between them are the same.
            let same = !u128::MAX.checked_shr((n.low ^ n.high).leading_zeros()).unwrap_or(0) & n.mask();
            n.ones |= n.low & same;
            n.zeros |= !n.low & same;
            if n == before {
                return Some(n);
            }
        }
    }

    /// As a signed number, moved so that the order is that of unsigned ones: the sign bit turned over.
    pub(super) fn biased(self) -> Option<PartialNumber> {
        let sign = self.sign_bit();
        let turned = |set: u128, other: u128| set & !sign | other & sign;
        let bits = (turned(self.zeros, self.ones), turned(self.ones, self.zeros));
        let biased = PartialNumber::with_bits(self.width, bits.0, bits.1)?;
        if self.known() & sign == 0 {
            return Some(biased);
        }
        biased.meet(PartialNumber::between(self.width, self.low ^ sign, self.high ^ sign)?)
    }
}

#[cfg(test)]
mod tests;
