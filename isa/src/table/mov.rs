//! Moves, extensions, addresses, exchanges (SDM vol. 2: MOV, MOVZX, MOVSX, LEA, XCHG, XADD, CMPXCHG, BSWAP, MOVBE,
//! CMOVcc, SETcc, CBW, CWD).

use super::build::*;
use crate::cond::Cond;
use crate::expr::{BinOp, ExprId};
use crate::feature::Feature::{Base, Movbe};
use crate::reg::{Flag, Gpr, Width};
use crate::row::SchedClass::{Alu, ByteSwap, Cmov, Exchange, Lea, Move, Setcc};

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    //     mnemonic  operands                                widths feature class  OSZAPC      meaning
    t.row("mov",    [w(RM), r(RMI)],                         BWDQ, Base,  Move,     "......").means(copy);
    t.row("movzx",  [w(R), r(RM).at(Width::W8)],             WDQ,  Base,  Move,     "......").means(zero_extend);
    t.row("movzx",  [w(R), r(RM).at(Width::W16)],            DQ,   Base,  Move,     "......").means(zero_extend);
    t.row("movsx",  [w(R), r(RM).at(Width::W8)],             WDQ,  Base,  Move,     "......").means(sign_extend);
    t.row("movsx",  [w(R), r(RM).at(Width::W16)],            DQ,   Base,  Move,     "......").means(sign_extend);
    t.row("movsxd", [w(R), r(RM).at(Width::W32)],            Q,    Base,  Move,     "......").means(sign_extend);
    // That caches are passed by is no part of the meaning.
    t.row("movnti", [w(M), r(R)],                            DQ,   Base,  Move,     "......").means(copy);
    t.row("lea",    [w(R), r(ADDRESS)],                      WDQ,  Base,  Lea,      "......").means(copy_address);
    t.row("xchg",   [rw(R), rw(R)],                          BWDQ, Base,  Exchange, "......").means(exchange);
    t.row("xadd",   [rw(R), rw(R)],                          BWDQ, Base,  Exchange, "wwwwww").means(exchange_and_add);
    t.row("cmpxchg", [rw(R).whole(), r(R), rw(RAX).whole()], BWDQ, Base,  Exchange, "wwwwww").means(compare_and_exchange);
    t.row("bswap",  [rw(R)],                                 DQ,   Base,  ByteSwap, "......").means(swap_own_bytes);
    t.row("movbe",  [w(R), r(M)],                            WDQ,  Movbe, ByteSwap, "......").means(copy_swapped);
    t.row("movbe",  [w(M), r(R)],                            WDQ,  Movbe, ByteSwap, "......").means(copy_swapped);
    t.row("cbw",    [rw(RAX)],                               W,    Base,  Alu,      "......").means(sign_extend_accumulator);
    t.row("cwde",   [rw(RAX)],                               D,    Base,  Alu,      "......").means(sign_extend_accumulator);
    t.row("cdqe",   [rw(RAX)],                               Q,    Base,  Alu,      "......").means(sign_extend_accumulator);
    t.row("cwd",    [r(RAX), w(RDX)],                        W,    Base,  Alu,      "......").means(sign_of_accumulator);
    t.row("cdq",    [r(RAX), w(RDX)],                        D,    Base,  Alu,      "......").means(sign_of_accumulator);
    t.row("cqo",    [r(RAX), w(RDX)],                        Q,    Base,  Alu,      "......").means(sign_of_accumulator);
    for cond in Cond::ALL {
        t.row(cmov_name(cond), [rw(R), r(RM)],               WDQ,  Base,  Cmov,     "......").means(|m| conditional_move(m, cond));
        t.row(set_name(cond),  [w(RM)],                      B,    Base,  Setcc,    "......").means(|m| set_on_condition(m, cond));
    }
}

const fn cmov_name(c: Cond) -> &'static str {
    const NAMES: [&str; 16] = [
        "cmovo", "cmovno", "cmovb", "cmovae", "cmove", "cmovne", "cmovbe", "cmova", "cmovs", "cmovns", "cmovp",
        "cmovnp", "cmovl", "cmovge", "cmovle", "cmovg",
    ];
    NAMES[c as usize]
}

const fn set_name(c: Cond) -> &'static str {
    const NAMES: [&str; 16] = [
        "seto", "setno", "setb", "setae", "sete", "setne", "setbe", "seta", "sets", "setns", "setp", "setnp", "setl",
        "setge", "setle", "setg",
    ];
    NAMES[c as usize]
}

fn copy(m: &mut Sem) {
    let v = m.op(1);
    m.set(0, v);
}

/// The address is given at the row's width already.
fn copy_address(m: &mut Sem) {
    copy(m);
}

fn zero_extend(m: &mut Sem) {
    let v = m.op(1);
    let v = m.a.zext(v, m.width);
    m.set(0, v);
}

fn sign_extend(m: &mut Sem) {
    let v = m.op(1);
    let v = m.a.sext(v, m.width);
    m.set(0, v);
}

fn exchange(m: &mut Sem) {
    let (x, y) = (m.op(0), m.op(1));
    m.set(0, y);
    m.set(1, x);
}

/// The sum is written last, so it stays when both operands are one register.
fn exchange_and_add(m: &mut Sem) {
    let (x, y) = (m.op(0), m.op(1));
    let sum = super::arith::add_flags(m, x, y);
    m.set(0, sum);
    m.set(1, x);
}

/// One of destination and accumulator is written; the other keeps all its bits, bits 63:32 of a 32-bit form too. (The
/// SDM's pseudocode writes a destination that differs with its own value; that holds for memory, CPUs leave a register.)
fn compare_and_exchange(m: &mut Sem) {
    let (destination, source, rax) = (m.op(0), m.op(1), m.reg(Gpr::RAX));
    let (old, accumulator) = (m.a.extract(destination, 0, m.width), m.a.extract(rax, 0, m.width));
    super::arith::subtract_flags(m, accumulator, old);
    let equal = m.a.eq(accumulator, old);
    let wide = m.a.width(rax);
    let (source, loaded) = (m.a.zext(source, wide), m.a.zext(old, wide));
    let stored = m.a.ite(equal, source, destination);
    m.set(0, stored);
    let kept = m.a.ite(equal, rax, loaded);
    m.set_reg(Gpr::RAX, kept);
}

fn reversed_bytes(m: &mut Sem, v: ExprId) -> ExprId {
    let bytes = m.width / 8;
    let mut out = m.a.extract(v, 0, 8);
    for i in 1..bytes {
        let byte = m.a.extract(v, 8 * i, 8);
        out = m.a.concat(out, byte);
    }
    out
}

fn swap_own_bytes(m: &mut Sem) {
    let v = m.op(0);
    let v = reversed_bytes(m, v);
    m.set(0, v);
}

fn copy_swapped(m: &mut Sem) {
    let v = m.op(1);
    let v = reversed_bytes(m, v);
    m.set(0, v);
}

/// The lower half of the accumulator, sign-extended to the row's width.
fn sign_extend_accumulator(m: &mut Sem) {
    let v = m.reg(Gpr::RAX);
    let half = m.a.extract(v, 0, m.width / 2);
    let v = m.a.sext(half, m.width);
    m.set_reg(Gpr::RAX, v);
}

fn sign_of_accumulator(m: &mut Sem) {
    let v = m.reg(Gpr::RAX);
    let by = m.constant(u128::from(m.width) - 1);
    let sign = m.bin(BinOp::AShr, v, by);
    m.set_reg(Gpr::RDX, sign);
}

fn holds(m: &mut Sem, cond: Cond) -> ExprId {
    cond.expr(m.a, |a, f: Flag| a.var(crate::row::RowSym::Flag(f).sym(), 1))
}

/// A 32-bit `cmovcc` clears bits 63:32 even if the condition is false: the destination is always written.
fn conditional_move(m: &mut Sem, cond: Cond) {
    let (old, new) = (m.op(0), m.op(1));
    let c = holds(m, cond);
    let v = m.a.ite(c, new, old);
    m.set(0, v);
}

fn set_on_condition(m: &mut Sem, cond: Cond) {
    let c = holds(m, cond);
    let v = m.a.zext(c, 8);
    m.set(0, v);
}
