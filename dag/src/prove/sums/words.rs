//! Terms as integers: what each operation makes of the polynomials of its operands.

use super::bits::{by_cases, learn_exclusions, mask_bit, note_fact};
use super::certificate::CertificateWriter;
use super::system::{AtomMeaning, NoReading, QuotientClaim, SumSystem};
use crate::ir::integers::poly::{IntRange, Poly, floor, power};
use isa::{Arena, BinOp, ExprId, ExprNode, UnOp};
use num_bigint::BigInt;
use rustc_hash::FxHashMap;

/// Masks of more runs of ones than this are not taken apart.
const FIELDS: usize = 4;
/// Monomials of all terms together, beyond which a claim is left to others: the same limit on every machine.
const MOST_MONOMIALS: usize = 500_000;
/// Words with the same values on the states that one is compared with.
const ALIKE: usize = 4;

/// A term: a polynomial that is its value, an unsigned number, in every state.
#[derive(Clone, Debug)]
pub struct WordPoly {
    pub poly: Poly,
    /// It is no more than this.
    pub hi: BigInt,
    /// It is a word where this bit is 1, and 0 elsewhere.
    chosen_by: Option<Poly>,
}

/// An operation that is not looked into.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum OpaqueOperation {
    Un(UnOp, u16, Poly),
    Bin(BinOp, u16, Poly, Poly),
    Other(ExprId),
}

pub struct SumReading<'a> {
    arena: &'a Arena,
    pub system: SumSystem,
    pub words: FxHashMap<ExprId, WordPoly>,
    /// The values of every term on the states, by the evaluator.
    values: &'a FxHashMap<ExprId, Vec<BigInt>>,
    states: usize,
    /// Of all terms so far.
    monomials: usize,
    opaque: FxHashMap<OpaqueOperation, Poly>,
    /// Words by their values.
    alike: FxHashMap<Vec<BigInt>, Vec<ExprId>>,
}

type Read<T = WordPoly> = Result<T, NoReading>;

impl<'a> SumReading<'a> {
    pub fn new(arena: &'a Arena, values: &'a FxHashMap<ExprId, Vec<BigInt>>, states: usize) -> SumReading<'a> {
        let (system, words, opaque, alike) = Default::default();
        SumReading { arena, system, words, values, states, monomials: 0, opaque, alike }
    }

    /// The reading, written down.
    pub fn written_down(mut self) -> SumReading<'a> {
        self.system.writer = Some(CertificateWriter::default());
        self
    }

    fn write(&mut self, step: impl FnOnce(&mut CertificateWriter)) {
        self.system.writer.as_mut().map(step);
    }

    /// Reads a term whose operands were read.
    ///
    /// # Errors
    /// A polynomial is too long, or a state contradicts it.
    pub fn term(&mut self, e: ExprId) -> Read<()> {
        let (arena, width) = (self.arena, self.width(e));
        self.write(|w| w.term(arena, e));
        let mut word = self.operation(e)?;
        word.poly = self.system.reduce(&word.poly);
        word.hi = word.hi.min(power(width) - 1);
        let range = word.poly.range(&self.system.ranges);
        if range.lo >= BigInt::ZERO && range.hi < word.hi {
            word.hi = range.hi;
        }
        word.hi = greatest_multiple(&word.poly, &word.hi);
        self.monomials += word.poly.length();
        if self.monomials > MOST_MONOMIALS {
            return Err(NoReading("the polynomials are too long"));
        }
        if self.system.sample(&word.poly, self.states) != self.values[&e] {
            return Err(NoReading("a state contradicts a polynomial"));
        }
        self.write(|w| w.is(&word.poly));
        self.tighten(e, &mut word);
        self.unify(e, &mut word, width);
        self.system.note_less(&word.poly, width);
        if width == 1 || word.hi == BigInt::from(1) {
            note_fact(&mut self.system, &word.poly);
        }
        self.words.insert(e, word);
        Ok(())
    }

    /// Reads a term, or takes it for a number of its own if it cannot be read.
    pub fn term_or_opaque(&mut self, e: ExprId) {
        if self.term(e).is_err() {
            let word = self.opaque(e, OpaqueOperation::Other(e));
            self.words.insert(e, word);
        }
    }

    /// Two carries of one column do not happen at once: where no state shows more than one, it may be provable.
    fn tighten(&mut self, e: ExprId, word: &mut WordPoly) {
        let (one, two) = (BigInt::from(1), BigInt::from(2));
        let small = word.hi > one && word.hi.bits() <= 2;
        if small && self.values[&e].iter().all(|v| *v <= one) && self.system.is_below(&word.poly, &two) {
            word.hi = one;
            self.write(CertificateWriter::bit);
        }
    }

    /// Gives a word the polynomial of one that it is proved equal to: of those with the same values on all states.
    fn unify(&mut self, e: ExprId, word: &mut WordPoly, width: u32) {
        let values = &self.values[&e];
        if word.poly.as_constant().is_some() || width > 64 {
            return;
        }
        if values.iter().all(|v| *v == values[0]) {
            let number = Poly::constant(values[0].clone());
            if self.make_equal(word, &number, width) {
                return;
            }
        }
        let known = self.alike.get(values).cloned().unwrap_or_default();
        for other in &known {
            let width = width.max(self.width(*other));
            let (poly, hi) = (self.system.reduce(&self.words[other].poly), self.words[other].hi.clone());
            if poly == word.poly || self.make_equal(word, &poly, width) {
                word.hi = hi.min(word.hi.clone());
                return;
            }
        }
        if known.len() < ALIKE {
            self.alike.entry(values.clone()).or_default().push(e);
        }
    }

    /// Words that are congruent modulo `2^width`, and less than it, are equal.
    fn make_equal(&mut self, word: &mut WordPoly, other: &Poly, width: u32) -> bool {
        let difference = self.system.reduce(&word.poly.sub(other));
        if !difference.reduced(width).is_zero() {
            return false;
        }
        // Divided by 2^width and rounded down the word is 0, and the other less a multiple of it, too.
        let multiple = difference.map(|c| c / power(width));
        self.system.same_quotient(&QuotientClaim { of: &word.poly, bits: width }, &multiple, &Poly::default());
        word.poly = self.system.reduce(other);
        self.write(|w| w.now(&word.poly));
        true
    }

    fn width(&self, e: ExprId) -> u32 {
        u32::from(self.arena.width(e))
    }

    fn word(&self, e: ExprId) -> WordPoly {
        let word = &self.words[&e];
        WordPoly { poly: self.system.reduce(&word.poly), ..word.clone() }
    }

    /// A word by its polynomial, which is less than `2^width`.
    fn exact(poly: Poly, hi: BigInt) -> WordPoly {
        WordPoly { poly, hi, chosen_by: None }
    }

    /// A polynomial in `range`, modulo `2^width`.
    fn cut(&mut self, poly: &Poly, range: &IntRange, width: u32) -> Read {
        let modulus = power(width);
        let quotients = IntRange::new(floor(&range.lo, &modulus), floor(&range.hi, &modulus));
        let quotient = self.quotient(poly, width, &quotients)?;
        let hi = if quotients.lo == quotients.hi && range.lo >= BigInt::ZERO { range.hi.clone() } else { &modulus - 1 };
        Ok(Self::exact(poly.plus(&quotient, -modulus), hi))
    }

    fn quotient(&mut self, poly: &Poly, bits: u32, range: &IntRange) -> Read<Poly> {
        let quotient = self.system.quotient(poly, bits, range, self.states)?;
        self.write(|w| w.floor(&quotient));
        Ok(quotient)
    }

    /// `floor(word / 2^bits)`.
    fn shifted_down(&mut self, word: &WordPoly, bits: u32) -> Read {
        let hi = &word.hi >> bits;
        let poly = self.quotient(&word.poly, bits, &IntRange::new(0, hi.clone()))?;
        Ok(Self::exact(poly, hi))
    }

    /// Bits `lo .. lo + width`.
    fn field(&mut self, word: &WordPoly, lo: u32, width: u32) -> Read {
        let low = self.shifted_down(word, lo)?;
        if low.hi < power(width) {
            self.write(CertificateWriter::short);
            return Ok(low);
        }
        let high = self.shifted_down(word, lo + width)?;
        Ok(Self::exact(low.poly.plus(&high.poly, -power(width)), power(width) - 1))
    }

    /// The highest bit.
    fn sign(&mut self, word: &WordPoly, width: u32) -> Read<Poly> {
        Ok(self.shifted_down(word, width - 1)?.poly)
    }

    fn opaque(&mut self, e: ExprId, operation: OpaqueOperation) -> WordPoly {
        let width = self.width(e);
        let hi = power(width) - 1;
        if let Some(known) = self.opaque.get(&operation).cloned() {
            if let Some(AtomMeaning::Term(first)) = known.as_var().map(|v| self.system.meanings[v as usize].clone()) {
                self.write(|w| w.like(first));
            }
            return Self::exact(known, hi);
        }
        self.write(CertificateWriter::value);
        let poly = self.system.atom(AtomMeaning::Term(e), IntRange::unsigned(width), self.values[&e].clone());
        self.opaque.insert(operation, poly.clone());
        Self::exact(poly, hi)
    }

    fn operation(&mut self, e: ExprId) -> Read {
        let width = self.width(e);
        match self.arena.node(e) {
            ExprNode::Const(_) => {
                let value = self.values[&e][0].clone();
                Ok(Self::exact(Poly::constant(value.clone()), value))
            }
            ExprNode::Un(op, a) => self.unary(e, op, a),
            ExprNode::Bin(op, a, b) => self.binary(e, op, a, b),
            ExprNode::Ite(c, a, b) => {
                let (c, a, b) = (self.word(c), self.word(a), self.word(b));
                let poly = b.poly.add(&self.system.product(&c.poly, &a.poly.sub(&b.poly))?);
                Ok(Self::exact(poly, a.hi.max(b.hi)))
            }
            ExprNode::Extract(a, lo) => {
                let a = self.word(a);
                self.field(&a, lo.into(), width)
            }
            ExprNode::Zext(a) => Ok(self.word(a)),
            ExprNode::Sext(a) => {
                let (narrow, a) = (self.width(a), self.word(a));
                let sign = self.sign(&a, narrow)?;
                Ok(Self::exact(a.poly.plus(&sign, power(width) - power(narrow)), power(width) - 1))
            }
            ExprNode::Concat(high, low) => {
                let (by, high, low) = (self.width(low), self.word(high), self.word(low));
                Ok(Self::exact(low.poly.plus(&high.poly, power(by)), (high.hi << by) + low.hi))
            }
            ExprNode::Var(_) | ExprNode::Fma(..) | ExprNode::Convert(..) => {
                Ok(self.opaque(e, OpaqueOperation::Other(e)))
            }
        }
    }

    fn unary(&mut self, e: ExprId, op: UnOp, a: ExprId) -> Read {
        let (width, a) = (self.width(e), self.word(a));
        match op {
            UnOp::Not => Ok(Self::exact(Poly::constant(power(width) - 1).sub(&a.poly), power(width) - 1)),
            UnOp::Neg => self.cut(&a.poly.scale(-1), &IntRange::new(-&a.hi, 0), width),
            _ => Ok(self.opaque(e, OpaqueOperation::Un(op, width as u16, a.poly))),
        }
    }

    fn binary(&mut self, e: ExprId, op: BinOp, x: ExprId, y: ExprId) -> Read {
        let (width, operands) = (self.width(e), self.width(x));
        let (a, b) = (self.word(x), self.word(y));
        let shift = b.poly.as_constant().and_then(|c| u32::try_from(&c).ok()).filter(|s| *s < width);
        match (op, shift) {
            (BinOp::Add, _) => self.cut(&a.poly.add(&b.poly), &IntRange::new(0, &a.hi + &b.hi), width),
            (BinOp::Sub, _) => self.cut(&a.poly.sub(&b.poly), &IntRange::new(-&b.hi, a.hi.clone()), width),
            (BinOp::Mul, _) => {
                let product = self.system.product(&a.poly, &b.poly)?;
                self.cut(&product, &IntRange::new(0, &a.hi * &b.hi), width)
            }
            (BinOp::And, _) => self.and(e, &a, &b),
            (BinOp::Or | BinOp::Xor, _) if self.exclude_each_other(x, y) => {
                Ok(Self::exact(a.poly.add(&b.poly), BigInt::from(1)))
            }
            (BinOp::Or | BinOp::Xor, _) => self.or(e, op, &a, &b),
            (BinOp::Shl, Some(s)) => self.cut(&a.poly.scale(power(s)), &IntRange::new(0, &a.hi << s), width),
            (BinOp::LShr, Some(s)) => self.shifted_down(&a, s),
            (BinOp::AShr, Some(s)) => {
                let (low, sign) = (self.shifted_down(&a, s)?, self.sign(&a, width)?);
                Ok(Self::exact(low.poly.plus(&sign, power(width) - power(width - s)), power(width) - 1))
            }
            (BinOp::Ult, _) => {
                let range = IntRange::new(-&b.hi, a.hi.clone());
                self.borrow(&a.poly.sub(&b.poly), &range, operands)
            }
            (BinOp::Slt, _) => {
                let (s, t) = (self.sign(&a, operands)?, self.sign(&b, operands)?);
                let difference = a.poly.sub(&b.poly).plus(&t.sub(&s), power(operands));
                self.borrow(&difference, &IntRange::new(1 - power(operands), power(operands) - 1), operands)
            }
            (BinOp::Eq, _) => self.equal(&a, &b, operands),
            _ => Ok(self.opaque(e, OpaqueOperation::Bin(op, width as u16, a.poly, b.poly))),
        }
    }

    /// Whether a difference in `range`, which lies between `-2^bits` and `2^bits`, is negative.
    fn borrow(&mut self, difference: &Poly, range: &IntRange, bits: u32) -> Read {
        let lo = if range.lo < BigInt::ZERO { -1 } else { 0 };
        let quotient = self.quotient(difference, bits, &IntRange::new(lo, 0))?;
        Ok(Self::exact(quotient.scale(-1), BigInt::from(1)))
    }

    /// Whether the difference is 0, which is where the difference from 0 borrows nothing.
    fn equal(&mut self, a: &WordPoly, b: &WordPoly, bits: u32) -> Read {
        let one = BigInt::from(1);
        let difference = self.system.reduce(&a.poly.sub(&b.poly));
        if difference.reduced(bits).is_zero() {
            return Ok(Self::exact(Poly::constant(1), one));
        }
        let is_zero = |v: &[BigInt]| BigInt::from(u32::from(v[0] == BigInt::ZERO));
        if let Some(poly) = by_cases(&self.system, &[&difference], is_zero) {
            return Ok(Self::exact(poly, one));
        }
        let word = self.cut(&difference, &IntRange::new(-&b.hi, a.hi.clone()), bits)?;
        let word = self.system.reduce(&word.poly);
        let borrow = self.borrow(&word.scale(-1), &IntRange::new(1 - power(bits), 0), bits)?;
        Ok(Self::exact(Poly::constant(1).sub(&borrow.poly), one))
    }

    fn and(&mut self, e: ExprId, a: &WordPoly, b: &WordPoly) -> Read {
        let width = self.width(e);
        if let Some(poly) = by_cases(&self.system, &[&a.poly, &b.poly], |v| &v[0] & &v[1]) {
            return Ok(Self::exact(poly, (&a.hi).min(&b.hi).clone()));
        }
        for (mask, of) in [(a, b), (b, a)] {
            if let Some(bit) = mask_bit(&self.system, &mask.poly, width) {
                let poly = self.system.product(&bit, &of.poly)?;
                return Ok(WordPoly { poly, hi: of.hi.clone(), chosen_by: Some(bit) });
            }
            if let Some(fields) = mask.poly.as_constant().and_then(|m| fields(&m)) {
                let mut sum = Poly::default();
                for (lo, width) in fields {
                    sum = sum.plus(&self.field(of, lo, width)?.poly, power(lo));
                }
                return Ok(Self::exact(sum, (&a.hi).min(&b.hi).clone()));
            }
        }
        Ok(self.opaque(e, ordered(BinOp::And, width, a, b)))
    }

    /// `or` and `xor`, which are sums where the operands have no bit in common.
    fn or(&mut self, e: ExprId, op: BinOp, a: &WordPoly, b: &WordPoly) -> Read {
        let width = self.width(e);
        let bitwise = |v: &[BigInt]| if op == BinOp::Or { &v[0] | &v[1] } else { &v[0] ^ &v[1] };
        let one = BigInt::from(1);
        if op == BinOp::Or && a.hi <= one && b.hi <= one {
            learn_exclusions(&mut self.system, &a.poly.add(&b.poly), self.states);
        }
        if let Some(poly) = by_cases(&self.system, &[&a.poly, &b.poly], bitwise) {
            return Ok(Self::exact(poly, power(width) - 1));
        }
        if self.are_disjoint(a, b) {
            return Ok(Self::exact(a.poly.add(&b.poly), &a.hi + &b.hi));
        }
        let ones = Poly::constant(power(width) - 1);
        for (all, other) in [(a, b), (b, a)] {
            if op == BinOp::Xor && all.poly == ones {
                return Ok(Self::exact(ones.sub(&other.poly), power(width) - 1));
            }
        }
        Ok(self.opaque(e, ordered(op, width, a, b)))
    }

    /// Whether two bits are never both 1.
    fn exclude_each_other(&self, x: ExprId, y: ExprId) -> bool {
        if self.width(x) != 1 {
            return false;
        }
        let one = BigInt::from(1);
        let both = self.values[&x].iter().zip(&self.values[&y]).any(|(x, y)| *x == one && *y == one);
        let sum = || self.system.reduce(&self.words[&x].poly.add(&self.words[&y].poly));
        !both
            && (self.is_carry_of_three(x, y)
                || self.is_carry_of_three(y, x)
                || self.system.is_below(&sum(), &BigInt::from(2)))
    }

    /// Whether these are the carries, or borrows, of `x + y` and of that and a bit, both of which do not happen at once.
    fn is_carry_of_three(&self, first: ExprId, second: ExprId) -> bool {
        let node = |e: ExprId| self.arena.node(e);
        let is_bit = |e: ExprId| self.words[&e].hi <= BigInt::from(1);
        match (node(first), node(second)) {
            (ExprNode::Bin(BinOp::Ult, a, b), ExprNode::Bin(BinOp::Ult, c, d)) => match (node(a), node(c)) {
                (ExprNode::Bin(BinOp::Add, x, y), ExprNode::Bin(BinOp::Add, s, t)) if d == a && (b == x || b == y) => {
                    (s == a && is_bit(t)) || (t == a && is_bit(s))
                }
                (_, ExprNode::Bin(BinOp::Sub, x, y)) => x == a && y == b && is_bit(d),
                _ => false,
            },
            _ => false,
        }
    }

    fn are_disjoint(&self, a: &WordPoly, b: &WordPoly) -> bool {
        let one_of_two = |x: &Poly, y: &Poly| self.system.reduce(&x.add(y)) == Poly::constant(1);
        if let (Some(x), Some(y)) = (&a.chosen_by, &b.chosen_by)
            && one_of_two(&self.system.reduce(x), &self.system.reduce(y))
        {
            return true;
        }
        let above = |high: &WordPoly, low: &WordPoly| high.poly.reduced(low.hi.bits() as u32).is_zero();
        if above(a, b) || above(b, a) {
            return true;
        }
        // Each is 0 unless a bit is set, the other unless it is not.
        let vanishes = |p: &Poly, bit: u32, set: bool| {
            let (with, without) = p.split(|m, _| m.contains(&bit));
            if !set {
                return without.is_zero();
            }
            let mut sum = without;
            with.terms().for_each(|(m, c)| sum.add_term(m.iter().copied().filter(|v| *v != bit).collect(), c.clone()));
            sum.is_zero()
        };
        let mut bits: Vec<u32> =
            a.poly.terms().flat_map(|(m, _)| m.clone()).filter(|v| self.system.is_bit(*v)).collect();
        bits.sort_unstable();
        bits.dedup();
        bits.into_iter()
            .any(|bit| [true, false].into_iter().any(|set| vanishes(&a.poly, bit, set) && vanishes(&b.poly, bit, !set)))
    }

    /// Whether a term is 0 in every state.
    pub fn is_never(&self, e: ExprId) -> bool {
        self.words.get(&e).is_some_and(|w| self.system.reduce(&w.poly).is_zero())
    }
}

/// The greatest value up to `hi` that differs from the constant of a polynomial by a multiple of the power of two that all
/// else in it is a multiple of.
fn greatest_multiple(p: &Poly, hi: &BigInt) -> BigInt {
    let zeros = p.terms().filter(|(m, _)| !m.is_empty()).filter_map(|(_, c)| c.trailing_zeros()).min();
    let step = power(zeros.unwrap_or(0) as u32);
    let constant = p.constant_part();
    floor(&(hi - &constant), &step) * step + constant
}

fn ordered(op: BinOp, width: u32, a: &WordPoly, b: &WordPoly) -> OpaqueOperation {
    let (x, y) = if a.poly <= b.poly { (a, b) } else { (b, a) };
    OpaqueOperation::Bin(op, width as u16, x.poly.clone(), y.poly.clone())
}

/// The runs of ones of a mask: first bit and length.
fn fields(mask: &BigInt) -> Option<Vec<(u32, u32)>> {
    let (mut fields, mut at) = (Vec::new(), 0);
    let end = mask.bits() as u32;
    while at < end {
        let first = (at..end).find(|k| mask.bit(u64::from(*k)))?;
        let length = (first..end).take_while(|k| mask.bit(u64::from(*k))).count() as u32;
        fields.push((first, length));
        at = first + length;
    }
    (fields.len() <= FIELDS).then_some(fields)
}
