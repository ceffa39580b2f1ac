//! Polynomials with integer coefficients over numbered integer variables, and where their values can lie.

use isa::eval::Wide;
use num_bigint::{BigInt, Sign};
use std::collections::BTreeMap;

/// A variable of a problem, by its number.
pub type IntVar = u32;
/// A product of variables, in ascending order; the empty product is 1.
pub type Monomial = Vec<IntVar>;

/// A sum of multiples of monomials. No coefficient is 0, so equal polynomials are equal values of this type.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Poly {
    terms: BTreeMap<Monomial, BigInt>,
}

/// All integers from the first to the second, both included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IntRange {
    pub lo: BigInt,
    pub hi: BigInt,
}

/// `2^k`.
pub fn power(k: u32) -> BigInt {
    BigInt::from(1) << k
}

/// The unsigned number that bits are.
pub fn number(bits: Wide) -> BigInt {
    bits.0.iter().rev().fold(BigInt::ZERO, |n, &word| (n << 64) + word)
}

/// The quotient rounded down; `d` is positive.
pub fn floor(n: &BigInt, d: &BigInt) -> BigInt {
    let q = n / d;
    if (&q * d) > *n { q - 1 } else { q }
}

impl IntRange {
    pub fn new(lo: impl Into<BigInt>, hi: impl Into<BigInt>) -> IntRange {
        IntRange { lo: lo.into(), hi: hi.into() }
    }

    /// `0 .. 2^bits - 1`.
    pub fn unsigned(bits: u32) -> IntRange {
        IntRange::new(0, power(bits) - 1)
    }

    pub fn contains(&self, v: &BigInt) -> bool {
        self.lo <= *v && *v <= self.hi
    }

    pub fn within(&self, outer: &IntRange) -> bool {
        outer.lo <= self.lo && self.hi <= outer.hi
    }

    pub fn joined(&self, other: &IntRange) -> IntRange {
        IntRange { lo: (&self.lo).min(&other.lo).clone(), hi: (&self.hi).max(&other.hi).clone() }
    }

    fn times(&self, other: &IntRange) -> IntRange {
        // Most variables are not negative.
        if [&self.lo, &other.lo].iter().all(|lo| lo.sign() != Sign::Minus) {
            return IntRange { lo: &self.lo * &other.lo, hi: &self.hi * &other.hi };
        }
        let [a, b, c, d] = [&self.lo * &other.lo, &self.lo * &other.hi, &self.hi * &other.lo, &self.hi * &other.hi];
        IntRange { lo: (&a).min(&b).min(&c).min(&d).clone(), hi: a.max(b).max(c).max(d) }
    }

    fn scaled(&self, factor: &BigInt) -> IntRange {
        let [lo, hi] = [&self.lo * factor, &self.hi * factor];
        if factor.sign() == Sign::Minus { IntRange { lo: hi, hi: lo } } else { IntRange { lo, hi } }
    }
}

impl Poly {
    pub fn constant(c: impl Into<BigInt>) -> Poly {
        let mut p = Poly::default();
        p.add_term(Vec::new(), c.into());
        p
    }

    pub fn var(v: IntVar) -> Poly {
        Poly { terms: BTreeMap::from([(vec![v], BigInt::from(1))]) }
    }

    pub fn terms(&self) -> impl Iterator<Item = (&Monomial, &BigInt)> {
        self.terms.iter()
    }

    pub fn length(&self) -> usize {
        self.terms.len()
    }

    pub fn is_zero(&self) -> bool {
        self.terms.is_empty()
    }

    pub fn as_constant(&self) -> Option<BigInt> {
        match self.terms.len() {
            0 => Some(BigInt::ZERO),
            1 => self.terms.get(&Vec::new()).cloned(),
            _ => None,
        }
    }

    /// What does not depend on variables.
    pub fn constant_part(&self) -> BigInt {
        self.terms.get(&Vec::new()).cloned().unwrap_or_default()
    }

    /// The variable that this is, if it is one.
    pub fn as_var(&self) -> Option<IntVar> {
        match self.terms.iter().next() {
            Some((m, c)) if self.terms.len() == 1 && m.len() == 1 && *c == BigInt::from(1) => Some(m[0]),
            _ => None,
        }
    }

    pub fn add_term(&mut self, m: Monomial, c: BigInt) {
        if c.sign() == Sign::NoSign {
            return;
        }
        let new = self.terms.remove(&m).unwrap_or_default() + c;
        if new.sign() != Sign::NoSign {
            self.terms.insert(m, new);
        }
    }

    /// `self + factor * other`.
    pub fn plus(&self, other: &Poly, factor: impl Into<BigInt>) -> Poly {
        let (factor, mut sum) = (factor.into(), self.clone());
        for (m, c) in other.terms() {
            sum.add_term(m.clone(), c * &factor);
        }
        sum
    }

    pub fn add(&self, other: &Poly) -> Poly {
        self.plus(other, 1)
    }

    pub fn sub(&self, other: &Poly) -> Poly {
        self.plus(other, -1)
    }

    pub fn scale(&self, factor: impl Into<BigInt>) -> Poly {
        Poly::default().plus(self, factor)
    }

    /// The product; `is_bit` says which variables are 0 or 1, whose powers are themselves.
    pub fn times(&self, other: &Poly, is_bit: &dyn Fn(IntVar) -> bool) -> Poly {
        let mut product = Poly::default();
        for (m, c) in self.terms() {
            for (n, d) in other.terms() {
                let mut both: Monomial = m.iter().chain(n).copied().collect();
                both.sort_unstable();
                both.dedup_by(|a, b| a == b && is_bit(*a));
                product.add_term(both, c * d);
            }
        }
        product
    }

    /// The polynomial with other coefficients.
    pub fn map(&self, f: impl Fn(&BigInt) -> BigInt) -> Poly {
        let mut new = Poly::default();
        for (m, c) in self.terms() {
            new.add_term(m.clone(), f(c));
        }
        new
    }

    /// Coefficients modulo `2^k`, between `-2^(k-1)` and `2^(k-1)`: congruent to this polynomial modulo `2^k`.
    pub fn reduced(&self, k: u32) -> Poly {
        let (b, half) = (power(k), power(k) >> 1);
        self.map(|c| {
            let r = c - floor(c, &b) * &b;
            if r >= half { r - &b } else { r }
        })
    }

    /// Terms of which `f` holds, and the others.
    pub fn split(&self, f: impl Fn(&Monomial, &BigInt) -> bool) -> (Poly, Poly) {
        let (mut yes, mut no) = (Poly::default(), Poly::default());
        for (m, c) in self.terms() {
            let side = if f(m, c) { &mut yes } else { &mut no };
            side.terms.insert(m.clone(), c.clone());
        }
        (yes, no)
    }

    pub fn value(&self, at: &[BigInt]) -> BigInt {
        self.terms().map(|(m, c)| m.iter().fold(c.clone(), |p, &v| p * &at[v as usize])).sum()
    }

    /// Bounds of the value, from the bounds of each term by itself.
    pub fn range(&self, ranges: &[IntRange]) -> IntRange {
        let mut sum = IntRange::new(0, 0);
        for (m, c) in self.terms() {
            let term = monomial_range(m, ranges).scaled(c);
            sum = IntRange { lo: sum.lo + term.lo, hi: sum.hi + term.hi };
        }
        sum
    }
}

pub fn monomial_range(m: &Monomial, ranges: &[IntRange]) -> IntRange {
    m.iter().fold(IntRange::new(1, 1), |r, &v| r.times(&ranges[v as usize]))
}
