//! Bitwise logic and counting of bits (SDM vol. 2: PAND …, VPTERNLOGD, VPOPCNT, VPLZCNTD, VPCONFLICTD).

use crate::expr::{BinOp, ExprId, UnOp};
use crate::reg::Width::{W8, W16, W32, W64};
use crate::row::SchedClass::{VecAlu, VecLogic};
use crate::table::build::*;
use crate::table::simd::*;

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    const BINARY: [Role; 3] = [w(V), s(V), r(VM)];
    const UNARY: [Role; 2] = [w(V), r(VM)];
    const TERNARY: [Role; 4] = [rw(V), r(V), r(VM), r(I).at(W8)];
    //      mnemonic    operands lane class           meaning
    t.simd("pand",        BINARY,  W64, VecLogic).gives(|m| bitwise(m, BinOp::And));
    t.simd("vpandd",      BINARY,  W32, VecLogic).gives(|m| bitwise(m, BinOp::And));
    t.simd("vpandq",      BINARY,  W64, VecLogic).gives(|m| bitwise(m, BinOp::And));
    t.simd("por",         BINARY,  W64, VecLogic).gives(|m| bitwise(m, BinOp::Or));
    t.simd("vpord",       BINARY,  W32, VecLogic).gives(|m| bitwise(m, BinOp::Or));
    t.simd("vporq",       BINARY,  W64, VecLogic).gives(|m| bitwise(m, BinOp::Or));
    t.simd("pxor",        BINARY,  W64, VecLogic).gives(|m| bitwise(m, BinOp::Xor));
    t.simd("vpxord",      BINARY,  W32, VecLogic).gives(|m| bitwise(m, BinOp::Xor));
    t.simd("vpxorq",      BINARY,  W64, VecLogic).gives(|m| bitwise(m, BinOp::Xor));
    t.simd("pandn",       BINARY,  W64, VecLogic).gives(and_not);
    t.simd("vpandnd",     BINARY,  W32, VecLogic).gives(and_not);
    t.simd("vpandnq",     BINARY,  W64, VecLogic).gives(and_not);
    t.simd("vpternlogd",  TERNARY, W32, VecLogic).gives(truth_table);
    t.simd("vpternlogq",  TERNARY, W64, VecLogic).gives(truth_table);
    t.simd("vpopcntb",    UNARY,   W8,  VecAlu).gives(|m| count(m, UnOp::Popcount));
    t.simd("vpopcntw",    UNARY,   W16, VecAlu).gives(|m| count(m, UnOp::Popcount));
    t.simd("vpopcntd",    UNARY,   W32, VecAlu).gives(|m| count(m, UnOp::Popcount));
    t.simd("vpopcntq",    UNARY,   W64, VecAlu).gives(|m| count(m, UnOp::Popcount));
    t.simd("vplzcntd",    UNARY,   W32, VecAlu).gives(|m| count(m, UnOp::Clz));
    t.simd("vplzcntq",    UNARY,   W64, VecAlu).gives(|m| count(m, UnOp::Clz));
    t.simd("vpconflictd", UNARY,   W32, VecAlu).gives(equal_lanes_below);
    t.simd("vpconflictq", UNARY,   W64, VecAlu).gives(equal_lanes_below);
}

fn bitwise(m: &mut Sem, op: BinOp) -> ExprId {
    let (x, y) = (m.arg(1), m.arg(2));
    m.bin(op, x, y)
}

/// Bits of operand 2 where operand 1 has none.
fn and_not(m: &mut Sem) -> ExprId {
    let (x, y) = (m.arg(1), m.arg(2));
    let x = m.a.not(x);
    m.a.and(x, y)
}

/// Bit `4a + 2b + c` of the immediate for bits a, b and c of the operands: the immediate's bits, narrowed by one operand
/// after the other. `f0 ^ (x & (f0 ^ f1))` is f1 where x is 1, and the constructors reduce it where f0 and f1 are constants.
fn truth_table(m: &mut Sem) -> ExprId {
    let operands = [2, 1, 0].map(|i| {
        let v = m.arg(i);
        m.split(v, W64.bits())
    });
    let table = m.arg(3);
    let rows: Vec<ExprId> = (0..8)
        .map(|i| {
            let bit = m.a.extract(table, i, 1);
            m.a.sext(bit, W64.bits())
        })
        .collect();
    let words: Vec<ExprId> = (0..operands[0].len())
        .map(|i| {
            let narrowed = operands.iter().fold(rows.clone(), |rows, words| {
                rows.chunks_exact(2).map(|pair| select(m, words[i], pair[0], pair[1])).collect()
            });
            narrowed[0]
        })
        .collect();
    m.join(&words)
}

/// Bits of `one` where `x` has ones, of `zero` elsewhere.
fn select(m: &mut Sem, x: ExprId, zero: ExprId, one: ExprId) -> ExprId {
    let differ = m.a.xor(zero, one);
    let changed = m.a.and(x, differ);
    m.a.xor(zero, changed)
}

fn count(m: &mut Sem, op: UnOp) -> ExprId {
    let lane = m.lane();
    m.map1(1, lane, |m, x| m.un(op, x))
}

/// In each lane a bit for every lower lane: whether it is equal.
fn equal_lanes_below(m: &mut Sem) -> ExprId {
    let (lane, source) = (m.lane(), m.arg(1));
    let all = m.split(source, lane);
    let mut lanes = vec![m.zeros(lane)];
    for (i, &x) in all.iter().enumerate().skip(1) {
        let equal: Vec<ExprId> = all[..i].iter().map(|&y| m.a.eq(x, y)).collect();
        let bits = m.join(&equal);
        lanes.push(m.a.zext(bits, lane));
    }
    m.join(&lanes)
}
