//! Long functions whose sides compute the same intermediate values in different ways.

use dag::prove::{Goal, ProofStats, Route, Verdict, by_route, prove};
use dag::semantics::symbolic::Context;
use dag::smt::Limits;
use isa::{Arena, BinOp, ExprId, Sym};

const ROUNDS: u128 = 24;

fn shift(a: &mut Arena, op: BinOp, x: ExprId, by: u128) -> ExprId {
    let by = a.constant(64, by);
    a.bin(op, x, by)
}

/// `x ^ y` and `x + y`, or the same by other operations (Hacker's Delight, section 2-3).
fn xor(a: &mut Arena, x: ExprId, y: ExprId, plain: bool) -> ExprId {
    if plain {
        return a.xor(x, y);
    }
    let (or, and) = (a.or(x, y), a.and(x, y));
    a.sub(or, and)
}

fn add(a: &mut Arena, x: ExprId, y: ExprId, plain: bool) -> ExprId {
    if plain {
        return a.add(x, y);
    }
    let (or, and) = (a.or(x, y), a.and(x, y));
    a.add(or, and)
}

/// Rounds of a mixing function on two words; both ways of writing alternate where `plain` is false. The round
/// `wrong` adds a constant that is off by one.
fn mixed(a: &mut Arena, plain: bool, wrong: Option<u128>) -> ExprId {
    let (mut x, mut y) = (a.var(Sym(0), 64), a.var(Sym(1), 64));
    for round in 0..ROUNDS {
        let (up, down) = (shift(a, BinOp::Shl, x, 13), shift(a, BinOp::LShr, x, 51));
        let turned = xor(a, up, down, plain);
        y = xor(a, y, turned, plain || round % 2 == 0);
        let k = a.constant(64, 0x9e37_79b9 + round + u128::from(wrong == Some(round)));
        y = a.bin(BinOp::Mul, y, k);
        x = add(a, x, y, plain || round % 2 == 1);
    }
    a.xor(x, y)
}

fn goal(wrong: Option<u128>) -> (Context, Goal) {
    let mut ctx = Context::new();
    let a = &mut ctx.arena;
    let (source, target) = (mixed(a, true, None), mixed(a, false, wrong));
    let assumption = a.bool(true);
    (ctx, Goal { name: "rax".to_string(), assumption, source, target })
}

#[test]
fn hundreds_of_operations() {
    let (mut ctx, goal) = goal(None);
    assert!(ctx.arena.reachable(&[goal.source, goal.target]).len() > 200);
    let mut stats = ProofStats::default();
    let limits = Limits { rlimit: 8_000_000, seed: 0 };
    assert_eq!(prove(&mut ctx, &goal, &[], limits, &mut stats), Verdict::Proved);
    assert_eq!(stats.of(Route::Sweep), 1, "{stats:?}");
}

#[test]
fn one_wrong_round_is_not_swept_away() {
    for round in [0, ROUNDS - 1] {
        let (mut ctx, goal) = goal(Some(round));
        let equal = ctx.arena.eq(goal.source, goal.target);
        let claim = ctx.arena.not(equal);
        let limits = Limits { rlimit: 1_000_000, seed: 0 };
        assert_ne!(by_route(&mut ctx, claim, &[], Route::Sweep, limits), Verdict::Proved, "round {round}");
    }
}
