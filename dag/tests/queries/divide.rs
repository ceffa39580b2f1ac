//! Division and remainder by constants, against products with a magic number (Hacker's Delight, chapter 10).

use super::{Query, Terms, equal};
use isa::{BinOp, ExprId};

pub fn all() -> Vec<Query> {
    let mut all = Vec::new();
    for w in [32, 64] {
        for (d, quotient) in [(10, unsigned_10 as fn(&mut Terms, ExprId) -> ExprId), (7, unsigned_7)] {
            all.extend(both(w, d, false, quotient));
        }
        for (d, quotient) in [(10, signed_10 as fn(&mut Terms, ExprId) -> ExprId), (7, signed_7)] {
            all.extend(both(w, d, true, quotient));
        }
    }
    all
}

/// The quotient, and the remainder by it.
fn both(w: u16, d: u128, signed: bool, quotient: fn(&mut Terms, ExprId) -> ExprId) -> [Query; 2] {
    let (kind, div, rem) =
        if signed { ("signed", BinOp::SDiv, BinOp::SRem) } else { ("unsigned", BinOp::UDiv, BinOp::URem) };
    let divided = equal(format!("x/{d} {kind} {w}"), |t| {
        let (x, d) = (t.var(w), t.k(w, d));
        (t.bin(div, x, d), quotient(t, x))
    });
    let rest = equal(format!("x%{d} {kind} {w}"), |t| {
        let (x, k) = (t.var(w), t.k(w, d));
        let source = t.bin(rem, x, k);
        let q = quotient(t, x);
        let back = t.mul_k(q, d);
        (source, t.sub(x, back))
    });
    [divided, rest]
}

/// The high half of `x` times the magic number of its width.
fn high(t: &mut Terms, x: ExprId, magic32: u128, magic64: u128, signed: bool) -> ExprId {
    let w = t.arena.width(x);
    let m = t.k(w, if w == 32 { magic32 } else { magic64 });
    t.high(x, m, signed)
}

fn unsigned_10(t: &mut Terms, x: ExprId) -> ExprId {
    let h = high(t, x, 0xcccc_cccd, 0xcccc_cccc_cccc_cccd, false);
    t.shr(h, 3)
}

fn unsigned_7(t: &mut Terms, x: ExprId) -> ExprId {
    let h = high(t, x, 0x2492_4925, 0x2492_4924_9249_2493, false);
    let rest = t.sub(x, h);
    let half = t.shr(rest, 1);
    let sum = t.add(half, h);
    t.shr(sum, 2)
}

fn signed_10(t: &mut Terms, x: ExprId) -> ExprId {
    let h = high(t, x, 0x6666_6667, 0x6666_6666_6666_6667, true);
    let q = t.sar(h, 2);
    minus_sign(t, q, x)
}

fn signed_7(t: &mut Terms, x: ExprId) -> ExprId {
    if t.arena.width(x) == 64 {
        let h = high(t, x, 0, 0x4924_9249_2492_4925, true);
        let q = t.sar(h, 1);
        return minus_sign(t, q, x);
    }
    let h = high(t, x, 0x9249_2493, 0, true);
    let h = t.add(h, x);
    let q = t.sar(h, 2);
    minus_sign(t, q, x)
}

/// One more for negative `x`.
fn minus_sign(t: &mut Terms, q: ExprId, x: ExprId) -> ExprId {
    let w = t.arena.width(x);
    let sign = t.sar(x, w - 1);
    t.sub(q, sign)
}
