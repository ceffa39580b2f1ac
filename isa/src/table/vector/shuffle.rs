//! Lanes in another order, fixed or said by an immediate, within each 128 bits or across them (SDM vol. 2: PUNPCK…,
//! UNPCK…, PSHUFB, PSHUFD, PSHUFHW, PSHUFLW, SHUFPS, SHUFPD, PALIGNR, VALIGND, PSLLDQ, PSRLDQ, VSHUFF32X4 and its kin).

use crate::expr::ExprId;
use crate::reg::Width::{W8, W16, W32, W64};
use crate::row::SchedClass::Shuffle;
use crate::table::build::*;
use crate::table::simd::*;

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    //      mnemonic        operands                           lane class         meaning
    t.simd("punpcklbw",    [w(V), s(V), r(VM)],               W8,  Shuffle).gives(|m| interleaved(m, 0));
    t.simd("punpcklwd",    [w(V), s(V), r(VM)],               W16, Shuffle).gives(|m| interleaved(m, 0));
    t.simd("punpckldq",    [w(V), s(V), r(VM)],               W32, Shuffle).gives(|m| interleaved(m, 0));
    t.simd("punpcklqdq",   [w(V), s(V), r(VM)],               W64, Shuffle).gives(|m| interleaved(m, 0));
    t.simd("punpckhbw",    [w(V), s(V), r(VM)],               W8,  Shuffle).gives(|m| interleaved(m, 64));
    t.simd("punpckhwd",    [w(V), s(V), r(VM)],               W16, Shuffle).gives(|m| interleaved(m, 64));
    t.simd("punpckhdq",    [w(V), s(V), r(VM)],               W32, Shuffle).gives(|m| interleaved(m, 64));
    t.simd("punpckhqdq",   [w(V), s(V), r(VM)],               W64, Shuffle).gives(|m| interleaved(m, 64));
    t.simd("unpcklps",     [w(V), s(V), r(VM)],               W32, Shuffle).gives(|m| interleaved(m, 0));
    t.simd("unpcklpd",     [w(V), s(V), r(VM)],               W64, Shuffle).gives(|m| interleaved(m, 0));
    t.simd("unpckhps",     [w(V), s(V), r(VM)],               W32, Shuffle).gives(|m| interleaved(m, 64));
    t.simd("unpckhpd",     [w(V), s(V), r(VM)],               W64, Shuffle).gives(|m| interleaved(m, 64));
    t.simd("pshufb",       [w(V), s(V), r(VM)],               W8,  Shuffle).gives(bytes_by_index);
    t.simd("pshufd",       [w(V), r(VM), r(I).at(W8)],        W32, Shuffle).gives(|m| m.map1(1, 128, four_by_immediate));
    t.simd("vpermilps",    [w(V), r(VM), r(I).at(W8)],        W32, Shuffle).gives(|m| m.map1(1, 128, four_by_immediate));
    t.simd("pshuflw",      [w(V), r(VM), r(I).at(W8)],        W16, Shuffle).gives(|m| one_half(m, 0));
    t.simd("pshufhw",      [w(V), r(VM), r(I).at(W8)],        W16, Shuffle).gives(|m| one_half(m, 1));
    t.simd("shufps",       [w(V), s(V), r(VM), r(I).at(W8)],  W32, Shuffle).gives(|m| m.parts2(two_of_each));
    t.simd("shufpd",       [w(V), s(V), r(VM), r(I).at(W8)],  W64, Shuffle).gives(|m| one_of_pairs(m, 3));
    t.simd("vpermilpd",    [w(V), r(VM), r(I).at(W8)],        W64, Shuffle).gives(|m| one_of_pairs(m, 2));
    t.simd("vpermilps",    [w(V), r(V), r(VM)],               W32, Shuffle).gives(|m| by_lane_index(m, 0));
    t.simd("vpermilpd",    [w(V), r(V), r(VM)],               W64, Shuffle).gives(|m| by_lane_index(m, 1));
    t.simd("palignr",      [w(V), s(V), r(VM), r(I).at(W8)],  W8,  Shuffle).gives(|m| m.parts2(aligned_bytes));
    t.simd("valignd",      [w(V), r(V), r(VM), r(I).at(W8)],  W32, Shuffle).gives(aligned_lanes);
    t.simd("valignq",      [w(V), r(V), r(VM), r(I).at(W8)],  W64, Shuffle).gives(aligned_lanes);
    t.simd("psrldq",       [w(V), s(VM), r(I).at(W8)],        W8,  Shuffle).gives(|m| m.map1(1, 128, bytes_down));
    t.simd("pslldq",       [w(V), s(VM), r(I).at(W8)],        W8,  Shuffle).gives(|m| m.map1(1, 128, bytes_up));
    t.simd("vshuff32x4",   [w(V), r(V), r(VM), r(I).at(W8)],  W32, Shuffle).gives(parts_of_each);
    t.simd("vshuff64x2",   [w(V), r(V), r(VM), r(I).at(W8)],  W64, Shuffle).gives(parts_of_each);
    t.simd("vshufi32x4",   [w(V), r(V), r(VM), r(I).at(W8)],  W32, Shuffle).gives(parts_of_each);
    t.simd("vshufi64x2",   [w(V), r(V), r(VM), r(I).at(W8)],  W64, Shuffle).gives(parts_of_each);
    t.simd("vperm2f128",   [w(V), r(V), r(VM), r(I).at(W8)],  W64, Shuffle).gives(halves_of_both);
    t.simd("vperm2i128",   [w(V), r(V), r(VM), r(I).at(W8)],  W64, Shuffle).gives(halves_of_both);
}

/// In each 128 bits: lanes of the 64 bits from `lo` on, of the first source and the second in turn.
fn interleaved(m: &mut Sem, lo: u16) -> ExprId {
    m.parts2(|m, x, y| {
        let (x, y, lane) = (m.a.extract(x, lo, 64), m.a.extract(y, lo, 64), m.lane());
        let pairs = m.split(x, lane).into_iter().zip(m.split(y, lane));
        let lanes: Vec<ExprId> = pairs.flat_map(|(x, y)| [x, y]).collect();
        m.join(&lanes)
    })
}

/// A byte of the index with its upper bit set gives 0.
fn bytes_by_index(m: &mut Sem) -> ExprId {
    m.parts2(|m, x, indices| {
        let words = m.split(x, 64);
        let zero = m.a.constant(8, 0);
        let byte = |m: &mut Sem, index| {
            let (none, byte) = (m.a.msb(index), m.pick(&words, index, 8));
            m.a.ite(none, zero, byte)
        };
        let bytes: Vec<ExprId> = m.split(indices, 8).into_iter().map(|i| byte(m, i)).collect();
        m.join(&bytes)
    })
}

/// `width` bits of operand `operand`, an immediate, from `lo` on.
pub(super) fn field(m: &mut Sem, operand: usize, lo: u16, width: u16) -> ExprId {
    let immediate = m.arg(operand);
    m.a.extract(immediate, lo, width)
}

/// `x` has four lanes; each of the result's is the one that two bits of the immediate, operand 2, say.
pub(super) fn four_by_immediate(m: &mut Sem, x: ExprId) -> ExprId {
    let items = m.split(x, m.a.width(x) / 4);
    let lanes: Vec<ExprId> = (0..4)
        .map(|i| {
            let index = field(m, 2, 2 * i, 2);
            m.choose(index, &items)
        })
        .collect();
    m.join(&lanes)
}

/// Of each 128 bits the lower (0) or upper (1) half's words in the order that the immediate says.
fn one_half(m: &mut Sem, which: usize) -> ExprId {
    m.map1(1, 128, |m, x| {
        let mut halves = m.split(x, 64);
        halves[which] = four_by_immediate(m, halves[which]);
        m.join(&halves)
    })
}

/// Two lanes of `x`, then two of `y`.
fn two_of_each(m: &mut Sem, x: ExprId, y: ExprId) -> ExprId {
    let sources = [m.split(x, 32), m.split(y, 32)];
    let lanes: Vec<ExprId> = (0..4)
        .map(|i| {
            let index = field(m, 3, 2 * i, 2);
            m.choose(index, &sources[usize::from(i / 2)])
        })
        .collect();
    m.join(&lanes)
}

/// Lane `i` is one of the two in its 128 bits, as bit `i` of the immediate says; even lanes come from operand 1, odd ones
/// from the operand before the immediate.
fn one_of_pairs(m: &mut Sem, immediate: usize) -> ExprId {
    let (even, odd) = (m.arg(1), m.arg(immediate - 1));
    let lanes: Vec<ExprId> = (0..m.width / 64)
        .map(|i| {
            let pair = m.a.extract(if i % 2 == 0 { even } else { odd }, i / 2 * 128, 128);
            let (index, pair) = (field(m, immediate, i, 1), m.split(pair, 64));
            m.choose(index, &pair)
        })
        .collect();
    m.join(&lanes)
}

/// In each 128 bits: lanes of the first source at the indices that stand from bit `lo` on in those of the second.
fn by_lane_index(m: &mut Sem, lo: u16) -> ExprId {
    m.parts2(|m, x, indices| {
        let lane = m.lane();
        let items = m.split(x, lane);
        let item = |m: &mut Sem, index| {
            let index = m.a.extract(index, lo, 2 - lo);
            m.choose(index, &items)
        };
        let lanes: Vec<ExprId> = m.split(indices, lane).into_iter().map(|i| item(m, i)).collect();
        m.join(&lanes)
    })
}

/// The `keep` items from number `by` on; past the end there are `zero`s. One stage for each bit of `by`.
fn slide(m: &mut Sem, mut items: Vec<ExprId>, by: ExprId, keep: usize, zero: ExprId) -> Vec<ExprId> {
    for bit in (0..m.a.width(by)).rev() {
        let step = 1usize << bit;
        let moves = m.a.extract(by, bit, 1);
        // The bits below move by less than `step` in all.
        let stage = |i: usize| {
            let (here, there) = (*items.get(i).unwrap_or(&zero), *items.get(i + step).unwrap_or(&zero));
            m.a.ite(moves, there, here)
        };
        items = (0..keep + step - 1).map(stage).collect();
    }
    items
}

/// Bytes of `y` and, above it, `x`, from the one that the immediate says.
fn aligned_bytes(m: &mut Sem, x: ExprId, y: ExprId) -> ExprId {
    let bytes = [m.split(y, 8), m.split(x, 8)].concat();
    let (by, zero) = (m.arg(3), m.a.constant(8, 0));
    let bytes = slide(m, bytes, by, 16, zero);
    m.join(&bytes)
}

fn aligned_lanes(m: &mut Sem) -> ExprId {
    let (x, y, lane) = (m.arg(1), m.arg(2), m.lane());
    let lanes = m.width / lane;
    let both = [m.split(y, lane), m.split(x, lane)].concat();
    let (by, zero) = (field(m, 3, 0, lanes.trailing_zeros() as u16), m.a.constant(lane, 0));
    let result = slide(m, both, by, usize::from(lanes), zero);
    m.join(&result)
}

fn bytes_down(m: &mut Sem, x: ExprId) -> ExprId {
    let (bytes, by, zero) = (m.split(x, 8), m.arg(2), m.a.constant(8, 0));
    let bytes = slide(m, bytes, by, 16, zero);
    m.join(&bytes)
}

/// The same from the other end.
fn bytes_up(m: &mut Sem, x: ExprId) -> ExprId {
    let (mut bytes, by, zero) = (m.split(x, 8), m.arg(2), m.a.constant(8, 0));
    bytes.reverse();
    let mut bytes = slide(m, bytes, by, 16, zero);
    bytes.reverse();
    m.join(&bytes)
}

/// 128-bit parts: the lower half of the result from the first source, the upper from the second.
fn parts_of_each(m: &mut Sem) -> ExprId {
    let (x, y) = (m.arg(1), m.arg(2));
    let sources = [m.split(x, 128), m.split(y, 128)];
    let parts = sources[0].len() as u16;
    let bits = parts.trailing_zeros() as u16;
    let chosen: Vec<ExprId> = (0..parts)
        .map(|i| {
            let index = field(m, 3, i * bits, bits);
            m.choose(index, &sources[usize::from(2 * i / parts)])
        })
        .collect();
    m.join(&chosen)
}

/// Each half is one of the sources' four, or zeros where bit 3 of its four immediate bits is set.
fn halves_of_both(m: &mut Sem) -> ExprId {
    let (x, y) = (m.arg(1), m.arg(2));
    let halves = [m.split(x, 128), m.split(y, 128)].concat();
    let zero = m.zeros(128);
    let chosen: Vec<ExprId> = [0, 4]
        .into_iter()
        .map(|lo| {
            let (index, clear) = (field(m, 3, lo, 2), field(m, 3, lo + 3, 1));
            let half = m.choose(index, &halves);
            m.a.ite(clear, zero, half)
        })
        .collect();
    m.join(&chosen)
}
