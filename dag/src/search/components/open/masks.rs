//! Masks of `pext` and `pdep` that do, found from columns of bits: bit `t` of a column is a bit's value in state `t`.

use super::step::WantedBits;
use isa::{Arena, BinOp, ExprId, Sym};

/// States that are looked at, a bit of a word each.
pub const MOST_STATES: usize = 64;

/// Bits of operands and results, column by column, from the lowest bit up.
pub struct BitColumns {
    x: Vec<u64>,
    want: Vec<u64>,
    care: Vec<u64>,
}

impl BitColumns {
    /// `x` and what is wanted of the result, on at most [`MOST_STATES`] states, `width` bits of each.
    pub fn new(width: u16, x: &[u64], goal: &[WantedBits]) -> BitColumns {
        let columns = |words: &mut dyn Iterator<Item = u64>| {
            let words: Vec<u64> = words.take(MOST_STATES).collect();
            transposed(width, &words)
        };
        BitColumns {
            x: columns(&mut x.iter().copied()),
            want: columns(&mut goal.iter().map(|g| g.want)),
            care: columns(&mut goal.iter().map(|g| g.care)),
        }
    }

    /// Whether bit `i` of `x` may be bit `j` of the result.
    fn fits(&self, i: usize, j: usize) -> bool {
        (self.x[i] ^ self.want[j]) & self.care[j] == 0
    }

    /// Whether bit `j` of the result may be 0 throughout.
    fn may_be_zero(&self, j: usize) -> bool {
        self.want[j] & self.care[j] == 0
    }

    /// A mask for `pext`. Bit after bit of the result takes the lowest source bit that it can, which leaves most to those
    /// above; bits above the last one that is ever wanted to be 1 may be 0 because nothing is left.
    pub fn gather_mask(&self) -> Option<u64> {
        let width = self.x.len();
        let bits = (0..width).rfind(|&j| !self.may_be_zero(j)).map_or(0, |j| j + 1);
        let (mut mask, mut next) = (0, 0);
        for j in 0..bits {
            let i = (next..width).find(|&i| self.fits(i, j))?;
            mask |= 1 << i;
            next = i + 1;
        }
        Some(mask)
    }

    /// A mask for `pdep`. From the lowest bit up: the numbers of bits of `x` that may have been used, as a set. Then back
    /// down; where both do, a bit stays 0.
    pub fn scatter_mask(&self) -> Option<u64> {
        let width = self.x.len();
        let mut used = vec![1u128];
        for i in 0..width {
            let here = used[i];
            let stays = if self.may_be_zero(i) { here } else { 0 };
            let ranks = (0..width).filter(|&r| here >> r & 1 == 1 && self.fits(r, i));
            let next = ranks.fold(stays, |set, r| set | 1 << (r + 1));
            if next == 0 {
                return None;
            }
            used.push(next);
        }
        let (mut rank, mut mask) = (used[width].trailing_zeros(), 0);
        for i in (0..width).rev() {
            let stays = self.may_be_zero(i) && used[i] >> rank & 1 == 1;
            if !stays {
                mask |= 1 << i;
                rank -= 1;
            }
        }
        Some(mask)
    }
}

/// Word `i` of the result has bit `i` of each word.
pub fn transposed(width: u16, words: &[u64]) -> Vec<u64> {
    let column = |i: u16| words.iter().enumerate().fold(0, |column, (t, word)| column | (word >> i & 1) << t);
    (0..width).map(column).collect()
}

/// The low `width` bits of variables of 64 bits.
fn operand(a: &mut Arena, s: Sym, width: u16) -> ExprId {
    let whole = a.var(s, 64);
    a.extract(whole, 0, width)
}

/// For each bit of the mask, from the lowest: the bit, and how many ones stand below it, at `width` bits.
fn ranks(a: &mut Arena, mask: ExprId, width: u16) -> Vec<(ExprId, ExprId)> {
    let mut below = a.constant(8, 0);
    let rank = |i: u16| {
        let bit = a.extract(mask, i, 1);
        let rank = a.zext(below, width);
        let step = a.zext(bit, 8);
        below = a.add(below, step);
        (bit, rank)
    };
    (0..width).map(rank).collect()
}

/// The bits of `x` at the ones of `mask`, side by side: the term that is recognised as `pext` (SDM vol. 2).
pub fn gather_of(a: &mut Arena, x: Sym, mask: Sym, width: u16) -> ExprId {
    let (x, mask) = (operand(a, x, width), operand(a, mask, width));
    let mut v = a.constant(width, 0);
    for (i, (bit, rank)) in (0..width).zip(ranks(a, mask, width)) {
        let source = a.extract(x, i, 1);
        let taken = a.and(bit, source);
        let wide = a.zext(taken, width);
        let placed = a.bin(BinOp::Shl, wide, rank);
        v = a.or(v, placed);
    }
    v
}

/// The low bits of `x` at the ones of `mask`: the term that is recognised as `pdep` (SDM vol. 2).
pub fn scatter_of(a: &mut Arena, x: Sym, mask: Sym, width: u16) -> ExprId {
    let (x, mask) = (operand(a, x, width), operand(a, mask, width));
    let mut v = None;
    for (bit, rank) in ranks(a, mask, width) {
        let down = a.bin(BinOp::LShr, x, rank);
        let source = a.extract(down, 0, 1);
        let placed = a.and(bit, source);
        v = Some(v.map_or(placed, |low| a.concat(placed, low)));
    }
    v.unwrap_or(x)
}
