//! Lanes of whole registers in an order that another register or an immediate says, and lanes moved together or apart by
//! a mask (SDM vol. 2: VPERMB, VPERMW, VPERMD, VPERMQ, VPERMPS, VPERMPD, VPERMI2…, VPERMT2…, VPCOMPRESS…, VPEXPAND…).

use super::shuffle::four_by_immediate;
use crate::expr::ExprId;
use crate::reg::Width::{self, W8, W16, W32, W64};
use crate::row::SchedClass::Shuffle;
use crate::table::build::*;
use crate::table::simd::*;

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    //      mnemonic     operands                    lane class         meaning
    t.simd("vpermb",    [w(V), r(V), r(VM)],        W8,  Shuffle).gives(|m| indexed(m, 1, &[2]));
    t.simd("vpermw",    [w(V), r(V), r(VM)],        W16, Shuffle).gives(|m| indexed(m, 1, &[2]));
    t.simd("vpermd",    [w(V), r(V), r(VM)],        W32, Shuffle).gives(|m| indexed(m, 1, &[2]));
    t.simd("vpermps",   [w(V), r(V), r(VM)],        W32, Shuffle).gives(|m| indexed(m, 1, &[2]));
    t.simd("vpermq",    [w(V), r(V), r(VM)],        W64, Shuffle).gives(|m| indexed(m, 1, &[2]));
    t.simd("vpermpd",   [w(V), r(V), r(VM)],        W64, Shuffle).gives(|m| indexed(m, 1, &[2]));
    t.simd("vpermq",    [w(V), r(VM), r(I).at(W8)], W64, Shuffle).gives(|m| m.map1(1, 256, four_by_immediate));
    t.simd("vpermpd",   [w(V), r(VM), r(I).at(W8)], W64, Shuffle).gives(|m| m.map1(1, 256, four_by_immediate));
    t.simd("vpermi2b",  [rw(V), r(V), r(VM)],       W8,  Shuffle).gives(|m| indexed(m, 0, &[1, 2]));
    t.simd("vpermi2w",  [rw(V), r(V), r(VM)],       W16, Shuffle).gives(|m| indexed(m, 0, &[1, 2]));
    t.simd("vpermi2d",  [rw(V), r(V), r(VM)],       W32, Shuffle).gives(|m| indexed(m, 0, &[1, 2]));
    t.simd("vpermi2ps", [rw(V), r(V), r(VM)],       W32, Shuffle).gives(|m| indexed(m, 0, &[1, 2]));
    t.simd("vpermi2q",  [rw(V), r(V), r(VM)],       W64, Shuffle).gives(|m| indexed(m, 0, &[1, 2]));
    t.simd("vpermi2pd", [rw(V), r(V), r(VM)],       W64, Shuffle).gives(|m| indexed(m, 0, &[1, 2]));
    t.simd("vpermt2b",  [rw(V), r(V), r(VM)],       W8,  Shuffle).gives(|m| indexed(m, 1, &[0, 2]));
    t.simd("vpermt2w",  [rw(V), r(V), r(VM)],       W16, Shuffle).gives(|m| indexed(m, 1, &[0, 2]));
    t.simd("vpermt2d",  [rw(V), r(V), r(VM)],       W32, Shuffle).gives(|m| indexed(m, 1, &[0, 2]));
    t.simd("vpermt2ps", [rw(V), r(V), r(VM)],       W32, Shuffle).gives(|m| indexed(m, 1, &[0, 2]));
    t.simd("vpermt2q",  [rw(V), r(V), r(VM)],       W64, Shuffle).gives(|m| indexed(m, 1, &[0, 2]));
    t.simd("vpermt2pd", [rw(V), r(V), r(VM)],       W64, Shuffle).gives(|m| indexed(m, 1, &[0, 2]));
    squeeze(t, "vpcompressb", W8,  compressed);
    squeeze(t, "vpcompressw", W16, compressed);
    squeeze(t, "vpcompressd", W32, compressed);
    squeeze(t, "vpcompressq", W64, compressed);
    squeeze(t, "vcompressps", W32, compressed);
    squeeze(t, "vcompresspd", W64, compressed);
    squeeze(t, "vpexpandb",   W8,  expanded);
    squeeze(t, "vpexpandw",   W16, expanded);
    squeeze(t, "vpexpandd",   W32, expanded);
    squeeze(t, "vpexpandq",   W64, expanded);
    squeeze(t, "vexpandps",   W32, expanded);
    squeeze(t, "vexpandpd",   W64, expanded);
}

/// Lanes at the indices in the lanes of operand `indices`, counted through all of `tables`.
fn indexed(m: &mut Sem, indices: usize, tables: &[usize]) -> ExprId {
    let lane = m.lane();
    let words: Vec<ExprId> = tables
        .iter()
        .flat_map(|&t| {
            let table = m.arg(t);
            m.split(table, 64)
        })
        .collect();
    let indices = m.arg(indices);
    let lanes: Vec<ExprId> = m.split(indices, lane).into_iter().map(|i| m.pick(&words, i, lane)).collect();
    m.join(&lanes)
}

/// Lanes of a result, each with whether it is one (width 1).
type LaneList = Vec<(ExprId, ExprId)>;

/// Between registers: in memory only as many lanes are accessed as the mask has ones.
#[track_caller]
fn squeeze(
    t: &mut TableBuilder,
    name: &'static str,
    lane: Width,
    meaning: fn(&mut Sem, ExprId, &[ExprId]) -> LaneList,
) {
    t.simd(name, [w(V), r(V)], lane, Shuffle).own_mask().gives(|m| {
        let (x, lane) = (m.arg(1), m.lane());
        let Some(mask) = m.write_mask(m.width / lane) else { return x };
        let old = m.kept_lanes(m.width);
        let (mask, old) = (m.split(mask, 1), m.split(old, lane));
        let lanes = meaning(m, x, &mask).into_iter().zip(old);
        let lanes: Vec<ExprId> = lanes.map(|((valid, new), old)| m.a.ite(valid, new, old)).collect();
        m.join(&lanes)
    });
}

/// How many of `bits` below each are set, as numbers of `width` bits.
fn counts_below(m: &mut Sem, bits: &[ExprId], width: u16) -> Vec<ExprId> {
    let mut sum = m.a.constant(width, 0);
    let mut out = Vec::new();
    for &bit in bits {
        out.push(sum);
        let one = m.a.zext(bit, width);
        sum = m.a.add(sum, one);
    }
    out
}

/// The lanes whose mask bit is 1, without gaps from the lowest on. Each has as many places to go as there are gaps below
/// it; it goes those that bit 0 of that number says, then bit 1, and never meets another (Steele's compress: Warren,
/// Hacker's Delight, 2nd edition, 7-4).
fn compressed(m: &mut Sem, x: ExprId, mask: &[ExprId]) -> LaneList {
    let bits = mask.len().trailing_zeros() as u16;
    let gaps: Vec<ExprId> = mask.iter().map(|&k| m.a.not(k)).collect();
    let distances = counts_below(m, &gaps, bits);
    let lanes = m.split(x, m.lane());
    let mut at: Vec<[ExprId; 3]> = (0..mask.len()).map(|i| [mask[i], lanes[i], distances[i]]).collect();
    for bit in 0..bits {
        let step = 1usize << bit;
        let goes: Vec<ExprId> = at.iter().map(|&[valid, _, d]| and_bit(m, valid, d, bit)).collect();
        let stage = |i: usize| {
            let stays = m.a.not(goes[i]);
            let stays = m.a.and(at[i][0], stays);
            let Some(&[_, value, distance]) = at.get(i + step) else { return [stays, at[i][1], at[i][2]] };
            let comes = goes[i + step];
            [m.a.or(comes, stays), m.a.ite(comes, value, at[i][1]), m.a.ite(comes, distance, at[i][2])]
        };
        at = (0..mask.len()).map(stage).collect();
    }
    at.into_iter().map(|[valid, value, _]| (valid, value)).collect()
}

/// `x` and bit `bit` of `number`.
fn and_bit(m: &mut Sem, x: ExprId, number: ExprId, bit: u16) -> ExprId {
    let bit = m.a.extract(number, bit, 1);
    m.a.and(x, bit)
}

/// The lowest lanes in order, in the places where the mask has ones.
fn expanded(m: &mut Sem, x: ExprId, mask: &[ExprId]) -> LaneList {
    let lane = m.lane();
    let words = m.split(x, 64);
    let indices = counts_below(m, mask, mask.len().trailing_zeros() as u16);
    mask.iter().zip(indices).map(|(&valid, i)| (valid, m.pick(&words, i, lane))).collect()
}
