//! Comparisons with a constant that is not known: which constants make a condition hold where it must, and nowhere else.

use super::step::low;
use isa::{Arena, Cond, ExprId, Sym};

/// What a comparison's flags are of, read off their terms: the first slot and the second one, `width` bits of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ComparisonForm {
    /// Carry: the first is below the second; zero: they are equal.
    Difference { width: u16 },
    /// Zero: they have no one in common.
    Conjunction { width: u16 },
}

impl ComparisonForm {
    /// From the terms of the carry and the zero flag over the first two symbols.
    pub fn of(a: &mut Arena, carry: ExprId, zero: ExprId) -> Option<ComparisonForm> {
        [8, 16, 32, 64].into_iter().find_map(|width| {
            let mut operand = |s: u32| {
                let whole = a.var(Sym(s), 64);
                a.extract(whole, 0, width)
            };
            let (x, y) = (operand(0), operand(1));
            let both = a.and(x, y);
            let (below, none) = (a.ult(x, y), a.is_zero(both));
            let equal = a.eq(x, y);
            let difference = a.sub(x, y);
            let nothing_left = a.is_zero(difference);
            if carry == below && (zero == equal || zero == nothing_left) {
                return Some(ComparisonForm::Difference { width });
            }
            let no_carry = a.as_const(carry).is_some_and(|c| c.value == 0);
            (no_carry && zero == none).then_some(ComparisonForm::Conjunction { width })
        })
    }
}

/// Where a condition must hold, must not, or may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Demand {
    Must,
    MustNot,
    May,
}

/// Constants to compare `x` with, so that the condition is what is demanded on every state; none if no constant does,
/// or if nothing is known of this condition. Of an interval the middle, for a counterexample to halve it, and its ends.
pub fn compared_constants(form: ComparisonForm, condition: Cond, x: &[u64], demands: &[Demand]) -> Vec<u64> {
    let of = |wanted: Demand| {
        let all = x.iter().zip(demands);
        all.filter(move |(_, d)| **d == wanted).map(|(x, _)| *x).collect::<Vec<u64>>()
    };
    let (mut must, mut must_not) = (of(Demand::Must), of(Demand::MustNot));
    let Some(positive) = [Cond::B, Cond::L, Cond::Be, Cond::Le, Cond::E].into_iter().find(|c| {
        let negated = c.negated() == condition;
        if negated {
            std::mem::swap(&mut must, &mut must_not);
        }
        negated || *c == condition
    }) else {
        return Vec::new();
    };
    match (form, positive) {
        (ComparisonForm::Conjunction { width }, Cond::E) => disjoint(width, &must, &must_not),
        (ComparisonForm::Conjunction { .. }, _) => Vec::new(),
        (ComparisonForm::Difference { width }, Cond::E) => equal(width, &must, &must_not),
        (ComparisonForm::Difference { width }, _) => {
            let sign = if matches!(positive, Cond::L | Cond::Le) { 1 << (width - 1) } else { 0 };
            let or_equal = matches!(positive, Cond::Be | Cond::Le);
            thresholds(width, sign, or_equal, &must, &must_not)
        }
    }
}

/// Numbers that have no one in common with any that must, and some with each that must not: the greatest such set.
fn disjoint(width: u16, must: &[u64], must_not: &[u64]) -> Vec<u64> {
    let free = must.iter().fold(low(width), |free, x| free & !x);
    if must_not.iter().all(|x| x & free != 0) { vec![free] } else { Vec::new() }
}

fn equal(width: u16, must: &[u64], must_not: &[u64]) -> Vec<u64> {
    let Some(first) = must.first().map(|x| x & low(width)) else { return Vec::new() };
    let same = |x: &u64| x & low(width) == first;
    if must.iter().all(same) && !must_not.iter().any(same) { vec![first] } else { Vec::new() }
}

/// `m` with `x < m`, or `x <= m`, exactly where that must be; `sign` is added to both before they are compared.
fn thresholds(width: u16, sign: u64, or_equal: bool, must: &[u64], must_not: &[u64]) -> Vec<u64> {
    let key = |x: &u64| (x & low(width)) ^ sign;
    let above = |k: u64| if or_equal { Some(k) } else { k.checked_add(1).filter(|k| *k <= low(width)) };
    let below = |k: u64| if or_equal { k.checked_sub(1) } else { Some(k) };
    let lo = must.iter().map(key).max().map_or(Some(0), above);
    let hi = must_not.iter().map(key).min().map_or(Some(low(width)), below);
    let (Some(lo), Some(hi)) = (lo, hi) else { return Vec::new() };
    if lo > hi {
        return Vec::new();
    }
    let mut all = vec![lo + (hi - lo) / 2, lo, hi];
    all.dedup();
    all.into_iter().map(|k| k ^ sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::random::Random;

    fn holds(form: ComparisonForm, condition: Cond, x: u64, m: u64) -> bool {
        let (w, signed) = (5, |v: u64| ((v << 59) as i64) >> 59);
        assert!(
            matches!(form, ComparisonForm::Difference { width } | ComparisonForm::Conjunction { width } if width == w)
        );
        let equal = if matches!(form, ComparisonForm::Difference { .. }) { x == m } else { x & m == 0 };
        match condition {
            Cond::B => x < m,
            Cond::Ae => x >= m,
            Cond::Be => x <= m,
            Cond::A => x > m,
            Cond::L => signed(x) < signed(m),
            Cond::Ge => signed(x) >= signed(m),
            Cond::Le => signed(x) <= signed(m),
            Cond::G => signed(x) > signed(m),
            Cond::E => equal,
            _ => !equal,
        }
    }

    #[test]
    fn constants_are_found_where_a_search_of_all_finds_some() {
        let mut r = Random::new(3);
        let (difference, conjunction) =
            (ComparisonForm::Difference { width: 5 }, ComparisonForm::Conjunction { width: 5 });
        let conditions =
            [Cond::B, Cond::Ae, Cond::Be, Cond::A, Cond::L, Cond::Ge, Cond::Le, Cond::G, Cond::E, Cond::Ne];
        let forms =
            conditions.map(|c| (difference, c)).into_iter().chain([Cond::E, Cond::Ne].map(|c| (conjunction, c)));
        for (form, condition) in forms {
            let mut found = 0;
            for round in 0..2000 {
                let hidden = r.below(32) as u64;
                let x: Vec<u64> =
                    (0..=r.below(4)).map(|_| if r.below(3) == 0 { hidden } else { r.below(32) as u64 }).collect();
                let demand = |x: &u64, r: &mut Random| match (r.below(4), round % 2) {
                    (0, _) => Demand::May,
                    (_, 0) if holds(form, condition, *x, hidden) => Demand::Must,
                    (_, 0) => Demand::MustNot,
                    (1, _) => Demand::Must,
                    _ => Demand::MustNot,
                };
                let demands: Vec<Demand> = x.iter().map(|x| demand(x, &mut r)).collect();
                let does = |m: u64| {
                    x.iter().zip(&demands).all(|(x, d)| match d {
                        Demand::May => true,
                        d => holds(form, condition, *x, m) == (*d == Demand::Must),
                    })
                };
                let constants = compared_constants(form, condition, &x, &demands);
                assert!(constants.iter().all(|m| does(*m)), "{form:?} {condition:?}: {constants:?}");
                // Equality with nothing in particular is not proposed.
                let bound = !matches!(condition, Cond::E | Cond::Ne) || form == conjunction || {
                    let equal = if condition == Cond::E { Demand::Must } else { Demand::MustNot };
                    demands.contains(&equal)
                };
                assert!(
                    !bound || constants.is_empty() != (0..32).any(does),
                    "{form:?} {condition:?} {x:?} {demands:?}"
                );
                found += usize::from(!constants.is_empty());
            }
            assert!(found > 300, "{form:?} {condition:?}: {found}");
        }
    }
}
