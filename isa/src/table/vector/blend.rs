//! Lanes of one source or the other, as an immediate, a register or the write mask says (SDM vol. 2: BLENDPS, BLENDPD,
//! BLENDVPS, BLENDVPD, PBLENDW, PBLENDVB, VPBLENDD, VPBLENDMB … VBLENDMPD).

use super::shuffle::field;
use crate::expr::ExprId;
use crate::reg::Width::{self, W8, W16, W32, W64};
use crate::row::SchedClass::Blend;
use crate::table::build::*;
use crate::table::simd::*;

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    //      mnemonic     operands                          lane class       meaning
    t.simd("pblendw",   [w(V), s(V), r(VM), r(I).at(W8)], W16, Blend).gives(by_immediate);
    t.simd("vpblendd",  [w(V), r(V), r(VM), r(I).at(W8)], W32, Blend).gives(by_immediate);
    t.simd("blendps",   [w(V), s(V), r(VM), r(I).at(W8)], W32, Blend).gives(by_immediate);
    t.simd("blendpd",   [w(V), s(V), r(VM), r(I).at(W8)], W64, Blend).gives(by_immediate);
    by_signs(t, "pblendvb", "vpblendvb", W8);
    by_signs(t, "blendvps", "vblendvps", W32);
    by_signs(t, "blendvpd", "vblendvpd", W64);
    t.simd("vpblendmb", [w(V), r(V), r(VM)],              W8,  Blend).keeps(1).gives(|m| m.arg(2));
    t.simd("vpblendmw", [w(V), r(V), r(VM)],              W16, Blend).keeps(1).gives(|m| m.arg(2));
    t.simd("vpblendmd", [w(V), r(V), r(VM)],              W32, Blend).keeps(1).gives(|m| m.arg(2));
    t.simd("vpblendmq", [w(V), r(V), r(VM)],              W64, Blend).keeps(1).gives(|m| m.arg(2));
    t.simd("vblendmps", [w(V), r(V), r(VM)],              W32, Blend).keeps(1).gives(|m| m.arg(2));
    t.simd("vblendmpd", [w(V), r(V), r(VM)],              W64, Blend).keeps(1).gives(|m| m.arg(2));
}

/// Lane `i` is the second source's where bit `i` modulo 8 of the immediate is 1.
fn by_immediate(m: &mut Sem) -> ExprId {
    let (x, y, lane) = (m.arg(1), m.arg(2), m.lane());
    let bits: Vec<ExprId> = (0..m.width / lane).map(|i| field(m, 3, i % 8, 1)).collect();
    select(m, x, y, &bits, lane)
}

/// The signs of a third source's lanes say it: xmm0's in the legacy encoding.
#[track_caller]
fn by_signs(t: &mut TableBuilder, legacy: &'static str, vex: &'static str, lane: Width) {
    t.simd(legacy, [w(V), s(V), r(VM), r(fixed_vector(0))], lane, Blend).gives(|m| {
        let signs = m.vec(0);
        signed_lanes(m, signs)
    });
    t.simd(vex, [w(V), r(V), r(VM), r(V)], lane, Blend).gives(|m| {
        let signs = m.arg(3);
        signed_lanes(m, signs)
    });
}

fn signed_lanes(m: &mut Sem, signs: ExprId) -> ExprId {
    let (x, y, lane) = (m.arg(1), m.arg(2), m.lane());
    let bits: Vec<ExprId> = m.split(signs, lane).into_iter().map(|s| m.a.msb(s)).collect();
    select(m, x, y, &bits, lane)
}

/// Lanes of `y` where the bit is 1, of `x` elsewhere.
fn select(m: &mut Sem, x: ExprId, y: ExprId, bits: &[ExprId], lane: u16) -> ExprId {
    let pairs = m.split(x, lane).into_iter().zip(m.split(y, lane));
    let lanes: Vec<ExprId> = pairs.zip(bits).map(|((x, y), &bit)| m.a.ite(bit, y, x)).collect();
    m.join(&lanes)
}
