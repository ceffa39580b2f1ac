//! Sums of absolute differences of bytes (SDM vol. 2: PSADBW, MPSADBW, VDBPSADBW).

use super::number::sum;
use crate::expr::ExprId;
use crate::reg::Width::{W8, W16, W32, W64};
use crate::row::SchedClass::VecSad;
use crate::table::build::*;
use crate::table::simd::*;

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    const CHOSEN: [Role; 4] = [w(V), s(V), r(VM), r(I).at(W8)];
    //      mnemonic    operands              lane class         meaning
    t.simd("psadbw",    [w(V), s(V), r(VM)], W64, VecSad).gives(by_quadword);
    t.simd("mpsadbw",   CHOSEN,              W16, VecSad).gives(sliding);
    t.simd("vdbpsadbw", CHOSEN,              W16, VecSad).gives(shuffled);
}

/// The sum of |x - y| over pairs of unsigned bytes, at 16 bits.
fn distance(m: &mut Sem, x: ExprId, y: ExprId) -> ExprId {
    let pairs = m.split(x, W8.bits()).into_iter().zip(m.split(y, W8.bits()));
    let differences: Vec<ExprId> = pairs
        .map(|(x, y)| {
            let (negative, forth, back) = (m.a.ult(x, y), m.a.sub(x, y), m.a.sub(y, x));
            let difference = m.a.ite(negative, back, forth);
            m.a.zext(difference, W16.bits())
        })
        .collect();
    sum(m, &differences)
}

fn by_quadword(m: &mut Sem) -> ExprId {
    m.map2(W64.bits(), |m, x, y| {
        let distance = distance(m, x, y);
        m.a.zext(distance, W64.bits())
    })
}

/// Eight windows of four bytes, each a byte further into the first source, against four bytes of the second. Three bits of
/// the immediate for each of the first two 128-bit parts say where they start.
fn sliding(m: &mut Sem) -> ExprId {
    let control = m.arg(3);
    let (x, y) = (m.arg(1), m.arg(2));
    let parts: Vec<(ExprId, ExprId)> = m.split(x, 128).into_iter().zip(m.split(y, 128)).collect();
    let results: Vec<ExprId> = parts
        .into_iter()
        .enumerate()
        .map(|(i, (x, y))| {
            let control = m.a.extract(control, 3 * i as u16, 3);
            sliding_part(m, x, y, control)
        })
        .collect();
    m.join(&results)
}

/// Bits 1:0 of `control` choose the doubleword of `y`, bit 2 whether the windows start at byte 0 or 4 of `x`.
fn sliding_part(m: &mut Sem, x: ExprId, y: ExprId, control: ExprId) -> ExprId {
    let blocks = m.split(y, W32.bits());
    let block = m.choose(control, &blocks);
    let late = m.a.extract(control, 2, 1);
    let (first, second) = (m.a.extract(x, 0, 88), m.a.extract(x, 32, 88));
    let bytes: Vec<ExprId> = (0..11)
        .map(|i| {
            let (first, second) = (m.a.extract(first, 8 * i, 8), m.a.extract(second, 8 * i, 8));
            m.a.ite(late, second, first)
        })
        .collect();
    let words: Vec<ExprId> = bytes
        .windows(4)
        .map(|window| {
            let window = m.join(window);
            distance(m, window, block)
        })
        .collect();
    m.join(&words)
}

/// In each 128 bits, doublewords of the second source stand in the order that the immediate says. Windows of four bytes in
/// them, each a byte further, are compared with the first source's doublewords: two windows for each.
fn shuffled(m: &mut Sem) -> ExprId {
    let control = m.arg(3);
    m.parts2(|m, x, y| {
        let blocks = m.split(y, W32.bits());
        let chosen: Vec<ExprId> = (0..4)
            .map(|i| {
                let index = m.a.extract(control, 2 * i, 2);
                m.choose(index, &blocks)
            })
            .collect();
        let reordered = m.join(&chosen);
        let words: Vec<ExprId> = (0..8)
            .map(|i| {
                let (half, window) = (i / 4, i % 4);
                let fixed = m.a.extract(x, 64 * half + 32 * (window / 2), 32);
                let moving = m.a.extract(reordered, 64 * half + 8 * window, 32);
                distance(m, fixed, moving)
            })
            .collect();
        m.join(&words)
    })
}
