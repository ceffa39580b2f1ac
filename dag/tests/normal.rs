//! Normal forms mean what the terms meant, and make equal sums one term.

use dag::ir::random::Random;
use dag::prove::normal::normalize;
use isa::eval::eval;
use isa::{Arena, BinOp, ExprId, Sym, UnOp};

const OPS: [BinOp; 13] = [
    BinOp::Add,
    BinOp::Sub,
    BinOp::Mul,
    BinOp::And,
    BinOp::Or,
    BinOp::Xor,
    BinOp::Shl,
    BinOp::LShr,
    BinOp::AShr,
    BinOp::UDiv,
    BinOp::Eq,
    BinOp::Ult,
    BinOp::Slt,
];

/// A random term of a random width over four variables.
fn term(arena: &mut Arena, r: &mut Random, width: u16, depth: u32) -> ExprId {
    if depth == 0 {
        return match r.below(3) {
            0 => {
                let c = r.interesting(width);
                arena.constant(width, c)
            }
            _ => {
                let full = arena.var(Sym(r.below(4) as u32), 64);
                arena.resize(full, width)
            }
        };
    }
    let sub = |arena: &mut Arena, r: &mut Random, w: u16| term(arena, r, w, depth - 1);
    match r.below(9) {
        0 => {
            let a = sub(arena, r, width);
            arena.un([UnOp::Neg, UnOp::Not, UnOp::Popcount][r.below(3)], a)
        }
        1 => {
            let (c, a, b) = (sub(arena, r, 1), sub(arena, r, width), sub(arena, r, width));
            arena.ite(c, a, b)
        }
        2 => {
            let wide = (width * 2).min(128);
            let a = sub(arena, r, wide);
            let lo = if r.below(2) == 0 { 0 } else { r.below(usize::from(wide - width) + 1) as u16 };
            arena.extract(a, lo, width)
        }
        3 if width > 1 => {
            let a = sub(arena, r, width / 2);
            if r.below(2) == 0 { arena.zext(a, width) } else { arena.sext(a, width) }
        }
        4 if width > 1 => {
            let bit = sub(arena, r, 1);
            if r.below(2) == 0 { arena.zext(bit, width) } else { arena.sext(bit, width) }
        }
        _ => {
            let op = OPS[r.below(OPS.len())];
            let inner = if op.compares() { 32 } else { width };
            let (a, mut b) = (sub(arena, r, inner), sub(arena, r, inner));
            if op == BinOp::UDiv {
                b = power(arena, b, r.below(3));
            }
            let e = arena.bin(op, a, b);
            arena.resize(e, width)
        }
    }
}

/// A divisor: often a power of two that is not known.
fn power(arena: &mut Arena, b: ExprId, which: usize) -> ExprId {
    match which {
        0 => {
            let minus = arena.neg(b);
            arena.and(b, minus)
        }
        1 => {
            let one = arena.constant(arena.width(b), 1);
            arena.bin(BinOp::Shl, one, b)
        }
        _ => b,
    }
}

#[test]
fn normal_forms_have_the_same_values() {
    let mut r = Random::new(11);
    for round in 0..4000 {
        let mut arena = Arena::new();
        let width = [1, 8, 32, 64, 128][r.below(5)];
        let e = term(&mut arena, &mut r, width, 4);
        let n = normalize(&mut arena, &[e])[0];
        assert_eq!(arena.width(n), width);
        for _ in 0..12 {
            let values: [u128; 4] = std::array::from_fn(|_| r.interesting(64));
            let v = eval(&arena, &[e, n], &|s| values[s.0 as usize]);
            assert_eq!(v[0], v[1], "round {round}: {} became {}", text(&arena, e), text(&arena, n));
        }
    }
}

fn text(arena: &Arena, e: ExprId) -> String {
    arena.text(e, &|s| format!("v{}", s.0))
}

#[test]
fn sums_of_multiples_are_one_term() {
    let mut a = Arena::new();
    let x = a.var(Sym(0), 64);
    let nine = a.constant(64, 9);
    let five = a.constant(64, 5);
    let direct = a.constant(64, 45);
    let direct = a.bin(BinOp::Mul, x, direct);
    let eight = a.constant(64, 3);
    let shifted = a.bin(BinOp::Shl, x, eight);
    let by_lea = a.add(x, shifted);
    let by_lea = a.bin(BinOp::Mul, by_lea, five);
    let other = a.bin(BinOp::Mul, x, nine);
    let n = normalize(&mut a, &[direct, by_lea, other]);
    assert_eq!(n[0], n[1]);
    assert_ne!(n[0], n[2]);
}
