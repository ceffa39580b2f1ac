//! What is known of a result, from what is known of the operands.

use super::PartialNumber;
use crate::expr::{BinOp, Bits, UnOp, eval_bin, eval_un, mask};

impl PartialNumber {
    /// The results of a unary operator.
    pub fn un(op: UnOp, a: PartialNumber) -> PartialNumber {
        let w = a.width;
        let result = match (op, a.number()) {
            (UnOp::FSqrt | UnOp::FRound(_), None) => None,
            (_, Some(value)) => Some(PartialNumber::exactly(Bits::new(w, eval_un(op, w, value)))),
            (UnOp::Not, None) => Some(a.complement()),
            (UnOp::Neg, None) => Some(PartialNumber::exactly(Bits::new(w, 0)).minus(a)),
            (UnOp::Popcount, None) => {
                let ones = u128::from(a.ones.count_ones());
                PartialNumber::between(w, ones, u128::from(w) - u128::from(a.zeros.count_ones()))
            }
            (UnOp::Clz, None) => PartialNumber::between(w, eval_un(op, w, a.high), eval_un(op, w, a.low)),
            (UnOp::Ctz, None) => {
                let least = u128::from(a.zeros.trailing_ones());
                PartialNumber::between(w, least, eval_un(op, w, a.ones))
            }
        };
        result.unwrap_or(PartialNumber::any(w))
    }

    /// The results of a binary operator.
    pub fn bin(op: BinOp, a: PartialNumber, b: PartialNumber) -> PartialNumber {
        let width = if op.compares() { 1 } else { a.width };
        if let (Some(x), Some(y)) = (a.number(), b.number()) {
            return PartialNumber::exactly(Bits::new(width, eval_bin(op, a.width, x, y)));
        }
        let result = match op {
            BinOp::And => a.conjunction(b),
            BinOp::Or => a.complement().conjunction(b.complement()).map(PartialNumber::complement),
            BinOp::Xor => {
                let known = a.known() & b.known();
                PartialNumber::with_bits(width, known & !(a.ones ^ b.ones), known & (a.ones ^ b.ones))
            }
            BinOp::Add => Some(a.plus(b)),
            BinOp::Sub => Some(a.minus(b)),
            BinOp::Mul => a.times(b),
            BinOp::UDiv => PartialNumber::between(width, a.low / b.high.max(1), quotient_at_most(a, b)),
            BinOp::URem => PartialNumber::between(width, 0, if b.low == 0 { a.high } else { a.high.min(b.high - 1) }),
            BinOp::Shl | BinOp::LShr | BinOp::AShr => Some(a.shifted(op, b)),
            BinOp::Eq => a.meet(b).is_none().then(PartialNumber::no),
            BinOp::Ult => a.below(b),
            BinOp::Slt => a.biased().zip(b.biased()).and_then(|(a, b)| a.below(b)),
            _ => None,
        };
        result.unwrap_or(PartialNumber::any(width))
    }

    pub(super) fn no() -> PartialNumber {
        PartialNumber::exactly(Bits::new(1, 0))
    }

    pub(super) fn yes() -> PartialNumber {
        PartialNumber::exactly(Bits::new(1, 1))
    }

    pub(super) fn complement(self) -> PartialNumber {
        let m = self.mask();
        PartialNumber { zeros: self.ones, ones: self.zeros, low: !self.high & m, high: !self.low & m, ..self }
    }

    fn conjunction(self, other: PartialNumber) -> Option<PartialNumber> {
        let bits = PartialNumber::with_bits(self.width, self.zeros | other.zeros, self.ones & other.ones)?;
        bits.meet(PartialNumber::between(self.width, 0, self.high.min(other.high))?)
    }

    pub(super) fn plus(self, other: PartialNumber) -> PartialNumber {
        let bits = self.sum_bits(other, 0);
        let (low, over_low) = sum(self.width, self.low, other.low);
        let (high, over_high) = sum(self.width, self.high, other.high);
        bits.within(over_low == over_high, low, high)
    }

    pub(super) fn minus(self, other: PartialNumber) -> PartialNumber {
        let bits = self.sum_bits(other.complement(), 1);
        let m = self.mask();
        let (low, high) = (self.low.wrapping_sub(other.high) & m, self.high.wrapping_sub(other.low) & m);
        bits.within((self.low < other.high) == (self.high < other.low), low, high)
    }

    /// Bits of the sum with a carry: a bit is known where both bits and the carry are. The carry into a bit is known where
    /// the least and the greatest sum of what is below have it in common, as they have all that is known.
    fn sum_bits(self, other: PartialNumber, carry: u128) -> PartialNumber {
        let m = self.mask();
        let greatest = (!self.zeros & m).wrapping_add(!other.zeros & m).wrapping_add(carry);
        let least = self.ones.wrapping_add(other.ones).wrapping_add(carry);
        let carry_zero = !(greatest ^ self.zeros ^ other.zeros);
        let carry_one = least ^ self.ones ^ other.ones;
        let known = self.known() & other.known() & (carry_zero | carry_one);
        let bits = PartialNumber::with_bits(self.width, !greatest & known, least & known);
        bits.unwrap_or(PartialNumber::any(self.width))
    }

    /// With these bounds as well, if they hold.
    fn within(self, hold: bool, low: u128, high: u128) -> PartialNumber {
        let bounds = if hold { PartialNumber::between(self.width, low, high) } else { None };
        bounds.and_then(|b| self.meet(b)).unwrap_or(self)
    }

    /// Low bits of a product depend on as many low bits of the factors, and zeros below both add up.
    pub(super) fn times(self, other: PartialNumber) -> Option<PartialNumber> {
        let (a, b) = (self.zeros.trailing_ones(), other.zeros.trailing_ones());
        let known = (self.known_low() + b).min(other.known_low() + a).min(u32::from(self.width));
        let m = if known == 0 { 0 } else { mask(known as u16) };
        let product = self.ones.wrapping_mul(other.ones);
        let bits = PartialNumber::with_bits(self.width, !product & m, product & m)?;
        let high = self.high.checked_mul(other.high).filter(|h| *h <= self.mask());
        Some(bits.within(high.is_some(), self.low.wrapping_mul(other.low), high.unwrap_or(0)))
    }

    /// Whether this is less than `other`.
    fn below(self, other: PartialNumber) -> Option<PartialNumber> {
        if self.high < other.low {
            Some(PartialNumber::yes())
        } else if self.low >= other.high {
            Some(PartialNumber::no())
        } else {
            None
        }
    }

    /// Bits `lo ..` as a number of `width` bits.
    pub fn extracted(self, lo: u16, width: u16) -> PartialNumber {
        let bits = PartialNumber::with_bits(width, self.zeros >> lo, self.ones >> lo);
        let (low, high) = (self.low >> lo, self.high >> lo);
        bits.unwrap_or(PartialNumber::any(width)).within(high <= mask(width), low, high)
    }

    /// With zeros above, as a number of `width` bits.
    pub fn zero_extended(self, width: u16) -> PartialNumber {
        PartialNumber { width, zeros: self.zeros | mask(width) & !self.mask(), ..self }
    }

    /// With copies of the sign above, as a number of `width` bits.
    pub fn sign_extended(self, width: u16) -> PartialNumber {
        let above = mask(width) & !self.mask();
        let fill = |set: u128| set | if set & self.sign_bit() == 0 { 0 } else { above };
        let (zeros, ones) = (fill(self.zeros), fill(self.ones));
        let bits = PartialNumber::with_bits(width, zeros, ones).unwrap_or(PartialNumber::any(width));
        match self.known() & self.sign_bit() {
            0 => bits,
            _ => bits.within(true, self.low | (ones & above), self.high | (ones & above)),
        }
    }

    /// This number above `below`.
    pub fn concatenated(self, below: PartialNumber) -> PartialNumber {
        let (width, by) = (self.width + below.width, below.width);
        PartialNumber {
            width,
            zeros: self.zeros << by | below.zeros,
            ones: self.ones << by | below.ones,
            low: self.low << by | below.low,
            high: self.high << by | below.high,
        }
    }
}

/// A sum modulo 2^width, and whether it is too great for the width.
fn sum(width: u16, a: u128, b: u128) -> (u128, bool) {
    let (total, over) = a.overflowing_add(b);
    (total & mask(width), over || total > mask(width))
}

/// The quotient is all ones if the divisor is 0.
fn quotient_at_most(a: PartialNumber, b: PartialNumber) -> u128 {
    a.high.checked_div(b.low).unwrap_or(a.mask())
}
