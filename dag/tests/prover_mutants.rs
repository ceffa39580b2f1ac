//! Wrong variants of the prover's table: none of them is ever called proved, by any route.
//!
//! A variant counts as wrong if a state is known in which the sides differ, found here by evaluation. Variants for
//! which none is found may be equal for all anyone knows, and are left out.

#[path = "queries/mutate.rs"]
mod mutate;
#[allow(dead_code, reason = "the table is shared with the bench and the test of the table")]
mod queries;

use dag::ir::random::Random;
use dag::prove::{Goal, LADDER, ProofStats, Route, Verdict, by_route, prove};
use dag::smt::Limits;
use isa::eval::{Wide, eval_wide};
use isa::{Arena, ExprId};
use mutate::mutant;
use queries::Query;
use std::collections::{BTreeMap, BTreeSet};

/// Of each route: integers, where a mistake would be ours, get more.
const LIMITS: Limits = Limits { rlimit: 200_000, seed: 0 };
const INTEGERS: Limits = Limits { rlimit: 2_000_000, seed: 0 };
/// States that are tried to tell a variant from the original.
const STATES: u64 = 4000;
/// Wrong variants of each query.
const EACH: usize = 4;

/// Whether a state is known that satisfies `claim`.
fn possible(arena: &Arena, claim: ExprId) -> bool {
    let variables = arena.variables(&[claim]);
    (0..STATES).any(|k| {
        let mut random = Random::new(k.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ 77);
        let state: BTreeMap<_, _> = variables.iter().map(|&(s, w)| (s, random.interesting_wide(w))).collect();
        eval_wide(arena, &[claim], &|s| state[&s]) == [Wide::from(1u64)]
    })
}

/// The claim of a query: what a counterexample satisfies.
fn claim(q: &mut Query) -> ExprId {
    let a = &mut q.ctx.arena;
    let equal = a.eq(q.goal.source, q.goal.target);
    let differ = a.not(equal);
    a.and(q.goal.assumption, differ)
}

/// Wrong variants of `q`, each with what was done to it.
fn wrong(q: &Query, random: &mut Random) -> Vec<(&'static str, Query)> {
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    let mut ctx = q.ctx.clone();
    for _ in 0..200 {
        let Some((name, target)) = mutant(&mut ctx.arena, q.goal.target, random) else { continue };
        if !seen.insert(target) {
            continue;
        }
        let goal = Goal { target, ..q.goal.clone() };
        let mut variant = Query { name: q.name.clone(), ctx: ctx.clone(), goal };
        let claim = claim(&mut variant);
        if possible(&variant.ctx.arena, claim) {
            found.push((name, variant));
        }
        if found.len() == EACH {
            break;
        }
    }
    found
}

#[test]
fn no_wrong_variant_is_proved() {
    let mut random = Random::new(2026);
    let (mut count, mut kinds) = (0, BTreeSet::new());
    for q in queries::all() {
        for (kind, mut variant) in wrong(&q, &mut random) {
            let claim = claim(&mut variant);
            for rung in LADDER {
                let limits = if rung.route == Route::Integers { INTEGERS } else { LIMITS };
                let verdict = by_route(&mut variant.ctx, claim, &[], rung.route, limits);
                assert_ne!(verdict, Verdict::Proved, "{}: {kind}, by {}", q.name, rung.route.name());
            }
            let verdict = prove(&mut variant.ctx, &variant.goal, &[], LIMITS, &mut ProofStats::default());
            assert_ne!(verdict, Verdict::Proved, "{}: {kind}", q.name);
            count += 1;
            kinds.insert(kind);
        }
    }
    assert!(count >= 200, "only {count} wrong variants");
    assert!(kinds.len() >= 10, "only {kinds:?}");
}
