//! Quotients and remainders of polynomials, with a new variable only where the bounds do not give them.

use crate::ir::integers::poly::{IntRange, IntVar, Monomial, Poly, floor, power};
use crate::ir::integers::problem::{IntProblem, VarMeaning};
use num_bigint::BigInt;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// The quotients and remainders that were named.
#[derive(Default)]
pub struct Witnesses(FxHashMap<(Poly, BigInt), (IntVar, IntVar)>);

/// `p = quotient * 2^k + remainder` with a remainder from 0 to `2^k - 1`.
pub fn split(problem: &mut IntProblem, known: &mut Witnesses, p: &Poly, k: u32) -> (Poly, Poly) {
    let by = power(k);
    let divides = |c: &BigInt| floor(c, &by) * &by == *c;
    let (multiples, rest) = p.split(|_, c| divides(c));
    let high = multiples.map(|c| floor(c, &by));
    if k == 0 || problem.range(&rest).within(&IntRange::unsigned(k)) {
        return (high, rest);
    }
    if let Some((j, upper, lower)) = above_low_part(problem, &rest, k) {
        let (q, r) = split(problem, known, &upper, k - j);
        return (high.add(&q), lower.plus(&r, power(j)));
    }
    // What a coefficient has above 2^k is quotient already. The bounds may prefer it below or above 0.
    let positive = rest.map(|c| c - floor(c, &by) * &by);
    let centred = rest.reduced(k);
    for low in [&positive, &centred] {
        let range = problem.range(low);
        let q = floor(&range.lo, &by);
        if q == floor(&range.hi, &by) {
            let taken = rest.sub(low).map(|c| floor(c, &by)).add(&Poly::constant(q.clone()));
            return (high.add(&taken), low.plus(&Poly::constant(by), -q));
        }
    }
    let taken = rest.sub(&centred).map(|c| floor(c, &by));
    let (q, r) = witness(problem, known, &centred, by);
    (high.add(&taken).add(&q), r)
}

/// `p = 2^j * upper + lower` with `0 <= lower < 2^j`, for the largest such `j` from 1 to `k - 1`.
fn above_low_part(problem: &IntProblem, p: &Poly, k: u32) -> Option<(u32, Poly, Poly)> {
    let zeros = |c: &BigInt| c.trailing_zeros().unwrap_or(0) as u32;
    let places: BTreeSet<u32> = p.terms().map(|(_, c)| zeros(c)).filter(|j| (1..k).contains(j)).collect();
    places.into_iter().rev().find_map(|j| {
        let (upper, lower) = p.split(|_: &Monomial, c| zeros(c) >= j);
        let fits = problem.range(&lower).within(&IntRange::unsigned(j));
        fits.then(|| (j, upper.map(|c| c >> j), lower))
    })
}

/// Quotient, rounded down, and remainder of a division by a positive number.
pub fn by_number(problem: &mut IntProblem, known: &mut Witnesses, p: &Poly, d: &BigInt) -> (Poly, Poly) {
    let range = problem.range(p);
    let q = floor(&range.lo, d);
    if q == floor(&range.hi, d) {
        return (Poly::constant(q.clone()), p.plus(&Poly::constant(d.clone()), -q));
    }
    witness(problem, known, p, d.clone())
}

fn witness(problem: &mut IntProblem, known: &mut Witnesses, p: &Poly, d: BigInt) -> (Poly, Poly) {
    let key = (p.clone(), d);
    if let Some(&(q, r)) = known.0.get(&key) {
        return (Poly::var(q), Poly::var(r));
    }
    let (p, d) = key.clone();
    let range = problem.range(&p);
    let quotient = IntRange { lo: floor(&range.lo, &d), hi: floor(&range.hi, &d) };
    let q = problem.var(quotient, VarMeaning::Quotient(p.clone(), d.clone()));
    let r = problem.var(IntRange::new(0, &d - 1), VarMeaning::Remainder(p.clone(), d.clone()));
    let lemma = problem.zero(&p.plus(&Poly::var(q), -d).sub(&Poly::var(r)));
    problem.lemmas.push(lemma);
    known.0.insert(key, (q, r));
    (Poly::var(q), Poly::var(r))
}
