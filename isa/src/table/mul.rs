//! Multiplication and division (SDM vol. 2: MUL, IMUL, DIV, IDIV).

use super::build::*;
use super::vector::number::Sign;
use crate::expr::{BinOp, ExprId};
use crate::feature::Feature::Base;
use crate::reg::Flag::{CF, OF};
use crate::reg::{Gpr, Width};
use crate::row::SchedClass::{Divide, Multiply, MultiplyWide};

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    const W16: Width = Width::W16;
    //     mnemonic operands                  widths feature class     OSZAPC     meaning
    t.row("imul", [rw(R), r(RM)],             WDQ, Base, Multiply,     "wuuuuw").means(|m| multiply(m, 0, 1));
    t.row("imul", [w(R), r(RM), r(I)],        WDQ, Base, Multiply,     "wuuuuw").means(|m| multiply(m, 1, 2));
    t.row("imul", [r(RM), rw(RAX).at(W16)],   B,   Base, Multiply,     "wuuuuw").means(|m| multiply_bytes(m, Sign::Signed));
    t.row("imul", [r(RM), rw(RAX), w(RDX)],   WDQ, Base, MultiplyWide, "wuuuuw").means(|m| multiply_wide(m, Sign::Signed));
    t.row("mul",  [r(RM), rw(RAX).at(W16)],   B,   Base, Multiply,     "wuuuuw").means(|m| multiply_bytes(m, Sign::Unsigned));
    t.row("mul",  [r(RM), rw(RAX), w(RDX)],   WDQ, Base, MultiplyWide, "wuuuuw").means(|m| multiply_wide(m, Sign::Unsigned));
    t.row("div",  [r(RM), rw(RAX).at(W16)],   B,   Base, Divide,       "uuuuuu").means(|m| divide_bytes(m, Sign::Unsigned));
    t.row("div",  [r(RM), rw(RAX), rw(RDX)],  WDQ, Base, Divide,       "uuuuuu").means(|m| divide_wide(m, Sign::Unsigned));
    t.row("idiv", [r(RM), rw(RAX).at(W16)],   B,   Base, Divide,       "uuuuuu").means(|m| divide_bytes(m, Sign::Signed));
    t.row("idiv", [r(RM), rw(RAX), rw(RDX)],  WDQ, Base, Divide,       "uuuuuu").means(|m| divide_wide(m, Sign::Signed));
}

fn extend(m: &mut Sem, sign: Sign, v: ExprId, width: u16) -> ExprId {
    if sign == Sign::Signed { m.a.sext(v, width) } else { m.a.zext(v, width) }
}

/// The product at twice the row's width. CF = OF = it is not the extension of its lower half.
fn product(m: &mut Sem, sign: Sign, x: ExprId, y: ExprId) -> ExprId {
    let double = 2 * m.width;
    let (x, y) = (extend(m, sign, x, double), extend(m, sign, y, double));
    let p = m.bin(BinOp::Mul, x, y);
    let (low, high) = (m.a.extract(p, 0, m.width), m.a.extract(p, m.width, m.width));
    let fits = match sign {
        Sign::Unsigned => m.a.is_zero(high),
        Sign::Signed => {
            let wide = m.a.sext(low, double);
            m.a.eq(wide, p)
        }
    };
    let lost = m.a.not(fits);
    m.set_flag(CF, lost);
    m.set_flag(OF, lost);
    p
}

fn multiply(m: &mut Sem, x: u8, y: u8) {
    let (x, y) = (m.op(x), m.op(y));
    product(m, Sign::Signed, x, y);
    let v = m.bin(BinOp::Mul, x, y);
    m.set(0, v);
}

/// `ax = al * operand`
fn multiply_bytes(m: &mut Sem, sign: Sign) {
    let (ax, y) = (m.reg(Gpr::RAX), m.op(0));
    let al = m.a.extract(ax, 0, 8);
    let p = product(m, sign, al, y);
    m.set_reg(Gpr::RAX, p);
}

fn multiply_wide(m: &mut Sem, sign: Sign) {
    let (x, y) = (m.reg(Gpr::RAX), m.op(0));
    let p = product(m, sign, x, y);
    let high = m.a.extract(p, m.width, m.width);
    let low = m.bin(BinOp::Mul, x, y);
    m.set_reg(Gpr::RAX, low);
    m.set_reg(Gpr::RDX, high);
}

/// Quotient and remainder of a dividend of twice the row's width. #DE if the divisor is 0 or the quotient
/// does not fit.
fn divide(m: &mut Sem, sign: Sign, dividend: ExprId, divisor: ExprId) -> (ExprId, ExprId) {
    let double = 2 * m.width;
    let wide = extend(m, sign, divisor, double);
    let (div, rem) = match sign {
        Sign::Unsigned => (BinOp::UDiv, BinOp::URem),
        Sign::Signed => (BinOp::SDiv, BinOp::SRem),
    };
    let (q, r) = (m.bin(div, dividend, wide), m.bin(rem, dividend, wide));
    let (quotient, remainder) = (m.a.extract(q, 0, m.width), m.a.extract(r, 0, m.width));
    let fits = match sign {
        // The quotient needs more bits iff the upper half is not less than the divisor; so it is with 0.
        Sign::Unsigned => {
            let high = m.a.extract(dividend, m.width, m.width);
            m.a.ult(high, divisor)
        }
        Sign::Signed => signed_quotient_fits(m, dividend, wide),
    };
    let fault = m.a.not(fits);
    m.set_fault(fault);
    (quotient, remainder)
}

/// Whether `n / d` lies between -2^(w-1) and 2^(w-1) - 1, in terms that do not divide: `|n| < |d| 2^(w-1)`, and one
/// `|d|` more if the signs differ. Never for `d` = 0.
fn signed_quotient_fits(m: &mut Sem, n: ExprId, d: ExprId) -> ExprId {
    let double = 2 * m.width;
    let (n_negative, d_negative) = (m.a.msb(n), m.a.msb(d));
    let (minus_n, minus_d) = (m.a.neg(n), m.a.neg(d));
    let (n, d) = (m.a.ite(n_negative, minus_n, n), m.a.ite(d_negative, minus_d, d));
    let by = m.a.constant(double, u128::from(m.width) - 1);
    let bound = m.bin(BinOp::Shl, d, by);
    let more = m.a.add(bound, d);
    let differ = m.a.xor(n_negative, d_negative);
    let bound = m.a.ite(differ, more, bound);
    m.a.ult(n, bound)
}

/// `al = ax / operand`, `ah` the remainder.
fn divide_bytes(m: &mut Sem, sign: Sign) {
    let (ax, divisor) = (m.reg(Gpr::RAX), m.op(0));
    let (q, r) = divide(m, sign, ax, divisor);
    let both = m.a.concat(r, q);
    m.set_reg(Gpr::RAX, both);
}

fn divide_wide(m: &mut Sem, sign: Sign) {
    let (low, high, divisor) = (m.reg(Gpr::RAX), m.reg(Gpr::RDX), m.op(0));
    let dividend = m.a.concat(high, low);
    let (q, r) = divide(m, sign, dividend, divisor);
    m.set_reg(Gpr::RAX, q);
    m.set_reg(Gpr::RDX, r);
}
