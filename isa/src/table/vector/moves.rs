//! Moves of whole registers, of their lowest lane and of their halves (SDM vol. 2: MOVAPS … MOVUPD, MOVDQA, MOVD, MOVQ,
//! MOVSS, MOVSD, MOVHPS, MOVLPS, MOVHLPS, MOVDDUP, MOVNTDQ, VZEROUPPER, STMXCSR and their kin).

use crate::expr::ExprId;
use crate::feature::Feature::{Avx, Base};
use crate::reg::Width::{self, W8, W16, W32, W64, W128};
use crate::row::SchedClass::VecMove;
use crate::table::build::*;
use crate::table::simd::*;

pub fn rows(t: &mut TableBuilder) {
    whole(t);
    low_lane(t);
    halves(t);
    duplicates(t);
    clears(t);
    control(t);
}

/// Stores of MXCSR as the program found it: what its exception bits have become is not modelled. Loads of it have no row.
fn control(t: &mut TableBuilder) {
    t.row("stmxcsr", [w(M), r(MXCSR)], D, Base, VecMove, "......").means(store_control);
    t.row("vstmxcsr", [w(M), r(MXCSR)], D, Avx, VecMove, "......").means(store_control);
}

fn store_control(m: &mut Sem) {
    let v = m.mxcsr();
    m.set(0, v);
}

fn whole(t: &mut TableBuilder) {
    aligned(t, "movaps", W32);
    aligned(t, "movapd", W64);
    aligned(t, "movdqa", W64);
    aligned(t, "vmovdqa32", W32);
    aligned(t, "vmovdqa64", W64);
    unaligned(t, "movups", W32);
    unaligned(t, "movupd", W64);
    unaligned(t, "movdqu", W64);
    unaligned(t, "vmovdqu8", W8);
    unaligned(t, "vmovdqu16", W16);
    unaligned(t, "vmovdqu32", W32);
    unaligned(t, "vmovdqu64", W64);
    t.simd("lddqu", [w(V), r(M).unaligned()], W64, VecMove).gives(|m| m.arg(1));
    // What the caches do is no part of the meaning.
    t.simd("movntdqa", [w(V), r(M).aligned()], W64, VecMove).gives(|m| m.arg(1));
    t.simd("movntdq", [w(M).aligned(), r(V)], W64, VecMove).gives(|m| m.arg(1));
    t.simd("movntps", [w(M).aligned(), r(V)], W32, VecMove).gives(|m| m.arg(1));
    t.simd("movntpd", [w(M).aligned(), r(V)], W64, VecMove).gives(|m| m.arg(1));
}

/// Between registers and memory whose address must be a multiple of the width.
#[track_caller]
fn aligned(t: &mut TableBuilder, name: &'static str, lane: Width) {
    t.simd(name, [w(VM).aligned(), r(VM).aligned()], lane, VecMove).gives(|m| m.arg(1));
}

#[track_caller]
fn unaligned(t: &mut TableBuilder, name: &'static str, lane: Width) {
    t.simd(name, [w(VM).unaligned(), r(VM).unaligned()], lane, VecMove).gives(|m| m.arg(1));
}

fn low_lane(t: &mut TableBuilder) {
    t.simd("movd", [w(V), r(RM).at(W32)], W32, VecMove).gives(extended);
    t.simd("movd", [w(RM).at(W32), r(V).at(W32)], W32, VecMove).gives(|m| m.arg(1));
    t.simd("movq", [w(V), r(VM).at(W64)], W64, VecMove).gives(extended);
    t.simd("movq", [w(M).at(W64), r(V).at(W64)], W64, VecMove).gives(|m| m.arg(1));
    t.simd("movq", [w(V), r(R).at(W64)], W64, VecMove).gives(extended);
    t.simd("movq", [w(R).at(W64), r(V).at(W64)], W64, VecMove).gives(|m| m.arg(1));
    float(t, "movss", W32);
    float(t, "movsd", W64);
}

/// Operand 1, zeros above it.
fn extended(m: &mut Sem) -> ExprId {
    let (low, width) = (m.arg(1), m.width);
    m.a.zext(low, width)
}

/// Between registers the upper lanes are the first source's; a load clears them.
#[track_caller]
fn float(t: &mut TableBuilder, name: &'static str, lane: Width) {
    t.simd(name, [w(V), s(V), r(V).at(lane)], lane, VecMove).scalar().gives(|m| {
        let low = m.arg(2);
        m.with_rest_of_first(low)
    });
    t.simd(name, [w(V), r(M).at(lane)], lane, VecMove).scalar().gives(extended);
    t.simd(name, [w(M).at(lane), r(V).at(lane)], lane, VecMove).gives(|m| m.arg(1));
}

fn halves(t: &mut TableBuilder) {
    load_high(t, "movhps");
    load_high(t, "movhpd");
    load_low(t, "movlps");
    load_low(t, "movlpd");
    store(t, "movhps", 64);
    store(t, "movhpd", 64);
    store(t, "movlps", 0);
    store(t, "movlpd", 0);
    t.simd("movhlps", [w(V), s(V), r(V)], W64, VecMove).gives(|m| {
        let (x, y) = (m.arg(1), m.arg(2));
        let (high, low) = (m.a.extract(x, 64, 64), m.a.extract(y, 64, 64));
        m.a.concat(high, low)
    });
    t.simd("movlhps", [w(V), s(V), r(V)], W64, VecMove).gives(|m| {
        let (x, y) = (m.arg(1), m.arg(2));
        let (high, low) = (m.a.extract(y, 0, 64), m.a.extract(x, 0, 64));
        m.a.concat(high, low)
    });
}

#[track_caller]
fn load_high(t: &mut TableBuilder, name: &'static str) {
    t.simd(name, [w(V), s(V), r(M).at(W64)], W64, VecMove).gives(|m| {
        let (x, high) = (m.arg(1), m.arg(2));
        let low = m.a.extract(x, 0, 64);
        m.a.concat(high, low)
    });
}

#[track_caller]
fn load_low(t: &mut TableBuilder, name: &'static str) {
    t.simd(name, [w(V), s(V), r(M).at(W64)], W64, VecMove).gives(|m| {
        let low = m.arg(2);
        m.with_rest_of_first(low)
    });
}

#[track_caller]
fn store(t: &mut TableBuilder, name: &'static str, from: u16) {
    t.simd(name, [w(M).at(W64), r(V).at(W128)], W64, VecMove).gives(|m| {
        let x = m.arg(1);
        m.a.extract(x, from, 64)
    });
}

fn duplicates(t: &mut TableBuilder) {
    // The 128-bit form reads half of its memory.
    t.simd("movddup", [w(V).at(W128), r(VM).at(W64)], W64, VecMove).gives(|m| {
        let x = m.arg(1);
        m.a.concat(x, x)
    });
    t.simd("movddup", [w(V), r(VM)], W64, VecMove).gives(|m| each_twice(m, 64, 0));
    t.simd("movsldup", [w(V), r(VM)], W32, VecMove).gives(|m| each_twice(m, 32, 0));
    t.simd("movshdup", [w(V), r(VM)], W32, VecMove).gives(|m| each_twice(m, 32, 1));
}

/// Of each pair of lanes the one numbered `which`, twice.
fn each_twice(m: &mut Sem, lane: u16, which: u16) -> ExprId {
    m.map1(1, 2 * lane, |m, pair| {
        let one = m.a.extract(pair, which * lane, lane);
        m.a.concat(one, one)
    })
}

fn clears(t: &mut TableBuilder) {
    let registers = |role: fn(OperandKind) -> Role| (0..16).map(|i| role(fixed_vector(i)).at(W128)).collect::<Vec<_>>();
    // A VEX row clears what is above the bits that it writes.
    t.simd("vzeroupper", registers(rw), W64, VecMove).does(|m| {
        for i in 0..16 {
            let low = m.vec(i);
            m.set_vec(i, low);
        }
    });
    t.simd("vzeroall", registers(w), W64, VecMove).does(|m| {
        for i in 0..16 {
            let zero = m.zeros(W128.bits());
            m.set_vec(i, zero);
        }
    });
}
