//! Shifts of numbers that are not known by counts that are not known: by each count that may be.

use super::PartialNumber;
use crate::expr::{BinOp, Bits};

impl PartialNumber {
    /// The counts that may be among 0 to the width; greater ones do what the width does.
    fn counts(self) -> impl Iterator<Item = u32> {
        let w = u32::from(self.width);
        let exact = (0..w).filter(move |k| self.contains(u128::from(*k)));
        exact.chain((self.high >= u128::from(w)).then_some(w))
    }

    /// This number shifted by `count`, which may be any of the counts that it stands for.
    pub(super) fn shifted(self, op: BinOp, count: PartialNumber) -> PartialNumber {
        let results = count.counts().map(|k| self.shifted_by(op, k));
        results.reduce(PartialNumber::join).unwrap_or(PartialNumber::any(self.width))
    }

    /// Of the counts those with which the result may be `result`; `None` if there are none.
    pub(super) fn counts_with(self, op: BinOp, count: PartialNumber, result: PartialNumber) -> Option<PartialNumber> {
        let w = u32::from(self.width);
        let fits = |k: &u32| self.shifted_by(op, *k).meet(result).is_some();
        let possible = count.counts().filter(fits);
        let as_number = |k: u32| {
            if k < w {
                Some(PartialNumber::exactly(Bits::new(self.width, u128::from(k))))
            } else {
                count.meet(PartialNumber::between(self.width, u128::from(w), count.high)?)
            }
        };
        possible.filter_map(as_number).reduce(PartialNumber::join).and_then(|counts| counts.meet(count))
    }

    /// The numbers that, shifted by one of these counts, may give `result`; `None` if there are none.
    pub(super) fn before_shift(self, op: BinOp, count: PartialNumber, result: PartialNumber) -> Option<PartialNumber> {
        let before = |k: u32| self.meet(result.unshifted_by(op, k)?);
        count.counts().filter_map(before).reduce(PartialNumber::join)
    }

    fn shifted_by(self, op: BinOp, k: u32) -> PartialNumber {
        let w = u32::from(self.width);
        let shifted = match op {
            BinOp::Shl if k >= w => PartialNumber::with_bits(self.width, u128::MAX, 0),
            BinOp::Shl => {
                let fits = self.high.leading_zeros() >= k + (128 - w);
                let bits = PartialNumber::with_bits(self.width, self.zeros << k | ((1 << k) - 1), self.ones << k);
                match fits {
                    true => bits.and_then(|b| b.meet(PartialNumber { low: self.low << k, high: self.high << k, ..b })),
                    false => bits,
                }
            }
            BinOp::LShr if k >= w => PartialNumber::with_bits(self.width, u128::MAX, 0),
            BinOp::LShr => {
                let above = !(self.mask() >> k);
                let bits = PartialNumber::with_bits(self.width, self.zeros >> k | above, self.ones >> k);
                bits.and_then(|b| b.meet(PartialNumber { low: self.low >> k, high: self.high >> k, ..b }))
            }
            _ => {
                let k = k.min(w - 1);
                let above = !(self.mask() >> k);
                let fill = |set: u128| set >> k | if set & self.sign_bit() == 0 { 0 } else { above };
                PartialNumber::with_bits(self.width, fill(self.zeros), fill(self.ones))
            }
        };
        shifted.unwrap_or(PartialNumber::any(self.width))
    }

    /// What gives this number when it is shifted by `k`; `None` if nothing does.
    fn unshifted_by(self, op: BinOp, k: u32) -> Option<PartialNumber> {
        let w = u32::from(self.width);
        let any = PartialNumber::any(self.width);
        match op {
            BinOp::Shl if k >= w => self.contains(0).then_some(any),
            BinOp::Shl => {
                let out = (1u128 << k) - 1;
                (self.ones & out == 0).then_some(())?;
                PartialNumber::with_bits(self.width, (self.zeros & !out) >> k, self.ones >> k)
            }
            BinOp::LShr if k >= w => self.contains(0).then_some(any),
            BinOp::LShr => {
                let top = self.mask() >> k;
                (self.ones & !top == 0).then_some(())?;
                PartialNumber::with_bits(self.width, (self.zeros & top) << k, self.ones << k)
            }
            _ => {
                let k = k.min(w - 1);
                let below = self.mask() >> k;
                // The sign is there `k + 1` times.
                let copies = self.mask() & !(below >> 1);
                let sign = |set: u128| if set & copies == 0 { 0 } else { self.sign_bit() };
                let (zeros, ones) = ((self.zeros & below) << k, (self.ones & below) << k);
                PartialNumber::with_bits(self.width, zeros | sign(self.zeros), ones | sign(self.ones))
            }
        }
    }
}
