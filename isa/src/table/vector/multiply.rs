//! Integer products and sums of products (SDM vol. 2: PMULLW …, PMADDWD, VPDPBUSD …, VPMADD52LUQ …).

use super::number::Sign::{self, Signed, Unsigned};
use super::number::{extended, lanes, saturated, sum};
use crate::expr::{BinOp, ExprId};
use crate::reg::Width::{W8, W16, W32, W64};
use crate::row::SchedClass::VecMul;
use crate::table::build::*;
use crate::table::simd::*;

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    const BINARY: [Role; 3] = [w(V), s(V), r(VM)];
    const ADDED: [Role; 3] = [rw(V), r(V), r(VM)];
    //      mnemonic      operands lane class         meaning
    t.simd("pmullw",      BINARY,  W16, VecMul).gives(|m| lanes(m, BinOp::Mul));
    t.simd("pmulld",      BINARY,  W32, VecMul).gives(|m| lanes(m, BinOp::Mul));
    t.simd("vpmullq",     BINARY,  W64, VecMul).gives(|m| lanes(m, BinOp::Mul));
    t.simd("pmulhw",      BINARY,  W16, VecMul).gives(|m| upper_half(m, Signed));
    t.simd("pmulhuw",     BINARY,  W16, VecMul).gives(|m| upper_half(m, Unsigned));
    t.simd("pmulhrsw",    BINARY,  W16, VecMul).gives(fixed_point);
    t.simd("pmuldq",      BINARY,  W64, VecMul).gives(|m| of_low_halves(m, Signed));
    t.simd("pmuludq",     BINARY,  W64, VecMul).gives(|m| of_low_halves(m, Unsigned));
    t.simd("pmaddwd",     BINARY,  W32, VecMul).gives(dot_words);
    t.simd("pmaddubsw",   BINARY,  W16, VecMul).gives(dot_bytes);
    t.simd("vpdpbusd",    ADDED,   W32, VecMul).gives(|m| wrapped(m, Unsigned, W8.bits()));
    t.simd("vpdpbusds",   ADDED,   W32, VecMul).gives(|m| clamped(m, Unsigned, W8.bits()));
    t.simd("vpdpwssd",    ADDED,   W32, VecMul).gives(|m| wrapped(m, Signed, W16.bits()));
    t.simd("vpdpwssds",   ADDED,   W32, VecMul).gives(|m| clamped(m, Signed, W16.bits()));
    t.simd("vpmadd52luq", ADDED,   W64, VecMul).gives(|m| added_52(m, 0));
    t.simd("vpmadd52huq", ADDED,   W64, VecMul).gives(|m| added_52(m, 52));
}

/// Bits and how they are read as a number.
#[derive(Clone, Copy)]
struct Factor {
    bits: ExprId,
    sign: Sign,
}

/// How a lane is made up of numbers: their width, and how those of the first operand are read.
#[derive(Clone, Copy)]
struct Factors {
    width: u16,
    sign: Sign,
}

fn number(bits: ExprId, sign: Sign) -> Factor {
    Factor { bits, sign }
}

/// The exact product of two numbers, which fits `width` bits.
fn product(m: &mut Sem, x: Factor, y: Factor, width: u16) -> ExprId {
    let (x, y) = (extended(m, x.bits, x.sign, width), extended(m, y.bits, y.sign, width));
    m.bin(BinOp::Mul, x, y)
}

fn upper_half(m: &mut Sem, sign: Sign) -> ExprId {
    let lane = m.lane();
    m.map2(lane, |m, x, y| {
        let exact = product(m, number(x, sign), number(y, sign), 2 * lane);
        m.a.extract(exact, lane, lane)
    })
}

/// The product of fractions with 15 bits after the point, rounded half up.
fn fixed_point(m: &mut Sem) -> ExprId {
    m.map2(W16.bits(), |m, x, y| {
        let exact = product(m, number(x, Signed), number(y, Signed), W32.bits());
        let (doubled, one) = (m.a.extract(exact, 14, 17), m.a.constant(17, 1));
        let rounded = m.a.add(doubled, one);
        m.a.extract(rounded, 1, W16.bits())
    })
}

fn of_low_halves(m: &mut Sem, sign: Sign) -> ExprId {
    let lane = m.lane();
    m.map2(lane, |m, x, y| {
        let (x, y) = (m.a.extract(x, 0, lane / 2), m.a.extract(y, 0, lane / 2));
        product(m, number(x, sign), number(y, sign), lane)
    })
}

/// The sum of the products of the numbers in two lanes, at `width` bits. The second operand's are signed.
fn dot(m: &mut Sem, factors: Factors, width: u16, x: ExprId, y: ExprId) -> ExprId {
    let pairs = m.split(x, factors.width).into_iter().zip(m.split(y, factors.width));
    let product = |(x, y)| product(m, number(x, factors.sign), number(y, Signed), width);
    let products: Vec<ExprId> = pairs.map(product).collect();
    sum(m, &products)
}

fn dot_words(m: &mut Sem) -> ExprId {
    m.map2(W32.bits(), |m, x, y| dot(m, Factors { width: W16.bits(), sign: Signed }, W32.bits(), x, y))
}

/// Two products of 16 bits each have a sum of 17.
fn dot_bytes(m: &mut Sem) -> ExprId {
    m.map2(W16.bits(), |m, x, y| {
        let exact = dot(m, Factors { width: W8.bits(), sign: Unsigned }, 17, x, y);
        saturated(m, exact, Signed, W16.bits())
    })
}

/// The destination's lanes plus products of the sources', `total` of each lane.
fn added(m: &mut Sem, total: impl Fn(&mut Sem, ExprId, ExprId, ExprId) -> ExprId) -> ExprId {
    let destination = m.arg(0);
    let old = m.split(destination, W32.bits());
    let (x, y) = (m.arg(1), m.arg(2));
    let pairs: Vec<(ExprId, ExprId)> = m.split(x, W32.bits()).into_iter().zip(m.split(y, W32.bits())).collect();
    let lanes: Vec<ExprId> = old.into_iter().zip(pairs).map(|(old, (x, y))| total(m, old, x, y)).collect();
    m.join(&lanes)
}

fn wrapped(m: &mut Sem, sign: Sign, width: u16) -> ExprId {
    added(m, |m, old, x, y| {
        let dot = dot(m, Factors { width, sign }, W32.bits(), x, y);
        m.a.add(old, dot)
    })
}

/// The products and the destination have a sum of at most 34 bits.
fn clamped(m: &mut Sem, sign: Sign, width: u16) -> ExprId {
    added(m, |m, old, x, y| {
        let (dot, old) = (dot(m, Factors { width, sign }, 34, x, y), m.a.sext(old, 34));
        let exact = m.a.add(old, dot);
        saturated(m, exact, Signed, W32.bits())
    })
}

/// The destination's lanes plus the 52 bits from `from` on of the product of the sources' low 52 bits.
fn added_52(m: &mut Sem, from: u16) -> ExprId {
    let lane = m.lane();
    let (destination, x, y) = (m.arg(0), m.arg(1), m.arg(2));
    let parts = m.zip(x, y, lane, |m, x, y| {
        let (x, y) = (m.a.extract(x, 0, 52), m.a.extract(y, 0, 52));
        let exact = product(m, number(x, Unsigned), number(y, Unsigned), 104);
        let part = m.a.extract(exact, from, 52);
        m.a.zext(part, lane)
    });
    m.zip(destination, parts, lane, |m, old, part| m.a.add(old, part))
}
