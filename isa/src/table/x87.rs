//! Data movement between the x87 registers and memory (SDM vol. 2: FLD, FST, FSTP, FXCH, FLD1, FLDZ, FCHS, FABS, FFREE,
//! FINCSTP, FDECSTP).
//!
//! The state is eight registers of 80 bits, counted from the top of the stack, and of each whether it is occupied (SDM
//! vol. 1 §8.1.2, §8.1.7). The control word is as programs find it (psABI §3.2.3), so a stack overflow or underflow gives
//! the default NaN (SDM vol. 1 §8.5.1.1). The condition codes and exception flags are not modelled; instructions that
//! read them have no row, and neither has `fldcw`.

use super::build::*;
use crate::expr::ExprId;
use crate::feature::Feature::Base;
use crate::reg::Width::{self, W8, W80};
use crate::row::SchedClass::X87Move;

const T: &[Width] = &[W80];

/// Sign 1, exponent all ones, integer and quiet bit (SDM vol. 1 §4.8.3.7).
const DEFAULT_NAN: u128 = 0xffff_c000_0000_0000_0000;

/// Constants, rounded to nearest even: sign and exponent, significand (SDM vol. 2, FLD1).
const CONSTANTS: [(&str, u128); 7] = [
    ("fldz", 0),
    ("fld1", 0x3fff_8000_0000_0000_0000),
    ("fldpi", 0x4000_c90f_daa2_2168_c235),
    ("fldl2e", 0x3fff_b8aa_3b29_5c17_f0bc),
    ("fldl2t", 0x4000_d49a_784b_cd1b_8afe),
    ("fldlg2", 0x3ffd_9a20_9a84_fbcf_f799),
    ("fldln2", 0x3ffe_b172_17f7_d1cf_79ac),
];

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    //     mnemonic   operands                   widths feature class    OSZAPC     meaning
    t.row("fld",     [r(M), rw(STACK)],          T,     Base,   X87Move, "......").means(load);
    t.row("fstp",    [w(M), rw(STACK)],          T,     Base,   X87Move, "......").means(store_and_pop);
    t.row("fld",     [r(ST).at(W8), rw(STACK)],  T,     Base,   X87Move, "......").means(push_register);
    t.row("fst",     [r(ST).at(W8), rw(STACK)],  T,     Base,   X87Move, "......").means(|m| copy_top(m, false));
    t.row("fstp",    [r(ST).at(W8), rw(STACK)],  T,     Base,   X87Move, "......").means(|m| copy_top(m, true));
    t.row("fxch",    [r(ST).at(W8), rw(STACK)],  T,     Base,   X87Move, "......").means(exchange);
    t.row("ffree",   [r(ST).at(W8), rw(STACK)],  T,     Base,   X87Move, "......").means(free);
    t.row("fchs",    [rw(STACK)],                T,     Base,   X87Move, "......").means(change_sign);
    t.row("fabs",    [rw(STACK)],                T,     Base,   X87Move, "......").means(clear_sign);
    t.row("fincstp", [rw(STACK)],                T,     Base,   X87Move, "......").means(|m| rotate(m, 1));
    t.row("fdecstp", [rw(STACK)],                T,     Base,   X87Move, "......").means(|m| rotate(m, 7));
    for (name, value) in CONSTANTS {
        t.row(name,  [rw(STACK)],                T,     Base,   X87Move, "......").means(|m| push_constant(m, value));
    }
}

/// The registers while an instruction changes them, the top first: values and whether they are occupied.
struct Stack([(ExprId, ExprId); 8]);

impl Stack {
    fn of(m: &mut Sem) -> Stack {
        Stack(m.stack())
    }

    /// What reading the top gives: the default NaN if it is empty.
    fn top(&self, m: &mut Sem) -> ExprId {
        let (value, occupied) = self.0[0];
        or_default(m, occupied, value)
    }

    /// The same for the register that operand 0 names.
    fn named(&self, m: &mut Sem) -> ExprId {
        let mut read = self.0[7];
        for i in (0..7).rev() {
            let here = is_named(m, i);
            read.0 = m.a.ite(here, self.0[i].0, read.0);
            read.1 = m.a.ite(here, self.0[i].1, read.1);
        }
        or_default(m, read.1, read.0)
    }

    fn set_top(&mut self, m: &mut Sem, value: ExprId) {
        self.0[0] = (value, m.a.bool(true));
    }

    fn set_named(&mut self, m: &mut Sem, value: ExprId) {
        for i in 0..8 {
            let (here, occupied) = (is_named(m, i), m.a.bool(true));
            self.0[i].0 = m.a.ite(here, value, self.0[i].0);
            self.0[i].1 = m.a.ite(here, occupied, self.0[i].1);
        }
    }

    /// The register that becomes the top must be empty; otherwise the value is lost to the default NaN.
    fn push(&mut self, m: &mut Sem, value: ExprId) {
        self.0.rotate_right(1);
        let free = m.a.not(self.0[0].1);
        let value = or_default(m, free, value);
        self.set_top(m, value);
    }

    fn pop(&mut self, m: &mut Sem) {
        self.0[0].1 = m.a.bool(false);
        self.0.rotate_left(1);
    }
}

/// The masked response to an invalid stack access.
fn or_default(m: &mut Sem, valid: ExprId, value: ExprId) -> ExprId {
    let nan = m.a.constant(W80.bits(), DEFAULT_NAN);
    m.a.ite(valid, value, nan)
}

fn is_named(m: &mut Sem, i: usize) -> ExprId {
    let (number, i) = (m.op(0), m.a.constant(8, i as u128));
    m.a.eq(number, i)
}

/// All 80 bits as they are: also those that are no number of the format.
fn load(m: &mut Sem) {
    let (mut stack, v) = (Stack::of(m), m.op(0));
    stack.push(m, v);
    m.set_stack(stack.0);
}

fn store_and_pop(m: &mut Sem) {
    let mut stack = Stack::of(m);
    let v = stack.top(m);
    m.set(0, v);
    stack.pop(m);
    m.set_stack(stack.0);
}

fn push_register(m: &mut Sem) {
    let mut stack = Stack::of(m);
    let v = stack.named(m);
    stack.push(m, v);
    m.set_stack(stack.0);
}

fn push_constant(m: &mut Sem, value: u128) {
    let (mut stack, v) = (Stack::of(m), m.a.constant(W80.bits(), value));
    stack.push(m, v);
    m.set_stack(stack.0);
}

fn copy_top(m: &mut Sem, pops: bool) {
    let mut stack = Stack::of(m);
    let v = stack.top(m);
    stack.set_named(m, v);
    if pops {
        stack.pop(m);
    }
    m.set_stack(stack.0);
}

fn exchange(m: &mut Sem) {
    let mut stack = Stack::of(m);
    let (top, named) = (stack.top(m), stack.named(m));
    stack.set_top(m, named);
    stack.set_named(m, top);
    m.set_stack(stack.0);
}

/// The value stays where it is.
fn free(m: &mut Sem) {
    let mut stack = Stack::of(m);
    for i in 0..8 {
        let (here, empty) = (is_named(m, i), m.a.bool(false));
        stack.0[i].1 = m.a.ite(here, empty, stack.0[i].1);
    }
    m.set_stack(stack.0);
}

/// Also of a NaN. An empty top becomes the default NaN.
fn change_sign(m: &mut Sem) {
    with_sign(m, |m, sign| m.a.not(sign));
}

fn clear_sign(m: &mut Sem) {
    with_sign(m, |m, _| m.a.bool(false));
}

fn with_sign(m: &mut Sem, new: impl Fn(&mut Sem, ExprId) -> ExprId) {
    let mut stack = Stack::of(m);
    let (value, occupied) = stack.0[0];
    let (sign, rest) = (m.a.msb(value), m.a.extract(value, 0, 79));
    let sign = new(m, sign);
    let v = m.a.concat(sign, rest);
    let v = or_default(m, occupied, v);
    stack.set_top(m, v);
    m.set_stack(stack.0);
}

/// Moves the top down by `by` registers, without a look at what is empty.
fn rotate(m: &mut Sem, by: usize) {
    let mut stack = Stack::of(m);
    stack.0.rotate_left(by);
    m.set_stack(stack.0);
}
