//! The audit of a translation: many states of the terms, each of which must be one of the integer problem.
//!
//! `unsat` of the problem says something of the terms only if every state of the terms extends to a solution of the
//! lemmas. The audit evaluates the terms with the interpreter of terms and the problem by the meanings of its
//! variables, and compares: the bounds of each variable, each lemma, and each reading that was given to a term.
//! Limbs take their extreme values often, so that carries and borrows between limbs happen.

use super::translate::{Reading, Translation};
use crate::ir::integers::poly::{Poly, floor, number, power};
use crate::ir::integers::problem::{Definition, Formula, IntProblem, LinearForm, VarMeaning};
use crate::ir::random::Random;
use isa::eval::{Wide, eval_wide};
use isa::{Arena, ExprId, Sym};
use num_bigint::BigInt;
use std::collections::BTreeMap;

/// States that are looked at.
const STATES: u64 = 192;

/// What is wrong with the translation, if a state shows it.
///
/// # Errors
/// The formula that does not say what its term does, and where.
pub fn audit(arena: &Arena, assertions: &[ExprId], t: &Translation) -> Result<(), String> {
    let mut roots: Vec<ExprId> = t.readings.iter().map(|r| r.0).chain(t.truths.iter().map(|r| r.0)).collect();
    let opaque = t.problem.meanings.iter().filter_map(|m| if let VarMeaning::Term(e) = m { Some(*e) } else { None });
    roots.extend(opaque);
    roots.sort_unstable();
    roots.dedup();
    let variables = arena.variables(assertions);
    for k in 0..STATES {
        let state = state(t, &variables, k);
        let values = eval_wide(arena, &roots, &|s| state.get(&s).copied().unwrap_or_default());
        let of: BTreeMap<ExprId, BigInt> = roots.iter().copied().zip(values.iter().map(|v| number(*v))).collect();
        one_state(arena, t, &state, &of)?;
    }
    Ok(())
}

/// Every limb at random, often with all bits equal or nearly so.
fn state(t: &Translation, variables: &[(Sym, u16)], k: u64) -> BTreeMap<Sym, Wide> {
    let mut random = Random::numbered(0xa0d1, k);
    let mut out = BTreeMap::new();
    for &(s, w) in variables {
        if k.is_multiple_of(3) {
            out.insert(s, random.interesting_wide(w));
            continue;
        }
        let inner: Vec<u16> = t.cuts.get(&s).into_iter().flatten().copied().collect();
        let starts = [&[0], inner.as_slice()].concat();
        let mut value = Wide::default();
        for (i, &lo) in starts.iter().enumerate() {
            let width = (starts.get(i + 1).unwrap_or(&w) - lo).min(128);
            let m = isa::expr::mask(width);
            let limb = match random.below(8) {
                0 | 1 => 0,
                2 | 3 => m,
                4 => 1,
                5 => m - 1,
                _ => random.wide() & m,
            };
            value.or_at(lo, limb & m);
        }
        out.insert(s, value);
    }
    out
}

fn one_state(
    arena: &Arena,
    t: &Translation,
    state: &BTreeMap<Sym, Wide>,
    of: &BTreeMap<ExprId, BigInt>,
) -> Result<(), String> {
    let p = &t.problem;
    let mut values: Vec<BigInt> = Vec::with_capacity(p.ranges.len());
    let mut truths: Vec<bool> = Vec::with_capacity(p.formulas.len());
    for made in &p.order {
        match *made {
            Definition::Var(v) => {
                let value = meaning(&p.meanings[v as usize], state, of, &values, &truths);
                if !p.ranges[v as usize].contains(&value) {
                    return Err(format!("variable {v} is out of its bounds"));
                }
                values.push(value);
            }
            Definition::Formula(f) => truths.push(holds(p, f as usize, &values, &truths)),
        }
    }
    if let Some(l) = p.lemmas.iter().find(|&&l| !truths[l as usize]) {
        return Err(format!("lemma {l} does not hold"));
    }
    for (e, how, poly) in &t.readings {
        if !agrees(arena.width(*e), *how, &poly.value(&values), &of[e]) {
            return Err(format!("the {how:?} reading of term {} is not its value", e.index()));
        }
    }
    match t.truths.iter().find(|(e, f)| truths[*f as usize] != (of[e] == BigInt::from(1))) {
        Some((e, _)) => Err(format!("the truth value of term {} is another", e.index())),
        None => Ok(()),
    }
}

fn agrees(w: u16, how: Reading, poly: &BigInt, value: &BigInt) -> bool {
    let modulus = power(u32::from(w));
    match how {
        Reading::Unsigned => poly == value,
        Reading::Signed if *value >= power(u32::from(w) - 1) => *poly == value - modulus,
        Reading::Signed => poly == value,
        Reading::Congruent => poly - floor(poly, &modulus) * &modulus == *value,
    }
}

fn meaning(
    m: &VarMeaning,
    state: &BTreeMap<Sym, Wide>,
    of: &BTreeMap<ExprId, BigInt>,
    values: &[BigInt],
    truths: &[bool],
) -> BigInt {
    match m {
        VarMeaning::Bits { sym, lo, width } => {
            let all = number(state.get(sym).copied().unwrap_or_default());
            (all >> *lo) & (power(u32::from(*width)) - 1)
        }
        VarMeaning::Term(e) => of[e].clone(),
        VarMeaning::Quotient(p, d) => floor(&p.value(values), d),
        VarMeaning::Remainder(p, d) => {
            let n = p.value(values);
            &n - floor(&n, d) * d
        }
        VarMeaning::Product(factors) => factors.iter().map(|&v| &values[v as usize]).product(),
        VarMeaning::Truth(f) => BigInt::from(u8::from(truths[*f as usize])),
        VarMeaning::Choice(f, a, b) => chosen(truths[*f as usize], a, b).value(values),
    }
}

fn chosen<'a>(first: bool, a: &'a Poly, b: &'a Poly) -> &'a Poly {
    if first { a } else { b }
}

fn holds(p: &IntProblem, f: usize, values: &[BigInt], truths: &[bool]) -> bool {
    let sum = |l: &LinearForm| -> BigInt {
        l.terms.iter().map(|(v, c)| c * &values[*v as usize]).sum::<BigInt>() + &l.constant
    };
    let at = |f: u32| truths[f as usize];
    match &p.formulas[f] {
        Formula::Const(c) => *c,
        Formula::Zero(l) => sum(l) == BigInt::ZERO,
        Formula::AtMostZero(l) => sum(l) <= BigInt::ZERO,
        Formula::Not(a) => !at(*a),
        Formula::And(a, b) => at(*a) && at(*b),
        Formula::Xor(a, b) => at(*a) != at(*b),
        Formula::Ite(c, a, b) => {
            if at(*c) {
                at(*a)
            } else {
                at(*b)
            }
        }
    }
}
