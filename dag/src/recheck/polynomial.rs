//! Polynomials with integer coefficients, and ranges of integers: the arithmetic of the checker, and nothing else's.

use num_bigint::BigInt;
use std::collections::BTreeMap;

/// An unknown integer of a certificate, by its number.
pub type Unknown = u32;
/// A product of unknowns, in ascending order.
pub type Product = Vec<Unknown>;

/// A sum of products with coefficients, none of which is 0.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Polynomial(BTreeMap<Product, BigInt>);

/// All integers from the first to the second.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Interval {
    pub lo: BigInt,
    pub hi: BigInt,
}

/// `2^k`.
pub fn two_to(k: u32) -> BigInt {
    BigInt::from(1) << k
}

/// The greatest integer that is no more than `n / d`, where `d > 0`.
pub fn divided_down(n: &BigInt, d: &BigInt) -> BigInt {
    let (quotient, remainder) = (n / d, n % d);
    if remainder < BigInt::ZERO { quotient - 1 } else { quotient }
}

/// The least integer that is no less than `n / d`, where `d > 0`.
pub fn divided_up(n: &BigInt, d: &BigInt) -> BigInt {
    -divided_down(&-n, d)
}

impl Interval {
    pub fn new(lo: impl Into<BigInt>, hi: impl Into<BigInt>) -> Interval {
        Interval { lo: lo.into(), hi: hi.into() }
    }

    pub fn of_width(bits: u32) -> Interval {
        Interval::new(0, two_to(bits) - 1)
    }

    pub fn is_bit(&self) -> bool {
        self.lo >= BigInt::ZERO && self.hi <= BigInt::from(1)
    }

    pub fn contains(&self, v: &BigInt) -> bool {
        self.lo <= *v && *v <= self.hi
    }

    pub fn common(&self, other: &Interval) -> Interval {
        Interval { lo: (&self.lo).max(&other.lo).clone(), hi: (&self.hi).min(&other.hi).clone() }
    }

    pub fn scaled(&self, by: &BigInt) -> Interval {
        let (a, b) = (&self.lo * by, &self.hi * by);
        if a <= b { Interval { lo: a, hi: b } } else { Interval { lo: b, hi: a } }
    }

    pub fn moved(&self, by: &BigInt) -> Interval {
        Interval { lo: &self.lo + by, hi: &self.hi + by }
    }

    pub fn plus(&self, other: &Interval) -> Interval {
        Interval { lo: &self.lo + &other.lo, hi: &self.hi + &other.hi }
    }

    pub fn times(&self, other: &Interval) -> Interval {
        let (a, b) = (self.scaled(&other.lo), self.scaled(&other.hi));
        Interval { lo: a.lo.min(b.lo), hi: a.hi.max(b.hi) }
    }
}

impl Polynomial {
    pub fn constant(c: impl Into<BigInt>) -> Polynomial {
        let mut p = Polynomial::default();
        p.add_product(Vec::new(), &c.into());
        p
    }

    pub fn unknown(x: Unknown) -> Polynomial {
        Polynomial(BTreeMap::from([(vec![x], BigInt::from(1))]))
    }

    pub fn products(&self) -> impl Iterator<Item = (&Product, &BigInt)> {
        self.0.iter()
    }

    pub fn length(&self) -> usize {
        self.0.len()
    }

    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// The number that does not depend on unknowns.
    pub fn constant_part(&self) -> BigInt {
        self.0.get(&Vec::new()).cloned().unwrap_or_default()
    }

    /// The value, if it depends on no unknown.
    pub fn as_number(&self) -> Option<BigInt> {
        self.0.keys().all(Vec::is_empty).then(|| self.constant_part())
    }

    pub fn coefficient(&self, product: &Product) -> BigInt {
        self.0.get(product).cloned().unwrap_or_default()
    }

    pub fn add_product(&mut self, product: Product, coefficient: &BigInt) {
        let sum = self.0.remove(&product).unwrap_or_default() + coefficient;
        if sum != BigInt::ZERO {
            self.0.insert(product, sum);
        }
    }

    pub fn without(&self, product: &Product) -> Polynomial {
        let mut rest = self.clone();
        rest.0.remove(product);
        rest
    }

    /// `self + factor * other`.
    pub fn plus(&self, factor: impl Into<BigInt>, other: &Polynomial) -> Polynomial {
        let (mut sum, factor) = (self.clone(), factor.into());
        other.0.iter().for_each(|(product, c)| sum.add_product(product.clone(), &(c * &factor)));
        sum
    }

    pub fn minus(&self, other: &Polynomial) -> Polynomial {
        self.plus(-1, other)
    }

    pub fn scaled(&self, factor: impl Into<BigInt>) -> Polynomial {
        Polynomial::default().plus(factor, self)
    }

    /// The quotient, if all coefficients are multiples of `d`.
    pub fn divided(&self, d: &BigInt) -> Option<Polynomial> {
        let mut out = Polynomial::default();
        for (product, c) in &self.0 {
            if c % d != BigInt::ZERO {
                return None;
            }
            out.add_product(product.clone(), &(c / d));
        }
        Some(out)
    }

    /// The product of two, in which a power of what is 0 or 1 is that itself.
    pub fn times(&self, other: &Polynomial, is_bit: impl Fn(Unknown) -> bool) -> Polynomial {
        let mut out = Polynomial::default();
        for (a, c) in &self.0 {
            for (b, d) in &other.0 {
                let mut both: Product = a.iter().chain(b).copied().collect();
                both.sort_unstable();
                both.dedup_by(|x, y| x == y && is_bit(*x));
                out.add_product(both, &(c * d));
            }
        }
        out
    }

    /// The greatest common divisor of the coefficients of what depends on unknowns; 0 if nothing does.
    pub fn content(&self) -> BigInt {
        let depends = self.0.iter().filter(|(product, _)| !product.is_empty());
        depends.fold(BigInt::ZERO, |g, (_, c)| common_divisor(&g, c))
    }
}

/// The greatest common divisor, not negative.
pub fn common_divisor(a: &BigInt, b: &BigInt) -> BigInt {
    let (mut a, mut b) = (a.clone(), b.clone());
    while b != BigInt::ZERO {
        let rest = &a % &b;
        (a, b) = (b, rest);
    }
    BigInt::from(a.magnitude().clone())
}
