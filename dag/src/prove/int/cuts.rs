//! Where the variables of terms are cut into limbs: at the bits where extracts, shifts, masks and signs look at them.

use isa::expr::mask;
use isa::{Arena, BinOp, ExprId, ExprNode, Sym, UnOp};
use rustc_hash::FxHashSet;
use std::collections::{BTreeMap, BTreeSet};

/// Positions at which each variable is cut; neither 0 nor its width.
pub type Cuts = BTreeMap<Sym, BTreeSet<u16>>;

pub fn cuts(arena: &Arena, roots: &[ExprId]) -> Cuts {
    let mut finder = Finder { arena, cuts: Cuts::new(), seen: FxHashSet::default() };
    for e in arena.reachable(roots) {
        finder.node(e);
    }
    finder.cuts
}

struct Finder<'a> {
    arena: &'a Arena,
    cuts: Cuts,
    seen: FxHashSet<(ExprId, u16)>,
}

impl Finder<'_> {
    fn node(&mut self, e: ExprId) {
        let w = self.arena.width(e);
        match self.arena.node(e) {
            ExprNode::Extract(a, lo) => {
                self.cut(a, lo);
                self.cut(a, lo + w);
            }
            ExprNode::Sext(a) => self.cut(a, self.arena.width(a) - 1),
            ExprNode::Un(UnOp::Popcount, a) => (1..w).for_each(|at| self.cut(a, at)),
            ExprNode::Bin(BinOp::And | BinOp::Or | BinOp::Xor, a, k) => {
                if let Some(k) = self.arena.as_const(k) {
                    let ends = k.value ^ (k.value << 1);
                    (1..w).filter(|at| ends & mask(w) >> at & 1 == 1).for_each(|at| self.cut(a, at));
                }
            }
            ExprNode::Bin(BinOp::Slt, a, b) => {
                let sign = self.arena.width(a) - 1;
                self.cut(a, sign);
                self.cut(b, sign);
            }
            ExprNode::Bin(BinOp::SDiv | BinOp::SRem, a, _) => self.cut(a, w - 1),
            _ => {}
        }
    }

    /// `e` is looked at from bit `at` on.
    fn cut(&mut self, e: ExprId, at: u16) {
        let mut wanted = vec![(e, at)];
        while let Some((e, at)) = wanted.pop() {
            if at == 0 || at >= self.arena.width(e) || !self.seen.insert((e, at)) {
                continue;
            }
            match self.arena.node(e) {
                ExprNode::Var(s) => drop(self.cuts.entry(s).or_default().insert(at)),
                ExprNode::Extract(a, lo) => wanted.push((a, at + lo)),
                ExprNode::Zext(a) | ExprNode::Sext(a) | ExprNode::Un(UnOp::Not, a) => wanted.push((a, at)),
                ExprNode::Concat(hi, lo) => match self.arena.width(lo) {
                    n if at < n => wanted.push((lo, at)),
                    n => wanted.push((hi, at - n)),
                },
                ExprNode::Ite(_, a, b) | ExprNode::Bin(BinOp::And | BinOp::Or | BinOp::Xor, a, b) => {
                    wanted.extend([(a, at), (b, at)]);
                }
                ExprNode::Bin(BinOp::Shl, a, k) => match self.arena.as_const(k) {
                    Some(k) if u128::from(at) > k.value => wanted.push((a, at - k.value as u16)),
                    _ => {}
                },
                _ => {}
            }
        }
    }
}
