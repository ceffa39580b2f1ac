//! Single bits and bit counts (SDM vol. 2: BT, BTS, BTR, BTC, BSF, BSR, POPCNT, LZCNT, TZCNT).

use super::build::*;
use crate::expr::{BinOp, ExprId, UnOp};
use crate::feature::Feature::{Base, Bmi1, Lzcnt, Popcnt};
use crate::reg::Flag::*;
use crate::reg::Width;
use crate::row::SchedClass::{BitScan, BitTest};

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    //     mnemonic   operands              widths feature class     OSZAPC     meaning
    t.row("bt",      [r(R), r(RI)],         WDQ, Base,   BitTest, "uuuuuw").means(|m| { bit_test(m); });
    t.row("bts",     [rw(R), r(RI)],        WDQ, Base,   BitTest, "uuuuuw").means(|m| change_bit(m, Change::Set));
    t.row("btr",     [rw(R), r(RI)],        WDQ, Base,   BitTest, "uuuuuw").means(|m| change_bit(m, Change::Reset));
    t.row("btc",     [rw(R), r(RI)],        WDQ, Base,   BitTest, "uuuuuw").means(|m| change_bit(m, Change::Complement));
    // An index in a register would reach beyond the memory operand; such forms have no row.
    t.row("bt",      [r(M), r(I)],          WDQ, Base,   BitTest, "uuuuuw").means(|m| { bit_test(m); });
    t.row("bts",     [rw(M), r(I)],         WDQ, Base,   BitTest, "uuuuuw").means(|m| change_bit(m, Change::Set));
    t.row("btr",     [rw(M), r(I)],         WDQ, Base,   BitTest, "uuuuuw").means(|m| change_bit(m, Change::Reset));
    t.row("btc",     [rw(M), r(I)],         WDQ, Base,   BitTest, "uuuuuw").means(|m| change_bit(m, Change::Complement));
    t.row("bsf",     [w(R).whole(), r(RM)], WQD, Base,   BitScan, "uuwuuu").means(|m| bit_scan(m, UnOp::Ctz));
    t.row("bsr",     [w(R).whole(), r(RM)], WQD, Base,   BitScan, "uuwuuu").means(|m| bit_scan(m, UnOp::Clz));
    t.row("popcnt",  [w(R), r(RM)],         WDQ, Popcnt, BitScan, "wwwwww").means(count_ones);
    t.row("lzcnt",   [w(R), r(RM)],         WDQ, Lzcnt,  BitScan, "uuwuuw").means(|m| count_zeros(m, UnOp::Clz));
    t.row("tzcnt",   [w(R), r(RM)],         WDQ, Bmi1,   BitScan, "uuwuuw").means(|m| count_zeros(m, UnOp::Ctz));
    t.row("rep bsf", [w(R).whole(), r(RM)], WQD, Base,   BitScan, "uuwuuw").means(tzcnt_or_bsf);
}

#[derive(Clone, Copy)]
enum Change {
    Set,
    Reset,
    Complement,
}

/// The index is taken modulo the width for a register operand and for an immediate. Gives the masked index.
/// ZF: unaffected in the SDM of today, undefined in older ones; so nothing is promised of it.
fn bit_test(m: &mut Sem) -> ExprId {
    let (x, index) = (m.op(0), m.op(1));
    let around = m.constant(u128::from(m.width) - 1);
    let index = m.a.and(index, around);
    let v = m.bin(BinOp::LShr, x, index);
    let bit = m.a.extract(v, 0, 1);
    m.set_flag(CF, bit);
    index
}

fn change_bit(m: &mut Sem, change: Change) {
    let index = bit_test(m);
    let (x, one) = (m.op(0), m.constant(1));
    let bit = m.bin(BinOp::Shl, one, index);
    let v = match change {
        Change::Set => m.a.or(x, bit),
        Change::Complement => m.a.xor(x, bit),
        Change::Reset => {
            let others = m.a.not(bit);
            m.a.and(x, others)
        }
    };
    m.set(0, v);
}

/// Width of the destination as the row states it: 64 for 32-bit scans.
fn whole_width(m: &Sem) -> u16 {
    if m.width == Width::W32.bits() { 64 } else { m.width }
}

/// The destination is undefined for a source of 0. (Its bits 63:32 too, in 32-bit form: CPUs differ in whether
/// they leave them, so the row writes all 64 bits.)
fn bit_scan(m: &mut Sem, op: UnOp) {
    let x = m.op(1);
    let mut index = m.un(op, x);
    if op == UnOp::Clz {
        let top = m.constant(u128::from(m.width) - 1);
        index = m.a.sub(top, index);
    }
    let is_zero = m.a.is_zero(x);
    let wide = whole_width(m);
    let (index, unknown) = (m.a.zext(index, wide), m.unknown(wide));
    let v = m.a.ite(is_zero, unknown, index);
    m.set(0, v);
    m.set_flag(ZF, is_zero);
}

fn count_ones(m: &mut Sem) {
    let x = m.op(1);
    let v = m.un(UnOp::Popcount, x);
    m.set(0, v);
    let is_zero = m.a.is_zero(x);
    m.set_flag(ZF, is_zero);
    for f in [CF, PF, AF, SF, OF] {
        m.zero_flag(f);
    }
}

fn count_zeros(m: &mut Sem, op: UnOp) {
    let x = m.op(1);
    let v = m.un(op, x);
    m.set(0, v);
    let (none, first) = (m.a.is_zero(x), m.a.is_zero(v));
    m.set_flag(CF, none);
    m.set_flag(ZF, first);
}

/// `f3 0f bc`: `tzcnt` where there is BMI1, `bsf` (the prefix is ignored) elsewhere.
fn tzcnt_or_bsf(m: &mut Sem) {
    let (x, bmi1) = (m.op(1), m.cpu_has_bmi1());
    let count = m.un(UnOp::Ctz, x);
    let (none, first) = (m.a.is_zero(x), m.a.is_zero(count));
    let wide = whole_width(m);
    let count = m.a.zext(count, wide);
    let undefined = m.unknown(wide);
    let not_bmi1 = m.a.not(bmi1);
    let is_undefined = m.a.and(none, not_bmi1);
    let v = m.a.ite(is_undefined, undefined, count);
    m.set(0, v);
    let zero = m.a.ite(bmi1, first, none);
    m.set_flag(ZF, zero);
    let unknown = m.unknown(1);
    let carry = m.a.ite(bmi1, none, unknown);
    m.set_flag(CF, carry);
}
