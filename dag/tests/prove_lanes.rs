//! Goals wider than a register of 64 bits are proved lane by lane.

use dag::prove::{Goal, ProofStats, Verdict, prove};
use dag::semantics::symbolic::Context;
use dag::smt::Limits;
use isa::eval::eval_wide;
use isa::{Arena, BinOp, ExprId, Sym};

const LIMITS: Limits = Limits { rlimit: 4_000_000, seed: 0 };

fn joined(a: &mut Arena, lanes: &[ExprId]) -> ExprId {
    lanes[1..].iter().fold(lanes[0], |low, &lane| a.concat(lane, low))
}

/// `pshufb` as a selection among the sixteen bytes.
fn by_selection(a: &mut Arena, x: ExprId, mask: ExprId) -> ExprId {
    let zero = a.constant(8, 0);
    let lanes: Vec<ExprId> = (0..16)
        .map(|lane| {
            let index = a.extract(mask, 8 * lane, 4);
            let mut byte = a.extract(x, 0, 8);
            for k in 1..16 {
                let number = a.constant(4, u128::from(k));
                let (here, value) = (a.eq(index, number), a.extract(x, 8 * k, 8));
                byte = a.ite(here, value, byte);
            }
            let clear = a.extract(mask, 8 * lane + 7, 1);
            a.ite(clear, zero, byte)
        })
        .collect();
    joined(a, &lanes)
}

/// `pshufb` as shifts of the whole register; lane `wrong` forgets that its mask byte may be negative.
fn by_shifts(a: &mut Arena, x: ExprId, mask: ExprId, wrong: Option<u16>) -> ExprId {
    let three = a.constant(128, 3);
    let lanes: Vec<ExprId> = (0..16)
        .map(|lane| {
            let index = a.extract(mask, 8 * lane, 4);
            let index = a.zext(index, 128);
            let bits = a.bin(BinOp::Shl, index, three);
            let moved = a.bin(BinOp::LShr, x, bits);
            let byte = a.extract(moved, 0, 8);
            let sign = a.extract(mask, 8 * lane + 7, 1);
            let keep = a.not(sign);
            let keep = a.sext(keep, 8);
            if wrong == Some(lane) { byte } else { a.and(byte, keep) }
        })
        .collect();
    joined(a, &lanes)
}

fn goal(wrong: Option<u16>) -> (Context, Goal) {
    let mut ctx = Context::new();
    let a = &mut ctx.arena;
    let (x, mask) = (a.var(Sym(0), 128), a.var(Sym(1), 128));
    let (source, target) = (by_selection(a, x, mask), by_shifts(a, x, mask, wrong));
    let assumption = a.bool(true);
    (ctx, Goal { name: "xmm0".to_string(), assumption, source, target })
}

#[test]
fn a_shuffle_with_any_mask() {
    let (mut ctx, goal) = goal(None);
    let mut stats = ProofStats::default();
    assert_eq!(prove(&mut ctx, &goal, &[], LIMITS, &mut stats), Verdict::Proved);
    assert_eq!((stats.solver, stats.identical), (1, 0), "one goal, whatever the number of lanes");
}

#[test]
fn a_wrong_lane_is_found() {
    let (mut ctx, goal) = goal(Some(11));
    let Verdict::Refuted(model) = prove(&mut ctx, &goal, &[], LIMITS, &mut ProofStats::default()) else {
        panic!("lane 11 is wrong")
    };
    let values = eval_wide(&ctx.arena, &[goal.source, goal.target], &|s| model[&s]);
    assert_ne!(values[0], values[1]);
}
