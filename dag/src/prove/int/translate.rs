//! From terms to polynomials over integers.
//!
//! A term of width `w` has up to three readings: its unsigned value, its signed value (two's complement), and some
//! integer that is congruent to it modulo `2^w`. Sums and products are taken on the last, so that numbers wrap only
//! where something looks at their bits; wrapping is a division by a power of two ([`super::divide`]).
//! Terms that are not understood are variables of their own: that only adds solutions.

use super::cuts::{Cuts, cuts};
use super::divide::{self, Witnesses};
use crate::ir::integers::poly::{IntRange, Poly, power};
use crate::ir::integers::problem::{FormulaId, IntProblem, VarMeaning};
use isa::{Arena, BinOp, ExprId, ExprNode, Sym, UnOp};
use num_bigint::BigInt;
use rustc_hash::FxHashMap;

/// The problem is not worth stating: too deep, or its polynomials are too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unsuited;

/// How a polynomial relates to its term.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Reading {
    Unsigned,
    Signed,
    /// Modulo 2^width.
    Congruent,
}

/// A problem, and what was said of terms on the way to it.
pub struct Translation {
    pub problem: IntProblem,
    /// In the order in which they were made.
    pub readings: Vec<(ExprId, Reading, Poly)>,
    pub truths: Vec<(ExprId, FormulaId)>,
    pub cuts: Cuts,
}

/// Nesting of terms that is followed.
const DEEPEST: u32 = 400;
/// Terms of a polynomial.
const LONGEST: usize = 400;
/// Variables of a problem.
const MOST_VARIABLES: usize = 4000;
/// A choice by a variable of 0 or 1 is a product where the difference of its sides has at most so many terms.
const SHORT: usize = 8;

/// The problem that has a solution if all of `assertions` (width 1) can hold at once.
///
/// # Errors
/// If a term has no form over integers, or too large a one.
pub fn translate(arena: &Arena, assertions: &[ExprId]) -> Result<Translation, Unsuited> {
    let mut t = Translator {
        arena,
        cuts: cuts(arena, assertions),
        problem: IntProblem::default(),
        witnesses: Witnesses::default(),
        read: FxHashMap::default(),
        truth: FxHashMap::default(),
        limbs: FxHashMap::default(),
        bits: FxHashMap::default(),
        readings: Vec::new(),
        truths: Vec::new(),
        depth: 0,
    };
    for &a in assertions {
        let goal = t.truth(a)?;
        t.problem.goals.push(goal);
    }
    Ok(Translation { problem: t.problem, readings: t.readings, truths: t.truths, cuts: t.cuts })
}

pub(super) struct Translator<'a> {
    pub(super) arena: &'a Arena,
    cuts: Cuts,
    pub(super) problem: IntProblem,
    witnesses: Witnesses,
    read: FxHashMap<(ExprId, Reading), Poly>,
    truth: FxHashMap<ExprId, FormulaId>,
    limbs: FxHashMap<Sym, Vec<(u16, Poly)>>,
    bits: FxHashMap<FormulaId, Poly>,
    readings: Vec<(ExprId, Reading, Poly)>,
    truths: Vec<(ExprId, FormulaId)>,
    depth: u32,
}

impl Translator<'_> {
    /// One reading of a term, made once.
    fn reading(&mut self, e: ExprId, how: Reading) -> Result<Poly, Unsuited> {
        if let Some(p) = self.read.get(&(e, how)) {
            return Ok(p.clone());
        }
        if self.depth > DEEPEST || self.problem.ranges.len() > MOST_VARIABLES {
            return Err(Unsuited);
        }
        self.depth += 1;
        let p = match how {
            Reading::Unsigned => self.unsigned(e)?,
            Reading::Signed => self.two_complement(e)?,
            Reading::Congruent => self.residue(e)?.reduced(u32::from(self.arena.width(e))),
        };
        self.depth -= 1;
        if p.length() > LONGEST {
            return Err(Unsuited);
        }
        self.read.insert((e, how), p.clone());
        self.readings.push((e, how, p.clone()));
        Ok(p)
    }

    /// The unsigned value.
    pub(super) fn value(&mut self, e: ExprId) -> Result<Poly, Unsuited> {
        self.reading(e, Reading::Unsigned)
    }

    pub(super) fn signed(&mut self, e: ExprId) -> Result<Poly, Unsuited> {
        self.reading(e, Reading::Signed)
    }

    pub(super) fn congruent(&mut self, e: ExprId) -> Result<Poly, Unsuited> {
        self.reading(e, Reading::Congruent)
    }

    pub(super) fn split(&mut self, p: &Poly, k: u16) -> (Poly, Poly) {
        divide::split(&mut self.problem, &mut self.witnesses, p, u32::from(k))
    }

    pub(super) fn divided(&mut self, p: &Poly, by: &BigInt) -> (Poly, Poly) {
        divide::by_number(&mut self.problem, &mut self.witnesses, p, by)
    }

    /// `p` modulo `2^w`.
    pub(super) fn wrapped(&mut self, p: &Poly, w: u16) -> Poly {
        if self.problem.range(p).within(&IntRange::unsigned(u32::from(w))) { p.clone() } else { self.split(p, w).1 }
    }

    /// The most significant bit of an unsigned value of width `w`, as 0 or 1.
    pub(super) fn sign(&mut self, value: &Poly, w: u16) -> Poly {
        self.split(value, w - 1).0
    }

    pub(super) fn product(&self, a: &Poly, b: &Poly) -> Result<Poly, Unsuited> {
        if a.length() * b.length() > LONGEST * 4 {
            return Err(Unsuited);
        }
        Ok(a.times(b, &|v| self.problem.is_bit(v)))
    }

    fn two_complement(&mut self, e: ExprId) -> Result<Poly, Unsuited> {
        let w = self.arena.width(e);
        let value = self.value(e)?;
        let sign = self.sign(&value, w);
        Ok(value.plus(&sign, -power(u32::from(w))))
    }

    fn unsigned(&mut self, e: ExprId) -> Result<Poly, Unsuited> {
        let w = self.arena.width(e);
        let node = self.arena.node(e);
        if w == 1 && is_truth(node) {
            let f = self.truth(e)?;
            return Ok(self.bit(f));
        }
        Ok(match node {
            ExprNode::Const(c) => Poly::constant(c.value),
            ExprNode::Var(s) => self.bits_of(s, w, 0, w),
            ExprNode::Un(UnOp::Not, a) => Poly::constant(power(u32::from(w)) - 1).sub(&self.value(a)?),
            ExprNode::Un(UnOp::Neg, _) | ExprNode::Bin(BinOp::Add | BinOp::Sub | BinOp::Mul, ..) => {
                let p = self.congruent(e)?;
                self.wrapped(&p, w)
            }
            ExprNode::Un(UnOp::Popcount, a) => self.popcount(e, a)?,
            ExprNode::Bin(BinOp::Shl, a, k) => match self.arena.as_const(k) {
                Some(k) if k.value < u128::from(w) => {
                    let p = self.congruent(a)?.scale(power(k.value as u32));
                    self.wrapped(&p, w)
                }
                _ => self.opaque(e, IntRange::unsigned(u32::from(w))),
            },
            ExprNode::Bin(op @ (BinOp::And | BinOp::Or | BinOp::Xor), a, b) => self.bitwise(e, op, a, b)?,
            ExprNode::Bin(op @ (BinOp::UDiv | BinOp::URem | BinOp::SDiv | BinOp::SRem), a, b) => {
                self.division(e, op, a, b)?
            }
            ExprNode::Ite(c, a, b) => {
                let (c, a, b) = (self.truth(c)?, self.value(a)?, self.value(b)?);
                self.choice(c, &a, &b)?
            }
            ExprNode::Extract(a, lo) => self.extract(a, lo, w)?,
            ExprNode::Zext(a) => self.value(a)?,
            ExprNode::Sext(a) => {
                let from = self.arena.width(a);
                let value = self.value(a)?;
                let sign = self.sign(&value, from);
                value.plus(&sign, power(u32::from(w)) - power(u32::from(from)))
            }
            ExprNode::Concat(hi, lo) => {
                let shift = power(u32::from(self.arena.width(lo)));
                self.value(lo)?.plus(&self.value(hi)?, shift)
            }
            ExprNode::Un(UnOp::Clz | UnOp::Ctz, _) => self.opaque(e, IntRange::new(0, w)),
            _ => self.opaque(e, IntRange::unsigned(u32::from(w))),
        })
    }

    /// Some integer congruent to `e`: the operations of the ring need not wrap.
    fn residue(&mut self, e: ExprId) -> Result<Poly, Unsuited> {
        Ok(match self.arena.node(e) {
            ExprNode::Un(UnOp::Neg, a) => self.congruent(a)?.scale(-1),
            ExprNode::Un(UnOp::Not, a) => Poly::constant(-1).sub(&self.congruent(a)?),
            ExprNode::Bin(BinOp::Add, a, b) => self.congruent(a)?.add(&self.congruent(b)?),
            ExprNode::Bin(BinOp::Sub, a, b) => self.congruent(a)?.sub(&self.congruent(b)?),
            ExprNode::Bin(BinOp::Mul, a, b) => {
                let (a, b) = (self.congruent(a)?, self.congruent(b)?);
                self.product(&a, &b)?
            }
            ExprNode::Bin(BinOp::Shl, a, k) => match self.arena.as_const(k) {
                Some(k) if k.value < u128::from(self.arena.width(e)) => self.congruent(a)?.scale(power(k.value as u32)),
                _ => self.value(e)?,
            },
            ExprNode::Extract(a, 0) => self.congruent(a)?,
            ExprNode::Sext(a) => self.signed(a)?,
            ExprNode::Concat(hi, lo) => {
                let shift = power(u32::from(self.arena.width(lo)));
                self.value(lo)?.plus(&self.congruent(hi)?, shift)
            }
            _ => self.value(e)?,
        })
    }

    fn extract(&mut self, a: ExprId, lo: u16, w: u16) -> Result<Poly, Unsuited> {
        let from = self.arena.width(a);
        if let ExprNode::Var(s) = self.arena.node(a) {
            return Ok(self.bits_of(s, from, lo, w));
        }
        // Bits that reach the top are a quotient of the value; others of anything congruent to it.
        let whole = if lo + w == from { self.value(a)? } else { self.congruent(a)? };
        let part = self.split(&whole, lo).0;
        Ok(self.wrapped(&part, w))
    }

    /// Bits `lo .. lo + w` of the variable `s` of width `of`.
    fn bits_of(&mut self, s: Sym, of: u16, lo: u16, w: u16) -> Poly {
        if !self.limbs.contains_key(&s) {
            let mut limbs = Vec::new();
            let inner: Vec<u16> = self.cuts.get(&s).into_iter().flatten().copied().collect();
            let starts = [&[0], inner.as_slice()].concat();
            for (i, &lo) in starts.iter().enumerate() {
                let width = starts.get(i + 1).unwrap_or(&of) - lo;
                let limb =
                    self.problem.var(IntRange::unsigned(u32::from(width)), VarMeaning::Bits { sym: s, lo, width });
                limbs.push((lo, Poly::var(limb)));
            }
            self.limbs.insert(s, limbs);
        }
        // The extracts of a variable have cut it where they begin and end.
        let within = self.limbs[&s].iter().filter(|(at, _)| (lo..lo + w).contains(at));
        within.fold(Poly::default(), |sum, (at, limb)| sum.plus(limb, power(u32::from(at - lo))))
    }

    /// `f` as 0 or 1.
    pub(super) fn bit(&mut self, f: FormulaId) -> Poly {
        if let Some(value) = self.problem.as_truth(f) {
            return Poly::constant(i32::from(value));
        }
        if let Some(p) = self.bits.get(&f) {
            return p.clone();
        }
        let v = self.problem.var(IntRange::unsigned(1), VarMeaning::Truth(f));
        self.problem.define(v, f, &Poly::constant(1), &Poly::default());
        self.bits.insert(f, Poly::var(v));
        Poly::var(v)
    }

    /// Whether a polynomial that is 0 or 1 is 1.
    pub(super) fn is_set(&mut self, bit: &Poly) -> FormulaId {
        let f = self.problem.zero(&bit.sub(&Poly::constant(1)));
        if bit.as_var().is_some() {
            self.bits.insert(f, bit.clone());
        }
        f
    }

    pub(super) fn choice(&mut self, c: FormulaId, a: &Poly, b: &Poly) -> Result<Poly, Unsuited> {
        let difference = a.sub(b);
        match self.problem.as_truth(c) {
            Some(true) => return Ok(a.clone()),
            Some(false) => return Ok(b.clone()),
            None if difference.is_zero() => return Ok(a.clone()),
            None => {}
        }
        if difference.length() <= SHORT
            && let Some(bit) = self.bits.get(&c).cloned()
        {
            return Ok(b.add(&self.product(&bit, &difference)?));
        }
        let range = self.problem.range(a).joined(&self.problem.range(b));
        let v = self.problem.var(range, VarMeaning::Choice(c, a.clone(), b.clone()));
        self.problem.define(v, c, a, b);
        Ok(Poly::var(v))
    }

    pub(super) fn opaque(&mut self, e: ExprId, range: IntRange) -> Poly {
        Poly::var(self.problem.var(range, VarMeaning::Term(e)))
    }

    /// The truth value of a term of width 1.
    pub(super) fn truth(&mut self, e: ExprId) -> Result<FormulaId, Unsuited> {
        if let Some(&f) = self.truth.get(&e) {
            return Ok(f);
        }
        if self.depth > DEEPEST {
            return Err(Unsuited);
        }
        self.depth += 1;
        let f = self.formula(e)?;
        self.depth -= 1;
        self.truth.insert(e, f);
        self.truths.push((e, f));
        Ok(f)
    }

    fn formula(&mut self, e: ExprId) -> Result<FormulaId, Unsuited> {
        let node = self.arena.node(e);
        if !is_truth(node) {
            let bit = self.value(e)?;
            return Ok(self.is_set(&bit));
        }
        Ok(match node {
            ExprNode::Const(c) => self.problem.truth(c.value == 1),
            ExprNode::Un(_, a) => {
                let f = self.truth(a)?;
                self.problem.not(f)
            }
            ExprNode::Bin(BinOp::And, a, b) => {
                let (a, b) = (self.truth(a)?, self.truth(b)?);
                self.problem.and(a, b)
            }
            ExprNode::Bin(BinOp::Or, a, b) => {
                let (a, b) = (self.truth(a)?, self.truth(b)?);
                self.problem.or(a, b)
            }
            ExprNode::Bin(BinOp::Xor, a, b) => {
                let (a, b) = (self.truth(a)?, self.truth(b)?);
                self.problem.xor(a, b)
            }
            ExprNode::Ite(c, a, b) => {
                let (c, a, b) = (self.truth(c)?, self.truth(a)?, self.truth(b)?);
                self.problem.ite(c, a, b)
            }
            ExprNode::Bin(op, a, b) => self.comparison(op, a, b)?,
            _ => unreachable!("other nodes have no truth value of their own"),
        })
    }

    fn comparison(&mut self, op: BinOp, a: ExprId, b: ExprId) -> Result<FormulaId, Unsuited> {
        let zero = |x: ExprId| self.arena.as_const(x).is_some_and(|c| c.value == 0);
        if op == BinOp::Slt && zero(b) {
            let value = self.value(a)?;
            let sign = self.sign(&value, self.arena.width(a));
            return Ok(self.is_set(&sign));
        }
        if op == BinOp::Eq {
            // Equal modulo 2^w, whatever the numbers: no wrapping needs to be said.
            let (x, y, w) = (self.congruent(a)?, self.congruent(b)?, self.arena.width(a));
            let difference = x.sub(&y).reduced(u32::from(w));
            // What both sides add is gone from it, and with it bounds that no solver sees through.
            if difference.length() < x.length().max(y.length()) {
                let rest = self.wrapped(&difference, w);
                return Ok(self.problem.zero(&rest));
            }
        }
        let how = if op == BinOp::Slt { Reading::Signed } else { Reading::Unsigned };
        let (a, b) = (self.reading(a, how)?, self.reading(b, how)?);
        Ok(if op == BinOp::Eq { self.problem.zero(&a.sub(&b)) } else { self.problem.less(&a, &b) })
    }
}

/// Whether a node of width 1 is a truth function or a comparison of integers, rather than a bit of a number.
fn is_truth(node: ExprNode) -> bool {
    match node {
        ExprNode::Const(_) | ExprNode::Un(UnOp::Not, _) | ExprNode::Ite(..) => true,
        ExprNode::Bin(op, ..) => {
            use BinOp::*;
            matches!(op, And | Or | Xor | Eq | Ult | Slt)
        }
        _ => false,
    }
}
