//! Floating-point comparisons (SDM vol. 2: CMPPS, CMPPD, CMPSS, CMPSD, COMISS, COMISD, UCOMISS, UCOMISD) and classes
//! (VFPCLASSPS and its kin). Quiet and signalling comparisons differ in MXCSR's exception bits only.

use super::fp::*;
use crate::expr::{BinOp, ExprId};
use crate::reg::Flag;
use crate::reg::Width::{W8, W64};
use crate::row::SchedClass::FpCompare;
use crate::table::build::*;
use crate::table::simd::*;

pub fn rows(t: &mut TableBuilder) {
    compare(t, [("cmpps", "vcmpps"), ("cmppd", "vcmppd")], [("cmpss", "vcmpss"), ("cmpsd", "vcmpsd")]);
    compare_to_flags(t, ["ucomiss", "ucomisd"]);
    compare_to_flags(t, ["comiss", "comisd"]);
    classify(t, ["vfpclassps", "vfpclasspd"], ["vfpclassss", "vfpclasssd"]);
}

/// One bit per lane: as all ones or zeros in the lanes of a vector, or in a mask register (EVEX).
#[track_caller]
fn compare(t: &mut TableBuilder, packed: [(&'static str, &'static str); 2], scalar: [(&'static str, &'static str); 2]) {
    let (imm, to_mask) = (r(I).at(W8), w(K).at(W64));
    for ((name, evex), lane) in packed.into_iter().zip(FORMATS) {
        t.simd(name, [w(V), s(V), r(VM), imm], lane, FpCompare).gives(|m| {
            let bits = each_holds(m);
            let lanes: Vec<ExprId> = bits.into_iter().map(|bit| m.a.sext(bit, lane.bits())).collect();
            m.join(&lanes)
        });
        t.simd(evex, [to_mask, r(V), r(VM), imm], lane, FpCompare).gives(|m| {
            let bits = each_holds(m);
            m.join(&bits)
        });
    }
    for ((name, evex), lane) in scalar.into_iter().zip(FORMATS) {
        t.simd(name, [w(V), s(V), r(VM).at(lane), imm], lane, FpCompare).gives(|m| {
            let bit = low_holds(m);
            let low = m.a.sext(bit, lane.bits());
            m.with_rest_of_first(low)
        });
        t.simd(evex, [to_mask, r(V), r(VM).at(lane), imm], lane, FpCompare).gives(low_holds);
    }
}

fn each_holds(m: &mut Sem) -> Vec<ExprId> {
    let (x, y, imm, lane) = (m.arg(1), m.arg(2), m.arg(3), m.lane());
    let pairs: Vec<(ExprId, ExprId)> = m.split(x, lane).into_iter().zip(m.split(y, lane)).collect();
    pairs.into_iter().map(|(x, y)| holds(m, imm, x, y)).collect()
}

fn low_holds(m: &mut Sem) -> ExprId {
    let (x, y, imm) = (low(m, 1), m.arg(2), m.arg(3));
    holds(m, imm, x, y)
}

/// The predicate that the immediate's low bits name (SDM vol. 2, CMPPD, table 3-1; legacy encodings look at three bits
/// only). Bit 2 negates; bit 3 has an unordered pair counted as equal or less; bit 4 is about signalling.
fn holds(m: &mut Sem, imm: ExprId, x: ExprId, y: ExprId) -> ExprId {
    let (less, equal, unordered) = (m.bin(BinOp::FLt, x, y), m.bin(BinOp::FEq, x, y), unordered(m, x, y));
    let less_or_equal = m.a.or(less, equal);
    let ordered = [equal, less, less_or_equal, unordered];
    let mut plain = m.choose(imm, &ordered);
    if !m.is_legacy() {
        let (greater, never) = (m.bin(BinOp::FLt, y, x), m.a.bool(false));
        let others = [m.a.or(equal, unordered), m.a.or(less, unordered), m.a.not(greater), never];
        let (high, other) = (m.a.extract(imm, 3, 1), m.choose(imm, &others));
        plain = m.a.ite(high, other, plain);
    }
    let negated = m.a.extract(imm, 2, 1);
    m.a.xor(plain, negated)
}

/// ZF, PF and CF all set for an unordered pair, ZF for equal ones, CF for less; OF, SF and AF cleared.
#[track_caller]
fn compare_to_flags(t: &mut TableBuilder, names: [&'static str; 2]) {
    for (name, lane) in names.into_iter().zip(FORMATS) {
        t.simd(name, [r(V).at(lane), r(VM).at(lane)], lane, FpCompare).flags("wwwwww").does(|m| {
            let (x, y) = (m.arg(0), m.arg(1));
            let (less, equal, unordered) = (m.bin(BinOp::FLt, x, y), m.bin(BinOp::FEq, x, y), unordered(m, x, y));
            let (zero, carry) = (m.a.or(equal, unordered), m.a.or(less, unordered));
            m.set_flag(Flag::ZF, zero);
            m.set_flag(Flag::PF, unordered);
            m.set_flag(Flag::CF, carry);
            for flag in [Flag::OF, Flag::SF, Flag::AF] {
                m.zero_flag(flag);
            }
        });
    }
}

/// Whether a number is in one of the classes that the immediate lists, one bit per lane.
#[track_caller]
fn classify(t: &mut TableBuilder, packed: [&'static str; 2], scalar: [&'static str; 2]) {
    let (imm, to_mask) = (r(I).at(W8), w(K).at(W64));
    for (name, lane) in packed.into_iter().zip(FORMATS) {
        t.simd(name, [to_mask, r(VM), imm], lane, FpCompare).gives(|m| {
            let (x, imm) = (m.arg(1), m.arg(2));
            let lanes = m.split(x, lane.bits());
            let bits: Vec<ExprId> = lanes.into_iter().map(|x| in_class(m, imm, x)).collect();
            m.join(&bits)
        });
    }
    for (name, lane) in scalar.into_iter().zip(FORMATS) {
        t.simd(name, [to_mask, r(VM).at(lane), imm], lane, FpCompare).gives(|m| {
            let (x, imm) = (m.arg(1), m.arg(2));
            in_class(m, imm, x)
        });
    }
}

/// Classes in the order of the immediate's bits: quiet NaN, +0, -0, +infinity, -infinity, denormal, finite and negative
/// (not -0), signalling NaN.
fn in_class(m: &mut Sem, imm: ExprId, x: ExprId) -> ExprId {
    let width = m.a.width(x);
    let (negative, magnitude, nan) = (m.a.msb(x), magnitude(m, x), is_nan(m, x));
    let positive = m.a.not(negative);
    let (infinity, quiet) = (m.a.constant(width - 1, infinity(width)), m.a.extract(x, fraction(width) - 1, 1));
    let (is_zero, is_infinite) = (m.a.is_zero(magnitude), m.a.eq(magnitude, infinity));
    let (finite, nonzero, signalling) = (m.a.ult(magnitude, infinity), m.a.not(is_zero), m.a.not(quiet));
    let exponent = m.a.extract(x, fraction(width), width - 1 - fraction(width));
    let least = m.a.is_zero(exponent);
    let classes: [&[ExprId]; 8] = [
        &[nan, quiet],
        &[positive, is_zero],
        &[negative, is_zero],
        &[positive, is_infinite],
        &[negative, is_infinite],
        &[least, nonzero],
        &[negative, finite, nonzero],
        &[nan, signalling],
    ];
    let never = m.a.bool(false);
    classes.into_iter().enumerate().fold(never, |any, (i, conditions)| {
        let wanted = m.a.extract(imm, i as u16, 1);
        let member = conditions.iter().fold(wanted, |all, &c| m.a.and(all, c));
        m.a.or(any, member)
    })
}
