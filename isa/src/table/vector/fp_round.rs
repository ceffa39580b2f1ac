//! Rounding to integral numbers and to fractions (SDM vol. 2: ROUNDPS …, VRNDSCALEPS …).

use super::fp::*;
use crate::expr::{BinOp, ExprId, Rounding, UnOp};
use crate::row::SchedClass::FpRound;
use crate::table::build::*;

pub fn rows(t: &mut TableBuilder) {
    unary_imm(t, ["roundps", "roundpd", "roundss", "roundsd"], FpRound, |m, x, imm| {
        let result = integral(m, x, imm);
        nan_or(m, &[x], result)
    });
    unary_imm(t, ["vrndscaleps", "vrndscalepd", "vrndscaless", "vrndscalesd"], FpRound, |m, x, imm| {
        let result = to_fraction(m, x, imm);
        nan_or(m, &[x], result)
    });
}

/// Rounded as the immediate's bits 1:0 say, in the order of MXCSR.RC, or as MXCSR says if bit 2 is set: to nearest even.
fn integral(m: &mut Sem, x: ExprId, imm: ExprId) -> ExprId {
    let modes = [Rounding::NearestEven, Rounding::Down, Rounding::Up, Rounding::Zero];
    let rounded = modes.map(|mode| m.un(UnOp::FRound(mode), x));
    let (by_mxcsr, own) = (m.a.extract(imm, 2, 1), m.choose(imm, &rounded));
    m.a.ite(by_mxcsr, rounded[0], own)
}

/// Rounded to a multiple of 2^-M, M in the immediate's bits 7:4. Numbers that have no lower bits stay as they are; of the
/// others the product with 2^M and the quotient are exact.
fn to_fraction(m: &mut Sem, x: ExprId, imm: ExprId) -> ExprId {
    let width = m.a.width(x);
    let places = m.a.extract(imm, 4, 4);
    let (up, down) = (power_of_two(m, places, width, 1), power_of_two(m, places, width, -1));
    let scaled = m.bin(BinOp::FMul, x, up);
    let rounded = integral(m, scaled, imm);
    let result = m.bin(BinOp::FMul, rounded, down);
    let exponent = m.a.extract(x, fraction(width), width - 1 - fraction(width));
    let integers = m.a.constant(width - 1 - fraction(width), bias(width) + u128::from(fraction(width)));
    let has_fraction = m.a.ult(exponent, integers);
    m.a.ite(has_fraction, result, x)
}

/// The number 2^(`sign` · `places`), `places` being 4 bits wide.
fn power_of_two(m: &mut Sem, places: ExprId, width: u16, sign: i128) -> ExprId {
    let exponent = width - 1 - fraction(width);
    let (bias, places) = (m.a.constant(exponent, bias(width)), m.a.zext(places, exponent));
    let biased = if sign < 0 { m.a.sub(bias, places) } else { m.a.add(bias, places) };
    let (positive, zeros) = (m.a.bool(false), m.a.constant(fraction(width), 0));
    let magnitude = m.a.concat(biased, zeros);
    m.a.concat(positive, magnitude)
}
