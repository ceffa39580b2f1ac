//! One lane or one part of a register put in or taken out (SDM vol. 2: PINSRB … PINSRQ, PEXTRB … PEXTRQ, INSERTPS,
//! EXTRACTPS, VINSERTF128 and its kin, VEXTRACTF128 and its kin).

use super::shuffle::field;
use crate::expr::ExprId;
use crate::reg::Width::{self, W8, W16, W32, W64, W128, W256};
use crate::row::SchedClass::Shuffle;
use crate::table::build::*;
use crate::table::simd::*;

pub fn rows(t: &mut TableBuilder) {
    insert_lane(t, "pinsrb", W8);
    insert_lane(t, "pinsrw", W16);
    insert_lane(t, "pinsrd", W32);
    insert_lane(t, "pinsrq", W64);
    extract_lane(t, "pextrb", W8);
    extract_lane(t, "pextrw", W16);
    extract_lane(t, "pextrd", W32);
    extract_lane(t, "pextrq", W64);
    t.simd("extractps", [w(RM).at(W32), r(V), r(I).at(W8)], W32, Shuffle).gives(one_lane);
    t.simd("insertps", [w(V), s(V), r(V), r(I).at(W8)], W32, Shuffle).gives(|m| {
        let (y, index) = (m.arg(2), field(m, 3, 6, 2));
        let lanes = m.split(y, 32);
        let lane = m.choose(index, &lanes);
        insert_float(m, lane)
    });
    t.simd("insertps", [w(V), s(V), r(M).at(W32), r(I).at(W8)], W32, Shuffle).gives(|m| {
        let lane = m.arg(2);
        insert_float(m, lane)
    });
    part(t, ["vinsertf128", "vextractf128"], W64, W128);
    part(t, ["vinserti128", "vextracti128"], W64, W128);
    part(t, ["vinsertf32x4", "vextractf32x4"], W32, W128);
    part(t, ["vinserti32x4", "vextracti32x4"], W32, W128);
    part(t, ["vinsertf64x2", "vextractf64x2"], W64, W128);
    part(t, ["vinserti64x2", "vextracti64x2"], W64, W128);
    part(t, ["vinsertf32x8", "vextractf32x8"], W32, W256);
    part(t, ["vinserti32x8", "vextracti32x8"], W32, W256);
    part(t, ["vinsertf64x4", "vextractf64x4"], W64, W256);
    part(t, ["vinserti64x4", "vextracti64x4"], W64, W256);
}

/// A general register holds the lane in its low bits.
#[track_caller]
fn insert_lane(t: &mut TableBuilder, name: &'static str, lane: Width) {
    let immediate = r(I).at(W8);
    let register = r(R).at(lane.max(W32));
    t.simd(name, [w(V), s(V), register, immediate], lane, Shuffle).gives(|m| {
        let y = m.arg(2);
        let lane = m.a.extract(y, 0, m.lane());
        with_lane(m, lane)
    });
    t.simd(name, [w(V), s(V), r(M).at(lane), immediate], lane, Shuffle).gives(|m| {
        let lane = m.arg(2);
        with_lane(m, lane)
    });
}

/// Operand 1 with `lane` in the place that the immediate says.
fn with_lane(m: &mut Sem, lane: ExprId) -> ExprId {
    let (x, width) = (m.arg(1), m.a.width(lane));
    let old = m.split(x, width);
    let bits = old.len().trailing_zeros() as u16;
    let place = field(m, 3, 0, bits);
    let lanes: Vec<ExprId> = (0..)
        .zip(old)
        .map(|(i, old)| {
            let i = m.a.constant(bits, i);
            let here = m.a.eq(place, i);
            m.a.ite(here, lane, old)
        })
        .collect();
    m.join(&lanes)
}

/// In a general register the lane is zero-extended; memory is as wide as it.
#[track_caller]
fn extract_lane(t: &mut TableBuilder, name: &'static str, lane: Width) {
    let immediate = r(I).at(W8);
    let register = lane.max(W32);
    t.simd(name, [w(R).at(register), r(V), immediate], lane, Shuffle).gives(|m| {
        let lane = one_lane(m);
        m.a.zext(lane, register.bits())
    });
    t.simd(name, [w(M).at(lane), r(V), immediate], lane, Shuffle).gives(one_lane);
}

/// The lane of operand 1 that the immediate says.
fn one_lane(m: &mut Sem) -> ExprId {
    let (x, index, lane) = (m.arg(1), m.arg(2), m.lane());
    let words = m.split(x, 64);
    m.pick(&words, index, lane)
}

/// `lane` in the place that bits 5:4 of the immediate say, then zeros where bits 3:0 do.
fn insert_float(m: &mut Sem, lane: ExprId) -> ExprId {
    let (x, place, zero) = (m.arg(1), field(m, 3, 4, 2), m.a.constant(32, 0));
    let old = m.split(x, 32);
    let lanes: Vec<ExprId> = (0..4)
        .map(|i| {
            let (number, clear) = (m.a.constant(2, u128::from(i)), field(m, 3, i, 1));
            let here = m.a.eq(place, number);
            let new = m.a.ite(here, lane, old[usize::from(i)]);
            m.a.ite(clear, zero, new)
        })
        .collect();
    m.join(&lanes)
}

/// A part of `width` put into a register, and taken from one.
#[track_caller]
fn part(t: &mut TableBuilder, [insert, extract]: [&'static str; 2], lane: Width, width: Width) {
    let immediate = r(I).at(W8);
    t.simd(insert, [w(V), r(V), r(VM).at(width), immediate], lane, Shuffle).gives(|m| {
        let part = m.arg(2);
        with_lane(m, part)
    });
    t.simd(extract, [w(VM).at(width), r(V), immediate], lane, Shuffle).gives(|m| {
        let (x, index) = (m.arg(1), m.arg(2));
        let parts = m.split(x, width.bits());
        m.choose(index, &parts)
    });
}
