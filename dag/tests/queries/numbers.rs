//! Numbers of many words, added, subtracted, multiplied and selected in the ways that compilers and people write them.
#![allow(dead_code, reason = "no test uses all of it")]

use dag::ir::random::Random;
use isa::eval::{Wide, eval_wide};
use isa::{Arena, BinOp, ExprId, Sym, UnOp};
use std::collections::BTreeMap;

/// How the carry of a word's sum is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CarryStyle {
    /// As `adc` does: two sums, two comparisons.
    Chained,
    /// A sum of 128 bits.
    Wide,
    /// The carry is added to the second operand first, and kept in a byte.
    Parked,
    /// The carry of the sum as it is, `x > not y`, then that of the carry.
    Complement,
}

pub const STYLES: [CarryStyle; 4] = [CarryStyle::Chained, CarryStyle::Wide, CarryStyle::Parked, CarryStyle::Complement];

pub struct Code {
    pub arena: Arena,
    inputs: u32,
}

impl Code {
    pub fn new() -> Code {
        Code { arena: Arena::new(), inputs: 0 }
    }

    pub fn input(&mut self) -> ExprId {
        self.inputs += 1;
        self.arena.var(Sym(self.inputs), 64)
    }

    pub fn number(&mut self, words: usize) -> Vec<ExprId> {
        (0..words).map(|_| self.input()).collect()
    }

    pub fn zero(&mut self) -> ExprId {
        self.arena.constant(64, 0)
    }

    /// The word of `x + y + carry`, and the carry out of it (width 1).
    pub fn add_word(&mut self, x: ExprId, y: ExprId, carry: ExprId, style: CarryStyle) -> (ExprId, ExprId) {
        let a = &mut self.arena;
        let c = a.zext(carry, 64);
        match style {
            CarryStyle::Chained => {
                let xy = a.add(x, y);
                let sum = a.add(xy, c);
                let (first, second) = (a.ult(xy, x), a.ult(sum, xy));
                (sum, a.or(first, second))
            }
            CarryStyle::Wide => {
                let [x, y, c] = [x, y, carry].map(|e| a.zext(e, 128));
                let xy = a.add(x, y);
                let sum = a.add(xy, c);
                (a.extract(sum, 0, 64), a.extract(sum, 64, 1))
            }
            CarryStyle::Parked => {
                let yc = a.add(y, c);
                let sum = a.add(x, yc);
                let (first, second) = (a.ult(yc, c), a.ult(sum, yc));
                let [first, second] = [first, second].map(|e| a.zext(e, 8));
                let both = a.add(first, second);
                (sum, a.extract(both, 0, 1))
            }
            CarryStyle::Complement => {
                let xy = a.add(x, y);
                let not_y = a.not(y);
                let first = a.ult(not_y, x);
                let sum = a.add(xy, c);
                let second = a.ult(sum, c);
                (sum, a.or(first, second))
            }
        }
    }

    pub fn add(&mut self, x: &[ExprId], y: &[ExprId], style: CarryStyle) -> Vec<ExprId> {
        let mut carry = self.arena.bool(false);
        let mut out = Vec::new();
        for (x, y) in x.iter().zip(y) {
            let (sum, next) = self.add_word(*x, *y, carry, style);
            out.push(sum);
            carry = next;
        }
        out.push(self.arena.zext(carry, 64));
        out
    }

    /// `x - y`, and all ones in the last word if that is negative: as a sum with the complement, or borrowing.
    pub fn subtract(&mut self, x: &[ExprId], y: &[ExprId], borrowing: bool) -> Vec<ExprId> {
        let mut out = Vec::new();
        if borrowing {
            let mut borrow = self.arena.bool(false);
            for (&x, &y) in x.iter().zip(y) {
                let a = &mut self.arena;
                let b = a.zext(borrow, 64);
                let xy = a.sub(x, y);
                let (first, second) = (a.ult(x, y), a.ult(xy, b));
                out.push(a.sub(xy, b));
                borrow = a.or(first, second);
            }
            out.push(self.arena.sext(borrow, 64));
            return out;
        }
        let mut carry = self.arena.bool(true);
        for (&x, &y) in x.iter().zip(y) {
            let not_y = self.arena.not(y);
            let (sum, next) = self.add_word(x, not_y, carry, CarryStyle::Wide);
            out.push(sum);
            carry = next;
        }
        let none = self.arena.not(carry);
        out.push(self.arena.sext(none, 64));
        out
    }

    /// Both words of a product.
    pub fn product(&mut self, x: ExprId, y: ExprId) -> [ExprId; 2] {
        let a = &mut self.arena;
        let [x, y] = [x, y].map(|e| a.zext(e, 128));
        let product = a.bin(BinOp::Mul, x, y);
        [0, 64].map(|lo| a.extract(product, lo, 64))
    }

    /// The product of two numbers, rows from the least word of `x` up, or from the greatest down.
    pub fn multiply(&mut self, x: &[ExprId], y: &[ExprId], up: bool, style: CarryStyle) -> Vec<ExprId> {
        let zero = self.zero();
        let mut sum = vec![zero; x.len() + y.len()];
        let rows: Vec<usize> = if up { (0..x.len()).collect() } else { (0..x.len()).rev().collect() };
        for i in rows {
            let products: Vec<[ExprId; 2]> = y.iter().map(|y| self.product(x[i], *y)).collect();
            for half in [0, 1] {
                let mut carry = self.arena.bool(false);
                let parts = products.iter().map(|p| p[half]).chain(std::iter::repeat(zero));
                for (word, part) in sum[i + half..].iter_mut().zip(parts) {
                    (*word, carry) = self.add_word(*word, part, carry, style);
                }
            }
        }
        sum
    }

    /// `x` if `c`, `y` otherwise: by masks, or chosen.
    pub fn select(&mut self, c: ExprId, x: ExprId, y: ExprId, by_mask: bool) -> ExprId {
        let a = &mut self.arena;
        if !by_mask {
            return a.ite(c, x, y);
        }
        let mask = a.sext(c, 64);
        let not = a.not(mask);
        let (x, y) = (a.and(x, mask), a.and(y, not));
        a.or(x, y)
    }

    /// `x - y`, with `m` added where that is negative.
    pub fn subtract_modulo(
        &mut self,
        x: &[ExprId],
        y: &[ExprId],
        m: &[u64],
        style: CarryStyle,
        by_mask: bool,
    ) -> Vec<ExprId> {
        let difference = self.subtract(x, y, style == CarryStyle::Chained);
        let (words, sign) = difference.split_at(x.len());
        let negative = self.arena.extract(sign[0], 63, 1);
        let zero = self.zero();
        let modulus: Vec<ExprId> = m.iter().map(|w| self.arena.constant(64, u128::from(*w))).collect();
        let added: Vec<ExprId> = modulus.iter().map(|m| self.select(negative, *m, zero, by_mask)).collect();
        self.add(words, &added, style)[..x.len()].to_vec()
    }

    /// `x - m`, or `x` where that is negative: with borrows as bits, or as bytes that count a borrow and a carry.
    pub fn reduce_once(&mut self, x: &[ExprId], m: &[u64], in_bytes: bool) -> Vec<ExprId> {
        let modulus: Vec<ExprId> = m.iter().map(|w| self.arena.constant(64, u128::from(*w))).collect();
        if !in_bytes {
            let difference = self.subtract(x, &modulus, true);
            let negative = self.arena.extract(difference[x.len()], 63, 1);
            return x.iter().zip(difference).map(|(x, d)| self.select(negative, *x, d, false)).collect();
        }
        let (mut difference, mut borrow) = (Vec::new(), self.arena.constant(8, 0));
        for (&x, &m) in x.iter().zip(m) {
            let a = &mut self.arena;
            let wide = a.zext(borrow, 64);
            let (word, first) = (a.sub(x, wide), a.ult(x, wide));
            let minus = a.constant(64, u128::from(m.wrapping_neg()));
            let sum = a.add(word, minus);
            let carry = if m == 0 { a.bool(true) } else { a.ult(sum, word) };
            let [first, carry] = [first, carry].map(|e| a.zext(e, 8));
            let ones = a.constant(8, 255);
            let rest = a.sub(ones, first);
            let byte = a.add(rest, carry);
            borrow = a.un(UnOp::Neg, byte);
            difference.push(sum);
        }
        let negative = self.arena.extract(borrow, 0, 1);
        x.iter().zip(difference).map(|(x, d)| self.select(negative, *x, d, true)).collect()
    }

    /// `x + m (2^64 - 2^32) + floor(m (2^32 - 1) / 2^64)`: the sum of the lowest words has no carry, for one is a multiple of
    /// `2^32` and the other less than that; it is counted all the same, or not.
    pub fn add_multiple(&mut self, x: &[ExprId], m: ExprId, counted: bool, style: CarryStyle) -> Vec<ExprId> {
        let [great, small] = [0xffff_ffff_0000_0000, 0xffff_ffff].map(|c| self.arena.constant(64, c));
        let ([low, high], [_, upper]) = (self.product(m, great), self.product(m, small));
        let never = self.arena.bool(false);
        let (low, carry) = self.add_word(low, upper, never, style);
        let carry = self.arena.zext(carry, 64);
        let high = if counted { self.arena.add(high, carry) } else { high };
        self.add(x, &[low, high], style)
    }

    /// Limbs of 51 bits with their carries handed on, once around.
    pub fn carry_51(&mut self, x: &[ExprId], shifted: bool) -> Vec<ExprId> {
        let (mut out, mut carry) = (Vec::new(), self.zero());
        for x in x {
            let a = &mut self.arena;
            let sum = a.add(*x, carry);
            let by = a.constant(64, 51);
            let mask = a.constant(64, (1 << 51) - 1);
            carry = a.bin(BinOp::LShr, sum, by);
            out.push(if shifted {
                let up = a.bin(BinOp::Shl, carry, by);
                a.sub(sum, up)
            } else {
                a.and(sum, mask)
            });
        }
        let a = &mut self.arena;
        let nineteen = a.constant(64, 19);
        let around = if shifted {
            let (three, one) = (a.constant(64, 3), a.constant(64, 1));
            let eight = a.bin(BinOp::Shl, carry, three);
            let nine = a.add(eight, carry);
            let eighteen = a.bin(BinOp::Shl, nine, one);
            a.add(eighteen, carry)
        } else {
            a.bin(BinOp::Mul, carry, nineteen)
        };
        out[0] = a.add(out[0], around);
        out
    }

    pub fn differ(&mut self, x: ExprId, y: ExprId) -> ExprId {
        let equal = self.arena.eq(x, y);
        self.arena.not(equal)
    }
}

/// Two ways to compute the same words.
pub struct Pair {
    pub name: String,
    pub code: Code,
    pub words: Vec<(ExprId, ExprId)>,
}

fn pair(name: String, of: impl FnOnce(&mut Code) -> (Vec<ExprId>, Vec<ExprId>)) -> Pair {
    let mut code = Code::new();
    let (x, y) = of(&mut code);
    assert_eq!(x.len(), y.len());
    Pair { name, code, words: x.into_iter().zip(y).collect() }
}

const P256: [u64; 4] = [u64::MAX, 0xffff_ffff, 0, 0xffff_ffff_0000_0001];

pub fn pairs() -> Vec<Pair> {
    let mut all = Vec::new();
    for (n, style) in STYLES.into_iter().enumerate() {
        let other = STYLES[(n + 1) % STYLES.len()];
        for words in [1, 2, 4, 9] {
            all.push(pair(format!("{words} words added: {style:?}, {other:?}"), |c| {
                let (x, y) = (c.number(words), c.number(words));
                (c.add(&x, &y, style), c.add(&y, &x, other))
            }));
        }
        for words in [1, 2, 3] {
            all.push(pair(format!("{words} words multiplied: {style:?}, {other:?}"), |c| {
                let (x, y) = (c.number(words), c.number(words));
                (c.multiply(&x, &y, true, style), c.multiply(&x, &y, false, other))
            }));
        }
        all.push(pair(format!("three numbers added in two orders: {style:?}, {other:?}"), |c| {
            let [mut x, y, mut z] = [0, 1, 2].map(|_| c.number(2));
            let (from_left, from_right) = (c.add(&x, &y, style), c.add(&y, &z, other));
            let zero = c.zero();
            x.push(zero);
            z.push(zero);
            (c.add(&from_left, &z, style), c.add(&x, &from_right, other))
        }));
        all.push(pair(format!("modulo: {style:?}, {other:?}"), |c| {
            let (x, y) = (c.number(4), c.number(4));
            (c.subtract_modulo(&x, &y, &P256, style, false), c.subtract_modulo(&x, &y, &P256, other, true))
        }));
    }
    for words in [1, 2, 6] {
        all.push(pair(format!("{words} words subtracted"), |c| {
            let (x, y) = (c.number(words), c.number(words));
            (c.subtract(&x, &y, true), c.subtract(&x, &y, false))
        }));
    }
    for style in STYLES {
        all.push(pair(format!("a multiple added: {style:?}"), |c| {
            let (x, m) = (c.number(2), c.input());
            (c.add_multiple(&x, m, false, CarryStyle::Chained), c.add_multiple(&x, m, true, style))
        }));
    }
    all.push(pair("bytes of borrows and carries".to_string(), |c| {
        let x = c.number(4);
        (c.reduce_once(&x, &P256, false), c.reduce_once(&x, &P256, true))
    }));
    all.push(pair("carries of 51 bits".to_string(), |c| {
        let x = c.number(5);
        (c.carry_51(&x, false), c.carry_51(&x, true))
    }));
    all
}

/// Words that make carries: mostly ends of the range.
fn state(arena: &Arena, claim: ExprId, k: u64) -> BTreeMap<Sym, Wide> {
    let mut random = Random::numbered(0x77, k);
    let plain = k.is_multiple_of(4);
    let word = |random: &mut Random| match random.below(if plain { 12 } else { 8 }) {
        0 | 1 => 0,
        2 | 3 => u64::MAX,
        4 => 1,
        5 => u64::MAX - 1,
        6 => 1 << 63,
        7 => u64::MAX >> random.below(64),
        _ => random.next(),
    };
    arena.variables(&[claim]).iter().map(|&(s, _)| (s, Wide::from(word(&mut random)))).collect()
}

pub fn is_possible(arena: &Arena, claim: ExprId) -> bool {
    (0..3000).any(|k| {
        let state = state(arena, claim, k);
        eval_wide(arena, &[claim], &|s| state[&s]) == [Wide::from(1u64)]
    })
}
