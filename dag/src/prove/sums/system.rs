//! Atoms, what is known of them, and polynomials over them.

use super::bits::{BitFact, by_cases, learn_exclusions};
use super::certificate::CertificateWriter;
use crate::ir::integers::poly::{IntRange, IntVar, Monomial, Poly, floor, power};
use isa::ExprId;
use num_bigint::BigInt;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::Cell;

/// What an atom stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AtomMeaning {
    /// The value of a term: a variable, or an operation that is not looked into.
    Term(ExprId),
    /// A polynomial, divided by `2^bits` and rounded down.
    Quotient { of: Poly, bits: u32 },
}

/// Why a term cannot be read: a bound that a state contradicts, or more than fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoReading(pub &'static str);

/// What is asked of a quotient: a polynomial, divided by `2^bits` and rounded down.
#[derive(Clone, Copy)]
pub struct QuotientClaim<'a> {
    pub of: &'a Poly,
    pub bits: u32,
}

/// A quotient that has a name already: `floor(key / 2^bits)` is `base`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct QuotientKey {
    bits: u32,
    key: Poly,
}

impl QuotientKey {
    /// Without the power of two that all of the dividend but its constant is a multiple of.
    fn lowest_terms(self) -> QuotientKey {
        let factors = self.key.terms().filter(|(m, _)| !m.is_empty()).filter_map(|(_, c)| c.trailing_zeros());
        let common = factors.min().map_or(0, |z| z.min(u64::from(self.bits) - 1) as u32);
        QuotientKey { bits: self.bits - common, key: self.key.map(|c| floor(c, &power(common))) }
    }
}

/// A polynomial in the form in which its quotient by `2^bits` has a name: multiples of `2^bits` taken out, and the greatest
/// monomial positive, for `floor((-1 - p) / d)` is `-1 - floor(p / d)`.
struct Dividend {
    named: QuotientKey,
    taken_out: Poly,
    /// It stands for `-1 - p`.
    complemented: bool,
}

impl Dividend {
    fn of(p: &Poly, bits: u32) -> Dividend {
        let half = power(bits - 1);
        let greatest = |key: &Poly| key.terms().last().map(|(_, c)| c.clone()).unwrap_or_default();
        let (mut p, mut key, mut complemented) = (p.clone(), p.reduced(bits), false);
        let sign = greatest(&key);
        if sign < BigInt::ZERO && sign != -half {
            p = complement(&p);
            (key, complemented) = (p.reduced(bits), true);
        }
        let taken_out = p.sub(&key).map(|c| c / power(bits));
        Dividend { named: QuotientKey { bits, key }.lowest_terms(), taken_out, complemented }
    }

    /// The quotient of the polynomial from that of what stands for it; the other way round it is the same.
    fn quotient_of(&self, q: &Poly) -> Poly {
        if self.complemented { complement(q) } else { q.clone() }
    }

    fn range_of(&self, range: &IntRange) -> IntRange {
        match self.complemented {
            true => IntRange::new(-1 - &range.hi, -1 - &range.lo),
            false => range.clone(),
        }
    }
}

fn complement(p: &Poly) -> Poly {
    Poly::constant(-1).sub(p)
}

/// More monomials than this in one polynomial are too many.
const LONGEST: usize = 3000;

#[derive(Clone, Default)]
pub struct SumSystem {
    pub meanings: Vec<AtomMeaning>,
    pub ranges: Vec<IntRange>,
    /// Values of each atom on the states, one after the other.
    samples: Vec<Vec<BigInt>>,
    /// Equations, solved for a monomial.
    solved: FxHashMap<Monomial, Poly>,
    quotients: FxHashMap<QuotientKey, Poly>,
    /// Polynomials over bits that are 0 or 1.
    pub facts: Vec<BitFact>,
    /// Pairs of bits of which it was asked what they exclude.
    pub paired: FxHashSet<(IntVar, IntVar)>,
    /// What is written down of it, where that is wanted.
    pub writer: Option<CertificateWriter>,
    /// Monomials that were looked at: a microsecond each, about what a unit of Z3's takes.
    work: Cell<u64>,
}

impl SumSystem {
    pub fn atom(&mut self, meaning: AtomMeaning, range: IntRange, samples: Vec<BigInt>) -> Poly {
        self.meanings.push(meaning);
        self.ranges.push(range);
        self.samples.push(samples);
        Poly::var((self.ranges.len() - 1) as IntVar)
    }

    pub fn is_bit(&self, v: IntVar) -> bool {
        self.ranges[v as usize] == IntRange::new(0, 1)
    }

    pub fn product(&self, a: &Poly, b: &Poly) -> Result<Poly, NoReading> {
        if a.length() * b.length() > LONGEST {
            return Err(NoReading("a polynomial is too long"));
        }
        Ok(a.times(b, &|v| self.is_bit(v)))
    }

    fn look_at(&self, p: &Poly) {
        self.work.set(self.work.get() + p.length() as u64);
    }

    pub fn work(&self) -> u64 {
        self.work.get()
    }

    /// The polynomial with all equations put in.
    pub fn reduce(&self, p: &Poly) -> Poly {
        let mut p = p.clone();
        loop {
            self.look_at(&p);
            let hit = |m: &Monomial| self.solved.contains_key(m);
            if !p.terms().any(|(m, _)| hit(m)) {
                return p;
            }
            let (replaced, kept) = p.split(|m, _| hit(m));
            p = replaced.terms().fold(kept, |sum, (m, c)| sum.plus(&self.solved[m], c.clone()));
        }
    }

    /// Notes that two polynomials, both the quotient that is asked for, are equal.
    pub fn same_quotient(&mut self, claim: &QuotientClaim, first: &Poly, second: &Poly) {
        let zero = self.reduce(&first.sub(second));
        if zero.is_zero() {
            return;
        }
        let pivot = self.equation(&zero);
        if let Some(writer) = &mut self.writer {
            writer.same(claim, first, second, pivot.as_ref());
        }
    }

    /// Notes that a polynomial, reduced, is 0: solved for which monomial. It is left out if it cannot be solved over the integers.
    fn equation(&mut self, p: &Poly) -> Option<Monomial> {
        let content = p.terms().fold(BigInt::ZERO, |g, (_, c)| gcd(g, c.clone()));
        if content == BigInt::ZERO {
            return None;
        }
        let p = p.map(|c| c / &content);
        let one = BigInt::from(1);
        let is_unit = |c: &BigInt| *c == one || *c == -&one;
        // The newest atom, by itself if that can be.
        let pivot =
            p.terms().filter(|(m, c)| !m.is_empty() && is_unit(c)).max_by_key(|(m, _)| (m.len() == 1, m.last()));
        let (monomial, c) = pivot.map(|(m, c)| (m.clone(), c.clone()))?;
        let (_, rest) = p.split(|m, _| *m == monomial);
        self.solved.insert(monomial.clone(), rest.scale(-c));
        Some(monomial)
    }

    /// The values of a polynomial on the states.
    pub fn sample(&self, p: &Poly, states: usize) -> Vec<BigInt> {
        self.look_at(p);
        let mut sums = vec![BigInt::ZERO; states];
        for (m, c) in p.terms() {
            for (state, sum) in sums.iter_mut().enumerate() {
                *sum += m.iter().fold(c.clone(), |product, v| product * &self.samples[*v as usize][state]);
            }
        }
        sums
    }

    /// Notes that a polynomial is at least 0 and less than `2^bits`.
    pub fn note_less(&mut self, p: &Poly, bits: u32) {
        let p = self.reduce(p);
        if p.as_constant().is_some() {
            return;
        }
        let dividend = Dividend::of(&p, bits);
        let base = dividend.quotient_of(&Poly::default()).sub(&dividend.taken_out);
        match self.quotients.get(&dividend.named) {
            Some(known) => {
                let known = dividend.quotient_of(&known.add(&dividend.taken_out));
                self.same_quotient(&QuotientClaim { of: &p, bits }, &known, &Poly::default());
            }
            None => {
                self.quotients.insert(dividend.named, base);
            }
        }
    }

    /// The polynomial, divided by `2^bits` and rounded down, which lies in `range`. Of two polynomials that differ by a
    /// multiple of `2^bits` the quotients differ by the multiple, so both get one atom.
    ///
    /// # Errors
    /// A state lies outside of the range, or the polynomial is too long.
    pub fn quotient(&mut self, p: &Poly, bits: u32, range: &IntRange, states: usize) -> Result<Poly, NoReading> {
        if bits == 0 {
            return Ok(p.clone());
        }
        let divisor = power(bits);
        let p = self.reduce(p);
        if let Some(c) = p.as_constant() {
            return Ok(Poly::constant(floor(&c, &divisor)));
        }
        if range.lo == range.hi {
            return Ok(Poly::constant(range.lo.clone()));
        }
        if p.length() > LONGEST {
            return Err(NoReading("a polynomial is too long"));
        }
        let dividend = Dividend::of(&p, bits);
        let with = |base: &Poly| dividend.quotient_of(&base.add(&dividend.taken_out));
        let divisor = power(dividend.named.bits);
        learn_exclusions(self, &dividend.named.key, states);
        if let Some(base) = by_cases(self, &[&dividend.named.key], |of| floor(&of[0], &divisor)) {
            return Ok(self.reduce(&with(&base)));
        }
        if let Some(base) = self.quotients.get(&dividend.named) {
            return Ok(self.reduce(&with(base)));
        }
        let base = self.named_quotient(&dividend, &dividend.range_of(range), states)?;
        let quotient = self.reduce(&with(&base));
        self.quotients.insert(dividend.named, base);
        Ok(quotient)
    }

    /// `floor(key / 2^bits)`, where with what was taken out added it lies in `range`.
    fn named_quotient(&mut self, dividend: &Dividend, range: &IntRange, states: usize) -> Result<Poly, NoReading> {
        let Dividend { named: QuotientKey { bits, key }, taken_out, .. } = dividend;
        let bits = *bits;
        let divisor = power(bits);
        let values: Vec<BigInt> = self.sample(key, states).iter().map(|v| floor(v, &divisor)).collect();
        let whole: Vec<BigInt> =
            self.sample(taken_out, states).iter().zip(&values).map(|(off, value)| off + value).collect();
        if !whole.iter().all(|v| range.contains(v)) {
            return Err(NoReading("a state contradicts the range of a quotient"));
        }
        let own = key.range(&self.ranges);
        let mut own = IntRange::new(floor(&own.lo, &divisor), floor(&own.hi, &divisor));
        let spread = |r: &IntRange| &r.hi - &r.lo;
        let narrow = spread(&own) <= BigInt::from(1) || spread(&own) < spread(range);
        // Never more than the least, as far as the states show: perhaps it cannot be.
        if own.lo != own.hi
            && values.iter().all(|v| *v == own.lo)
            && self.is_below(&self.less(key, &own.lo, bits), &divisor)
        {
            own.hi = own.lo.clone();
        }
        if own.lo == own.hi {
            return Ok(Poly::constant(own.lo));
        }
        if narrow {
            let lo = own.lo.clone();
            let samples = values.iter().map(|v| v - &lo).collect();
            let atom = self.quotient_atom(self.less(key, &lo, bits), bits, spread(&own), samples);
            return Ok(atom.add(&Poly::constant(lo)));
        }
        let all = key.plus(taken_out, divisor.clone());
        if whole.iter().all(|v| *v == range.lo) && self.is_below(&self.less(&all, &range.lo, bits), &divisor) {
            return Ok(Poly::constant(range.lo.clone()).sub(taken_out));
        }
        let samples = whole.iter().map(|v| v - &range.lo).collect();
        let atom = self.quotient_atom(self.less(&all, &range.lo, bits), bits, spread(range), samples);
        Ok(atom.add(&Poly::constant(range.lo.clone())).sub(taken_out))
    }

    /// A new quotient, from 0 to `hi`.
    fn quotient_atom(&mut self, of: Poly, bits: u32, hi: BigInt, samples: Vec<BigInt>) -> Poly {
        if let Some(writer) = &mut self.writer {
            writer.quotient(&of, bits, &hi);
        }
        self.atom(AtomMeaning::Quotient { of, bits }, IntRange::new(0, hi), samples)
    }

    /// `p - lo * 2^bits`.
    fn less(&self, p: &Poly, lo: &BigInt, bits: u32) -> Poly {
        p.sub(&Poly::constant(lo * power(bits)))
    }

    /// Whether a polynomial is less than `bound` in every state.
    pub fn is_below(&self, p: &Poly, bound: &BigInt) -> bool {
        [false, true].into_iter().any(|both_ways| self.is_bounded(p, bound, both_ways))
    }

    /// Quotients that count as positive are replaced by what they are quotients of, newest first, since they are no more
    /// than that; and `both_ways` those that count as negative, too, by the least that they can be.
    fn is_bounded(&self, p: &Poly, bound: &BigInt, both_ways: bool) -> bool {
        let (mut p, mut bound) = (p.clone(), bound.clone());
        let quotient = |v: &IntVar| match &self.meanings[*v as usize] {
            AtomMeaning::Quotient { of, bits } => Some((of, *bits)),
            AtomMeaning::Term(_) => None,
        };
        let mut done = IntVar::MAX;
        loop {
            self.look_at(&p);
            if p.range(&self.ranges).hi < bound {
                return true;
            }
            let open = |v: &IntVar| *v < done && quotient(v).is_some();
            let newest = p.terms().filter_map(|(m, _)| m.iter().copied().filter(open).max()).max();
            let Some((newest, (of, bits))) = newest.and_then(|v| Some((v, quotient(&v)?))) else { return false };
            done = newest;
            let alone: Monomial = vec![newest];
            let (with, rest) = p.split(|m, _| *m == alone);
            let Some(c) = with.terms().next().map(|(_, c)| c.clone()) else { continue };
            let divisor = power(bits);
            let most = match c > BigInt::ZERO {
                true => of.clone(),
                false if both_ways => of.sub(&Poly::constant(&divisor - 1)),
                false => continue,
            };
            if floor(&c, &divisor) * &divisor == c {
                p = rest.plus(&most, c / &divisor);
            } else {
                p = rest.scale(divisor.clone()).plus(&most, c);
                bound *= divisor;
            }
            if p.length() > LONGEST {
                return false;
            }
        }
    }
}

fn gcd(a: BigInt, b: BigInt) -> BigInt {
    let (mut a, mut b) = (a, b);
    while b != BigInt::ZERO {
        (a, b) = (b.clone(), a % b);
    }
    if a < BigInt::ZERO { -a } else { a }
}
