//! What the floating-point families share: operand shapes, formats, NaN rules.
//!
//! MXCSR is as programs find it: round to nearest even, all exceptions masked, denormals as they are (FTZ and DAZ
//! clear). Its exception bits are not modelled.

use crate::expr::{BinOp, ExprId};
use crate::reg::Width;
use crate::row::SchedClass;
use crate::table::build::*;
use crate::table::simd::*;

/// Widths of binary32 and binary64.
pub const FORMATS: [Width; 2] = [Width::W32, Width::W64];

/// Bits of the stored fraction of the format that is `width` bits wide.
pub fn fraction(width: u16) -> u16 {
    match width {
        16 => 10,
        32 => 23,
        _ => 52,
    }
}

/// Sign 0, exponent all ones, fraction 0.
pub fn infinity(width: u16) -> u128 {
    let fraction = fraction(width);
    ((1 << (width - 1 - fraction)) - 1) << fraction
}

/// Families of one operation, packed and scalar in both formats (`addps addpd addss addsd`): `f` of the first
/// source's lane and the second's. A scalar's upper part comes from the first source.
#[track_caller]
pub fn binary(
    t: &mut TableBuilder,
    names: [&'static str; 4],
    class: SchedClass,
    f: impl Fn(&mut Sem, ExprId, ExprId) -> ExprId,
) {
    let [ps, pd, ss, sd] = names;
    for (name, lane) in [ps, pd].into_iter().zip(FORMATS) {
        t.simd(name, [w(V), s(V), r(VM)], lane, class).gives(|m| m.map2(lane.bits(), &f));
    }
    for (name, lane) in [ss, sd].into_iter().zip(FORMATS) {
        t.simd(name, [w(V), s(V), r(VM).at(lane)], lane, class).scalar().gives(|m| {
            let (x, y) = (low(m, 1), m.arg(2));
            let result = f(m, x, y);
            m.with_rest_of_first(result)
        });
    }
}

/// The same for an operation on the last source only (`sqrtps sqrtpd sqrtss sqrtsd`).
#[track_caller]
pub fn unary(
    t: &mut TableBuilder,
    names: [&'static str; 4],
    class: SchedClass,
    f: impl Fn(&mut Sem, ExprId) -> ExprId,
) {
    let [ps, pd, ss, sd] = names;
    for (name, lane) in [ps, pd].into_iter().zip(FORMATS) {
        t.simd(name, [w(V), r(VM)], lane, class).gives(|m| m.map1(1, lane.bits(), &f));
    }
    for (name, lane) in [ss, sd].into_iter().zip(FORMATS) {
        t.simd(name, [w(V), s(V), r(VM).at(lane)], lane, class).scalar().gives(|m| {
            let x = m.arg(2);
            let result = f(m, x);
            m.with_rest_of_first(result)
        });
    }
}

/// The same with an immediate, which `f` gets last (`roundps roundpd roundss roundsd`).
#[track_caller]
pub fn unary_imm(
    t: &mut TableBuilder,
    names: [&'static str; 4],
    class: SchedClass,
    f: impl Fn(&mut Sem, ExprId, ExprId) -> ExprId,
) {
    let [ps, pd, ss, sd] = names;
    let imm = r(I).at(Width::W8);
    for (name, lane) in [ps, pd].into_iter().zip(FORMATS) {
        t.simd(name, [w(V), r(VM), imm], lane, class).gives(|m| {
            let imm = m.arg(2);
            m.map1(1, lane.bits(), |m, x| f(m, x, imm))
        });
    }
    for (name, lane) in [ss, sd].into_iter().zip(FORMATS) {
        t.simd(name, [w(V), s(V), r(VM).at(lane), imm], lane, class).scalar().gives(|m| {
            let (x, imm) = (m.arg(2), m.arg(3));
            let result = f(m, x, imm);
            m.with_rest_of_first(result)
        });
    }
}

/// The lowest lane of operand `i`.
pub fn low(m: &mut Sem, i: usize) -> ExprId {
    let (v, lane) = (m.arg(i), m.lane());
    m.a.extract(v, 0, lane)
}

/// The number without its sign, one bit narrower.
pub fn magnitude(m: &mut Sem, x: ExprId) -> ExprId {
    let width = m.a.width(x);
    m.a.extract(x, 0, width - 1)
}

/// `-x`, a NaN's sign changed too.
pub fn negated(m: &mut Sem, x: ExprId) -> ExprId {
    let width = m.a.width(x);
    let sign = m.a.constant(width, 1 << (width - 1));
    m.a.xor(x, sign)
}

pub fn is_nan(m: &mut Sem, x: ExprId) -> ExprId {
    let width = m.a.width(x);
    let (magnitude, infinity) = (magnitude(m, x), m.a.constant(width - 1, infinity(width)));
    m.a.ult(infinity, magnitude)
}

/// Whether `x` and `y` have no order: one of them is a NaN.
pub fn unordered(m: &mut Sem, x: ExprId, y: ExprId) -> ExprId {
    let (x, y) = (is_nan(m, x), is_nan(m, y));
    m.a.or(x, y)
}

/// A NaN with the quiet bit set.
pub fn quieted(m: &mut Sem, nan: ExprId) -> ExprId {
    let width = m.a.width(nan);
    let quiet = m.a.constant(width, 1 << (fraction(width) - 1));
    m.a.or(nan, quiet)
}

/// The first of `operands` that is a NaN, quieted; `result` if none is (SDM vol. 1 §4.8.3.5, table 4-7).
pub fn nan_or(m: &mut Sem, operands: &[ExprId], result: ExprId) -> ExprId {
    operands.iter().rev().fold(result, |result, &x| {
        let (nan, quiet) = (is_nan(m, x), quieted(m, x));
        m.a.ite(nan, quiet, result)
    })
}

/// An operator of two operands with the NaN rule.
pub fn arithmetic(m: &mut Sem, op: BinOp, x: ExprId, y: ExprId) -> ExprId {
    let result = m.bin(op, x, y);
    nan_or(m, &[x, y], result)
}

/// The exponent field of 1.0.
pub fn bias(width: u16) -> u128 {
    (1 << (width - 2 - fraction(width))) - 1
}
