//! Floating-point arithmetic (SDM vol. 2: ADDPS …, SUBPS …, MULPS …, DIVPS …, SQRTPS …, MINPS …, MAXPS …, ADDSUBPS,
//! HADDPS, HSUBPS, DPPS and their kin).

use super::fp::*;
use crate::expr::{BinOp, ExprId, UnOp};
use crate::reg::Width::{W8, W32, W64};
use crate::row::SchedClass::{FpAdd, FpCompare, FpDiv, FpMul, FpSqrt};
use crate::table::build::*;
use crate::table::simd::*;

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    binary(t, ["addps", "addpd", "addss", "addsd"], FpAdd, |m, x, y| arithmetic(m, BinOp::FAdd, x, y));
    binary(t, ["subps", "subpd", "subss", "subsd"], FpAdd, |m, x, y| arithmetic(m, BinOp::FSub, x, y));
    binary(t, ["mulps", "mulpd", "mulss", "mulsd"], FpMul, |m, x, y| arithmetic(m, BinOp::FMul, x, y));
    binary(t, ["divps", "divpd", "divss", "divsd"], FpDiv, |m, x, y| arithmetic(m, BinOp::FDiv, x, y));
    unary(t, ["sqrtps", "sqrtpd", "sqrtss", "sqrtsd"], FpSqrt, root);
    binary(t, ["minps", "minpd", "minss", "minsd"], FpCompare, |m, x, y| first_if_less(m, (x, y), (x, y)));
    binary(t, ["maxps", "maxpd", "maxss", "maxsd"], FpCompare, |m, x, y| first_if_less(m, (y, x), (x, y)));

    //      mnemonic      operands             lane class        meaning
    t.simd("addsubps",   [w(V), s(V), r(VM)], W32, FpAdd).gives(add_subtract);
    t.simd("addsubpd",   [w(V), s(V), r(VM)], W64, FpAdd).gives(add_subtract);
    t.simd("haddps",     [w(V), s(V), r(VM)], W32, FpAdd).gives(|m| horizontal(m, BinOp::FAdd));
    t.simd("haddpd",     [w(V), s(V), r(VM)], W64, FpAdd).gives(|m| horizontal(m, BinOp::FAdd));
    t.simd("hsubps",     [w(V), s(V), r(VM)], W32, FpAdd).gives(|m| horizontal(m, BinOp::FSub));
    t.simd("hsubpd",     [w(V), s(V), r(VM)], W64, FpAdd).gives(|m| horizontal(m, BinOp::FSub));
    t.simd("dpps",       [w(V), s(V), r(VM), r(I).at(W8)], W32, FpMul).gives(dot_product);
    t.simd("dppd",       [w(V), s(V), r(VM), r(I).at(W8)], W64, FpMul).gives(dot_product);
}

fn root(m: &mut Sem, x: ExprId) -> ExprId {
    let result = m.un(UnOp::FSqrt, x);
    nan_or(m, &[x], result)
}

/// The first of `of` if `less.0 < less.1`, else the second: that one also if either is a NaN (as it is, not quieted)
/// or both are zero.
fn first_if_less(m: &mut Sem, less: (ExprId, ExprId), of: (ExprId, ExprId)) -> ExprId {
    let first = m.bin(BinOp::FLt, less.0, less.1);
    m.a.ite(first, of.0, of.1)
}

/// Differences in the even lanes, sums in the odd ones.
fn add_subtract(m: &mut Sem) -> ExprId {
    let lane = m.lane();
    let (x, y) = (m.arg(1), m.arg(2));
    let pairs: Vec<(ExprId, ExprId)> = m.split(x, lane).into_iter().zip(m.split(y, lane)).collect();
    let ops = [BinOp::FSub, BinOp::FAdd].into_iter().cycle();
    let lanes: Vec<ExprId> = pairs.into_iter().zip(ops).map(|((x, y), op)| arithmetic(m, op, x, y)).collect();
    m.join(&lanes)
}

/// `op` of neighbours, in each 128-bit part the first source's below the second's.
fn horizontal(m: &mut Sem, op: BinOp) -> ExprId {
    let lane = m.lane();
    m.parts2(|m, x, y| {
        let all = [m.split(x, lane), m.split(y, lane)].concat();
        let lanes: Vec<ExprId> = all.chunks(2).map(|p| arithmetic(m, op, p[0], p[1])).collect();
        m.join(&lanes)
    })
}

/// The sum of the products that the immediate's high half chooses, in the lanes that its low half chooses; zeros
/// elsewhere. Neighbours are added first.
fn dot_product(m: &mut Sem) -> ExprId {
    let (lane, imm) = (m.lane(), m.arg(3));
    let zero = m.a.constant(lane, 0);
    m.parts2(|m, x, y| {
        let pairs: Vec<(ExprId, ExprId)> = m.split(x, lane).into_iter().zip(m.split(y, lane)).collect();
        let product = |m: &mut Sem, (i, (x, y)): (usize, (ExprId, ExprId))| {
            let (wanted, product) = (m.a.extract(imm, 4 + i as u16, 1), arithmetic(m, BinOp::FMul, x, y));
            m.a.ite(wanted, product, zero)
        };
        let mut sums: Vec<ExprId> = pairs.into_iter().enumerate().map(|p| product(m, p)).collect();
        // Which of two NaNs becomes the sum of both differs from CPU to CPU, and from lane to lane.
        let mut either = m.a.bool(false);
        while sums.len() > 1 {
            for p in sums.chunks(2) {
                let (x, y) = (is_nan(m, p[0]), is_nan(m, p[1]));
                let both = m.a.and(x, y);
                either = m.a.or(either, both);
            }
            sums = sums.chunks(2).map(|p| arithmetic(m, BinOp::FAdd, p[0], p[1])).collect();
        }
        let lanes: Vec<ExprId> = (0..128 / lane)
            .map(|i| {
                let (wanted, unknown) = (m.a.extract(imm, i, 1), m.unknown(lane));
                let sum = m.a.ite(either, unknown, sums[0]);
                m.a.ite(wanted, sum, zero)
            })
            .collect();
        m.join(&lanes)
    })
}
