//! Bit manipulation instructions (SDM vol. 2: ANDN, BEXTR, BLSI, BLSMSK, BLSR, BZHI, MULX, PDEP, PEXT, RORX,
//! SARX/SHLX/SHRX).

use super::build::*;
use super::rotate::{Rotation, turned};
use crate::expr::{BinOp, ExprId};
use crate::feature::Feature::{Bmi1, Bmi2};
use crate::reg::Flag::*;
use crate::reg::{Gpr, Width};
use crate::row::SchedClass::{Bmi, MultiplyWide, Shift};

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    const W8: Width = Width::W8;
    //     mnemonic  operands                     widths feature class      OSZAPC     meaning
    t.row("andn",   [w(R), r(R), r(RM)],          DQ, Bmi1, Bmi,          "wwwuuw").means(and_not);
    t.row("bextr",  [w(R), r(RM), r(R)],          DQ, Bmi1, Bmi,          "wuwuuw").means(extract_field);
    t.row("blsi",   [w(R), r(RM)],                DQ, Bmi1, Bmi,          "wwwuuw").means(isolate_lowest);
    t.row("blsmsk", [w(R), r(RM)],                DQ, Bmi1, Bmi,          "wwwuuw").means(mask_to_lowest);
    t.row("blsr",   [w(R), r(RM)],                DQ, Bmi1, Bmi,          "wwwuuw").means(reset_lowest);
    t.row("bzhi",   [w(R), r(RM), r(R)],          DQ, Bmi2, Bmi,          "wwwuuw").means(zero_high);
    t.row("mulx",   [w(R), w(R), r(RM), r(RDX)],  DQ, Bmi2, MultiplyWide, "......").means(multiply);
    t.row("pdep",   [w(R), r(R), r(RM)],          DQ, Bmi2, Bmi,          "......").means(deposit);
    t.row("pext",   [w(R), r(R), r(RM)],          DQ, Bmi2, Bmi,          "......").means(gather);
    t.row("rorx",   [w(R), r(RM), r(I).at(W8)],   DQ, Bmi2, Shift,        "......").means(rotate);
    t.row("sarx",   [w(R), r(RM), r(R)],          DQ, Bmi2, Shift,        "......").means(|m| shift(m, BinOp::AShr));
    t.row("shlx",   [w(R), r(RM), r(R)],          DQ, Bmi2, Shift,        "......").means(|m| shift(m, BinOp::Shl));
    t.row("shrx",   [w(R), r(RM), r(R)],          DQ, Bmi2, Shift,        "......").means(|m| shift(m, BinOp::LShr));
}

fn and_not(m: &mut Sem) {
    let (x, y) = (m.op(1), m.op(2));
    let n = m.a.not(x);
    let v = m.a.and(n, y);
    m.set(0, v);
    m.set_sz(v);
    m.zero_flag(CF);
    m.zero_flag(OF);
}

/// The lowest `count` bits of `x`, all of them if `count` is the width or more.
fn low_bits(m: &mut Sem, x: ExprId, count: ExprId) -> ExprId {
    let one = m.constant(1);
    let end = m.bin(BinOp::Shl, one, count);
    let mask = m.a.sub(end, one);
    m.a.and(x, mask)
}

/// Start in bits 7:0 of the control operand, length in bits 15:8.
fn extract_field(m: &mut Sem) {
    let (x, control) = (m.op(1), m.op(2));
    let (start, length) = (m.a.extract(control, 0, 8), m.a.extract(control, 8, 8));
    let (start, length) = (m.a.zext(start, m.width), m.a.zext(length, m.width));
    let down = m.bin(BinOp::LShr, x, start);
    let v = low_bits(m, down, length);
    m.set(0, v);
    let zero = m.a.is_zero(v);
    m.set_flag(ZF, zero);
    m.zero_flag(CF);
    m.zero_flag(OF);
}

fn isolate_lowest(m: &mut Sem) {
    let x = m.op(1);
    let n = m.a.neg(x);
    let v = m.a.and(x, n);
    m.set(0, v);
    m.set_sz(v);
    let none = m.a.is_zero(x);
    let some = m.a.not(none);
    m.set_flag(CF, some);
    m.zero_flag(OF);
}

fn minus_one(m: &mut Sem, x: ExprId) -> ExprId {
    let one = m.constant(1);
    m.a.sub(x, one)
}

/// ZF is always 0: the result has at least one bit.
fn mask_to_lowest(m: &mut Sem) {
    let x = m.op(1);
    let less = minus_one(m, x);
    let v = m.a.xor(x, less);
    m.set(0, v);
    let (sign, none) = (m.a.msb(v), m.a.is_zero(x));
    m.set_flag(SF, sign);
    m.set_flag(CF, none);
    m.zero_flag(ZF);
    m.zero_flag(OF);
}

fn reset_lowest(m: &mut Sem) {
    let x = m.op(1);
    let less = minus_one(m, x);
    let v = m.a.and(x, less);
    m.set(0, v);
    m.set_sz(v);
    let none = m.a.is_zero(x);
    m.set_flag(CF, none);
    m.zero_flag(OF);
}

/// Keeps the bits below the index in bits 7:0 of the last operand. CF: the index is the width or more.
fn zero_high(m: &mut Sem) {
    let (x, index) = (m.op(1), m.op(2));
    let index = m.a.extract(index, 0, 8);
    let index = m.a.zext(index, m.width);
    let v = low_bits(m, x, index);
    m.set(0, v);
    m.set_sz(v);
    let top = m.constant(u128::from(m.width) - 1);
    let beyond = m.a.ult(top, index);
    m.set_flag(CF, beyond);
    m.zero_flag(OF);
}

/// The first operand gets the high half, also when both are one register.
fn multiply(m: &mut Sem) {
    let (x, y) = (m.reg(Gpr::RDX), m.op(2));
    let double = 2 * m.width;
    let (wx, wy) = (m.a.zext(x, double), m.a.zext(y, double));
    let p = m.bin(BinOp::Mul, wx, wy);
    let high = m.a.extract(p, m.width, m.width);
    let low = m.bin(BinOp::Mul, x, y);
    m.set(0, high);
    m.set(1, low);
}

fn deposit(m: &mut Sem) {
    let (x, mask) = (m.op(1), m.op(2));
    let v = m.a.deposit(x, mask);
    m.set(0, v);
}

fn gather(m: &mut Sem) {
    let (x, mask) = (m.op(1), m.op(2));
    let v = m.a.gather(x, mask);
    m.set(0, v);
}

fn around(m: &mut Sem, count: ExprId) -> ExprId {
    let bits = m.width.trailing_zeros() as u16;
    let low = m.a.extract(count, 0, bits);
    m.a.zext(low, m.width)
}

fn rotate(m: &mut Sem) {
    let (x, count) = (m.op(1), m.op(2));
    let count = around(m, count);
    let v = turned(m, Rotation::Right, x, count);
    m.set(0, v);
}

fn shift(m: &mut Sem, op: BinOp) {
    let (x, count) = (m.op(1), m.op(2));
    let count = around(m, count);
    let v = m.bin(op, x, count);
    m.set(0, v);
}
