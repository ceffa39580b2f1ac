//! The route by all states against the solver's bits: on random claims about few bits they must say the same.

use dag::ir::query::Route;
use dag::ir::random::Random;
use dag::prove::exhaustive::{StatesVerdict, decide};
use dag::prove::{Verdict, by_route};
use dag::semantics::symbolic::Context;
use dag::smt::Limits;
use isa::{BinOp, ExprId, Sym};

const LIMITS: Limits = Limits { rlimit: 5_000_000, seed: 0 };

/// A term of `steps` operations over a byte in the midst of a wide variable and the low bits of another.
fn term(ctx: &mut Context, random: &mut Random, steps: usize) -> ExprId {
    let (x, y) = (ctx.arena.var(Sym(1), 64), ctx.arena.var(Sym(2), 128));
    let (x, y) = (ctx.arena.extract(x, 24, 8), ctx.arena.extract(y, 64, 4));
    let mut values = vec![x, ctx.arena.zext(y, 8), ctx.arena.constant(8, random.below(256) as u128)];
    for _ in 0..steps {
        use BinOp::{AShr, Add, And, LShr, Mul, Or, Shl, Sub, UDiv, Xor};
        let op = [Add, Sub, Mul, And, Or, Xor, Shl, LShr, AShr, UDiv][random.below(10)];
        let (a, b) = (values[random.below(values.len())], values[random.below(values.len())]);
        values.push(ctx.arena.bin(op, a, b));
    }
    values[values.len() - 1]
}

#[test]
fn claims_are_judged_as_by_a_solver() {
    let (mut possible, mut impossible) = (0, 0);
    for n in 0..400 {
        let mut ctx = Context::new();
        let mut random = Random::numbered(11, n);
        let a = term(&mut ctx, &mut random, 3);
        // Half of the claims cannot hold: the same in another way, and a multiple of 2 that were odd.
        let b = if n % 2 == 0 {
            term(&mut ctx, &mut random, 3)
        } else {
            let c = term(&mut ctx, &mut random, 2);
            let (sum, both) = (ctx.arena.bin(BinOp::Xor, a, c), ctx.arena.bin(BinOp::And, a, c));
            let twice = ctx.arena.bin(BinOp::Add, both, both);
            let all = ctx.arena.bin(BinOp::Add, sum, twice);
            ctx.arena.bin(BinOp::Sub, all, c)
        };
        let equal = ctx.arena.eq(a, b);
        let claim = ctx.arena.not(equal);
        let found = decide(&ctx.arena, &[claim]);
        let solver = by_route(&mut ctx, claim, &[], Route::Bits, LIMITS);
        match found {
            StatesVerdict::Impossible => impossible += 1,
            StatesVerdict::Possible(_) => possible += 1,
            StatesVerdict::Unsuited => panic!("twelve bits are few"),
        }
        assert_eq!(found == StatesVerdict::Impossible, solver == Verdict::Proved, "claim {n}: {solver:?}");
    }
    assert!(possible > 100 && impossible > 100, "{possible} and {impossible}");
}

#[test]
fn claims_about_many_bits_are_left_to_others() {
    let mut ctx = Context::new();
    let (x, y) = (ctx.arena.var(Sym(1), 32), ctx.arena.var(Sym(2), 32));
    let claim = ctx.arena.eq(x, y);
    assert_eq!(decide(&ctx.arena, &[claim]), StatesVerdict::Unsuited);
}
