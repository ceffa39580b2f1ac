//! Stack operations (SDM vol. 2: PUSH, POP, LEAVE, ENTER). Their memory operand is not written out: the rows say its address.

use super::build::*;
use crate::expr::ExprId;
use crate::feature::Feature::Base;
use crate::reg::Gpr;
use crate::row::SchedClass::{Pop, Push};

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    //     mnemonic operands                              widths feature class OSZAPC     meaning
    t.row("push",  [r(RMI), rw(RSP), w(HIDDEN)],          Q,     Base,   Push, "......").means(push);
    t.row("pop",   [w(R), rw(RSP), r(HIDDEN)],            Q,     Base,   Pop,  "......").means(pop);
    t.row("leave", [w(RSP), rw(RBP), r(HIDDEN)],          Q,     Base,   Pop,  "......").means(leave);
}

/// Eight bytes above `address`.
fn above(m: &mut Sem, address: ExprId) -> ExprId {
    let eight = m.constant(8);
    m.a.add(address, eight)
}

/// `push rsp` pushes the value before.
fn push(m: &mut Sem) {
    let (value, top, eight) = (m.op(0), m.reg(Gpr::RSP), m.constant(8));
    let below = m.a.sub(top, eight);
    m.set_address(below);
    m.set_stored(value);
    m.set_reg(Gpr::RSP, below);
}

/// `pop rsp` leaves the loaded value: operands are written after implicit registers.
fn pop(m: &mut Sem) {
    let top = m.reg(Gpr::RSP);
    m.set_address(top);
    let loaded = m.loaded();
    m.set(0, loaded);
    let up = above(m, top);
    m.set_reg(Gpr::RSP, up);
}

/// `mov rsp, rbp; pop rbp`
fn leave(m: &mut Sem) {
    let frame = m.reg(Gpr::RBP);
    m.set_address(frame);
    let loaded = m.loaded();
    m.set_reg(Gpr::RBP, loaded);
    let up = above(m, frame);
    m.set_reg(Gpr::RSP, up);
}
