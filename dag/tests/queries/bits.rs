//! Tricks on bits: P18, P20, P22, P23 of Hacker's Delight, and division by a power of two that is not known.

use super::{Query, Terms, equal, query};
use isa::{BinOp, ExprId, UnOp};

pub fn all() -> Vec<Query> {
    let mut all = Vec::new();
    for w in [32, 64] {
        all.push(equal(format!("P18 power of two = one bit {w}"), |t| power_of_two(t, w)));
        all.push(query(format!("P20 next number with as many bits {w}"), |t| next_with_as_many(t, w)));
        all.push(query(format!("x udiv (x & -x) = x >> tzcnt x {w}"), |t| {
            let x = t.var(w);
            let lowest = lowest_bit(t, x);
            let (source, count) = (t.bin(BinOp::UDiv, x, lowest), t.un(UnOp::Ctz, x));
            (nonzero(t, x), source, t.bin(BinOp::LShr, x, count))
        }));
        all.push(equal(format!("P22 parity by folding = popcnt & 1 {w}"), |t| {
            let x = t.var(w);
            let count = t.un(UnOp::Popcount, x);
            (folded(t, x), t.and_k(count, 1))
        }));
        all.push(equal(format!("P22 parity by product = popcnt & 1 {w}"), |t| {
            let x = t.var(w);
            let count = t.un(UnOp::Popcount, x);
            (parity_by_product(t, x), t.and_k(count, 1))
        }));
        all.push(equal(format!("P23 SWAR = popcnt {w}"), |t| {
            let x = t.var(w);
            (swar(t, x), t.un(UnOp::Popcount, x))
        }));
        all.push(equal(format!("P23 SWAR by product = popcnt {w}"), |t| {
            let x = t.var(w);
            let bytes = byte_counts(t, x);
            let ones = t.repeated(1, 8, w);
            let product = t.mul(bytes, ones);
            (t.shr(product, w - 8), t.un(UnOp::Popcount, x))
        }));
    }
    all
}

fn lowest_bit(t: &mut Terms, x: ExprId) -> ExprId {
    let minus = t.neg(x);
    t.and(x, minus)
}

fn nonzero(t: &mut Terms, x: ExprId) -> ExprId {
    let zero = t.arena.is_zero(x);
    t.not(zero)
}

fn power_of_two(t: &mut Terms, w: u16) -> (ExprId, ExprId) {
    let x = t.var(w);
    let below = t.sub_k(x, 1);
    let rest = t.and(x, below);
    let (none, some) = (t.arena.is_zero(rest), nonzero(t, x));
    let source = t.and(none, some);
    let (count, one) = (t.un(UnOp::Popcount, x), t.k(w, 1));
    (source, t.eq(count, one))
}

fn next_with_as_many(t: &mut Terms, w: u16) -> (ExprId, ExprId, ExprId) {
    let x = t.var(w);
    let lowest = lowest_bit(t, x);
    let ripple = t.add(x, lowest);
    let changed = t.xor(x, ripple);
    let ones = t.shr(changed, 2);
    let divided = t.bin(BinOp::UDiv, ones, lowest);
    let source = t.or(divided, ripple);
    let count = t.un(UnOp::Ctz, x);
    let shifted = t.bin(BinOp::LShr, ones, count);
    (nonzero(t, x), source, t.or(shifted, ripple))
}

fn folded(t: &mut Terms, x: ExprId) -> ExprId {
    let mut by = t.arena.width(x) / 2;
    let mut v = x;
    while by > 0 {
        let high = t.shr(v, by);
        v = t.xor(v, high);
        by /= 2;
    }
    t.and_k(v, 1)
}

/// Hacker's Delight, section 5-2.
fn parity_by_product(t: &mut Terms, x: ExprId) -> ExprId {
    let w = t.arena.width(x);
    let mut v = x;
    for by in [1, 2] {
        let high = t.shr(v, by);
        v = t.xor(v, high);
    }
    let nibbles = t.repeated(1, 4, w);
    let lowest = t.and(v, nibbles);
    let product = t.mul(lowest, nibbles);
    let top = t.shr(product, w - 4);
    t.and_k(top, 1)
}

/// The number of bits of each byte, in place.
fn byte_counts(t: &mut Terms, x: ExprId) -> ExprId {
    let w = t.arena.width(x);
    let (m1, m2, m4) = (t.repeated(0x55, 8, w), t.repeated(0x33, 8, w), t.repeated(0x0f, 8, w));
    let odd = t.shr(x, 1);
    let odd = t.and(odd, m1);
    let pairs = t.sub(x, odd);
    let high = t.shr(pairs, 2);
    let (high, low) = (t.and(high, m2), t.and(pairs, m2));
    let nibbles = t.add(low, high);
    let high = t.shr(nibbles, 4);
    let sum = t.add(nibbles, high);
    t.and(sum, m4)
}

fn swar(t: &mut Terms, x: ExprId) -> ExprId {
    let w = t.arena.width(x);
    let mut v = byte_counts(t, x);
    let mut by = 8;
    while by < w {
        let high = t.shr(v, by);
        v = t.add(v, high);
        by *= 2;
    }
    t.and_k(v, u128::from(2 * w - 1))
}
