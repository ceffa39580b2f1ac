//! Shifts and rotates of lanes (SDM vol. 2: PSLLW …, VPSLLVW …, VPROLD …, VPSHLD, VPSHLDV …).

use crate::expr::{BinOp, ExprId};
use crate::reg::Width::{W8, W16, W32, W64, W128};
use crate::row::SchedClass::VecShift;
use crate::table::build::*;
use crate::table::simd::*;

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    /// One count for all lanes, in the low 64 bits of a register or memory.
    const BY_COUNT: [Role; 3] = [w(V), s(V), r(VM).at(W128)];
    const BY_IMMEDIATE: [Role; 3] = [w(V), s(VM), r(I).at(W8)];
    /// A count for each lane.
    const BY_LANES: [Role; 3] = [w(V), r(V), r(VM)];
    const DOUBLE: [Role; 4] = [w(V), r(V), r(VM), r(I).at(W8)];
    const DOUBLE_BY_LANES: [Role; 3] = [rw(V), r(V), r(VM)];
    //      mnemonic    operands         lane class          meaning
    t.simd("psllw",     BY_COUNT,        W16, VecShift).gives(|m| shift(m, BinOp::Shl));
    t.simd("pslld",     BY_COUNT,        W32, VecShift).gives(|m| shift(m, BinOp::Shl));
    t.simd("psllq",     BY_COUNT,        W64, VecShift).gives(|m| shift(m, BinOp::Shl));
    t.simd("psrlw",     BY_COUNT,        W16, VecShift).gives(|m| shift(m, BinOp::LShr));
    t.simd("psrld",     BY_COUNT,        W32, VecShift).gives(|m| shift(m, BinOp::LShr));
    t.simd("psrlq",     BY_COUNT,        W64, VecShift).gives(|m| shift(m, BinOp::LShr));
    t.simd("psraw",     BY_COUNT,        W16, VecShift).gives(|m| shift(m, BinOp::AShr));
    t.simd("psrad",     BY_COUNT,        W32, VecShift).gives(|m| shift(m, BinOp::AShr));
    t.simd("vpsraq",    BY_COUNT,        W64, VecShift).gives(|m| shift(m, BinOp::AShr));
    t.simd("psllw",     BY_IMMEDIATE,    W16, VecShift).gives(|m| shift(m, BinOp::Shl));
    t.simd("pslld",     BY_IMMEDIATE,    W32, VecShift).gives(|m| shift(m, BinOp::Shl));
    t.simd("psllq",     BY_IMMEDIATE,    W64, VecShift).gives(|m| shift(m, BinOp::Shl));
    t.simd("psrlw",     BY_IMMEDIATE,    W16, VecShift).gives(|m| shift(m, BinOp::LShr));
    t.simd("psrld",     BY_IMMEDIATE,    W32, VecShift).gives(|m| shift(m, BinOp::LShr));
    t.simd("psrlq",     BY_IMMEDIATE,    W64, VecShift).gives(|m| shift(m, BinOp::LShr));
    t.simd("psraw",     BY_IMMEDIATE,    W16, VecShift).gives(|m| shift(m, BinOp::AShr));
    t.simd("psrad",     BY_IMMEDIATE,    W32, VecShift).gives(|m| shift(m, BinOp::AShr));
    t.simd("vpsraq",    BY_IMMEDIATE,    W64, VecShift).gives(|m| shift(m, BinOp::AShr));
    t.simd("vpsllvw",   BY_LANES,        W16, VecShift).gives(|m| shift_by_lanes(m, BinOp::Shl));
    t.simd("vpsllvd",   BY_LANES,        W32, VecShift).gives(|m| shift_by_lanes(m, BinOp::Shl));
    t.simd("vpsllvq",   BY_LANES,        W64, VecShift).gives(|m| shift_by_lanes(m, BinOp::Shl));
    t.simd("vpsrlvw",   BY_LANES,        W16, VecShift).gives(|m| shift_by_lanes(m, BinOp::LShr));
    t.simd("vpsrlvd",   BY_LANES,        W32, VecShift).gives(|m| shift_by_lanes(m, BinOp::LShr));
    t.simd("vpsrlvq",   BY_LANES,        W64, VecShift).gives(|m| shift_by_lanes(m, BinOp::LShr));
    t.simd("vpsravw",   BY_LANES,        W16, VecShift).gives(|m| shift_by_lanes(m, BinOp::AShr));
    t.simd("vpsravd",   BY_LANES,        W32, VecShift).gives(|m| shift_by_lanes(m, BinOp::AShr));
    t.simd("vpsravq",   BY_LANES,        W64, VecShift).gives(|m| shift_by_lanes(m, BinOp::AShr));
    t.simd("vprold",    BY_IMMEDIATE,    W32, VecShift).gives(|m| rotate(m, Left));
    t.simd("vprolq",    BY_IMMEDIATE,    W64, VecShift).gives(|m| rotate(m, Left));
    t.simd("vprord",    BY_IMMEDIATE,    W32, VecShift).gives(|m| rotate(m, Right));
    t.simd("vprorq",    BY_IMMEDIATE,    W64, VecShift).gives(|m| rotate(m, Right));
    t.simd("vprolvd",   BY_LANES,        W32, VecShift).gives(|m| rotate_by_lanes(m, Left));
    t.simd("vprolvq",   BY_LANES,        W64, VecShift).gives(|m| rotate_by_lanes(m, Left));
    t.simd("vprorvd",   BY_LANES,        W32, VecShift).gives(|m| rotate_by_lanes(m, Right));
    t.simd("vprorvq",   BY_LANES,        W64, VecShift).gives(|m| rotate_by_lanes(m, Right));
    t.simd("vpshldw",   DOUBLE,          W16, VecShift).gives(|m| double_shift(m, Left));
    t.simd("vpshldd",   DOUBLE,          W32, VecShift).gives(|m| double_shift(m, Left));
    t.simd("vpshldq",   DOUBLE,          W64, VecShift).gives(|m| double_shift(m, Left));
    t.simd("vpshrdw",   DOUBLE,          W16, VecShift).gives(|m| double_shift(m, Right));
    t.simd("vpshrdd",   DOUBLE,          W32, VecShift).gives(|m| double_shift(m, Right));
    t.simd("vpshrdq",   DOUBLE,          W64, VecShift).gives(|m| double_shift(m, Right));
    t.simd("vpshldvw",  DOUBLE_BY_LANES, W16, VecShift).gives(|m| double_shift_by_lanes(m, Left));
    t.simd("vpshldvd",  DOUBLE_BY_LANES, W32, VecShift).gives(|m| double_shift_by_lanes(m, Left));
    t.simd("vpshldvq",  DOUBLE_BY_LANES, W64, VecShift).gives(|m| double_shift_by_lanes(m, Left));
    t.simd("vpshrdvw",  DOUBLE_BY_LANES, W16, VecShift).gives(|m| double_shift_by_lanes(m, Right));
    t.simd("vpshrdvd",  DOUBLE_BY_LANES, W32, VecShift).gives(|m| double_shift_by_lanes(m, Right));
    t.simd("vpshrdvq",  DOUBLE_BY_LANES, W64, VecShift).gives(|m| double_shift_by_lanes(m, Right));
    t.simd("vpmultishiftqb", BY_LANES,   W8,  VecShift).gives(|m| selected(m, 1, 2, W8.bits()));
    t.simd("vpshufbitqmb", [w(K).at(W64), r(V), r(VM)], W8, VecShift).gives(|m| selected(m, 2, 1, 1));
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum LaneShift {
    Left,
    Right,
}
use LaneShift::{Left, Right};

/// Every lane by one count.
fn shift(m: &mut Sem, op: BinOp) -> ExprId {
    let (lane, operand) = (m.lane(), m.arg(2));
    let count = m.a.extract(operand, 0, m.a.width(operand).min(W64.bits()));
    let count = as_count(m, count, lane);
    m.map1(1, lane, |m, x| m.bin(op, x, count))
}

/// `count` at `lane` bits, or a count that shifts as much as every one that does not fit.
fn as_count(m: &mut Sem, count: ExprId, lane: u16) -> ExprId {
    let width = m.a.width(count);
    if width <= lane {
        return m.a.zext(count, lane);
    }
    let (limit, all) = (m.a.constant(width, u128::from(lane)), m.a.constant(lane, u128::from(lane)));
    let (fits, low) = (m.a.ult(count, limit), m.a.extract(count, 0, lane));
    m.a.ite(fits, low, all)
}

fn shift_by_lanes(m: &mut Sem, op: BinOp) -> ExprId {
    let lane = m.lane();
    m.map2(lane, |m, x, count| m.bin(op, x, count))
}

/// `count` modulo the width of a lane.
fn masked(m: &mut Sem, count: ExprId, lane: u16) -> ExprId {
    let low = m.a.extract(count, 0, lane.trailing_zeros() as u16);
    m.a.zext(low, lane)
}

/// `x` shifted by `count` modulo its width; bits of `filler` come in from its other end, nearest first.
fn shifted_pair(m: &mut Sem, side: LaneShift, x: ExprId, filler: ExprId, count: ExprId) -> ExprId {
    let lane = m.a.width(x);
    let count = masked(m, count, lane);
    let size = m.a.constant(lane, u128::from(lane));
    let rest = m.a.sub(size, count);
    let (forth, back) = match side {
        Left => (BinOp::Shl, BinOp::LShr),
        Right => (BinOp::LShr, BinOp::Shl),
    };
    let (moved, filled) = (m.bin(forth, x, count), m.bin(back, filler, rest));
    m.a.or(moved, filled)
}

fn rotate(m: &mut Sem, side: LaneShift) -> ExprId {
    let (lane, count) = (m.lane(), m.arg(2));
    m.map1(1, lane, |m, x| shifted_pair(m, side, x, x, count))
}

fn rotate_by_lanes(m: &mut Sem, side: LaneShift) -> ExprId {
    let lane = m.lane();
    m.map2(lane, |m, x, count| shifted_pair(m, side, x, x, count))
}

fn double_shift(m: &mut Sem, side: LaneShift) -> ExprId {
    let (lane, count) = (m.lane(), m.arg(3));
    m.map2(lane, |m, x, filler| shifted_pair(m, side, x, filler, count))
}

/// The destination is shifted, operand 1 fills, operand 2 has the counts.
fn double_shift_by_lanes(m: &mut Sem, side: LaneShift) -> ExprId {
    let lane = m.lane();
    let [xs, fillers, counts] = [0, 1, 2].map(|i| {
        let v = m.arg(i);
        m.split(v, lane)
    });
    let one = |((&x, &filler), &count)| shifted_pair(m, side, x, filler, count);
    let lanes: Vec<ExprId> = xs.iter().zip(&fillers).zip(&counts).map(one).collect();
    m.join(&lanes)
}

/// For each byte of operand `counts`: `bits` bits of its quadword of operand `source` from there on, around the end too.
fn selected(m: &mut Sem, counts: usize, source: usize, bits: u16) -> ExprId {
    let (counts, source) = (m.arg(counts), m.arg(source));
    m.zip(counts, source, W64.bits(), |m, counts, x| {
        let counts = m.split(counts, W8.bits());
        let selected: Vec<ExprId> = counts
            .into_iter()
            .map(|count| {
                let count = m.a.zext(count, W64.bits());
                let turned = shifted_pair(m, Right, x, x, count);
                m.a.extract(turned, 0, bits)
            })
            .collect();
        m.join(&selected)
    })
}
