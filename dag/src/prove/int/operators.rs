//! Polynomials of the operators that are not of the ring: masks and other bitwise operators, division, counts.

use super::translate::{Translator, Unsuited};
use crate::ir::integers::poly::{IntRange, Poly, power};
use isa::expr::mask;
use isa::{BinOp, ExprId, ExprNode};
use num_bigint::BigInt;

impl Translator<'_> {
    /// By `x | y = x + y - (x & y)` and `x ^ y = x + y - 2 (x & y)`.
    pub(super) fn bitwise(&mut self, e: ExprId, op: BinOp, a: ExprId, b: ExprId) -> Result<Poly, Unsuited> {
        let common = self.conjunction(e, a, b)?;
        if op == BinOp::And {
            return Ok(common);
        }
        let sum = self.value(a)?.add(&self.value(b)?);
        Ok(sum.plus(&common, if op == BinOp::Or { -1 } else { -2 }))
    }

    /// `a & b`, for the operands of `e`.
    fn conjunction(&mut self, e: ExprId, a: ExprId, b: ExprId) -> Result<Poly, Unsuited> {
        let (x, y) = (self.value(a)?, self.value(b)?);
        let w = self.arena.width(a);
        if let Some(k) = self.arena.as_const(b) {
            return Ok(self.masked(&x, k.value, w));
        }
        if self.apart(&x, &y) || self.apart(&y, &x) {
            return Ok(Poly::default());
        }
        for (sign, other) in [(a, &y), (b, &x)] {
            if let ExprNode::Sext(bit) = self.arena.node(sign)
                && self.arena.width(bit) == 1
            {
                let c = self.truth(bit)?;
                return self.choice(c, other, &Poly::default());
            }
        }
        if self.arena.node(e) == ExprNode::Bin(BinOp::And, a, b) {
            return Ok(self.opaque(e, IntRange::unsigned(u32::from(w))));
        }
        Err(Unsuited)
    }

    /// The sum over the runs of ones of `k`.
    fn masked(&mut self, x: &Poly, k: u128, w: u16) -> Poly {
        let mut sum = Poly::default();
        let mut at = 0;
        while at < w {
            let ones = ((k & mask(w)) >> at).trailing_ones() as u16;
            if ones > 0 {
                let shifted = self.split(x, at).0;
                let run = self.wrapped(&shifted, ones);
                sum = sum.plus(&run, power(u32::from(at)));
            }
            at += ones.max(1);
        }
        sum
    }

    /// Whether `high` is a multiple of a power of two that `low` is below: they have no bit in common.
    fn apart(&self, high: &Poly, low: &Poly) -> bool {
        let zeros = high.terms().map(|(_, c)| c.trailing_zeros().unwrap_or(0)).min().unwrap_or(0);
        zeros > 0 && self.problem.range(low).within(&IntRange::unsigned(zeros as u32))
    }

    pub(super) fn division(&mut self, e: ExprId, op: BinOp, a: ExprId, b: ExprId) -> Result<Poly, Unsuited> {
        let w = self.arena.width(a);
        let Some(d) = self.arena.as_const(b).filter(|d| d.value != 0) else {
            return Ok(self.opaque(e, IntRange::unsigned(u32::from(w))));
        };
        if matches!(op, BinOp::UDiv | BinOp::URem) {
            let x = self.value(a)?;
            let (q, r) = self.divided(&x, &BigInt::from(d.value));
            return Ok(if op == BinOp::UDiv { q } else { r });
        }
        // Rounding towards 0 is rounding down after adding |d| - 1 to negative numbers.
        let (x, size) = (self.signed(a)?, BigInt::from(d.signed().unsigned_abs()));
        let value = self.value(a)?;
        let negative = self.sign(&value, w);
        let shifted = x.plus(&negative, &size - 1);
        let (q, _) = self.divided(&shifted, &size);
        let result = match op {
            BinOp::SRem => x.plus(&q, -size),
            _ if d.signed() < 0 => q.scale(-1),
            _ => q,
        };
        Ok(self.wrapped(&result, w))
    }

    /// The sum of the bits, where the operand is a sum of bits in different places.
    pub(super) fn popcount(&mut self, e: ExprId, a: ExprId) -> Result<Poly, Unsuited> {
        let x = self.value(a)?;
        let mut places: Vec<&BigInt> = x.terms().map(|(_, c)| c).collect();
        places.sort_unstable();
        places.dedup();
        let apart = places.len() == x.length();
        let one_bit = |c: &BigInt| c.trailing_zeros().is_some_and(|k| *c == power(k as u32));
        let bits = x.terms().all(|(m, c)| one_bit(c) && m.iter().all(|&v| self.problem.is_bit(v)));
        if apart && bits {
            return Ok(x.map(|_| BigInt::from(1)));
        }
        let w = self.arena.width(a);
        Ok(self.opaque(e, IntRange::new(0, w)))
    }
}
