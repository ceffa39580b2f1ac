//! Vector instructions, in lanes and whole.

use super::{Query, Terms, equal};
use isa::{BinOp, ExprId};

/// Both sides of one lane, from its operands.
type Lane = fn(&mut Terms, ExprId, ExprId) -> (ExprId, ExprId);

pub fn all() -> Vec<Query> {
    let mut all = vec![
        equal("psadbw, one lane of 8 bytes".to_string(), |t| {
            let (x, y) = (t.var(64), t.var(64));
            (sums_by_selection(t, x, y), sums_by_extremes(t, x, y))
        }),
        equal("psadbw 128".to_string(), |t| {
            let (x, y) = (t.var(128), t.var(128));
            (sums_by_selection(t, x, y), sums_by_extremes(t, x, y))
        }),
        equal("psadbw with 0 = sum of bytes 128".to_string(), |t| {
            let x = t.var(128);
            let zero = t.k(128, 0);
            (sums_by_selection(t, x, zero), sums_in_line(t, x))
        }),
        equal("pshufb with any mask 128".to_string(), |t| {
            let (x, m) = (t.var(128), t.var(128));
            (shuffled_by_selection(t, x, m), shuffled_by_shift(t, x, m))
        }),
    ];
    let by_lane: [(&str, u16, Lane); 4] = [
        ("pavgb = (x|y) - ((x^y) >> 1) 128", 8, average),
        ("paddusb = x + min(y, ~x) 128", 8, saturated_sum),
        ("|x-y| by psubus 128", 8, absolute_difference),
        ("pmulhw from pmulhuw 128", 16, product_high),
    ];
    for (name, width, lane) in by_lane {
        all.push(equal(name.to_string(), |t| {
            let (x, y) = (t.var(128), t.var(128));
            let (xs, ys) = (t.lanes(x, width), t.lanes(y, width));
            let (sources, targets): (Vec<_>, Vec<_>) = xs.into_iter().zip(ys).map(|(x, y)| lane(t, x, y)).unzip();
            (t.joined(&sources), t.joined(&targets))
        }));
    }
    all
}

fn average(t: &mut Terms, x: ExprId, y: ExprId) -> (ExprId, ExprId) {
    let (wx, wy) = (t.zext(x, 9), t.zext(y, 9));
    let sum = t.add(wx, wy);
    let sum = t.add_k(sum, 1);
    let (or, xor) = (t.or(x, y), t.xor(x, y));
    let half = t.shr(xor, 1);
    (t.bits(sum, 1, 8), t.sub(or, half))
}

fn saturated_sum(t: &mut Terms, x: ExprId, y: ExprId) -> (ExprId, ExprId) {
    let (wx, wy) = (t.zext(x, 9), t.zext(y, 9));
    let sum = t.add(wx, wy);
    let (over, low, full) = (t.bits(sum, 8, 1), t.bits(sum, 0, 8), t.k(8, 255));
    let source = t.ite(over, full, low);
    let room = t.not(x);
    let less = t.ult(y, room);
    let least = t.ite(less, y, room);
    (source, t.add(x, least))
}

fn absolute_difference(t: &mut Terms, x: ExprId, y: ExprId) -> (ExprId, ExprId) {
    let (less, more, zero) = (t.ult(x, y), t.ult(y, x), t.k(8, 0));
    let (down, up) = (t.sub(x, y), t.sub(y, x));
    let source = t.ite(less, up, down);
    let (down, up) = (t.ite(less, zero, down), t.ite(more, zero, up));
    (source, t.or(down, up))
}

fn product_high(t: &mut Terms, x: ExprId, y: ExprId) -> (ExprId, ExprId) {
    let (sx, sy) = (t.sar(x, 15), t.sar(y, 15));
    let (fix_x, fix_y) = (t.and(sx, y), t.and(sy, x));
    let high = t.high(x, y, false);
    let high = t.sub(high, fix_x);
    (t.sub(high, fix_y), t.high(x, y, true))
}

/// Sums of absolute differences, one of 64 bits per 8 bytes, added in line.
fn sums_by_selection(t: &mut Terms, x: ExprId, y: ExprId) -> ExprId {
    sums(t, x, y, |t, parts| {
        let zero = t.k(16, 0);
        parts.iter().fold(zero, |sum, &(x, y)| {
            let less = t.ult(x, y);
            let (down, up) = (t.sub(x, y), t.sub(y, x));
            let difference = t.ite(less, up, down);
            let wide = t.zext(difference, 16);
            t.add(sum, wide)
        })
    })
}

/// The same as maximum less minimum, added as a tree.
fn sums_by_extremes(t: &mut Terms, x: ExprId, y: ExprId) -> ExprId {
    sums(t, x, y, |t, parts| {
        let mut level: Vec<ExprId> = Vec::new();
        for &(x, y) in parts {
            let less = t.ult(x, y);
            let (max, min) = (t.ite(less, y, x), t.ite(less, x, y));
            let difference = t.sub(max, min);
            level.push(t.zext(difference, 16));
        }
        while level.len() > 1 {
            level = level.chunks(2).map(|p| t.add(p[0], p[1])).collect();
        }
        level[0]
    })
}

fn sums(t: &mut Terms, x: ExprId, y: ExprId, of_eight: impl Fn(&mut Terms, &[(ExprId, ExprId)]) -> ExprId) -> ExprId {
    let pairs: Vec<(ExprId, ExprId)> = t.lanes(x, 8).into_iter().zip(t.lanes(y, 8)).collect();
    let lanes: Vec<ExprId> = pairs
        .chunks(8)
        .map(|eight| {
            let sum = of_eight(t, eight);
            t.zext(sum, 64)
        })
        .collect();
    t.joined(&lanes)
}

fn sums_in_line(t: &mut Terms, x: ExprId) -> ExprId {
    let bytes = t.lanes(x, 8);
    let lanes: Vec<ExprId> = bytes
        .chunks(8)
        .map(|eight| {
            let wide: Vec<ExprId> = eight.iter().map(|&b| t.zext(b, 64)).collect();
            wide[1..].iter().fold(wide[0], |sum, &b| t.add(b, sum))
        })
        .collect();
    t.joined(&lanes)
}

fn shuffled_by_selection(t: &mut Terms, x: ExprId, m: ExprId) -> ExprId {
    let (bytes, masks, zero) = (t.lanes(x, 8), t.lanes(m, 8), t.k(8, 0));
    let mut out = Vec::new();
    for m in masks {
        let (index, clear) = (t.bits(m, 0, 4), t.bits(m, 7, 1));
        let mut byte = bytes[0];
        for (k, &other) in bytes.iter().enumerate().skip(1) {
            let number = t.k(4, k as u128);
            let here = t.eq(index, number);
            byte = t.ite(here, other, byte);
        }
        out.push(t.ite(clear, zero, byte));
    }
    t.joined(&out)
}

fn shuffled_by_shift(t: &mut Terms, x: ExprId, m: ExprId) -> ExprId {
    let masks = t.lanes(m, 8);
    let mut out = Vec::new();
    for m in masks {
        let index = t.bits(m, 0, 4);
        let index = t.zext(index, 128);
        let by = t.shl(index, 3);
        let moved = t.bin(BinOp::LShr, x, by);
        let byte = t.bits(moved, 0, 8);
        let clear = t.bits(m, 7, 1);
        let keep = t.not(clear);
        let keep = t.sext(keep, 8);
        out.push(t.and(byte, keep));
    }
    t.joined(&out)
}
