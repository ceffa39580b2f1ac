//! Conversions between number formats (SDM vol. 2: CVTDQ2PS, CVTSI2SS, CVTPS2DQ, CVTSS2SI, CVTPS2PD, CVTSS2SD, VCVTPH2PS
//! … and their kin). A number that does not fit an integer gives the integer indefinite value (SDM vol. 1 §11.5.2.1).

use super::fp::*;
use crate::expr::{Convert, ExprId, Rounding};
use crate::reg::Width::{self, W8, W16, W32, W64};
use crate::row::SchedClass::FpConvert;
use crate::table::build::*;
use crate::table::simd::*;

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    let (signed, unsigned) = (Convert::FromSigned, Convert::FromUnsigned);
    //      mnemonic      from to
    packed(t, "cvtdq2ps",   W32, W32, |m, x| m.a.convert(signed, x, 32));
    packed(t, "cvtdq2pd",   W32, W64, |m, x| m.a.convert(signed, x, 64));
    packed(t, "vcvtqq2ps",  W64, W32, |m, x| m.a.convert(signed, x, 32));
    packed(t, "vcvtqq2pd",  W64, W64, |m, x| m.a.convert(signed, x, 64));
    packed(t, "vcvtudq2ps", W32, W32, |m, x| m.a.convert(unsigned, x, 32));
    packed(t, "vcvtudq2pd", W32, W64, |m, x| m.a.convert(unsigned, x, 64));
    packed(t, "vcvtuqq2ps", W64, W32, |m, x| m.a.convert(unsigned, x, 32));
    packed(t, "vcvtuqq2pd", W64, W64, |m, x| m.a.convert(unsigned, x, 64));
    from_general(t, ["cvtsi2ss", "cvtsi2sd"], signed);
    from_general(t, ["vcvtusi2ss", "vcvtusi2sd"], unsigned);

    // By MXCSR, truncating.
    integers(t, ["cvtps2dq", "cvttps2dq"], W32, W32, Convert::ToSigned);
    integers(t, ["cvtpd2dq", "cvttpd2dq"], W64, W32, Convert::ToSigned);
    integers(t, ["vcvtps2qq", "vcvttps2qq"], W32, W64, Convert::ToSigned);
    integers(t, ["vcvtpd2qq", "vcvttpd2qq"], W64, W64, Convert::ToSigned);
    integers(t, ["vcvtps2udq", "vcvttps2udq"], W32, W32, Convert::ToUnsigned);
    integers(t, ["vcvtpd2udq", "vcvttpd2udq"], W64, W32, Convert::ToUnsigned);
    integers(t, ["vcvtps2uqq", "vcvttps2uqq"], W32, W64, Convert::ToUnsigned);
    integers(t, ["vcvtpd2uqq", "vcvttpd2uqq"], W64, W64, Convert::ToUnsigned);
    to_general(t, ["cvtss2si", "cvttss2si"], W32, Convert::ToSigned);
    to_general(t, ["cvtsd2si", "cvttsd2si"], W64, Convert::ToSigned);
    to_general(t, ["vcvtss2usi", "vcvttss2usi"], W32, Convert::ToUnsigned);
    to_general(t, ["vcvtsd2usi", "vcvttsd2usi"], W64, Convert::ToUnsigned);

    packed(t, "cvtps2pd",  W32, W64, |m, x| to_format(m, x, 64, Rounding::NearestEven));
    packed(t, "cvtpd2ps",  W64, W32, |m, x| to_format(m, x, 32, Rounding::NearestEven));
    packed(t, "vcvtph2ps", W16, W32, |m, x| to_format(m, x, 32, Rounding::NearestEven));
    scalar(t, "cvtss2sd",  W32, W64);
    scalar(t, "cvtsd2ss",  W64, W32);
    t.simd("vcvtps2ph", [w(VM).part(2), r(V), r(I).at(W8)], W16, FpConvert).gives(to_half);
}

/// Lanes of `from` bits to as many of `to` bits. Of unequal widths the narrower lanes fill half of a register, and zeros
/// the rest of an xmm register that is written.
#[track_caller]
fn packed(t: &mut TableBuilder, name: &'static str, from: Width, to: Width, f: impl Fn(&mut Sem, ExprId) -> ExprId) {
    let (from_bits, to_bits) = (from.bits(), to.bits());
    let destination = w(V).part(from_bits.div_ceil(to_bits)).padded();
    let source = r(VM).part(to_bits.div_ceil(from_bits));
    t.simd(name, [destination, source], to, FpConvert).gives(|m| m.map1(1, from_bits, &f));
}

/// To integers, rounded to nearest even and toward zero.
#[track_caller]
fn integers(t: &mut TableBuilder, names: [&'static str; 2], from: Width, to: Width, kind: fn(Rounding) -> Convert) {
    for (name, rounding) in names.into_iter().zip([Rounding::NearestEven, Rounding::Zero]) {
        packed(t, name, from, to, |m, x| m.a.convert(kind(rounding), x, to.bits()));
    }
}

/// A general register's integer to a scalar.
#[track_caller]
fn from_general(t: &mut TableBuilder, names: [&'static str; 2], kind: Convert) {
    for (name, to) in names.into_iter().zip(FORMATS) {
        for from in [W32, W64] {
            t.simd(name, [w(V), s(V), r(RM).at(from)], to, FpConvert).gives(|m| {
                let x = m.arg(2);
                let result = m.a.convert(kind, x, to.bits());
                m.with_rest_of_first(result)
            });
        }
    }
}

/// A scalar to an integer in a general register, rounded to nearest even and toward zero.
#[track_caller]
fn to_general(t: &mut TableBuilder, names: [&'static str; 2], from: Width, kind: fn(Rounding) -> Convert) {
    for (name, rounding) in names.into_iter().zip([Rounding::NearestEven, Rounding::Zero]) {
        for to in [W32, W64] {
            t.simd(name, [w(R).at(to), r(VM).at(from)], from, FpConvert).gives(|m| {
                let x = m.arg(1);
                m.a.convert(kind(rounding), x, to.bits())
            });
        }
    }
}

/// A scalar to another format.
#[track_caller]
fn scalar(t: &mut TableBuilder, name: &'static str, from: Width, to: Width) {
    t.simd(name, [w(V), s(V), r(VM).at(from)], to, FpConvert).scalar().gives(|m| {
        let x = m.arg(2);
        let result = to_format(m, x, to.bits(), Rounding::NearestEven);
        m.with_rest_of_first(result)
    });
}

/// `x` in the format of `width` bits. A NaN keeps its sign and the upper bits of its payload, and becomes quiet.
fn to_format(m: &mut Sem, x: ExprId, width: u16, rounding: Rounding) -> ExprId {
    let (nan, number) = (is_nan(m, x), m.a.convert(Convert::Float(rounding), x, width));
    let quiet = quieted(m, x);
    let (from, to) = (fraction(m.a.width(x)), fraction(width));
    let payload = if from < to {
        let (all, zeros) = (m.a.extract(quiet, 0, from), m.a.constant(to - from, 0));
        m.a.concat(all, zeros)
    } else {
        m.a.extract(quiet, from - to, to)
    };
    let (sign, ones) = (m.a.msb(x), m.a.constant(width - 1 - to, u128::MAX));
    let upper = m.a.concat(sign, ones);
    let same_nan = m.a.concat(upper, payload);
    m.a.ite(nan, same_nan, number)
}

/// binary32 to binary16, rounded as the immediate's bits 1:0 say, or as MXCSR says if bit 2 is set: to nearest even.
fn to_half(m: &mut Sem) -> ExprId {
    let imm = m.arg(2);
    let by_mxcsr = m.a.extract(imm, 2, 1);
    m.map1(1, 32, |m, x| {
        let modes = [Rounding::NearestEven, Rounding::Down, Rounding::Up, Rounding::Zero];
        let halves = modes.map(|mode| to_format(m, x, 16, mode));
        let own = m.choose(imm, &halves);
        m.a.ite(by_mxcsr, halves[0], own)
    })
}
