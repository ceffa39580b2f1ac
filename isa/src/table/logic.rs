//! Bitwise logic (SDM vol. 2: AND, OR, XOR, TEST, NOT).

use super::build::*;
use crate::expr::{BinOp, ExprId};
use crate::feature::Feature::Base;
use crate::reg::Flag;
use crate::row::SchedClass::Alu;

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    //     mnemonic operands        widths feature class OSZAPC   meaning
    t.row("and",  [rw(RM), r(RMI)], BWDQ, Base, Alu, "wwwuww").means(|m| logic(m, BinOp::And));
    t.row("or",   [rw(RM), r(RMI)], BWDQ, Base, Alu, "wwwuww").means(|m| logic(m, BinOp::Or));
    t.row("xor",  [rw(RM), r(RMI)], BWDQ, Base, Alu, "wwwuww").means(|m| logic(m, BinOp::Xor));
    t.row("test", [r(RM), r(RI)],   BWDQ, Base, Alu, "wwwuww").means(test);
    t.row("not",  [rw(RM)],         BWDQ, Base, Alu, "......").means(complement);
}

fn flags(m: &mut Sem, result: ExprId) {
    m.set_szp(result);
    m.zero_flag(Flag::CF);
    m.zero_flag(Flag::OF);
}

fn logic(m: &mut Sem, op: BinOp) {
    let (x, y) = (m.op(0), m.op(1));
    let v = m.bin(op, x, y);
    flags(m, v);
    m.set(0, v);
}

fn test(m: &mut Sem) {
    let (x, y) = (m.op(0), m.op(1));
    let v = m.a.and(x, y);
    flags(m, v);
}

fn complement(m: &mut Sem) {
    let x = m.op(0);
    let v = m.a.not(x);
    m.set(0, v);
}
