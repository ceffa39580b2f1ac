//! What is known of the unknowns: their ranges, equations between them, and bounds of polynomials.

use super::Rejection;
use super::polynomial::{Interval, Polynomial, Product, Unknown, divided_down, divided_up, two_to};
use num_bigint::BigInt;
use std::collections::{BTreeSet, HashMap};

/// How an unknown came in.
enum UnknownMeaning {
    /// The value of a term.
    Value,
    /// The greatest integer that is no more than a polynomial over `2^bits`.
    Quotient { of: Polynomial, bits: u32 },
}

/// A polynomial that is 0 or 1, over few unknowns that are.
struct BitClaim {
    poly: Polynomial,
    bits: BTreeSet<Unknown>,
}

/// Most bits that are gone through case by case.
const MOST_CASES: usize = 6;
/// Longer polynomials are not made.
pub const LONGEST: usize = 6000;

/// A polynomial without its constant, divided by its content, the greatest product positive.
#[derive(Clone, PartialEq, Eq, Hash)]
struct PrimitiveForm(Polynomial);

/// `factor * direction + offset`.
struct AffineForm {
    direction: PrimitiveForm,
    factor: BigInt,
    offset: BigInt,
}

impl AffineForm {
    /// `None` for numbers.
    fn of(p: &Polynomial) -> Option<AffineForm> {
        let content = p.content();
        if content == BigInt::ZERO {
            return None;
        }
        let offset = p.constant_part();
        let depends = p.without(&Product::new());
        let negative = depends.products().last().is_some_and(|(_, c)| *c < BigInt::ZERO);
        let factor = if negative { -content } else { content };
        Some(AffineForm { direction: PrimitiveForm(depends.divided(&factor)?), factor, offset })
    }
}

#[derive(Default)]
pub struct BoundTable {
    definitions: Vec<UnknownMeaning>,
    ranges: Vec<Interval>,
    /// Equations, each solved for a product.
    solved: HashMap<Product, Polynomial>,
    known: HashMap<PrimitiveForm, Interval>,
    /// The directions in which a product stands.
    within: HashMap<Product, Vec<PrimitiveForm>>,
    claims: Vec<BitClaim>,
}

impl BoundTable {
    /// A new unknown that is the value of something in a range.
    pub fn value(&mut self, range: Interval) -> Polynomial {
        self.definitions.push(UnknownMeaning::Value);
        self.ranges.push(range);
        Polynomial::unknown(self.ranges.len() as Unknown - 1)
    }

    /// A new unknown: `of / 2^bits`, rounded down, which is from 0 to `hi`.
    ///
    /// # Errors
    /// It is not known to be in that range.
    pub fn quotient(&mut self, of: Polynomial, bits: u32, hi: BigInt) -> Result<Polynomial, Rejection> {
        let last = (&hi + 1) * two_to(bits) - 1;
        if bits == 0 || !self.lies_in(&of, &Interval::new(0, last)) {
            return Err(Rejection::of("the range of a quotient is not known"));
        }
        self.definitions.push(UnknownMeaning::Quotient { of: of.clone(), bits });
        self.ranges.push(Interval::new(0, hi));
        let quotient = Polynomial::unknown(self.ranges.len() as Unknown - 1);
        self.note(&of.plus(-two_to(bits), &quotient), &Interval::of_width(bits));
        Ok(quotient)
    }

    pub fn unknowns(&self) -> usize {
        self.ranges.len()
    }

    pub fn is_bit(&self, x: Unknown) -> bool {
        self.ranges[x as usize].is_bit()
    }

    /// # Errors
    /// The product is too long.
    pub fn product(&self, a: &Polynomial, b: &Polynomial) -> Result<Polynomial, Rejection> {
        if a.length() * b.length() > LONGEST {
            return Err(Rejection::of("a polynomial is too long"));
        }
        Ok(a.times(b, |x| self.is_bit(x)))
    }

    /// With what the equations say put in.
    pub fn reduced(&self, p: &Polynomial) -> Polynomial {
        let mut p = p.clone();
        loop {
            let solved =
                |(product, c): (&Product, &BigInt)| Some((product.clone(), c.clone(), self.solved.get(product)?));
            let Some((product, c, by)) = p.products().find_map(solved) else { return p };
            p = p.without(&product).plus(c, by);
        }
    }

    pub fn are_equal(&self, p: &Polynomial, q: &Polynomial) -> bool {
        self.reduced(&p.minus(q)).is_zero()
    }

    /// Notes that a polynomial that is 0 in every state is so, solved for one of its products. Without a product nothing is
    /// noted.
    ///
    /// # Errors
    /// It cannot be solved for that.
    pub fn equate(&mut self, zero: &Polynomial, pivot: Option<Product>) -> Result<(), Rejection> {
        let zero = self.reduced(zero);
        let Some(pivot) = pivot else { return Ok(()) };
        let coefficient = zero.coefficient(&pivot);
        if pivot.is_empty() || coefficient == BigInt::ZERO {
            return Err(Rejection::of("an equation is solved for what it does not have"));
        }
        let rest = zero.without(&pivot).divided(&-coefficient);
        let rest = rest.ok_or_else(|| Rejection::of("an equation cannot be solved over the integers"))?;
        self.solved.insert(pivot.clone(), rest);
        for direction in self.within.remove(&pivot).unwrap_or_default() {
            if let Some(range) = self.known.remove(&direction) {
                self.note(&direction.0, &range);
            }
        }
        Ok(())
    }

    /// Notes that a polynomial lies in a range in every state.
    pub fn note(&mut self, p: &Polynomial, range: &Interval) {
        let Some(form) = AffineForm::of(&self.reduced(p)) else { return };
        let moved = range.moved(&-form.offset);
        let moved = if form.factor < BigInt::ZERO { moved.scaled(&BigInt::from(-1)) } else { moved };
        let size = BigInt::from(form.factor.magnitude().clone());
        let own = Interval { lo: divided_up(&moved.lo, &size), hi: divided_down(&moved.hi, &size) };
        match self.known.get_mut(&form.direction) {
            Some(known) => *known = known.common(&own),
            None => {
                for (product, _) in form.direction.0.products() {
                    self.within.entry(product.clone()).or_default().push(form.direction.clone());
                }
                self.known.insert(form.direction, own);
            }
        }
    }

    /// Notes that a polynomial is 0 or 1.
    pub fn note_bit(&mut self, p: &Polynomial) {
        self.note(p, &Interval::new(0, 1));
        if let Some(bits) = self.bits_of(&[p]).filter(|b| b.len() > 1)
            && !self.claims.iter().any(|c| c.poly == *p)
        {
            self.claims.push(BitClaim { poly: p.clone(), bits });
        }
    }

    /// A range in which a polynomial lies in every state.
    pub fn range(&self, p: &Polynomial) -> Interval {
        let p = self.reduced(p);
        let mut range = self.range_by_terms(&p);
        if let Some(form) = AffineForm::of(&p)
            && let Some(known) = self.known.get(&form.direction)
        {
            range = range.common(&known.scaled(&form.factor).moved(&form.offset));
        }
        if let Some(by_cases) = self.values_by_cases(&[&p]) {
            let values = || by_cases.iter().map(|v| &v[0]);
            if let (Some(lo), Some(hi)) = (values().min(), values().max()) {
                range = range.common(&Interval::new(lo.clone(), hi.clone()));
            }
        }
        range
    }

    pub fn lies_in(&self, p: &Polynomial, outer: &Interval) -> bool {
        let range = self.range(p);
        (range.hi <= outer.hi || self.is_at_most(p, &outer.hi))
            && (range.lo >= outer.lo || self.is_at_most(&p.scaled(-1), &-&outer.lo))
    }

    fn range_by_terms(&self, p: &Polynomial) -> Interval {
        let of =
            |product: &Product| product.iter().fold(Interval::new(1, 1), |r, x| r.times(&self.ranges[*x as usize]));
        p.products().fold(Interval::new(0, 0), |sum, (product, c)| sum.plus(&of(product).scaled(c)))
    }

    /// Whether `p <= most`: with quotients, newest first, replaced by bounds of them, either those alone that make `p`
    /// greater or all of them.
    pub fn is_at_most(&self, p: &Polynomial, most: &BigInt) -> bool {
        let (p, beyond) = (self.reduced(p), most + 1);
        self.is_below(&p, &beyond, false) || self.is_below(&p, &beyond, true)
    }

    fn is_below(&self, p: &Polynomial, beyond: &BigInt, all: bool) -> bool {
        let (mut p, mut beyond) = (p.clone(), beyond.clone());
        let mut fits = self.range_by_terms(&p).hi < beyond;
        for x in (0..self.ranges.len()).rev() {
            if fits {
                return true;
            }
            let alone = vec![x as Unknown];
            let c = p.coefficient(&alone);
            let UnknownMeaning::Quotient { of, bits } = &self.definitions[x] else { continue };
            // 2^bits x is at most `of`, and at least that less 2^bits - 1.
            let bound = match c > BigInt::ZERO {
                true => of.clone(),
                false if c == BigInt::ZERO || !all => continue,
                false => of.minus(&Polynomial::constant(two_to(*bits) - 1)),
            };
            let divisor = two_to(*bits);
            let rest = p.without(&alone);
            if &c % &divisor == BigInt::ZERO {
                p = rest.plus(c / divisor, &bound);
            } else {
                p = rest.scaled(divisor.clone()).plus(c, &bound);
                beyond *= divisor;
            }
            if p.length() > LONGEST {
                return false;
            }
            fits = self.range_by_terms(&p).hi < beyond;
        }
        fits
    }

    /// The bits that polynomials are over, if they are over few and nothing else.
    fn bits_of(&self, of: &[&Polynomial]) -> Option<BTreeSet<Unknown>> {
        let mut bits = BTreeSet::new();
        for x in of.iter().flat_map(|p| p.products()).flat_map(|(product, _)| product) {
            if !self.is_bit(*x) {
                return None;
            }
            bits.insert(*x);
            if bits.len() > MOST_CASES {
                return None;
            }
        }
        Some(bits)
    }

    /// The values of polynomials over few bits in each case that the claims about these bits leave.
    pub fn values_by_cases(&self, of: &[&Polynomial]) -> Option<Vec<Vec<BigInt>>> {
        let bits: Vec<Unknown> = self.bits_of(of)?.into_iter().collect();
        let claims: Vec<&BitClaim> = self.claims.iter().filter(|c| c.bits.iter().all(|b| bits.contains(b))).collect();
        let mut cases = Vec::new();
        for case in 0..1_usize << bits.len() {
            let is_set = |x: &Unknown| bits.iter().position(|b| b == x).is_some_and(|k| case >> k & 1 == 1);
            let value = |p: &Polynomial| -> BigInt {
                p.products().filter(|(product, _)| product.iter().all(is_set)).map(|(_, c)| c).sum()
            };
            if claims.iter().all(|c| Interval::new(0, 1).contains(&value(&c.poly))) {
                cases.push(of.iter().map(|p| value(p)).collect());
            }
        }
        Some(cases)
    }
}
