//! Products of polynomials over two elements, and bytes as numbers of the field of 256 (SDM vol. 2: PCLMULQDQ, GF2P8MULB,
//! GF2P8AFFINEQB, GF2P8AFFINEINVQB).

use crate::expr::{BinOp, ExprId, UnOp};
use crate::reg::Width::{W8, W64};
use crate::row::SchedClass::VecMul;
use crate::table::build::*;
use crate::table::simd::*;
use std::sync::OnceLock;

/// The field's polynomial without its highest term: x^8 + x^4 + x^3 + x + 1.
const MODULUS: u128 = 0x1b;

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    const CHOSEN: [Role; 4] = [w(V), s(V), r(VM), r(I).at(W8)];
    //      mnemonic           operands             lane class         meaning
    t.simd("pclmulqdq",        CHOSEN,              W64, VecMul).gives(carry_less);
    t.simd("gf2p8mulb",        [w(V), s(V), r(VM)], W8,  VecMul).gives(|m| m.map2(8, field_product));
    t.simd("gf2p8affineqb",    CHOSEN,              W8,  VecMul).gives(|m| affine(m, |_, x| x));
    t.simd("gf2p8affineinvqb", CHOSEN,              W8,  VecMul).gives(|m| affine(m, inverse));
}

/// In each 128 bits the product of two quadwords without carries; bits 0 and 4 of the immediate choose the upper ones.
fn carry_less(m: &mut Sem) -> ExprId {
    let control = m.arg(3);
    let (first, second) = (m.a.extract(control, 0, 1), m.a.extract(control, 4, 1));
    m.parts2(|m, x, y| {
        let [x, y] = [(x, first), (y, second)].map(|(v, upper)| {
            let (low, high) = (m.a.extract(v, 0, 64), m.a.extract(v, 64, 64));
            m.a.ite(upper, high, low)
        });
        let (mut low, mut high) = (m.a.constant(64, 0), m.a.constant(64, 0));
        for i in 0..64 {
            let bit = m.a.extract(y, i, 1);
            let there = m.a.sext(bit, 64);
            let term = m.a.and(x, there);
            let (up, down) = (m.a.constant(64, u128::from(i)), m.a.constant(64, u128::from(64 - i)));
            let (below, above) = (m.bin(BinOp::Shl, term, up), m.bin(BinOp::LShr, term, down));
            (low, high) = (m.a.xor(low, below), m.a.xor(high, above));
        }
        m.a.concat(high, low)
    })
}

/// `x` times the polynomial x, in the field.
fn doubled(m: &mut Sem, x: ExprId) -> ExprId {
    let (top, low) = (m.a.msb(x), m.a.extract(x, 0, 7));
    let zero = m.a.constant(1, 0);
    let shifted = m.a.concat(low, zero);
    let (overflow, modulus) = (m.a.sext(top, 8), m.a.constant(8, MODULUS));
    let reduction = m.a.and(overflow, modulus);
    m.a.xor(shifted, reduction)
}

/// The product of two bytes in the field.
fn field_product(m: &mut Sem, x: ExprId, y: ExprId) -> ExprId {
    let (mut power, mut product) = (x, m.a.constant(8, 0));
    for i in 0..8 {
        let bit = m.a.extract(y, i, 1);
        let there = m.a.sext(bit, 8);
        let term = m.a.and(power, there);
        product = m.a.xor(product, term);
        if i < 7 {
            power = doubled(m, power);
        }
    }
    product
}

/// The inverse in the field, 0 for 0.
fn inverse(m: &mut Sem, x: ExprId) -> ExprId {
    static INVERSES: OnceLock<Vec<u8>> = OnceLock::new();
    let words: Vec<ExprId> = INVERSES
        .get_or_init(|| (0..=255).map(inverse_of).collect())
        .chunks_exact(8)
        .map(|word| {
            let value = word.iter().rev().fold(0, |above, &byte| above << 8 | u128::from(byte));
            m.a.constant(64, value)
        })
        .collect();
    m.pick(&words, x, 8)
}

/// x^254, as the field has 255 elements besides 0.
fn inverse_of(x: u8) -> u8 {
    (0..254).fold(1, |power, _| times(power, x))
}

fn times(x: u8, y: u8) -> u8 {
    let doubled = |v: u8| v << 1 ^ if v & 0x80 != 0 { MODULUS as u8 } else { 0 };
    (0..8).rev().fold(0, |sum, i| doubled(sum) ^ if y >> i & 1 == 1 { x } else { 0 })
}

/// In each quadword: the bytes of the first source, changed by `first`, times the 8×8 bit matrix in the second source, plus
/// the immediate. Row i of the matrix, for bit i of the result, is byte 7 - i.
fn affine(m: &mut Sem, first: impl Fn(&mut Sem, ExprId) -> ExprId) -> ExprId {
    let constant = m.arg(3);
    m.map2(W64.bits(), |m, x, matrix| {
        let rows = m.split(matrix, W8.bits());
        let bytes: Vec<ExprId> = m
            .split(x, W8.bits())
            .into_iter()
            .map(|x| {
                let x = first(m, x);
                let bits: Vec<ExprId> = rows.iter().rev().map(|&row| scalar_product(m, row, x)).collect();
                let product = m.join(&bits);
                m.a.xor(product, constant)
            })
            .collect();
        m.join(&bytes)
    })
}

/// The parity of the common bits.
fn scalar_product(m: &mut Sem, x: ExprId, y: ExprId) -> ExprId {
    let common = m.a.and(x, y);
    let ones = m.un(UnOp::Popcount, common);
    m.a.extract(ones, 0, 1)
}
