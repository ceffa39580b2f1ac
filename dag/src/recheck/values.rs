//! The value of each term, an unsigned number, from those of its operands: what each operator is over the integers.

use super::Rejection;
use super::bounds::BoundTable;
use super::certificate::{CertificateStep, Premise, SameQuotient};
use super::polynomial::{Interval, Polynomial, two_to};
use super::terms::{Operator, TermNumber, TermTable};
use num_bigint::BigInt;
use std::collections::{HashMap, VecDeque};

/// What is known of the value of a term.
#[derive(Clone)]
struct TermValue {
    poly: Polynomial,
    /// It is 0 where this bit is.
    chosen_by: Option<Polynomial>,
}

/// A value that a rule gives, no more than `hi`.
struct RuleValue {
    poly: Polynomial,
    hi: BigInt,
    chosen_by: Option<Polynomial>,
}

impl RuleValue {
    fn of(poly: Polynomial, hi: BigInt) -> RuleValue {
        RuleValue { poly, hi, chosen_by: None }
    }
}

/// The value of an operand, and the range that it is known to lie in.
struct OperandRange {
    poly: Polynomial,
    range: Interval,
}

pub struct ValueChecker {
    terms: TermTable,
    /// The terms of the certificate, by the order in which they come.
    numbered: Vec<TermNumber>,
    values: HashMap<TermNumber, TermValue>,
    bounds: BoundTable,
    premises: VecDeque<Premise>,
    /// What the last `same` says is 0, times the power of two by which it divides.
    zero: Polynomial,
}

type Checked<T> = Result<T, Rejection>;

fn reject<T>(why: &str) -> Checked<T> {
    Err(Rejection::of(why))
}

impl ValueChecker {
    pub fn new(terms: TermTable) -> ValueChecker {
        let (numbered, values, bounds, premises, zero) = Default::default();
        ValueChecker { terms, numbered, values, bounds, premises, zero }
    }

    /// # Errors
    /// The step does not follow.
    pub fn step(&mut self, step: CertificateStep) -> Checked<()> {
        match step {
            CertificateStep::Term { name, parameters, operands } => self.term(&name, &parameters, &operands),
            CertificateStep::Premise(premise) => {
                self.premises.push_back(premise);
                Ok(())
            }
            CertificateStep::Is(poly) => self.is(&poly),
            CertificateStep::Bit => {
                let (_, value) = self.last()?;
                if !self.bounds.is_at_most(&value.poly, &BigInt::from(1)) {
                    return reject("the value may be more than 1");
                }
                self.bounds.note_bit(&value.poly);
                Ok(())
            }
            CertificateStep::Same(same) => self.same(same),
            CertificateStep::Now(poly) => self.now(poly),
            CertificateStep::Claim(_) => reject("a claim is no step"),
        }
    }

    /// A numbered term whose value is 0.
    ///
    /// # Errors
    /// It is not known to be.
    pub fn zero(&self, n: usize) -> Checked<TermNumber> {
        let term = self.numbered.get(n).copied();
        match term.and_then(|t| self.values.get(&t)) {
            Some(v) if self.bounds.reduced(&v.poly).is_zero() => Ok(self.numbered[n]),
            _ => reject("the term is not known to be 0"),
        }
    }

    fn term(&mut self, name: &str, parameters: &[String], operands: &[usize]) -> Checked<()> {
        self.finish()?;
        let known: Option<Vec<TermNumber>> = operands.iter().map(|&o| self.numbered.get(o).copied()).collect();
        let Some(operands) = known else { return reject("an operand comes later") };
        let digits = |n: usize| {
            parameters.get(n).and_then(|p| p.parse().ok()).ok_or_else(|| Rejection::of("a parameter is no number"))
        };
        let term = match (name, parameters.get(1)) {
            ("number", Some(value)) => {
                let value = value.parse().map_err(|_| Rejection::of("it is no number"))?;
                self.terms.number(value, digits(0)?)?
            }
            ("variable", Some(variable)) => self.terms.variable(variable, digits(0)?)?,
            _ => {
                let parameters = (0..parameters.len()).map(digits).collect::<Checked<Vec<u32>>>()?;
                self.terms.apply(name, &parameters, &operands)?
            }
        };
        self.numbered.push(term);
        Ok(())
    }

    /// Each step of a term was used, and the term has a value.
    fn finish(&mut self) -> Checked<()> {
        match self.numbered.last() {
            Some(t) if !self.values.contains_key(t) => reject("the term before has no value"),
            _ if !self.premises.is_empty() => reject("the term before has a step too many"),
            _ => Ok(()),
        }
    }

    fn last(&self) -> Checked<(TermNumber, TermValue)> {
        let last = self.numbered.last().and_then(|t| Some((*t, self.values.get(t)?.clone())));
        last.ok_or_else(|| Rejection::of("no term has a value"))
    }

    fn is(&mut self, claimed: &Polynomial) -> Checked<()> {
        let Some(&term) = self.numbered.last() else { return reject("no term comes before") };
        self.has_unknowns(claimed)?;
        let known = self.value_by_rule(term, claimed)?;
        if !self.premises.is_empty() || !self.bounds.are_equal(&known.poly, claimed) {
            return reject("the term has another value");
        }
        let width = self.terms.get(term).width;
        let range = Interval::new(0, known.hi.min(two_to(width) - 1));
        self.bounds.note(claimed, &range);
        if range.is_bit() {
            self.bounds.note_bit(claimed);
        }
        self.values.insert(term, TermValue { poly: claimed.clone(), chosen_by: known.chosen_by });
        Ok(())
    }

    fn has_unknowns(&self, p: &Polynomial) -> Checked<()> {
        let comes = |premise: &&Premise| matches!(premise, Premise::Value | Premise::Quotient { .. });
        let count = self.bounds.unknowns() + self.premises.iter().filter(comes).count();
        match p.products().all(|(product, _)| product.iter().all(|x| (*x as usize) < count)) {
            true => Ok(()),
            false => reject("an unknown comes later"),
        }
    }

    fn same(&mut self, same: SameQuotient) -> Checked<()> {
        for p in [&same.of, &same.first, &same.second] {
            self.has_unknowns(p)?;
        }
        for q in [&same.first, &same.second] {
            self.is_quotient(&same.of, same.bits, q)?;
        }
        let zero = same.first.minus(&same.second);
        self.zero = zero.scaled(two_to(same.bits));
        self.bounds.equate(&zero, same.pivot)
    }

    fn now(&mut self, poly: Polynomial) -> Checked<()> {
        self.has_unknowns(&poly)?;
        let (term, value) = self.last()?;
        let difference = self.bounds.reduced(&value.poly.minus(&poly));
        if !difference.is_zero() && !self.bounds.are_equal(&difference, &self.zero) {
            return reject("the value is not known to be this");
        }
        self.bounds.note(&poly, &self.bounds.range(&value.poly));
        if self.terms.get(term).width == 1 {
            self.bounds.note_bit(&poly);
        }
        self.values.insert(term, TermValue { poly, ..value });
        Ok(())
    }

    /// `q` is `of` over `2^bits`, rounded down, if what is left is from 0 to `2^bits - 1`.
    fn is_quotient(&mut self, of: &Polynomial, bits: u32, q: &Polynomial) -> Checked<()> {
        let rest = of.plus(-two_to(bits), q);
        if !self.bounds.lies_in(&rest, &Interval::of_width(bits)) {
            return reject("it is not known to be the quotient");
        }
        self.bounds.note(&rest, &Interval::of_width(bits));
        Ok(())
    }

    /// The next quotient that the certificate gives, of a polynomial in `range`.
    fn floor(&mut self, of: &Polynomial, bits: u32, range: &Interval) -> Checked<Polynomial> {
        self.bounds.note(of, range);
        loop {
            match self.premises.pop_front() {
                Some(Premise::Quotient { bits, hi, of }) => {
                    self.has_unknowns(&of)?;
                    self.bounds.quotient(of, bits, hi)?;
                }
                Some(Premise::Fact(p)) => self.fact(&p)?,
                Some(Premise::Floor(q)) => {
                    self.has_unknowns(&q)?;
                    self.is_quotient(of, bits, &q)?;
                    return Ok(q);
                }
                _ => return reject("a quotient is missing"),
            }
        }
    }

    fn fact(&mut self, p: &Polynomial) -> Checked<()> {
        self.has_unknowns(p)?;
        if !self.bounds.lies_in(p, &Interval::new(0, 1)) {
            return reject("it is not known to be 0 or 1");
        }
        self.bounds.note_bit(p);
        Ok(())
    }

    fn operand(&self, t: TermNumber) -> Checked<OperandRange> {
        let Some(value) = self.values.get(&t) else { return reject("an operand has no value") };
        let poly = self.bounds.reduced(&value.poly);
        let range = self.bounds.range(&poly).common(&Interval::of_width(self.terms.get(t).width));
        Ok(OperandRange { poly, range })
    }

    fn value_by_rule(&mut self, term: TermNumber, claimed: &Polynomial) -> Checked<RuleValue> {
        let checked = self.terms.get(term).clone();
        let width = checked.width;
        let all = two_to(width) - 1;
        match self.premises.front() {
            Some(Premise::Value) => {
                self.premises.pop_front();
                return Ok(RuleValue::of(self.bounds.value(Interval::of_width(width)), all));
            }
            Some(&Premise::Like(n)) => {
                self.premises.pop_front();
                return self.like(term, n);
            }
            _ => {}
        }
        let (name, parameters) = match &checked.operator {
            Operator::Number(n) => return Ok(RuleValue::of(Polynomial::constant(n.clone()), n.clone())),
            Operator::Variable(_) => return reject("a variable is a value of its own"),
            Operator::Apply(name, parameters) => (name.as_str(), parameters.clone()),
        };
        match checked.operands[..] {
            [a] => self.of_one(name, &parameters, a, width),
            [a, b] => self.of_two(name, a, b, width, claimed),
            [c, a, b] => {
                let (c, a, b) = (self.operand(c)?, self.operand(a)?, self.operand(b)?);
                let chosen = self.bounds.product(&c.poly, &a.poly.minus(&b.poly))?;
                Ok(RuleValue::of(chosen.plus(1, &b.poly), a.range.hi.max(b.range.hi)))
            }
            _ => reject("the operator has no rule"),
        }
    }

    /// The value of a term with the same operator and operands of the same values.
    fn like(&self, term: TermNumber, n: usize) -> Checked<RuleValue> {
        let other = self.numbered.get(n).copied();
        let Some(value) = other.and_then(|o| self.values.get(&o)) else { return reject("there is no such term") };
        let (a, b) = (self.terms.get(term), self.terms.get(self.numbered[n]));
        let equal = |x: TermNumber, y: TermNumber| -> Checked<bool> {
            let alike = self.terms.get(x).width == self.terms.get(y).width;
            Ok(alike && self.bounds.are_equal(&self.operand(x)?.poly, &self.operand(y)?.poly))
        };
        let commutes = matches!(&a.operator, Operator::Apply(n, _) if matches!(n.as_str(), "bvand" | "bvor" | "bvxor"));
        let operands_equal = match (&a.operands[..], &b.operands[..]) {
            (&[x], &[y]) => equal(x, y)?,
            (&[x, y], &[z, w]) => (equal(x, z)? && equal(y, w)?) || (commutes && equal(x, w)? && equal(y, z)?),
            _ => false,
        };
        if a.operator != b.operator || a.width != b.width || !operands_equal {
            return reject("the terms are not alike");
        }
        Ok(RuleValue::of(value.poly.clone(), two_to(a.width) - 1))
    }

    fn of_one(&mut self, name: &str, parameters: &[u32], a: TermNumber, width: u32) -> Checked<RuleValue> {
        let narrow = self.terms.get(a).width;
        let a = self.operand(a)?;
        let all: BigInt = two_to(width) - 1;
        match (name, parameters) {
            ("bvnot", _) => Ok(RuleValue::of(Polynomial::constant(all.clone()).minus(&a.poly), all)),
            ("bvneg", _) => self.cut(&a.poly.scaled(-1), &a.range.scaled(&BigInt::from(-1)), width),
            ("extract", &[_, low]) => self.field(&a, low, width),
            ("zero_extend", _) => Ok(RuleValue::of(a.poly, a.range.hi)),
            ("sign_extend", _) => {
                let sign = self.floor(&a.poly, narrow - 1, &a.range)?;
                Ok(RuleValue::of(a.poly.plus(two_to(width) - two_to(narrow), &sign), all))
            }
            _ => reject("the operator has no rule"),
        }
    }

    /// A polynomial modulo `2^width`.
    fn cut(&mut self, p: &Polynomial, range: &Interval, width: u32) -> Checked<RuleValue> {
        let quotient = self.floor(p, width, range)?;
        Ok(RuleValue::of(p.plus(-two_to(width), &quotient), two_to(width) - 1))
    }

    /// Bits `low .. low + width`.
    fn field(&mut self, a: &OperandRange, low: u32, width: u32) -> Checked<RuleValue> {
        let from = self.floor(&a.poly, low, &a.range)?;
        let hi = &a.range.hi >> low;
        if self.premises.front() == Some(&Premise::Short) {
            self.premises.pop_front();
            let fits = hi < two_to(width) || self.bounds.lies_in(&from, &Interval::of_width(width));
            return if fits { Ok(RuleValue::of(from, hi)) } else { reject("the field has bits above it") };
        }
        let above = self.floor(&a.poly, low + width, &a.range)?;
        Ok(RuleValue::of(from.plus(-two_to(width), &above), two_to(width) - 1))
    }

    fn of_two(
        &mut self,
        name: &str,
        x: TermNumber,
        y: TermNumber,
        width: u32,
        claimed: &Polynomial,
    ) -> Checked<RuleValue> {
        let (operands, below) = (self.terms.get(x).width, self.terms.get(y).width);
        let (a, b) = (self.operand(x)?, self.operand(y)?);
        let (all, one, minus) = (two_to(width) - 1, BigInt::from(1), BigInt::from(-1));
        let difference = || a.poly.minus(&b.poly);
        let by = b.poly.as_number().and_then(|n| u32::try_from(n).ok()).filter(|n| *n < width);
        match (name, by) {
            ("bvadd", _) => self.cut(&a.poly.plus(1, &b.poly), &a.range.plus(&b.range), width),
            ("bvsub", _) => self.cut(&difference(), &a.range.plus(&b.range.scaled(&minus)), width),
            ("bvmul", _) => {
                let product = self.bounds.product(&a.poly, &b.poly)?;
                self.cut(&product, &a.range.times(&b.range), width)
            }
            ("bvshl", Some(by)) => self.cut(&a.poly.scaled(two_to(by)), &a.range.scaled(&two_to(by)), width),
            ("bvlshr", Some(by)) => Ok(RuleValue::of(self.floor(&a.poly, by, &a.range)?, &a.range.hi >> by)),
            ("bvashr", Some(by)) => {
                let low = self.floor(&a.poly, by, &a.range)?;
                let sign = self.floor(&a.poly, width - 1, &a.range)?;
                Ok(RuleValue::of(low.plus(two_to(width) - two_to(width - by), &sign), all))
            }
            ("concat", _) => {
                let hi = (&a.range.hi << below) + &b.range.hi;
                Ok(RuleValue::of(b.poly.plus(two_to(below), &a.poly), hi))
            }
            ("bvult", _) => {
                let range = a.range.plus(&b.range.scaled(&minus));
                Ok(RuleValue::of(self.floor(&difference(), operands, &range)?.scaled(-1), one))
            }
            ("bvslt", _) => {
                let s = self.floor(&a.poly, operands - 1, &a.range)?;
                let t = self.floor(&b.poly, operands - 1, &b.range)?;
                let signed = difference().plus(two_to(operands), &t.minus(&s));
                let range = Interval::new(1 - two_to(operands), two_to(operands) - 1);
                Ok(RuleValue::of(self.floor(&signed, operands, &range)?.scaled(-1), one))
            }
            ("=", _) => self.equal(&a, &b, operands, claimed),
            ("bvand", _) => self.and(&a, &b, claimed),
            ("bvor" | "bvxor", _) => self.or(name, x, y, claimed),
            _ => reject("the operator has no rule"),
        }
    }

    fn equal(&mut self, a: &OperandRange, b: &OperandRange, width: u32, claimed: &Polynomial) -> Checked<RuleValue> {
        let one = BigInt::from(1);
        let difference = self.bounds.reduced(&a.poly.minus(&b.poly));
        if self.premises.is_empty() {
            let congruent = difference.divided(&two_to(width)).is_some();
            if congruent && self.bounds.are_equal(claimed, &Polynomial::constant(1)) {
                return Ok(RuleValue::of(claimed.clone(), one));
            }
            let is_zero = |v: &[BigInt]| BigInt::from(u32::from(v[0] == BigInt::ZERO));
            return match self.is_by_cases(claimed, &[&difference], is_zero) {
                true => Ok(RuleValue::of(claimed.clone(), one)),
                false => reject("it is not known when they are equal"),
            };
        }
        let word = self.cut(&difference, &a.range.plus(&b.range.scaled(&BigInt::from(-1))), width)?.poly;
        let borrow = self.floor(&word.scaled(-1), width, &Interval::new(1 - two_to(width), 0))?;
        Ok(RuleValue::of(Polynomial::constant(1).plus(1, &borrow), one))
    }

    /// Whether a polynomial has the values of a function in every case of few bits that can be.
    fn is_by_cases(&self, claimed: &Polynomial, of: &[&Polynomial], f: impl Fn(&[BigInt]) -> BigInt) -> bool {
        let claimed = self.bounds.reduced(claimed);
        let all: Vec<&Polynomial> = [&claimed].into_iter().chain(of.iter().copied()).collect();
        let cases = self.bounds.values_by_cases(&all);
        cases.is_some_and(|cases| cases.iter().all(|v| v[0] == f(&v[1..])))
    }

    fn and(&mut self, a: &OperandRange, b: &OperandRange, claimed: &Polynomial) -> Checked<RuleValue> {
        let least = (&a.range.hi).min(&b.range.hi).clone();
        let pairs = [(a, b), (b, a)];
        if !self.premises.is_empty() {
            let mask = pairs.iter().find_map(|(mask, of)| Some((mask.poly.as_number()?, *of)));
            let Some((mask, of)) = mask else { return reject("there is no mask") };
            let mut sum = Polynomial::default();
            for (low, width) in runs_of_ones(&mask) {
                sum = sum.plus(two_to(low), &self.field(of, low, width)?.poly);
            }
            return Ok(RuleValue::of(sum, least));
        }
        if self.is_by_cases(claimed, &[&a.poly, &b.poly], |v| &v[0] & &v[1]) {
            return Ok(RuleValue::of(claimed.clone(), least));
        }
        for (mask, of) in pairs {
            // All ones, up to the highest that the mask may have, where a bit is 1, and 0 where it is 0.
            let ones = two_to(mask.range.hi.bits() as u32) - 1;
            let fits = ones > BigInt::ZERO && of.range.hi <= ones;
            let Some(bit) = Some(&mask.poly).filter(|_| fits).and_then(|m| m.divided(&ones)) else { continue };
            if self.bounds.range(&bit).is_bit() {
                let poly = self.bounds.product(&bit, &of.poly)?;
                if self.bounds.are_equal(&poly, claimed) {
                    return Ok(RuleValue { poly, hi: of.range.hi.clone(), chosen_by: Some(bit) });
                }
            }
        }
        reject("it is not known what they have in common")
    }

    fn or(&mut self, name: &str, x: TermNumber, y: TermNumber, claimed: &Polynomial) -> Checked<RuleValue> {
        let (a, b) = (self.operand(x)?, self.operand(y)?);
        let all = two_to(self.terms.get(x).width) - 1;
        let sum = a.poly.plus(1, &b.poly);
        if self.bounds.are_equal(&sum, claimed) && self.are_disjoint(x, y, &a, &b) {
            return Ok(RuleValue::of(sum, a.range.hi + b.range.hi));
        }
        let bitwise = |v: &[BigInt]| if name == "bvor" { &v[0] | &v[1] } else { &v[0] ^ &v[1] };
        if self.is_by_cases(claimed, &[&a.poly, &b.poly], bitwise) {
            return Ok(RuleValue::of(claimed.clone(), all));
        }
        for (ones, other) in [(&a, &b), (&b, &a)] {
            let complement = ones.poly.minus(&other.poly);
            let is_all = ones.poly.as_number().as_ref() == Some(&all);
            if name == "bvxor" && is_all && self.bounds.are_equal(&complement, claimed) {
                return Ok(RuleValue::of(complement, all));
            }
        }
        reject("it is not known what they have together")
    }

    /// Whether two terms have no 1 at the same place in any state.
    fn are_disjoint(&self, x: TermNumber, y: TermNumber, a: &OperandRange, b: &OperandRange) -> bool {
        let one = BigInt::from(1);
        if self.terms.get(x).width == 1
            && (self.carry_once(x, y)
                || self.carry_once(y, x)
                || self.bounds.is_at_most(&a.poly.plus(1, &b.poly), &one))
        {
            return true;
        }
        let chosen = |t: TermNumber| self.values.get(&t).and_then(|v| v.chosen_by.clone());
        if let (Some(k), Some(l)) = (chosen(x), chosen(y))
            && self.bounds.are_equal(&k.plus(1, &l), &Polynomial::constant(1))
        {
            return true;
        }
        let above =
            |high: &OperandRange, low: &OperandRange| high.poly.divided(&two_to(low.range.hi.bits() as u32)).is_some();
        above(a, b) || above(b, a) || self.one_vanishes(&a.poly, &b.poly)
    }

    /// Whether there is a bit that makes one polynomial 0 where it is 1, and the other where it is 0.
    fn one_vanishes(&self, a: &Polynomial, b: &Polynomial) -> bool {
        let bits = a.products().flat_map(|(product, _)| product.clone()).filter(|x| self.bounds.is_bit(*x));
        let with = |p: &Polynomial, bit: u32, set: bool| {
            let mut out = Polynomial::default();
            for (product, c) in p.products().filter(|(product, _)| set || !product.contains(&bit)) {
                out.add_product(product.iter().copied().filter(|x| *x != bit).collect(), c);
            }
            out.is_zero()
        };
        bits.into_iter().any(|x| (with(a, x, true) && with(b, x, false)) || (with(a, x, false) && with(b, x, true)))
    }

    /// Whether these are the carries of `p + q` and of that and a bit, or the borrows of `p - q` and of that less a bit. If
    /// the first is 1, the sum is at most `2^width - 2`, and the difference is at least 1.
    fn carry_once(&self, first: TermNumber, second: TermNumber) -> bool {
        let binary = |t: TermNumber, name: &str| match (&self.terms.get(t).operator, &self.terms.get(t).operands[..]) {
            (Operator::Apply(n, _), &[a, b]) if n == name => Some((a, b)),
            _ => None,
        };
        let is_bit = |t: TermNumber| self.operand(t).is_ok_and(|v| v.range.is_bit());
        let (Some((a, b)), Some((c, d))) = (binary(first, "bvult"), binary(second, "bvult")) else { return false };
        let carries = binary(a, "bvadd").is_some_and(|(p, q)| b == p || b == q)
            && d == a
            && binary(c, "bvadd").is_some_and(|(s, t)| (s == a && is_bit(t)) || (t == a && is_bit(s)));
        let borrows = binary(c, "bvsub") == Some((a, b)) && is_bit(d);
        carries || borrows
    }
}

/// First bit and length of each run of ones.
fn runs_of_ones(mask: &BigInt) -> Vec<(u32, u32)> {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for k in (0..mask.bits() as u32).filter(|k| mask.bit(u64::from(*k))) {
        match runs.last_mut() {
            Some((first, length)) if *first + *length == k => *length += 1,
            _ => runs.push((k, 1)),
        }
    }
    runs
}
