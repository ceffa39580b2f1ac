//! One step of a batch on the lanes of a chunk: a loop per operator, so that the compiler can vectorize each.

use super::batch::{BatchOp, BatchStep, Word};
use crate::expr::{BinOp, UnOp, bits32, bits64, eval_bin, eval_convert, eval_fma, eval_un, f32_of, mask};

/// The lanes of a word.
pub(super) fn read<'a>(word: Word, input: &[&'a [u64]], start: usize, len: usize, slots: &'a [Vec<u64>]) -> &'a [u64] {
    match word {
        Word::Column(c) => &input[c as usize][start..start + len],
        Word::Slot(s) => &slots[s as usize][..len],
    }
}

/// Evaluates `step` on the states `start .. start + len`.
pub(super) fn run(step: &BatchStep, input: &[&[u64]], start: usize, len: usize, slots: &mut [Vec<u64>]) {
    // The results' buffers are no sources of the step.
    let [first, second] = step.out.map(|s| s as usize);
    let mut out = std::mem::take(&mut slots[first]);
    let src = |i: usize| read(step.sources[i], input, start, len, slots);
    match step.op {
        BatchOp::PairUn(op) => {
            let mut high = std::mem::take(&mut slots[second]);
            let src = |i: usize| read(step.sources[i], input, start, len, slots);
            pair_unary(op, step.width, [src(0), src(1)], &mut out[..len], &mut high[..len]);
            slots[second] = high;
        }
        BatchOp::PairBin(op) if op.compares() => {
            pair_comparison(op, step.width, [0, 1, 2, 3].map(src), &mut out[..len]);
        }
        BatchOp::PairBin(op) => {
            let mut high = std::mem::take(&mut slots[second]);
            let src = |i: usize| read(step.sources[i], input, start, len, slots);
            pair_binary(op, step.width, [0, 1, 2, 3].map(src), &mut out[..len], &mut high[..len]);
            slots[second] = high;
        }
        BatchOp::Un(op) => unary(op, step.width, src(0), &mut out[..len]),
        BatchOp::Bin(op) if op.is_float() => float(op, step.width, src(0), src(1), &mut out[..len]),
        BatchOp::Bin(op) => binary(op, step.width, src(0), src(1), &mut out[..len]),
        BatchOp::Ite | BatchOp::Fma => ternary(step, [src(0), src(1), src(2)], &mut out[..len]),
        _ => movement(step, src, &mut out[..len]),
    }
    slots[first] = out;
}

fn sext(v: u64, from: u16) -> i64 {
    (v << (64 - from)) as i64 >> (64 - from)
}

fn each(a: &[u64], out: &mut [u64], f: impl Fn(u64) -> u64) {
    for (o, &v) in out.iter_mut().zip(a) {
        *o = f(v);
    }
}

fn each_two(a: &[u64], b: &[u64], out: &mut [u64], f: impl Fn(u64, u64) -> u64) {
    for ((o, &p), &q) in out.iter_mut().zip(a).zip(b) {
        *o = f(p, q);
    }
}

/// Steps that move bits and conversions.
fn movement<'a>(step: &BatchStep, src: impl Fn(usize) -> &'a [u64], out: &mut [u64]) {
    let m = mask(step.width) as u64;
    match step.op {
        BatchOp::Field(lo) => each(src(0), out, |v| v >> lo & m),
        BatchOp::Funnel(lo) => each_two(src(0), src(1), out, |p, q| (p >> lo | q << (64 - lo)) & m),
        BatchOp::Join(lo) => each_two(src(0), src(1), out, |p, q| p << lo | q),
        BatchOp::Sext(from) => each(src(0), out, |v| sext(v, from) as u64 & m),
        BatchOp::Sign(from) => each(src(0), out, |v| (sext(v, from) >> 63) as u64 & m),
        BatchOp::Convert(kind, from) => each(src(0), out, |v| eval_convert(kind, from, step.width, v)),
        op => unreachable!("{op:?} has its own loop"),
    }
}

fn unary(op: UnOp, w: u16, a: &[u64], out: &mut [u64]) {
    let m = mask(w) as u64;
    match op {
        UnOp::Not => each(a, out, |v| !v & m),
        UnOp::Neg => each(a, out, |v| v.wrapping_neg() & m),
        UnOp::Popcount => each(a, out, |v| u64::from(v.count_ones()) & m),
        UnOp::Clz => each(a, out, |v| u64::from(v.leading_zeros() - (64 - u32::from(w))) & m),
        UnOp::Ctz => each(a, out, |v| u64::from(v.trailing_zeros().min(u32::from(w))) & m),
        UnOp::FSqrt if w == 32 => each(a, out, |v| bits32(f32_of(v).sqrt())),
        UnOp::FSqrt => each(a, out, |v| bits64(f64::from_bits(v).sqrt())),
        UnOp::FRound(_) => each(a, out, |v| eval_un(op, w, u128::from(v)) as u64),
    }
}

fn binary(op: BinOp, w: u16, a: &[u64], b: &[u64], out: &mut [u64]) {
    let (m, n) = (mask(w) as u64, u64::from(w));
    match op {
        BinOp::And => each_two(a, b, out, |p, q| p & q),
        BinOp::Or => each_two(a, b, out, |p, q| p | q),
        BinOp::Xor => each_two(a, b, out, |p, q| p ^ q),
        BinOp::Add => each_two(a, b, out, |p, q| p.wrapping_add(q) & m),
        BinOp::Sub => each_two(a, b, out, |p, q| p.wrapping_sub(q) & m),
        BinOp::Mul => each_two(a, b, out, |p, q| p.wrapping_mul(q) & m),
        BinOp::UDiv => each_two(a, b, out, |p, q| p.checked_div(q).unwrap_or(m)),
        BinOp::URem => each_two(a, b, out, |p, q| p.checked_rem(q).unwrap_or(p)),
        BinOp::Shl => each_two(a, b, out, |p, q| if q < n { p << q & m } else { 0 }),
        BinOp::LShr => each_two(a, b, out, |p, q| if q < n { p >> q } else { 0 }),
        BinOp::AShr => each_two(a, b, out, |p, q| (sext(p, w) >> q.min(n - 1)) as u64 & m),
        BinOp::Eq => each_two(a, b, out, |p, q| u64::from(p == q)),
        BinOp::Ult => each_two(a, b, out, |p, q| u64::from(p < q)),
        BinOp::Slt => each_two(a, b, out, |p, q| u64::from(sext(p, w) < sext(q, w))),
        _ => each_two(a, b, out, |p, q| eval_bin(op, w, u128::from(p), u128::from(q)) as u64),
    }
}

fn float(op: BinOp, w: u16, a: &[u64], b: &[u64], out: &mut [u64]) {
    macro_rules! on {
        ($number:path, $bits:path) => {
            match op {
                BinOp::FAdd => each_two(a, b, out, |p, q| $bits($number(p) + $number(q))),
                BinOp::FSub => each_two(a, b, out, |p, q| $bits($number(p) - $number(q))),
                BinOp::FMul => each_two(a, b, out, |p, q| $bits($number(p) * $number(q))),
                BinOp::FDiv => each_two(a, b, out, |p, q| $bits($number(p) / $number(q))),
                BinOp::FLt => each_two(a, b, out, |p, q| u64::from($number(p) < $number(q))),
                BinOp::FEq => each_two(a, b, out, |p, q| u64::from($number(p) == $number(q))),
                _ => unreachable!("{op:?} is no floating-point operator"),
            }
        };
    }
    if w == 32 {
        on!(f32_of, bits32);
    } else {
        on!(f64::from_bits, bits64);
    }
}

fn ternary(step: &BatchStep, [a, b, c]: [&[u64]; 3], out: &mut [u64]) {
    let lanes = out.iter_mut().zip(a).zip(b).zip(c);
    if step.op == BatchOp::Ite {
        for (((o, &c), &p), &q) in lanes {
            *o = if c == 1 { p } else { q };
        }
    } else {
        for (((o, &p), &q), &r) in lanes {
            *o = eval_fma(step.width, p, q, r);
        }
    }
}

fn pair(low: u64, high: u64) -> u128 {
    u128::from(high) << 64 | u128::from(low)
}

fn pair_unary(op: UnOp, w: u16, [low, high]: [&[u64]; 2], out: &mut [u64], above: &mut [u64]) {
    for (((o, h), &p), &q) in out.iter_mut().zip(above).zip(low).zip(high) {
        let v = eval_un(op, w, pair(p, q));
        (*o, *h) = (v as u64, (v >> 64) as u64);
    }
}

fn pair_binary(op: BinOp, w: u16, from: [&[u64]; 4], out: &mut [u64], above: &mut [u64]) {
    let m = mask(w);
    match op {
        BinOp::Add => each_pair(from, out, above, |p, q| p.wrapping_add(q) & m),
        BinOp::Sub => each_pair(from, out, above, |p, q| p.wrapping_sub(q) & m),
        BinOp::Mul => each_pair(from, out, above, |p, q| p.wrapping_mul(q) & m),
        _ => each_pair(from, out, above, |p, q| eval_bin(op, w, p, q)),
    }
}

fn each_pair([a, b, c, d]: [&[u64]; 4], out: &mut [u64], above: &mut [u64], f: impl Fn(u128, u128) -> u128) {
    let lanes = a.iter().zip(b).zip(c).zip(d);
    for ((o, h), (((&a, &b), &c), &d)) in out.iter_mut().zip(above).zip(lanes) {
        let v = f(pair(a, b), pair(c, d));
        (*o, *h) = (v as u64, (v >> 64) as u64);
    }
}

fn pair_comparison(op: BinOp, w: u16, [a, b, c, d]: [&[u64]; 4], out: &mut [u64]) {
    for ((((o, &a), &b), &c), &d) in out.iter_mut().zip(a).zip(b).zip(c).zip(d) {
        *o = eval_bin(op, w, pair(a, b), pair(c, d)) as u64;
    }
}
