//! Mask registers (SDM vol. 2: KMOVW, KANDW … KXNORW, KADDW, KSHIFTLW, KSHIFTRW, KUNPCKBW, KORTESTW, KTESTW).
//! Bits above the width of the instruction are cleared.

use crate::expr::{BinOp, ExprId};
use crate::reg::Flag;
use crate::reg::Width::{self, W8, W16, W32, W64};
use crate::row::SchedClass::Mask;
use crate::table::build::*;
use crate::table::simd::*;

/// A mask register that is written, all of it.
const OUT: Role = w(K).at(W64);
const WIDTHS: [Width; 4] = [W8, W16, W32, W64];

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    let load = |width| vec![OUT, r(KM).at(width)];
    let store = |width| vec![w(M).at(width), r(K).at(width)];
    let from_general = |width| vec![OUT, r(R).at(general(width))];
    let to_general = |width| vec![w(R).at(general(width)), r(K).at(width)];
    let unary = |width| vec![OUT, r(K).at(width)];
    let binary = |width| vec![OUT, r(K).at(width), r(K).at(width)];
    let halves = |width| vec![OUT, r(K).at(half(width)), r(K).at(half(width))];
    let by_immediate = |width| vec![OUT, r(K).at(width), r(I).at(W8)];

    //       mnemonics                                          operands      meaning
    family(t, ["kmovb", "kmovw", "kmovd", "kmovq"],             load,         |m| m.arg(1));
    family(t, ["kmovb", "kmovw", "kmovd", "kmovq"],             store,        |m| m.arg(1));
    family(t, ["kmovb", "kmovw", "kmovd", "kmovq"],             from_general, low_bits);
    family(t, ["kmovb", "kmovw", "kmovd", "kmovq"],             to_general,   widened);
    family(t, ["knotb", "knotw", "knotd", "knotq"],             unary,        complement);
    family(t, ["kandb", "kandw", "kandd", "kandq"],             binary,       |m| combined(m, BinOp::And));
    family(t, ["korb", "korw", "kord", "korq"],                 binary,       |m| combined(m, BinOp::Or));
    family(t, ["kxorb", "kxorw", "kxord", "kxorq"],             binary,       |m| combined(m, BinOp::Xor));
    family(t, ["kaddb", "kaddw", "kaddd", "kaddq"],             binary,       |m| combined(m, BinOp::Add));
    family(t, ["kandnb", "kandnw", "kandnd", "kandnq"],         binary,       and_not);
    family(t, ["kxnorb", "kxnorw", "kxnord", "kxnorq"],         binary,       equal_bits);
    family(t, ["kshiftlb", "kshiftlw", "kshiftld", "kshiftlq"], by_immediate, |m| shifted(m, BinOp::Shl));
    family(t, ["kshiftrb", "kshiftrw", "kshiftrd", "kshiftrq"], by_immediate, |m| shifted(m, BinOp::LShr));
    family(t, ["", "kunpckbw", "kunpckwd", "kunpckdq"],         halves,       joined);
    test(t, ["kortestb", "kortestw", "kortestd", "kortestq"],   or_test);
    test(t, ["ktestb", "ktestw", "ktestd", "ktestq"],           and_test);
}

/// A row for each width that has a mnemonic.
#[track_caller]
fn family(
    t: &mut TableBuilder,
    names: [&'static str; 4],
    operands: impl Fn(Width) -> Vec<Role>,
    meaning: fn(&mut Sem) -> ExprId,
) {
    for (name, width) in names.into_iter().zip(WIDTHS).filter(|(name, _)| !name.is_empty()) {
        t.simd(name, operands(width), width, Mask).gives(meaning);
    }
}

/// The same for two masks of which only flags are written: ZF and CF as the meaning says.
#[track_caller]
fn test(
    t: &mut TableBuilder,
    names: [&'static str; 4],
    zero_and_carry: fn(&mut Sem, ExprId, ExprId) -> (ExprId, ExprId),
) {
    for (name, width) in names.into_iter().zip(WIDTHS) {
        t.simd(name, [r(K).at(width), r(K).at(width)], width, Mask).flags("wwwwww").does(|m| {
            let (x, y) = (m.arg(0), m.arg(1));
            let (zf, cf) = zero_and_carry(m, x, y);
            m.set_flag(Flag::ZF, zf);
            m.set_flag(Flag::CF, cf);
            for flag in [Flag::OF, Flag::SF, Flag::AF, Flag::PF] {
                m.zero_flag(flag);
            }
        });
    }
}

/// The general register that goes with a mask of this width.
fn general(width: Width) -> Width {
    width.max(W32)
}

fn half(width: Width) -> Width {
    Width::from_bits(u32::from(width.bits() / 2)).expect("the two parts of a mask are as wide as a mask can be")
}

/// As much of the general register as the mask takes.
fn low_bits(m: &mut Sem) -> ExprId {
    let (x, width) = (m.arg(1), m.lane());
    m.a.extract(x, 0, width)
}

/// The mask as a number in a general register.
fn widened(m: &mut Sem) -> ExprId {
    let (x, width) = (m.arg(1), m.lane().max(W32.bits()));
    m.a.zext(x, width)
}

fn complement(m: &mut Sem) -> ExprId {
    let x = m.arg(1);
    m.a.not(x)
}

fn combined(m: &mut Sem, op: BinOp) -> ExprId {
    let (x, y) = (m.arg(1), m.arg(2));
    m.bin(op, x, y)
}

fn and_not(m: &mut Sem) -> ExprId {
    let (x, y) = (m.arg(1), m.arg(2));
    let x = m.a.not(x);
    m.a.and(x, y)
}

fn equal_bits(m: &mut Sem) -> ExprId {
    let differ = combined(m, BinOp::Xor);
    m.a.not(differ)
}

/// A count of the width or more leaves nothing.
fn shifted(m: &mut Sem, op: BinOp) -> ExprId {
    let (x, count, width) = (m.arg(1), m.arg(2), m.lane());
    let count = m.a.zext(count, width);
    m.bin(op, x, count)
}

/// The first source above the second.
fn joined(m: &mut Sem) -> ExprId {
    let (high, low) = (m.arg(1), m.arg(2));
    m.a.concat(high, low)
}

/// ZF: no bit is set in either mask; CF: every bit is set in one of them.
fn or_test(m: &mut Sem, x: ExprId, y: ExprId) -> (ExprId, ExprId) {
    let either = m.a.or(x, y);
    let neither = m.a.not(either);
    (m.a.is_zero(either), m.a.is_zero(neither))
}

/// ZF: no bit is set in both masks; CF: none that is clear in the first is set in the second.
fn and_test(m: &mut Sem, x: ExprId, y: ExprId) -> (ExprId, ExprId) {
    let (both, flipped) = (m.a.and(x, y), m.a.not(x));
    let others = m.a.and(flipped, y);
    (m.a.is_zero(both), m.a.is_zero(others))
}
