//! Integer comparisons and tests (SDM vol. 2: PCMPEQB …, VPCMPB …, PTEST, VTESTPS, VPTESTMB …).

use super::number::Sign::{self, Signed, Unsigned};
use crate::expr::{BinOp, ExprId};
use crate::reg::Flag;
use crate::reg::Width::{W8, W16, W32, W64};
use crate::row::SchedClass::VecCompare;
use crate::table::build::*;
use crate::table::simd::*;

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    const LANES: [Role; 3] = [w(V), s(V), r(VM)];
    const BITS: [Role; 3] = [w(K).at(W64), r(V), r(VM)];
    const CHOSEN: [Role; 4] = [w(K).at(W64), r(V), r(VM), r(I).at(W8)];
    const FLAGS: [Role; 2] = [r(V), r(VM)];
    //      mnemonic     operands lane class            meaning
    t.simd("pcmpeqb",    LANES,  W8,  VecCompare).gives(|m| all_ones_where(m, BinOp::Eq));
    t.simd("pcmpeqw",    LANES,  W16, VecCompare).gives(|m| all_ones_where(m, BinOp::Eq));
    t.simd("pcmpeqd",    LANES,  W32, VecCompare).gives(|m| all_ones_where(m, BinOp::Eq));
    t.simd("pcmpeqq",    LANES,  W64, VecCompare).gives(|m| all_ones_where(m, BinOp::Eq));
    t.simd("pcmpgtb",    LANES,  W8,  VecCompare).gives(|m| all_ones_where(m, BinOp::Slt));
    t.simd("pcmpgtw",    LANES,  W16, VecCompare).gives(|m| all_ones_where(m, BinOp::Slt));
    t.simd("pcmpgtd",    LANES,  W32, VecCompare).gives(|m| all_ones_where(m, BinOp::Slt));
    t.simd("pcmpgtq",    LANES,  W64, VecCompare).gives(|m| all_ones_where(m, BinOp::Slt));
    t.simd("vpcmpeqb",   BITS,   W8,  VecCompare).gives(|m| bits_where(m, compare(BinOp::Eq)));
    t.simd("vpcmpeqw",   BITS,   W16, VecCompare).gives(|m| bits_where(m, compare(BinOp::Eq)));
    t.simd("vpcmpeqd",   BITS,   W32, VecCompare).gives(|m| bits_where(m, compare(BinOp::Eq)));
    t.simd("vpcmpeqq",   BITS,   W64, VecCompare).gives(|m| bits_where(m, compare(BinOp::Eq)));
    t.simd("vpcmpgtb",   BITS,   W8,  VecCompare).gives(|m| bits_where(m, compare(BinOp::Slt)));
    t.simd("vpcmpgtw",   BITS,   W16, VecCompare).gives(|m| bits_where(m, compare(BinOp::Slt)));
    t.simd("vpcmpgtd",   BITS,   W32, VecCompare).gives(|m| bits_where(m, compare(BinOp::Slt)));
    t.simd("vpcmpgtq",   BITS,   W64, VecCompare).gives(|m| bits_where(m, compare(BinOp::Slt)));
    t.simd("vpcmpb",     CHOSEN, W8,  VecCompare).gives(|m| chosen_comparison(m, Signed));
    t.simd("vpcmpw",     CHOSEN, W16, VecCompare).gives(|m| chosen_comparison(m, Signed));
    t.simd("vpcmpd",     CHOSEN, W32, VecCompare).gives(|m| chosen_comparison(m, Signed));
    t.simd("vpcmpq",     CHOSEN, W64, VecCompare).gives(|m| chosen_comparison(m, Signed));
    t.simd("vpcmpub",    CHOSEN, W8,  VecCompare).gives(|m| chosen_comparison(m, Unsigned));
    t.simd("vpcmpuw",    CHOSEN, W16, VecCompare).gives(|m| chosen_comparison(m, Unsigned));
    t.simd("vpcmpud",    CHOSEN, W32, VecCompare).gives(|m| chosen_comparison(m, Unsigned));
    t.simd("vpcmpuq",    CHOSEN, W64, VecCompare).gives(|m| chosen_comparison(m, Unsigned));
    t.simd("vptestmb",   BITS,   W8,  VecCompare).gives(|m| bits_where(m, some_common_bit));
    t.simd("vptestmw",   BITS,   W16, VecCompare).gives(|m| bits_where(m, some_common_bit));
    t.simd("vptestmd",   BITS,   W32, VecCompare).gives(|m| bits_where(m, some_common_bit));
    t.simd("vptestmq",   BITS,   W64, VecCompare).gives(|m| bits_where(m, some_common_bit));
    t.simd("vptestnmb",  BITS,   W8,  VecCompare).gives(|m| bits_where(m, no_common_bit));
    t.simd("vptestnmw",  BITS,   W16, VecCompare).gives(|m| bits_where(m, no_common_bit));
    t.simd("vptestnmd",  BITS,   W32, VecCompare).gives(|m| bits_where(m, no_common_bit));
    t.simd("vptestnmq",  BITS,   W64, VecCompare).gives(|m| bits_where(m, no_common_bit));
    //                                                 OSZAPC
    t.simd("ptest",      FLAGS,  W64, VecCompare).flags("wwwwww").does(|m| test(m, 1));
    t.simd("vtestps",    FLAGS,  W32, VecCompare).flags("wwwwww").does(|m| test(m, W32.bits()));
    t.simd("vtestpd",    FLAGS,  W64, VecCompare).flags("wwwwww").does(|m| test(m, W64.bits()));
}

/// `x = y`, or `x > y`, which is `y < x`.
fn compare(op: BinOp) -> impl Fn(&mut Sem, ExprId, ExprId) -> ExprId {
    move |m, x, y| if op == BinOp::Eq { m.a.eq(x, y) } else { m.bin(op, y, x) }
}

fn all_ones_where(m: &mut Sem, op: BinOp) -> ExprId {
    let lane = m.lane();
    m.map2(lane, |m, x, y| {
        let holds = compare(op)(m, x, y);
        m.a.sext(holds, lane)
    })
}

/// A bit per lane: whether `holds`.
fn bits_where(m: &mut Sem, holds: impl Fn(&mut Sem, ExprId, ExprId) -> ExprId) -> ExprId {
    let lane = m.lane();
    m.map2(lane, holds)
}

/// The comparison that bits 2:0 of the immediate name: =, <, ≤, never, and the opposites.
fn chosen_comparison(m: &mut Sem, sign: Sign) -> ExprId {
    let predicate = m.arg(3);
    let opposite = m.a.extract(predicate, 2, 1);
    bits_where(m, |m, x, y| {
        let (equal, less, never) = (m.a.eq(x, y), m.bin(sign.less(), x, y), m.a.bool(false));
        let at_most = m.a.or(less, equal);
        let holds = m.choose(predicate, &[equal, less, at_most, never]);
        m.a.xor(holds, opposite)
    })
}

fn some_common_bit(m: &mut Sem, x: ExprId, y: ExprId) -> ExprId {
    let none = no_common_bit(m, x, y);
    m.a.not(none)
}

fn no_common_bit(m: &mut Sem, x: ExprId, y: ExprId) -> ExprId {
    let common = m.a.and(x, y);
    m.a.is_zero(common)
}

/// ZF: no bit is set in both operands; CF: none that is clear in the first is set in the second. Of each `lane` bits only
/// the highest counts.
fn test(m: &mut Sem, lane: u16) {
    let (x, y) = (m.arg(0), m.arg(1));
    let [x, y] = [x, y].map(|v| {
        if lane == 1 {
            return v;
        }
        let signs: Vec<ExprId> = m.split(v, lane).into_iter().map(|x| m.a.msb(x)).collect();
        m.join(&signs)
    });
    let (common, flipped) = (m.a.and(x, y), m.a.not(x));
    let others = m.a.and(flipped, y);
    let (zf, cf) = (m.a.is_zero(common), m.a.is_zero(others));
    m.set_flag(Flag::ZF, zf);
    m.set_flag(Flag::CF, cf);
    for flag in [Flag::OF, Flag::SF, Flag::AF, Flag::PF] {
        m.zero_flag(flag);
    }
}
