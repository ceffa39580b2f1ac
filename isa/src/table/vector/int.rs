//! Integer arithmetic on lanes (SDM vol. 2: PADDB … PSUBQ, PADDSB …, PAVGB, PABSB, PSIGNB, PMINSB …, PHADDW …, PHMINPOSUW).

use super::number::Sign::{self, Signed, Unsigned};
use super::number::{lanes, magnitude, saturated, sum};
use crate::expr::{BinOp, ExprId};
use crate::reg::Width::{W8, W16, W32, W64, W128};
use crate::row::SchedClass::VecAlu;
use crate::table::build::*;
use crate::table::simd::*;

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    const BINARY: [Role; 3] = [w(V), s(V), r(VM)];
    const UNARY: [Role; 2] = [w(V), r(VM)];
    //      mnemonic    operands lane class         meaning
    t.simd("paddb",     BINARY, W8,  VecAlu).gives(|m| lanes(m, BinOp::Add));
    t.simd("paddw",     BINARY, W16, VecAlu).gives(|m| lanes(m, BinOp::Add));
    t.simd("paddd",     BINARY, W32, VecAlu).gives(|m| lanes(m, BinOp::Add));
    t.simd("paddq",     BINARY, W64, VecAlu).gives(|m| lanes(m, BinOp::Add));
    t.simd("psubb",     BINARY, W8,  VecAlu).gives(|m| lanes(m, BinOp::Sub));
    t.simd("psubw",     BINARY, W16, VecAlu).gives(|m| lanes(m, BinOp::Sub));
    t.simd("psubd",     BINARY, W32, VecAlu).gives(|m| lanes(m, BinOp::Sub));
    t.simd("psubq",     BINARY, W64, VecAlu).gives(|m| lanes(m, BinOp::Sub));
    t.simd("paddsb",    BINARY, W8,  VecAlu).gives(|m| saturating(m, BinOp::Add));
    t.simd("paddsw",    BINARY, W16, VecAlu).gives(|m| saturating(m, BinOp::Add));
    t.simd("psubsb",    BINARY, W8,  VecAlu).gives(|m| saturating(m, BinOp::Sub));
    t.simd("psubsw",    BINARY, W16, VecAlu).gives(|m| saturating(m, BinOp::Sub));
    t.simd("paddusb",   BINARY, W8,  VecAlu).gives(add_unsigned);
    t.simd("paddusw",   BINARY, W16, VecAlu).gives(add_unsigned);
    t.simd("psubusb",   BINARY, W8,  VecAlu).gives(sub_unsigned);
    t.simd("psubusw",   BINARY, W16, VecAlu).gives(sub_unsigned);
    t.simd("pavgb",     BINARY, W8,  VecAlu).gives(average);
    t.simd("pavgw",     BINARY, W16, VecAlu).gives(average);

    t.simd("pminsb",    BINARY, W8,  VecAlu).gives(|m| least(m, Signed));
    t.simd("pminsw",    BINARY, W16, VecAlu).gives(|m| least(m, Signed));
    t.simd("pminsd",    BINARY, W32, VecAlu).gives(|m| least(m, Signed));
    t.simd("vpminsq",   BINARY, W64, VecAlu).gives(|m| least(m, Signed));
    t.simd("pminub",    BINARY, W8,  VecAlu).gives(|m| least(m, Unsigned));
    t.simd("pminuw",    BINARY, W16, VecAlu).gives(|m| least(m, Unsigned));
    t.simd("pminud",    BINARY, W32, VecAlu).gives(|m| least(m, Unsigned));
    t.simd("vpminuq",   BINARY, W64, VecAlu).gives(|m| least(m, Unsigned));
    t.simd("pmaxsb",    BINARY, W8,  VecAlu).gives(|m| greatest(m, Signed));
    t.simd("pmaxsw",    BINARY, W16, VecAlu).gives(|m| greatest(m, Signed));
    t.simd("pmaxsd",    BINARY, W32, VecAlu).gives(|m| greatest(m, Signed));
    t.simd("vpmaxsq",   BINARY, W64, VecAlu).gives(|m| greatest(m, Signed));
    t.simd("pmaxub",    BINARY, W8,  VecAlu).gives(|m| greatest(m, Unsigned));
    t.simd("pmaxuw",    BINARY, W16, VecAlu).gives(|m| greatest(m, Unsigned));
    t.simd("pmaxud",    BINARY, W32, VecAlu).gives(|m| greatest(m, Unsigned));
    t.simd("vpmaxuq",   BINARY, W64, VecAlu).gives(|m| greatest(m, Unsigned));

    t.simd("pabsb",     UNARY,  W8,  VecAlu).gives(absolute);
    t.simd("pabsw",     UNARY,  W16, VecAlu).gives(absolute);
    t.simd("pabsd",     UNARY,  W32, VecAlu).gives(absolute);
    t.simd("vpabsq",    UNARY,  W64, VecAlu).gives(absolute);
    t.simd("psignb",    BINARY, W8,  VecAlu).gives(with_sign);
    t.simd("psignw",    BINARY, W16, VecAlu).gives(with_sign);
    t.simd("psignd",    BINARY, W32, VecAlu).gives(with_sign);

    t.simd("phaddw",    BINARY, W16, VecAlu).gives(|m| neighbours(m, |m, x, y| m.a.add(x, y)));
    t.simd("phaddd",    BINARY, W32, VecAlu).gives(|m| neighbours(m, |m, x, y| m.a.add(x, y)));
    t.simd("phaddsw",   BINARY, W16, VecAlu).gives(|m| neighbours(m, |m, x, y| saturated_pair(m, BinOp::Add, x, y)));
    t.simd("phsubw",    BINARY, W16, VecAlu).gives(|m| neighbours(m, |m, x, y| m.a.sub(x, y)));
    t.simd("phsubd",    BINARY, W32, VecAlu).gives(|m| neighbours(m, |m, x, y| m.a.sub(x, y)));
    t.simd("phsubsw",   BINARY, W16, VecAlu).gives(|m| neighbours(m, |m, x, y| saturated_pair(m, BinOp::Sub, x, y)));
    t.simd("phminposuw", UNARY, W16, VecAlu).gives(least_word);
}

fn saturating(m: &mut Sem, op: BinOp) -> ExprId {
    let lane = m.lane();
    m.map2(lane, |m, x, y| saturated_pair(m, op, x, y))
}

/// The signed sum or difference, or the nearest number there is.
fn saturated_pair(m: &mut Sem, op: BinOp, x: ExprId, y: ExprId) -> ExprId {
    let lane = m.a.width(x);
    let (x, y) = (m.a.sext(x, lane + 1), m.a.sext(y, lane + 1));
    let exact = m.bin(op, x, y);
    saturated(m, exact, Signed, lane)
}

fn add_unsigned(m: &mut Sem) -> ExprId {
    let lane = m.lane();
    m.map2(lane, |m, x, y| {
        let sum = m.a.add(x, y);
        let (carry, most) = (m.a.ult(sum, x), m.a.constant(lane, u128::MAX));
        m.a.ite(carry, most, sum)
    })
}

fn sub_unsigned(m: &mut Sem) -> ExprId {
    let lane = m.lane();
    m.map2(lane, |m, x, y| {
        let (borrow, difference, zero) = (m.a.ult(x, y), m.a.sub(x, y), m.a.constant(lane, 0));
        m.a.ite(borrow, zero, difference)
    })
}

/// Half the unsigned sum, rounded up.
fn average(m: &mut Sem) -> ExprId {
    let lane = m.lane();
    m.map2(lane, |m, x, y| {
        let one = m.a.constant(lane + 1, 1);
        let (x, y) = (m.a.zext(x, lane + 1), m.a.zext(y, lane + 1));
        let doubled = sum(m, &[x, y, one]);
        m.a.extract(doubled, 1, lane)
    })
}

fn least(m: &mut Sem, sign: Sign) -> ExprId {
    let lane = m.lane();
    m.map2(lane, |m, x, y| {
        let first = m.bin(sign.less(), x, y);
        m.a.ite(first, x, y)
    })
}

fn greatest(m: &mut Sem, sign: Sign) -> ExprId {
    let lane = m.lane();
    m.map2(lane, |m, x, y| {
        let second = m.bin(sign.less(), x, y);
        m.a.ite(second, y, x)
    })
}

fn absolute(m: &mut Sem) -> ExprId {
    let lane = m.lane();
    m.map1(1, lane, magnitude)
}

/// Each lane of the first source times the sign of the second's: 1, 0 or -1.
fn with_sign(m: &mut Sem) -> ExprId {
    let lane = m.lane();
    m.map2(lane, |m, x, y| {
        let (negative, none) = (m.a.msb(y), m.a.is_zero(y));
        let (opposite, zero) = (m.a.neg(x), m.a.constant(lane, 0));
        let signed = m.a.ite(negative, opposite, x);
        m.a.ite(none, zero, signed)
    })
}

/// `f` of the lanes 0 and 1, 2 and 3 … of the first source, then of the second, in each 128 bits.
fn neighbours(m: &mut Sem, f: impl Fn(&mut Sem, ExprId, ExprId) -> ExprId) -> ExprId {
    let lane = m.lane();
    m.parts2(|m, x, y| {
        let all: Vec<ExprId> = [m.split(x, lane), m.split(y, lane)].concat();
        let results: Vec<ExprId> = all.chunks_exact(2).map(|pair| f(m, pair[0], pair[1])).collect();
        m.join(&results)
    })
}

/// The least unsigned word, and the number of the first lane that has it.
fn least_word(m: &mut Sem) -> ExprId {
    let source = m.arg(1);
    let words = m.split(source, W16.bits());
    let mut best = (words[0], m.a.constant(16, 0));
    for (i, &word) in words.iter().enumerate().skip(1) {
        let (less, place) = (m.a.ult(word, best.0), m.a.constant(16, i as u128));
        best = (m.a.ite(less, word, best.0), m.a.ite(less, place, best.1));
    }
    let both = m.a.concat(best.1, best.0);
    m.a.zext(both, W128.bits())
}
