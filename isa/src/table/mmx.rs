//! Data movement, logic and arithmetic on lanes in MMX registers (SDM vol. 2: MOVD, MOVQ, PAND, PANDN, POR, PXOR, PADDB …
//! PSUBQ, PMULLW).
//!
//! Each of these also marks all x87 registers as occupied, which no meaning says: code that has them is read as rows only
//! where `emms` stands behind all of them. `emms` itself has no row.

use super::build::*;
use crate::expr::{BinOp, ExprId};
use crate::feature::Feature::Base;
use crate::reg::RegisterFile;
use crate::reg::Width::W32;
use crate::row::Kinds;
use crate::row::SchedClass::{VecAlu, VecLogic, VecMove, VecMul};

/// An MMX register.
const MM: OperandKind = OperandKind::Explicit(Kinds { file: Some(RegisterFile::Mmx), ..NONE });
/// An MMX register or memory.
const MMM: OperandKind = OperandKind::Explicit(Kinds { file: Some(RegisterFile::Mmx), mem: true, ..NONE });

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    const BOTH: [Role; 2] = [rw(MM), r(MMM)];
    //     mnemonic  operands                    widths feature class     OSZAPC     meaning
    t.row("movq",   [w(MMM), r(MMM)],            Q,     Base,   VecMove,  "......").means(|m| moved(m, 64));
    t.row("movq",   [w(MM), r(R)],               Q,     Base,   VecMove,  "......").means(|m| moved(m, 64));
    t.row("movq",   [w(R), r(MM)],               Q,     Base,   VecMove,  "......").means(|m| moved(m, 64));
    t.row("movd",   [w(MM), r(RM).at(W32)],      Q,     Base,   VecMove,  "......").means(|m| moved(m, 64));
    t.row("movd",   [w(RM), r(MM)],              D,     Base,   VecMove,  "......").means(|m| moved(m, 32));
    t.row("pand",   BOTH,                        Q,     Base,   VecLogic, "......").means(|m| in_lanes(m, 64, BinOp::And));
    t.row("por",    BOTH,                        Q,     Base,   VecLogic, "......").means(|m| in_lanes(m, 64, BinOp::Or));
    t.row("pxor",   BOTH,                        Q,     Base,   VecLogic, "......").means(|m| in_lanes(m, 64, BinOp::Xor));
    t.row("pandn",  BOTH,                        Q,     Base,   VecLogic, "......").means(and_not);
    t.row("paddb",  BOTH,                        Q,     Base,   VecAlu,   "......").means(|m| in_lanes(m, 8, BinOp::Add));
    t.row("paddw",  BOTH,                        Q,     Base,   VecAlu,   "......").means(|m| in_lanes(m, 16, BinOp::Add));
    t.row("paddd",  BOTH,                        Q,     Base,   VecAlu,   "......").means(|m| in_lanes(m, 32, BinOp::Add));
    t.row("paddq",  BOTH,                        Q,     Base,   VecAlu,   "......").means(|m| in_lanes(m, 64, BinOp::Add));
    t.row("psubb",  BOTH,                        Q,     Base,   VecAlu,   "......").means(|m| in_lanes(m, 8, BinOp::Sub));
    t.row("psubw",  BOTH,                        Q,     Base,   VecAlu,   "......").means(|m| in_lanes(m, 16, BinOp::Sub));
    t.row("psubd",  BOTH,                        Q,     Base,   VecAlu,   "......").means(|m| in_lanes(m, 32, BinOp::Sub));
    t.row("psubq",  BOTH,                        Q,     Base,   VecAlu,   "......").means(|m| in_lanes(m, 64, BinOp::Sub));
    t.row("pmullw", BOTH,                        Q,     Base,   VecMul,   "......").means(|m| in_lanes(m, 16, BinOp::Mul));
}

/// The low `bits` bits, zeros above what is narrower.
fn moved(m: &mut Sem, bits: u16) {
    let source = m.op(1);
    let known = m.a.width(source).min(bits);
    let low = m.a.extract(source, 0, known);
    m.set_padded(0, low);
}

fn in_lanes(m: &mut Sem, lane: u16, op: BinOp) {
    lanes(m, lane, |m, x, y| m.bin(op, x, y));
}

fn and_not(m: &mut Sem) {
    lanes(m, 64, |m, x, y| {
        let x = m.a.not(x);
        m.a.and(x, y)
    });
}

fn lanes(m: &mut Sem, lane: u16, f: impl Fn(&mut Sem, ExprId, ExprId) -> ExprId) {
    let (x, y) = (m.op(0), m.op(1));
    let both = m.zip(x, y, lane, f);
    m.set(0, both);
}
