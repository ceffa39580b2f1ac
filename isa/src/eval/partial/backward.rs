//! What is known of the operands, from what is known of the result. Every function gives `None` if no operands give such a
//! result.

use super::PartialNumber;
use crate::expr::{BinOp, Bits, UnOp, mask};

/// Two operands of which something is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PartialOperands {
    pub a: PartialNumber,
    pub b: PartialNumber,
}

impl PartialOperands {
    /// Operands with which the operator may give `result`; `None` if there are none.
    pub fn refined(self, op: BinOp, result: PartialNumber) -> Option<PartialOperands> {
        let PartialOperands { a, b } = self;
        let both = |a: Option<PartialNumber>, b: Option<PartialNumber>| Some(PartialOperands { a: a?, b: b? });
        match op {
            BinOp::And => both(a.factor_of_and(b, result), b.factor_of_and(a, result)),
            BinOp::Or => {
                let (x, y, r) = (a.complement(), b.complement(), result.complement());
                let (x, y) = (x.factor_of_and(y, r), y.factor_of_and(x, r));
                both(x.map(PartialNumber::complement), y.map(PartialNumber::complement))
            }
            BinOp::Xor => both(
                a.meet(PartialNumber::bin(BinOp::Xor, result, b)),
                b.meet(PartialNumber::bin(BinOp::Xor, result, a)),
            ),
            BinOp::Add => both(a.meet(result.minus(b)), b.meet(result.minus(a))),
            BinOp::Sub => both(a.meet(result.plus(b)), b.meet(a.minus(result))),
            BinOp::Mul => both(a.factor_of(b, result), b.factor_of(a, result)),
            BinOp::UDiv => both(a.dividend_of(b, result), Some(b)),
            BinOp::Shl | BinOp::LShr | BinOp::AShr => {
                let counts = a.counts_with(op, b, result)?;
                both(a.before_shift(op, counts, result), Some(counts))
            }
            BinOp::Eq => self.compared_equal(result),
            BinOp::Ult => self.compared_below(result),
            BinOp::Slt => {
                let biased = PartialOperands { a: a.biased()?, b: b.biased()? }.compared_below(result)?;
                both(a.meet(biased.a.biased()?), b.meet(biased.b.biased()?))
            }
            _ => Some(self),
        }
    }

    fn compared_equal(self, truth: PartialNumber) -> Option<PartialOperands> {
        let PartialOperands { a, b } = self;
        match truth.number() {
            Some(0) => Some(PartialOperands { a: a.other_than(b)?, b: b.other_than(a)? }),
            Some(_) => {
                let same = a.meet(b)?;
                Some(PartialOperands { a: same, b: same })
            }
            None => Some(self),
        }
    }

    fn compared_below(self, truth: PartialNumber) -> Option<PartialOperands> {
        let PartialOperands { a, b } = self;
        let width = a.width;
        let (most, least) = match truth.number() {
            Some(0) => {
                let (below, above) =
                    (PartialNumber::between(width, 0, a.high), PartialNumber::between(width, b.low, mask(width)));
                return Some(PartialOperands { a: a.meet(above?)?, b: b.meet(below?)? });
            }
            Some(_) => (b.high.checked_sub(1)?, a.low.checked_add(1)?),
            None => return Some(self),
        };
        let (below, above) =
            (PartialNumber::between(width, 0, most)?, PartialNumber::between(width, least, mask(width))?);
        Some(PartialOperands { a: a.meet(below)?, b: b.meet(above)? })
    }
}

impl PartialNumber {
    /// Of these numbers those for which the unary operator may give `result`.
    pub fn refined(self, op: UnOp, result: PartialNumber) -> Option<PartialNumber> {
        let w = u32::from(self.width);
        let free = self.mask() & !self.known();
        match op {
            UnOp::Not => self.meet(result.complement()),
            UnOp::Neg => self.meet(PartialNumber::exactly(Bits::new(self.width, 0)).minus(result)),
            UnOp::Popcount => {
                let (set, most) = (u128::from(self.ones.count_ones()), u128::from(w - self.zeros.count_ones()));
                if result.low > most || result.high < set {
                    None
                } else if result.low == most {
                    self.meet(PartialNumber::with_bits(self.width, 0, free)?)
                } else if result.high == set {
                    self.meet(PartialNumber::with_bits(self.width, free, 0)?)
                } else {
                    Some(self)
                }
            }
            UnOp::Clz => {
                let zeros = result.low.min(u128::from(w)) as u32;
                let above = if zeros == 0 { 0 } else { self.mask() & !(self.mask().checked_shr(zeros).unwrap_or(0)) };
                let one = result.number().filter(|n| *n < u128::from(w)).map_or(0, |n| self.sign_bit() >> n);
                self.meet(PartialNumber::with_bits(self.width, above, one)?)
            }
            UnOp::Ctz => {
                let zeros = result.low.min(u128::from(w)) as u32;
                let below = if zeros == 0 { 0 } else { mask(zeros as u16) };
                let one = result.number().filter(|n| *n < u128::from(w)).map_or(0, |n| 1 << n);
                self.meet(PartialNumber::with_bits(self.width, below, one)?)
            }
            UnOp::FSqrt | UnOp::FRound(_) => Some(self),
        }
    }

    /// A one of `self & other` is one of both; a zero where `other` has a one is one of `self`.
    fn factor_of_and(self, other: PartialNumber, result: PartialNumber) -> Option<PartialNumber> {
        let bits = PartialNumber::with_bits(self.width, result.zeros & other.ones, result.ones)?;
        // What is taken away by an `and` makes a number no greater.
        self.meet(bits)?.meet(PartialNumber::between(self.width, result.low, self.high)?)
    }

    /// `self * other` is `result`: where the other factor is odd it is taken back, as far as low bits of both are known.
    fn factor_of(self, other: PartialNumber, result: PartialNumber) -> Option<PartialNumber> {
        let zeros = other.zeros.trailing_ones().min(u32::from(self.width));
        if other.ones >> zeros.min(127) & 1 == 0 {
            return Some(self);
        }
        let known = (other.known_low() - zeros).min(result.known_low().saturating_sub(zeros));
        if known == 0 {
            return Some(self);
        }
        let low = mask(known as u16);
        let factor = (result.ones >> zeros).wrapping_mul(inverse(other.ones >> zeros)) & low;
        self.meet(PartialNumber::with_bits(self.width, !factor & low, factor)?)
    }

    /// `self udiv other` is `result`, where the divisor is one number.
    fn dividend_of(self, other: PartialNumber, result: PartialNumber) -> Option<PartialNumber> {
        match other.number() {
            Some(0) => result.contains(self.mask()).then_some(self),
            Some(divisor) => {
                let low = result.low.checked_mul(divisor).filter(|l| *l <= self.mask())?;
                let high = result.high.checked_mul(divisor).and_then(|h| h.checked_add(divisor - 1));
                self.meet(PartialNumber::between(self.width, low, high.unwrap_or(self.mask()))?)
            }
            None => Some(self),
        }
    }

    /// These numbers without `other`, if that is one number.
    fn other_than(self, other: PartialNumber) -> Option<PartialNumber> {
        let Some(number) = other.number() else { return Some(self) };
        let mut left = self;
        if left.low == number {
            left.low = left.low.checked_add(1)?;
        }
        if left.high == number {
            left.high = left.high.checked_sub(1)?;
        }
        let free = self.mask() & !self.known();
        // With a single bit open one of the two numbers is left.
        if free.count_ones() == 1 && number & self.known() == self.ones {
            let bit = free & !number;
            left.ones |= bit;
            left.zeros |= free & !bit;
        }
        left.reduced()
    }

    /// A number whose bits `lo ..` may be `result`.
    pub fn with_extracted(self, lo: u16, result: PartialNumber) -> Option<PartialNumber> {
        self.meet(PartialNumber::with_bits(self.width, result.zeros << lo, result.ones << lo)?)
    }

    /// A number that, with zeros above, may be `result`.
    pub fn with_zero_extension(self, result: PartialNumber) -> Option<PartialNumber> {
        let bits = PartialNumber::with_bits(self.width, result.zeros, result.ones)?;
        let above = !self.mask();
        (result.ones & above == 0).then_some(())?;
        self.meet(bits)?.meet(PartialNumber::between(self.width, result.low, result.high)?)
    }

    /// A number that, with copies of its sign above, may be `result`.
    pub fn with_sign_extension(self, result: PartialNumber) -> Option<PartialNumber> {
        let copies = result.mask() & !(self.mask() >> 1);
        let sign = |set: u128| if set & copies == 0 { 0 } else { self.sign_bit() };
        let (zeros, ones) = (result.zeros | sign(result.zeros), result.ones | sign(result.ones));
        self.meet(PartialNumber::with_bits(self.width, zeros, ones)?)
    }
}

/// The inverse of an odd number modulo 2^128 (Warren, *Hacker's Delight*, 10-15): each step doubles the right bits.
fn inverse(odd: u128) -> u128 {
    (0..7).fold(odd, |x, _| x.wrapping_mul(2u128.wrapping_sub(odd.wrapping_mul(x))))
}
