//! The queries of the prover's table are proved, and the integer route by itself proves those that are arithmetic.

#[allow(dead_code, reason = "the table is shared with the bench and the test of mutants")]
mod queries;

use dag::prove::int::{IntOutcome, refute};
use dag::prove::{ProofStats, Verdict, prove};
use dag::smt::Limits;

#[test]
fn every_query_is_proved() {
    for q in queries::all() {
        let (mut ctx, mut stats) = (q.ctx, ProofStats::default());
        let verdict = prove(&mut ctx, &q.goal, &[], Limits::default(), &mut stats);
        assert_eq!(verdict, Verdict::Proved, "{}", q.name);
        assert!(stats.by_route.iter().sum::<u32>() > 0, "{}: no route says that it was", q.name);
    }
}

#[test]
fn integers_prove_products_and_divisions() {
    let arithmetic = ["mulhi", "Montgomery", "x*y", "(x+y)", "pmulhw from pmulhuw, one", "x/", "x%", "P23"];
    let mut proved = 0;
    for q in queries::all().into_iter().filter(|q| arithmetic.iter().any(|a| q.name.starts_with(a))) {
        let mut ctx = q.ctx;
        let equal = ctx.arena.eq(q.goal.source, q.goal.target);
        let claim = ctx.arena.not(equal);
        let limits = Limits { rlimit: 5_000_000, seed: 0 };
        let outcome = refute(&ctx.arena, &[q.goal.assumption, claim], limits);
        assert!(matches!(outcome, IntOutcome::Unsat { .. }), "{}: {outcome:?}", q.name);
        proved += 1;
    }
    assert!(proved >= 30, "only {proved} queries");
}
