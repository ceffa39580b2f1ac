//! Comparisons of floating-point numbers, after Liu, Lopes, Regehr and others: Minotaur (OOPSLA 2024).

use super::{Query, Terms, equal, query};
use isa::{BinOp, ExprId};

pub fn all() -> Vec<Query> {
    let mut all = Vec::new();
    for w in [32, 64] {
        all.push(equal(format!("a - b > 0 = a > b, binary{w}"), |t| {
            let (x, y, zero) = (t.var(w), t.var(w), t.k(w, 0));
            let difference = t.bin(BinOp::FSub, x, y);
            (t.bin(BinOp::FLt, zero, difference), t.bin(BinOp::FLt, y, x))
        }));
        all.push(equal(format!("|a| = 0 is a = 0, binary{w}"), |t| {
            let (x, zero) = (t.var(w), t.k(w, 0));
            let magnitude = t.and_k(x, (1 << (w - 1)) - 1);
            (t.bin(BinOp::FEq, magnitude, zero), t.bin(BinOp::FEq, x, zero))
        }));
        all.push(equal(format!("a + a = 2a, binary{w}"), |t| {
            let x = t.var(w);
            let two = t.k(w, if w == 32 { 0x4000_0000 } else { 0x4000_0000_0000_0000 });
            let (sum, twice) = (t.bin(BinOp::FAdd, x, x), t.bin(BinOp::FMul, x, two));
            (t.bin(BinOp::FLt, sum, two), t.bin(BinOp::FLt, twice, two))
        }));
        all.push(query(format!("a > 0 by bits, binary{w}"), |t| {
            let (x, zero) = (t.var(w), t.k(w, 0));
            let number = t.bin(BinOp::FEq, x, x);
            (number, t.bin(BinOp::FLt, zero, x), t.slt(zero, x))
        }));
        all.push(query(format!("a < b by bits, 0 <= a, b, binary{w}"), |t| {
            let (x, y) = (t.var(w), t.var(w));
            let (nx, ny) = (positive(t, x), positive(t, y));
            (t.and(nx, ny), t.bin(BinOp::FLt, x, y), t.ult(x, y))
        }));
    }
    all
}

/// Not NaN, and the sign is plus.
fn positive(t: &mut Terms, x: ExprId) -> ExprId {
    let w = t.arena.width(x);
    let (number, sign) = (t.bin(BinOp::FEq, x, x), t.bits(x, w - 1, 1));
    let plus = t.not(sign);
    t.and(number, plus)
}
