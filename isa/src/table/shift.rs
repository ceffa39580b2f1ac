//! Shifts (SDM vol. 2: SAL/SAR/SHL/SHR, SHLD, SHRD).
//!
//! Counts are taken modulo 32 (64 for 64-bit operands). A count of 0 by `cl` leaves every flag as it was.
//! An immediate count of 0 is not part of the table (decoding gives an opaque instruction, and nothing
//! encodes to it), so rows by immediate do not depend on the old flags; the meaning calls them unknown there.

use super::build::*;
use crate::expr::{BinOp, ExprId};
use crate::feature::Feature::Base;
use crate::reg::Flag::{self, *};
use crate::reg::Width;
use crate::row::SchedClass::{DoubleShift, Shift, ShiftCl};

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    const W8: Width = Width::W8;
    //     mnemonic operands                    widths feature class    OSZAPC     meaning
    t.row("shl",  [rw(RM), r(I).at(W8)],        BWDQ, Base, Shift,       "wwwuww").means(|m| shift(m, Left, Count::Immediate));
    t.row("shr",  [rw(RM), r(I).at(W8)],        BWDQ, Base, Shift,       "wwwuww").means(|m| shift(m, Right, Count::Immediate));
    t.row("sar",  [rw(RM), r(I).at(W8)],        BWDQ, Base, Shift,       "wwwuww").means(|m| shift(m, Arithmetic, Count::Immediate));
    t.row("shl",  [rw(RM), r(CL).at(W8)],       BWDQ, Base, ShiftCl,     "wwwwww").means(|m| shift(m, Left, Count::Cl));
    t.row("shr",  [rw(RM), r(CL).at(W8)],       BWDQ, Base, ShiftCl,     "wwwwww").means(|m| shift(m, Right, Count::Cl));
    t.row("sar",  [rw(RM), r(CL).at(W8)],       BWDQ, Base, ShiftCl,     "wwwwww").means(|m| shift(m, Arithmetic, Count::Cl));
    t.row("shld", [rw(RM), r(R), r(I).at(W8)],  WDQ,  Base, DoubleShift, "wwwuww").means(|m| double_shift(m, Left, Count::Immediate));
    t.row("shrd", [rw(RM), r(R), r(I).at(W8)],  WDQ,  Base, DoubleShift, "wwwuww").means(|m| double_shift(m, Right, Count::Immediate));
    t.row("shld", [rw(RM), r(R), r(CL).at(W8)], WDQ,  Base, DoubleShift, "wwwwww").means(|m| double_shift(m, Left, Count::Cl));
    t.row("shrd", [rw(RM), r(R), r(CL).at(W8)], WDQ,  Base, DoubleShift, "wwwwww").means(|m| double_shift(m, Right, Count::Cl));
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Left,
    Right,
    Arithmetic,
}
use Direction::{Arithmetic, Left, Right};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Count {
    Immediate,
    Cl,
}

/// Operand `i` modulo 32 or 64, at the row's width.
pub(super) fn masked_count(m: &mut Sem, i: u8) -> ExprId {
    let count = m.op(i);
    let bits = if m.width == 64 { 6 } else { 5 };
    let low = m.a.extract(count, 0, bits);
    m.a.zext(low, m.width)
}

/// Sets a flag that keeps its value if the count is 0.
pub(super) fn set_unless_zero(m: &mut Sem, f: Flag, is_zero: ExprId, kind: Count, value: ExprId) {
    let old = match kind {
        Count::Cl => m.flag(f),
        Count::Immediate => m.unknown(1),
    };
    let v = m.a.ite(is_zero, old, value);
    m.set_flag(f, v);
}

/// `value` where `condition` holds, anything elsewhere.
pub(super) fn known_if(m: &mut Sem, condition: ExprId, value: ExprId) -> ExprId {
    let unknown = m.unknown(m.a.width(value));
    m.a.ite(condition, value, unknown)
}

/// The bit shifted out last, for counts from 1 to the width.
fn last_bit_out(m: &mut Sem, d: Direction, x: ExprId, count: ExprId) -> ExprId {
    let one = m.constant(1);
    let before = m.a.sub(count, one);
    match d {
        Left => {
            let v = m.bin(BinOp::Shl, x, before);
            m.a.msb(v)
        }
        Right => {
            let v = m.bin(BinOp::LShr, x, before);
            m.a.extract(v, 0, 1)
        }
        Arithmetic => {
            let v = m.bin(BinOp::AShr, x, before);
            m.a.extract(v, 0, 1)
        }
    }
}

fn shift(m: &mut Sem, d: Direction, kind: Count) {
    let (x, count) = (m.op(0), masked_count(m, 1));
    let (zero, one) = (m.constant(0), m.constant(1));
    let (is_zero, is_one) = (m.a.eq(count, zero), m.a.eq(count, one));
    let op = match d {
        Left => BinOp::Shl,
        Right => BinOp::LShr,
        Arithmetic => BinOp::AShr,
    };
    let v = m.bin(op, x, count);
    m.set(0, v);

    let mut carry = last_bit_out(m, d, x, count);
    if d != Arithmetic && m.width < 32 {
        // CF is undefined for SHL and SHR by the operand size or more.
        let size = m.constant(u128::from(m.width));
        let small = m.a.ult(count, size);
        carry = known_if(m, small, carry);
    }
    let overflow = match d {
        Left => {
            let (new, old) = (m.a.msb(v), m.a.msb(x));
            m.a.xor(new, old)
        }
        Right => m.a.msb(x),
        Arithmetic => m.a.bool(false),
    };
    let overflow = known_if(m, is_one, overflow);
    set_unless_zero(m, CF, is_zero, kind, carry);
    set_unless_zero(m, OF, is_zero, kind, overflow);
    result_flags(m, v, is_zero, kind);
}

/// SF, ZF and PF of a result, AF undefined, all unchanged by a count of 0.
fn result_flags(m: &mut Sem, v: ExprId, is_zero: ExprId, kind: Count) {
    let (sign, zero, parity) = (m.a.msb(v), m.a.is_zero(v), m.parity(v));
    set_unless_zero(m, SF, is_zero, kind, sign);
    set_unless_zero(m, ZF, is_zero, kind, zero);
    set_unless_zero(m, PF, is_zero, kind, parity);
    half_carry(m, is_zero, kind);
}

/// AF is undefined; by `cl` it keeps its value if the count is 0.
fn half_carry(m: &mut Sem, is_zero: ExprId, kind: Count) {
    if kind == Count::Cl {
        let half = m.unknown(1);
        set_unless_zero(m, AF, is_zero, kind, half);
    }
}

/// The count is modulo 32 for 16-bit operands too; past 16 the result and the flags are undefined.
fn double_shift(m: &mut Sem, d: Direction, kind: Count) {
    let (x, filler, count) = (m.op(0), m.op(1), masked_count(m, 2));
    let (zero, one) = (m.constant(0), m.constant(1));
    let size = m.constant(u128::from(m.width));
    let (is_zero, is_one) = (m.a.eq(count, zero), m.a.eq(count, one));
    let rest = m.a.sub(size, count);
    let (kept, brought) = match d {
        Left => (m.bin(BinOp::Shl, x, count), m.bin(BinOp::LShr, filler, rest)),
        _ => (m.bin(BinOp::LShr, x, count), m.bin(BinOp::Shl, filler, rest)),
    };
    let mut v = m.a.or(kept, brought);
    let mut carry = last_bit_out(m, d, x, count);
    if m.width == 16 {
        let too_far = m.a.ult(size, count);
        let fits = m.a.not(too_far);
        v = known_if(m, fits, v);
        carry = known_if(m, fits, carry);
    }
    m.set(0, v);
    let (new, old) = (m.a.msb(v), m.a.msb(x));
    let changed = m.a.xor(new, old);
    let overflow = known_if(m, is_one, changed);
    set_unless_zero(m, CF, is_zero, kind, carry);
    set_unless_zero(m, OF, is_zero, kind, overflow);
    if m.width == 16 {
        let too_far = m.a.ult(size, count);
        wide_result_flags(m, v, too_far, is_zero, kind);
    } else {
        result_flags(m, v, is_zero, kind);
    }
}

/// As [`result_flags`], but a shift too far leaves each flag undefined on its own.
fn wide_result_flags(m: &mut Sem, v: ExprId, too_far: ExprId, is_zero: ExprId, kind: Count) {
    let fits = m.a.not(too_far);
    let (sign, zero, parity) = (m.a.msb(v), m.a.is_zero(v), m.parity(v));
    for (flag, value) in [(SF, sign), (ZF, zero), (PF, parity)] {
        let value = known_if(m, fits, value);
        set_unless_zero(m, flag, is_zero, kind, value);
    }
    half_carry(m, is_zero, kind);
}
