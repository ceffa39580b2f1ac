//! A problem over bounded integers: linear sums compared with 0, joined by truth functions.
//!
//! Every variable says what it stands for in a state of the terms, so that a state of the terms extends to one of
//! the problem. That is what the audit of a translation relies on ([`crate::prove::int::audit`]).

use super::poly::{IntRange, IntVar, Monomial, Poly, monomial_range};
use isa::{ExprId, Sym};
use num_bigint::BigInt;
use rustc_hash::FxHashMap;

/// A formula of one [`IntProblem`], by its number; operands have smaller numbers.
pub type FormulaId = u32;

/// `constant` and multiples of variables.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LinearForm {
    pub terms: Vec<(IntVar, BigInt)>,
    pub constant: BigInt,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Formula {
    Const(bool),
    /// The sum is 0.
    Zero(LinearForm),
    /// The sum is 0 or less.
    AtMostZero(LinearForm),
    Not(FormulaId),
    And(FormulaId, FormulaId),
    Xor(FormulaId, FormulaId),
    Ite(FormulaId, FormulaId, FormulaId),
}

/// What a variable is in a state of the terms.
#[derive(Clone, Debug)]
pub enum VarMeaning {
    /// Bits `lo .. lo + width` of a variable of the terms.
    Bits {
        sym: Sym,
        lo: u16,
        width: u16,
    },
    /// The value of a term that is not looked into.
    Term(ExprId),
    /// The quotient, rounded down, by a positive number.
    Quotient(Poly, BigInt),
    /// What is left of that division.
    Remainder(Poly, BigInt),
    Product(Monomial),
    /// 1 where the formula holds, else 0.
    Truth(FormulaId),
    /// The first where the formula holds, else the second.
    Choice(FormulaId, Poly, Poly),
}

/// What was made, in order: a variable's meaning rests on what was made before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Definition {
    Var(IntVar),
    Formula(FormulaId),
}

#[derive(Clone, Default, Debug)]
pub struct IntProblem {
    pub ranges: Vec<IntRange>,
    pub meanings: Vec<VarMeaning>,
    pub formulas: Vec<Formula>,
    pub order: Vec<Definition>,
    /// True in every state, by the meanings of the variables.
    pub lemmas: Vec<FormulaId>,
    /// What is asked to hold with them.
    pub goals: Vec<FormulaId>,
    ids: FxHashMap<Formula, FormulaId>,
    products: FxHashMap<Monomial, IntVar>,
}

impl IntProblem {
    pub fn var(&mut self, range: IntRange, meaning: VarMeaning) -> IntVar {
        let v = self.ranges.len() as IntVar;
        self.ranges.push(range);
        self.meanings.push(meaning);
        self.order.push(Definition::Var(v));
        v
    }

    pub fn is_bit(&self, v: IntVar) -> bool {
        self.ranges[v as usize] == IntRange::unsigned(1)
    }

    pub fn range(&self, p: &Poly) -> IntRange {
        p.range(&self.ranges)
    }

    /// Products of variables become variables with their products' bounds: this only adds solutions.
    pub fn linear(&mut self, p: &Poly) -> LinearForm {
        let mut sum = LinearForm { terms: Vec::new(), constant: BigInt::ZERO };
        for (m, c) in p.terms() {
            match m.len() {
                0 => sum.constant = c.clone(),
                1 => sum.terms.push((m[0], c.clone())),
                _ => sum.terms.push((self.product(m), c.clone())),
            }
        }
        sum.terms.sort_unstable_by_key(|(v, _)| *v);
        sum
    }

    fn product(&mut self, m: &Monomial) -> IntVar {
        if let Some(&v) = self.products.get(m) {
            return v;
        }
        let v = self.var(monomial_range(m, &self.ranges), VarMeaning::Product(m.clone()));
        self.products.insert(m.clone(), v);
        // With a factor that is 0 or 1, the product is 0 or the rest.
        if let Some(i) = m.iter().position(|&f| self.is_bit(f)) {
            let mut rest = m.clone();
            let bit = rest.remove(i);
            let mut other = Poly::default();
            other.add_term(rest, BigInt::from(1));
            let set = self.zero(&Poly::var(bit).sub(&Poly::constant(1)));
            self.define(v, set, &other, &Poly::default());
        }
        v
    }

    /// The lemma that `v` is `yes` where `c` holds and `no` elsewhere.
    pub fn define(&mut self, v: IntVar, c: FormulaId, yes: &Poly, no: &Poly) {
        let yes = self.zero(&Poly::var(v).sub(yes));
        let no = self.zero(&Poly::var(v).sub(no));
        let lemma = self.ite(c, yes, no);
        self.lemmas.push(lemma);
    }

    fn formula(&mut self, f: Formula) -> FormulaId {
        if let Some(&id) = self.ids.get(&f) {
            return id;
        }
        let id = self.formulas.len() as FormulaId;
        self.formulas.push(f.clone());
        self.order.push(Definition::Formula(id));
        self.ids.insert(f, id);
        id
    }

    pub fn truth(&mut self, value: bool) -> FormulaId {
        self.formula(Formula::Const(value))
    }

    pub fn as_truth(&self, f: FormulaId) -> Option<bool> {
        match self.formulas[f as usize] {
            Formula::Const(value) => Some(value),
            _ => None,
        }
    }

    /// `p = 0`.
    pub fn zero(&mut self, p: &Poly) -> FormulaId {
        if p.is_zero() {
            return self.truth(true);
        }
        if !self.range(p).contains(&BigInt::ZERO) {
            return self.truth(false);
        }
        let sum = self.linear(p);
        self.formula(Formula::Zero(sum))
    }

    /// `p <= 0`.
    pub fn at_most_zero(&mut self, p: &Poly) -> FormulaId {
        let range = self.range(p);
        if range.hi <= BigInt::ZERO || range.lo > BigInt::ZERO {
            return self.truth(range.hi <= BigInt::ZERO);
        }
        let sum = self.linear(p);
        self.formula(Formula::AtMostZero(sum))
    }

    /// `a < b`.
    pub fn less(&mut self, a: &Poly, b: &Poly) -> FormulaId {
        self.at_most_zero(&a.sub(b).add(&Poly::constant(1)))
    }

    pub fn not(&mut self, f: FormulaId) -> FormulaId {
        match self.formulas[f as usize] {
            Formula::Const(v) => self.truth(!v),
            Formula::Not(inner) => inner,
            _ => self.formula(Formula::Not(f)),
        }
    }

    pub fn and(&mut self, a: FormulaId, b: FormulaId) -> FormulaId {
        match (self.as_truth(a), self.as_truth(b)) {
            (Some(true), _) => b,
            (_, Some(true)) => a,
            (Some(false), _) | (_, Some(false)) => self.truth(false),
            _ if a == b => a,
            _ => self.formula(Formula::And(a.min(b), a.max(b))),
        }
    }

    pub fn or(&mut self, a: FormulaId, b: FormulaId) -> FormulaId {
        let (a, b) = (self.not(a), self.not(b));
        let neither = self.and(a, b);
        self.not(neither)
    }

    pub fn xor(&mut self, a: FormulaId, b: FormulaId) -> FormulaId {
        match (self.as_truth(a), self.as_truth(b)) {
            (Some(false), _) => b,
            (_, Some(false)) => a,
            (Some(true), _) => self.not(b),
            (_, Some(true)) => self.not(a),
            _ if a == b => self.truth(false),
            _ => self.formula(Formula::Xor(a.min(b), a.max(b))),
        }
    }

    pub fn ite(&mut self, c: FormulaId, a: FormulaId, b: FormulaId) -> FormulaId {
        match self.as_truth(c) {
            Some(true) => a,
            Some(false) => b,
            None if a == b => a,
            None => self.formula(Formula::Ite(c, a, b)),
        }
    }
}
