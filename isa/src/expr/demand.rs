//! Demanded bits: which bits of its variables a term depends on, given which bits of the term matter.

use super::{Arena, BinOp, ExprId, ExprNode, Sym, UnOp};
use std::collections::BTreeMap;

/// Widest term whose bits are told apart; of wider ones everything is demanded.
const WIDEST: u16 = 128;

impl Arena {
    /// Bits of each variable that may matter if of each of `roots` only the bits of its mask do. Of terms wider than
    /// 128 bits any mask but 0 means all bits. A variable that is absent does not matter.
    pub fn demanded(&self, roots: &[(ExprId, u128)]) -> BTreeMap<Sym, u128> {
        let mut need: BTreeMap<ExprId, u128> = BTreeMap::new();
        let mut found = BTreeMap::new();
        for &(e, mask) in roots {
            *need.entry(e).or_insert(0) |= mask & all(self.width(e));
        }
        // Operands have smaller numbers than their users.
        while let Some((e, mask)) = need.pop_last() {
            if mask == 0 {
                continue;
            }
            if let ExprNode::Var(s) = self.node(e) {
                found.insert(s, mask);
            }
            for (operand, mask) in self.operand_demands(e, mask) {
                *need.entry(operand).or_insert(0) |= mask & all(self.width(operand));
            }
        }
        found
    }

    /// What of the operands matters to the bits `mask` of `e`.
    fn operand_demands(&self, e: ExprId, mask: u128) -> Vec<(ExprId, u128)> {
        let (w, node) = (self.width(e), self.node(e));
        let everything = || node.operands().map(|o| (o, u128::MAX)).collect();
        if w > WIDEST || node.operands().any(|o| self.width(o) > WIDEST) {
            return everything();
        }
        match node {
            ExprNode::Un(UnOp::Not, a) => vec![(a, mask)],
            ExprNode::Un(UnOp::Neg, a) => vec![(a, up_to(mask))],
            ExprNode::Bin(op, a, b) => self.binary(op, a, b, mask, w).unwrap_or_else(everything),
            ExprNode::Ite(c, a, b) => vec![(c, 1), (a, mask), (b, mask)],
            ExprNode::Extract(a, lo) => vec![(a, mask << lo)],
            ExprNode::Zext(a) => vec![(a, mask)],
            ExprNode::Sext(a) => {
                let from = self.width(a);
                let sign = if mask & !all(from) == 0 { 0 } else { 1 << (from - 1) };
                vec![(a, mask | sign)]
            }
            ExprNode::Concat(a, b) => vec![(a, mask >> self.width(b)), (b, mask)],
            _ => everything(),
        }
    }

    fn binary(&self, op: BinOp, a: ExprId, b: ExprId, mask: u128, w: u16) -> Option<Vec<(ExprId, u128)>> {
        let by = self.as_const(b).map(|c| c.value);
        let demands = match (op, by) {
            (BinOp::And, Some(c)) => vec![(a, mask & c)],
            (BinOp::Or, Some(c)) => vec![(a, mask & !c)],
            (BinOp::And | BinOp::Or | BinOp::Xor, _) => vec![(a, mask), (b, mask)],
            (BinOp::Add | BinOp::Sub | BinOp::Mul, _) => vec![(a, up_to(mask)), (b, up_to(mask))],
            (BinOp::Shl, Some(k)) if k < u128::from(w) => vec![(a, mask >> k)],
            (BinOp::Shl, _) => vec![(a, up_to(mask)), (b, u128::MAX)],
            (BinOp::LShr, Some(k)) if k < u128::from(w) => vec![(a, mask << k)],
            (BinOp::LShr | BinOp::AShr, _) => vec![(a, !(up_to(mask & mask.wrapping_neg()) >> 1)), (b, u128::MAX)],
            _ => return None,
        };
        Some(demands)
    }
}

/// The lowest `w` bits.
fn all(w: u16) -> u128 {
    if w >= WIDEST { u128::MAX } else { (1 << w) - 1 }
}

/// All bits up to the highest one of `mask`.
fn up_to(mask: u128) -> u128 {
    u128::MAX.checked_shr(mask.leading_zeros()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::eval;

    /// What is not demanded does not matter: random terms, flipped bits.
    #[test]
    fn bits_that_are_not_demanded_change_nothing() {
        let mut state = 0x9e37_79b9_7f4a_7c15u64;
        let mut next = |n: u64| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state % n
        };
        let mut tight = 0;
        for _ in 0..3000 {
            let mut a = Arena::default();
            let mut terms: Vec<ExprId> = (0..3).map(|i| a.var(Sym(i), 16)).collect();
            for _ in 0..6 {
                let (x, y) = (terms[next(terms.len() as u64) as usize], terms[next(terms.len() as u64) as usize]);
                let k = a.constant(16, u128::from(next(20)));
                let e = match next(12) {
                    0 => a.and(x, y),
                    1 => a.or(x, k),
                    2 => a.xor(x, y),
                    3 => a.add(x, y),
                    4 => a.bin(BinOp::Mul, x, y),
                    5 => a.bin(BinOp::Shl, x, k),
                    6 => a.bin(BinOp::LShr, x, k),
                    7 => a.bin(BinOp::AShr, x, k),
                    8 => a.bin(BinOp::LShr, x, y),
                    9 => {
                        let low = a.extract(x, 3, 8);
                        a.zext(low, 16)
                    }
                    10 => {
                        let (hi, lo) = (a.extract(x, 0, 8), a.extract(y, 8, 8));
                        a.concat(hi, lo)
                    }
                    _ => a.and(x, k),
                };
                terms.push(e);
            }
            let root = *terms.last().expect("there are some");
            let mask = u128::from(next(1 << 16));
            let need = a.demanded(&[(root, mask)]);
            let values: Vec<u128> = (0..3).map(|_| u128::from(next(1 << 16))).collect();
            let noise: Vec<u128> = (0..3).map(|_| u128::from(next(1 << 16))).collect();
            let matters = |s: Sym| need.get(&s).copied().unwrap_or(0);
            tight += usize::from((0..3).any(|i| matters(Sym(i)) != 0xffff));
            let at = |s: Sym| values[s.0 as usize];
            let flipped = |s: Sym| at(s) ^ noise[s.0 as usize] & !matters(s);
            let (one, other) = (eval(&a, &[root], &at)[0], eval(&a, &[root], &flipped)[0]);
            assert_eq!(one & mask, other & mask, "{need:?}");
        }
        assert!(tight > 2000, "{tight}");
    }
}
