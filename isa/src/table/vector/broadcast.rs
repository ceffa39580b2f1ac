//! One value in all lanes, and bits of mask registers to lanes and back (SDM vol. 2: VPBROADCASTB …, VBROADCASTSS …,
//! VPBROADCASTMB2Q, VPMOVM2B …, VPMOVB2M …, PMOVMSKB, MOVMSKPS).

use crate::expr::ExprId;
use crate::reg::Width::{self, W8, W16, W32, W64, W128, W256};
use crate::row::SchedClass::{Mask, Shuffle};
use crate::table::build::*;
use crate::table::simd::*;

pub fn rows(t: &mut TableBuilder) {
    of_lane(t, "vpbroadcastb", W8, r(VM).at(W8));
    of_lane(t, "vpbroadcastw", W16, r(VM).at(W16));
    of_lane(t, "vpbroadcastd", W32, r(VM).at(W32));
    of_lane(t, "vpbroadcastq", W64, r(VM).at(W64));
    of_lane(t, "vpbroadcastb", W8, r(R).at(W32));
    of_lane(t, "vpbroadcastw", W16, r(R).at(W32));
    of_lane(t, "vpbroadcastd", W32, r(R).at(W32));
    of_lane(t, "vpbroadcastq", W64, r(R).at(W64));
    of_lane(t, "vbroadcastss", W32, r(VM).at(W32));
    of_lane(t, "vbroadcastsd", W64, r(VM).at(W64));
    of_part(t, "vbroadcastf32x2", W32, r(VM).at(W64));
    of_part(t, "vbroadcasti32x2", W32, r(VM).at(W64));
    of_part(t, "vbroadcastf128", W64, r(M).at(W128));
    of_part(t, "vbroadcasti128", W64, r(M).at(W128));
    of_part(t, "vbroadcastf32x4", W32, r(M).at(W128));
    of_part(t, "vbroadcasti32x4", W32, r(M).at(W128));
    of_part(t, "vbroadcastf64x2", W64, r(M).at(W128));
    of_part(t, "vbroadcasti64x2", W64, r(M).at(W128));
    of_part(t, "vbroadcastf32x8", W32, r(M).at(W256));
    of_part(t, "vbroadcasti32x8", W32, r(M).at(W256));
    of_part(t, "vbroadcastf64x4", W64, r(M).at(W256));
    of_part(t, "vbroadcasti64x4", W64, r(M).at(W256));
    of_mask(t, "vpbroadcastmb2q", 8, W64);
    of_mask(t, "vpbroadcastmw2d", 16, W32);
    masks(t, ["vpmovm2b", "vpmovb2m"], W8);
    masks(t, ["vpmovm2w", "vpmovw2m"], W16);
    masks(t, ["vpmovm2d", "vpmovd2m"], W32);
    masks(t, ["vpmovm2q", "vpmovq2m"], W64);
    t.simd("pmovmskb", [w(R).at(W32), r(V)], W8, Mask).gives(|m| signs(m, 32));
    t.simd("movmskps", [w(R).at(W32), r(V)], W32, Mask).gives(|m| signs(m, 32));
    t.simd("movmskpd", [w(R).at(W32), r(V)], W64, Mask).gives(|m| signs(m, 32));
}

/// The lowest `lane` bits of the source, in every lane.
#[track_caller]
fn of_lane(t: &mut TableBuilder, name: &'static str, lane: Width, source: Role) {
    t.simd(name, [w(V), source], lane, Shuffle).gives(|m| {
        let x = m.arg(1);
        let low = m.a.extract(x, 0, m.lane());
        m.repeat(low)
    });
}

/// The whole source as often as it fits; the mask counts lanes of `lane`.
#[track_caller]
fn of_part(t: &mut TableBuilder, name: &'static str, lane: Width, source: Role) {
    t.simd(name, [w(V), source], lane, Shuffle).gives(|m| {
        let x = m.arg(1);
        m.repeat(x)
    });
}

/// The lowest `bits` of a mask register, extended to a lane.
#[track_caller]
fn of_mask(t: &mut TableBuilder, name: &'static str, bits: u16, lane: Width) {
    t.simd(name, [w(V), r(K).at(W64)], lane, Shuffle).gives(|m| {
        let mask = m.arg(1);
        let low = m.a.extract(mask, 0, bits);
        let value = m.a.zext(low, m.lane());
        m.repeat(value)
    });
}

/// Each bit of a mask register in all bits of a lane, and the lanes' uppermost bits in a mask register.
#[track_caller]
fn masks(t: &mut TableBuilder, [to_lanes, to_mask]: [&'static str; 2], lane: Width) {
    t.simd(to_lanes, [w(V), r(K).at(W64)], lane, Mask).gives(|m| {
        let (mask, lane) = (m.arg(1), m.lane());
        let bits = m.a.extract(mask, 0, m.width / lane);
        let lanes: Vec<ExprId> = m.split(bits, 1).into_iter().map(|b| m.a.sext(b, lane)).collect();
        m.join(&lanes)
    });
    t.simd(to_mask, [w(K).at(W64), r(V)], lane, Mask).gives(|m| signs(m, 64));
}

/// The uppermost bits of operand 1's lanes, zero-extended to `width`.
fn signs(m: &mut Sem, width: u16) -> ExprId {
    let (x, lane) = (m.arg(1), m.lane());
    let bits: Vec<ExprId> = m.split(x, lane).into_iter().map(|l| m.a.msb(l)).collect();
    let bits = m.join(&bits);
    m.a.zext(bits, width)
}
