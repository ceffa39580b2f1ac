//! Integer arithmetic on lanes (SDM vol. 2: PADDB … PSUBQ, PADDSB …, PAVGB, PMINSB …, PABSB, PSIGNB).

use crate::expr::{BinOp, ExprId};
use crate::reg::Width::{W8, W16, W32, W64};
use crate::row::SchedClass::VecAlu;
use crate::table::build::*;
use crate::table::simd::*;

#[rustfmt::skip]
pub fn rows(t: &mut Rows) {
    //      mnemonic    operands             lane class          meaning
    t.simd("paddb",    [w(V), s(V), r(VM)], W8,  VecAlu).gives(|m| lanes(m, BinOp::Add));
    t.simd("paddw",    [w(V), s(V), r(VM)], W16, VecAlu).gives(|m| lanes(m, BinOp::Add));
    t.simd("paddd",    [w(V), s(V), r(VM)], W32, VecAlu).gives(|m| lanes(m, BinOp::Add));
    t.simd("paddq",    [w(V), s(V), r(VM)], W64, VecAlu).gives(|m| lanes(m, BinOp::Add));
    t.simd("psubb",    [w(V), s(V), r(VM)], W8,  VecAlu).gives(|m| lanes(m, BinOp::Sub));
    t.simd("psubw",    [w(V), s(V), r(VM)], W16, VecAlu).gives(|m| lanes(m, BinOp::Sub));
    t.simd("psubd",    [w(V), s(V), r(VM)], W32, VecAlu).gives(|m| lanes(m, BinOp::Sub));
    t.simd("psubq",    [w(V), s(V), r(VM)], W64, VecAlu).gives(|m| lanes(m, BinOp::Sub));
    t.simd("pminub",   [w(V), s(V), r(VM)], W8,  VecAlu).gives(|m| least(m, BinOp::Ult));
    t.simd("pminsb",   [w(V), s(V), r(VM)], W8,  VecAlu).gives(|m| least(m, BinOp::Slt));
}

/// `op` on each pair of lanes.
fn lanes(m: &mut Sem, op: BinOp) -> ExprId {
    let lane = m.lane();
    m.map2(lane, |m, x, y| m.bin(op, x, y))
}

/// The lesser of each pair of lanes.
fn least(m: &mut Sem, less: BinOp) -> ExprId {
    let lane = m.lane();
    m.map2(lane, |m, x, y| {
        let first = m.bin(less, x, y);
        m.a.ite(first, x, y)
    })
}
