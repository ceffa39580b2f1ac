//! Addition and subtraction (SDM vol. 2: ADD, ADC, SUB, SBB, CMP, NEG, INC, DEC, ADCX, ADOX, CLC, STC, CMC,
//! LAHF, SAHF).

use super::build::*;
use crate::expr::ExprId;
use crate::feature::Feature::{Adx, Base};
use crate::reg::Flag::{self, *};
use crate::reg::Gpr;
use crate::row::SchedClass::{AddCarry, Alu};

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    //     mnemonic operands         widths feature class  OSZAPC      meaning
    t.row("add",  [rw(RM), r(RMI)],  BWDQ, Base, Alu,      "wwwwww").means(add);
    t.row("adc",  [rw(RM), r(RMI)],  BWDQ, Base, AddCarry, "wwwwww").means(add_with_carry);
    t.row("sub",  [rw(RM), r(RMI)],  BWDQ, Base, Alu,      "wwwwww").means(subtract);
    t.row("sbb",  [rw(RM), r(RMI)],  BWDQ, Base, AddCarry, "wwwwww").means(subtract_with_borrow);
    t.row("cmp",  [r(RM), r(RMI)],   BWDQ, Base, Alu,      "wwwwww").means(compare);
    t.row("neg",  [rw(RM)],          BWDQ, Base, Alu,      "wwwwww").means(negate);
    t.row("inc",  [rw(RM)],          BWDQ, Base, Alu,      "wwwww.").means(increment);
    t.row("dec",  [rw(RM)],          BWDQ, Base, Alu,      "wwwww.").means(decrement);
    t.row("adcx", [rw(R), r(RM)],    DQ,   Adx,  AddCarry, ".....w").means(|m| add_with_one_flag(m, CF));
    t.row("adox", [rw(R), r(RM)],    DQ,   Adx,  AddCarry, "w.....").means(|m| add_with_one_flag(m, OF));
    t.row("clc",  [],                B,    Base, Alu,      ".....w").means(|m| m.zero_flag(CF));
    t.row("stc",  [],                B,    Base, Alu,      ".....w").means(set_carry);
    t.row("cmc",  [],                B,    Base, Alu,      ".....w").means(complement_carry);
    t.row("lahf", [rw(RAX)],         W,    Base, Alu,      "......").means(load_flags);
    t.row("sahf", [r(RAX)],          W,    Base, Alu,      ".wwwww").means(store_flags);
}

/// Overflow of `x + y = result`: both operands' signs differ from the result's.
fn overflow_of_sum(m: &mut Sem, x: ExprId, y: ExprId, result: ExprId) -> ExprId {
    let (p, q) = (m.a.xor(x, result), m.a.xor(y, result));
    let both = m.a.and(p, q);
    m.a.msb(both)
}

/// Overflow of `x - y = result`: the operands' signs differ, and the result's from the first's.
fn overflow_of_difference(m: &mut Sem, x: ExprId, y: ExprId, result: ExprId) -> ExprId {
    let (p, q) = (m.a.xor(x, y), m.a.xor(x, result));
    let both = m.a.and(p, q);
    m.a.msb(both)
}

/// Carry between bits 3 and 4, for sums and differences alike.
fn half_carry(m: &mut Sem, x: ExprId, y: ExprId, result: ExprId) -> ExprId {
    let xy = m.a.xor(x, y);
    let all = m.a.xor(xy, result);
    m.a.extract(all, 4, 1)
}

fn common_flags(m: &mut Sem, x: ExprId, y: ExprId, result: ExprId) {
    m.set_szp(result);
    let half = half_carry(m, x, y, result);
    m.set_flag(AF, half);
}

/// All six flags of `x + y`; gives the sum.
pub(super) fn add_flags(m: &mut Sem, x: ExprId, y: ExprId) -> ExprId {
    let sum = m.a.add(x, y);
    common_flags(m, x, y, sum);
    let overflow = overflow_of_sum(m, x, y, sum);
    m.set_flag(OF, overflow);
    let carry = m.a.ult(sum, x);
    m.set_flag(CF, carry);
    sum
}

/// All six flags of `x - y`; gives the difference.
pub(super) fn subtract_flags(m: &mut Sem, x: ExprId, y: ExprId) -> ExprId {
    let difference = m.a.sub(x, y);
    common_flags(m, x, y, difference);
    let overflow = overflow_of_difference(m, x, y, difference);
    m.set_flag(OF, overflow);
    let borrow = m.a.ult(x, y);
    m.set_flag(CF, borrow);
    difference
}

fn add(m: &mut Sem) {
    let (x, y) = (m.op(0), m.op(1));
    let v = add_flags(m, x, y);
    m.set(0, v);
}

fn subtract(m: &mut Sem) {
    let (x, y) = (m.op(0), m.op(1));
    let v = subtract_flags(m, x, y);
    m.set(0, v);
}

fn compare(m: &mut Sem) {
    let (x, y) = (m.op(0), m.op(1));
    subtract_flags(m, x, y);
}

fn negate(m: &mut Sem) {
    let x = m.op(0);
    let zero = m.constant(0);
    let v = subtract_flags(m, zero, x);
    m.set(0, v);
}

/// `x + y + carry` and the carry out of it.
fn sum_with_carry(m: &mut Sem, x: ExprId, y: ExprId, carry: ExprId) -> (ExprId, ExprId) {
    let c = m.a.zext(carry, m.width);
    let xy = m.a.add(x, y);
    let sum = m.a.add(xy, c);
    // Two carries cannot happen at once.
    let (first, second) = (m.a.ult(xy, x), m.a.ult(sum, xy));
    (sum, m.a.or(first, second))
}

fn add_with_carry(m: &mut Sem) {
    let (x, y, carry) = (m.op(0), m.op(1), m.flag(CF));
    let (sum, out) = sum_with_carry(m, x, y, carry);
    common_flags(m, x, y, sum);
    let overflow = overflow_of_sum(m, x, y, sum);
    m.set_flag(OF, overflow);
    m.set_flag(CF, out);
    m.set(0, sum);
}

fn subtract_with_borrow(m: &mut Sem) {
    let (x, y, borrow) = (m.op(0), m.op(1), m.flag(CF));
    let b = m.a.zext(borrow, m.width);
    let xy = m.a.sub(x, y);
    let v = m.a.sub(xy, b);
    common_flags(m, x, y, v);
    let overflow = overflow_of_difference(m, x, y, v);
    m.set_flag(OF, overflow);
    let (first, second) = (m.a.ult(x, y), m.a.ult(xy, b));
    let out = m.a.or(first, second);
    m.set_flag(CF, out);
    m.set(0, v);
}

fn increment(m: &mut Sem) {
    let (x, one) = (m.op(0), m.constant(1));
    let v = m.a.add(x, one);
    common_flags(m, x, one, v);
    let overflow = overflow_of_sum(m, x, one, v);
    m.set_flag(OF, overflow);
    m.set(0, v);
}

fn decrement(m: &mut Sem) {
    let (x, one) = (m.op(0), m.constant(1));
    let v = m.a.sub(x, one);
    common_flags(m, x, one, v);
    let overflow = overflow_of_difference(m, x, one, v);
    m.set_flag(OF, overflow);
    m.set(0, v);
}

fn add_with_one_flag(m: &mut Sem, flag: Flag) {
    let (x, y, carry) = (m.op(0), m.op(1), m.flag(flag));
    let (sum, out) = sum_with_carry(m, x, y, carry);
    m.set(0, sum);
    m.set_flag(flag, out);
}

fn set_carry(m: &mut Sem) {
    let one = m.a.bool(true);
    m.set_flag(CF, one);
}

fn complement_carry(m: &mut Sem) {
    let c = m.flag(CF);
    let c = m.a.not(c);
    m.set_flag(CF, c);
}

/// The flags that are bits of ah at their places in RFLAGS.
const IN_AH: [Flag; 5] = [CF, PF, AF, ZF, SF];

/// ah is SF:ZF:0:AF:0:PF:1:CF; al stays.
fn load_flags(m: &mut Sem) {
    let ax = m.reg(Gpr::RAX);
    let mut v = m.a.extract(ax, 0, 8);
    for bit in 0..8 {
        let at_bit = IN_AH.into_iter().find(|f| f.rflags_bit() == bit);
        let b = match at_bit {
            Some(f) => m.flag(f),
            None => m.a.bool(bit == 1),
        };
        v = m.a.concat(b, v);
    }
    m.set_reg(Gpr::RAX, v);
}

fn store_flags(m: &mut Sem) {
    let ax = m.reg(Gpr::RAX);
    for f in IN_AH {
        let bit = m.a.extract(ax, 8 + f.rflags_bit() as u16, 1);
        m.set_flag(f, bit);
    }
}
