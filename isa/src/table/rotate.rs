//! Rotates (SDM vol. 2: RCL/RCR/ROL/ROR). They touch CF and OF alone; OF is defined for a count of 1.

use super::build::*;
use super::shift::{Count, known_if, masked_count, set_unless_zero};
use crate::expr::{BinOp, ExprId};
use crate::feature::Feature::Base;
use crate::reg::Flag::*;
use crate::reg::Width;
use crate::row::SchedClass::{Rotate, RotateCarry};

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    const W8: Width = Width::W8;
    //     mnemonic operands             widths feature class    OSZAPC     meaning
    t.row("rol", [rw(RM), r(I).at(W8)],  BWDQ, Base, Rotate,      "w....w").means(|m| rotate(m, Rotation::Left, Count::Immediate));
    t.row("ror", [rw(RM), r(I).at(W8)],  BWDQ, Base, Rotate,      "w....w").means(|m| rotate(m, Rotation::Right, Count::Immediate));
    t.row("rol", [rw(RM), r(CL).at(W8)], BWDQ, Base, Rotate,      "w....w").means(|m| rotate(m, Rotation::Left, Count::Cl));
    t.row("ror", [rw(RM), r(CL).at(W8)], BWDQ, Base, Rotate,      "w....w").means(|m| rotate(m, Rotation::Right, Count::Cl));
    t.row("rcl", [rw(RM), r(I).at(W8)],  BWDQ, Base, RotateCarry, "w....w").means(|m| rotate_carry(m, Rotation::Left, Count::Immediate));
    t.row("rcr", [rw(RM), r(I).at(W8)],  BWDQ, Base, RotateCarry, "w....w").means(|m| rotate_carry(m, Rotation::Right, Count::Immediate));
    t.row("rcl", [rw(RM), r(CL).at(W8)], BWDQ, Base, RotateCarry, "w....w").means(|m| rotate_carry(m, Rotation::Left, Count::Cl));
    t.row("rcr", [rw(RM), r(CL).at(W8)], BWDQ, Base, RotateCarry, "w....w").means(|m| rotate_carry(m, Rotation::Right, Count::Cl));
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rotation {
    Left,
    Right,
}

/// `x` turned by `count`, which is less than its width.
pub(super) fn turned(m: &mut Sem, side: Rotation, x: ExprId, count: ExprId) -> ExprId {
    let w = m.a.width(x);
    let size = m.a.constant(w, u128::from(w));
    let rest = m.a.sub(size, count);
    let (l, r) = if side == Rotation::Left { (count, rest) } else { (rest, count) };
    let (up, down) = (m.bin(BinOp::Shl, x, l), m.bin(BinOp::LShr, x, r));
    m.a.or(up, down)
}

/// OF is defined for a count of 1, kept for 0.
fn set_overflow(m: &mut Sem, kind: Count, count: ExprId, is_zero: ExprId, value: ExprId) {
    let one = m.constant(1);
    let is_one = m.a.eq(count, one);
    let overflow = known_if(m, is_one, value);
    set_unless_zero(m, OF, is_zero, kind, overflow);
}

/// CF is a copy of the bit that went around, whenever the masked count is not 0
/// (also for a multiple of the width).
fn rotate(m: &mut Sem, side: Rotation, kind: Count) {
    let (x, count) = (m.op(0), masked_count(m, 1));
    let is_zero = m.a.is_zero(count);
    let around = m.constant(u128::from(m.width) - 1);
    let turn = m.a.and(count, around);
    let v = turned(m, side, x, turn);
    m.set(0, v);
    let top = m.a.msb(v);
    let (carry, other) = match side {
        Rotation::Left => (m.a.extract(v, 0, 1), top),
        Rotation::Right => (top, m.a.extract(v, m.width - 2, 1)),
    };
    let overflow = m.a.xor(carry, other);
    set_unless_zero(m, CF, is_zero, kind, carry);
    set_overflow(m, kind, count, is_zero, overflow);
}

/// A rotate of CF and the operand together, so modulo the width plus one.
fn rotate_carry(m: &mut Sem, side: Rotation, kind: Count) {
    let (x, carry, count) = (m.op(0), m.flag(CF), masked_count(m, 1));
    let is_zero = m.a.is_zero(count);
    let all = m.a.concat(carry, x);
    let wide = m.width + 1;
    let mut turn = m.a.zext(count, wide);
    if m.width < 32 {
        let size = m.a.constant(wide, u128::from(wide));
        turn = m.bin(BinOp::URem, turn, size);
    }
    let v = turned(m, side, all, turn);
    let (result, out) = (m.a.extract(v, 0, m.width), m.a.msb(v));
    m.set(0, result);
    m.set_flag(CF, out);
    let top = m.a.msb(result);
    let other = match side {
        Rotation::Left => out,
        Rotation::Right => m.a.extract(result, m.width - 2, 1),
    };
    let overflow = m.a.xor(top, other);
    set_overflow(m, kind, count, is_zero, overflow);
}
