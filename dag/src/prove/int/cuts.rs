//! Where the variables of terms are cut into limbs: at the bits where extracts, shifts, masks and signs look at them.

use isa::expr::mask;
use isa::{Arena, BinOp, ExprId, Node, Sym, UnOp};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// Positions at which each variable is cut; neither 0 nor its width.
pub type Cuts = BTreeMap<Sym, BTreeSet<u16>>;

pub fn cuts(arena: &Arena, roots: &[ExprId]) -> Cuts {
    let mut finder = Finder { arena, cuts: Cuts::new(), seen: HashSet::new() };
    for e in arena.reachable(roots) {
        finder.node(e);
    }
    finder.cuts
}

struct Finder<'a> {
    arena: &'a Arena,
    cuts: Cuts,
    seen: HashSet<(ExprId, u16)>,
}

impl Finder<'_> {
    fn node(&mut self, e: ExprId) {
        let w = self.arena.width(e);
        match self.arena.node(e) {
            Node::Extract(a, lo) => {
                self.cut(a, lo);
                self.cut(a, lo + w);
            }
            Node::Sext(a) => self.cut(a, self.arena.width(a) - 1),
            Node::Un(UnOp::Popcount, a) => (1..w).for_each(|at| self.cut(a, at)),
            Node::Bin(BinOp::And | BinOp::Or | BinOp::Xor, a, k) => {
                if let Some(k) = self.arena.as_const(k) {
                    let ends = k.value ^ (k.value << 1);
                    (1..w).filter(|at| ends & mask(w) >> at & 1 == 1).for_each(|at| self.cut(a, at));
                }
            }
            Node::Bin(BinOp::Slt, a, b) => {
                let sign = self.arena.width(a) - 1;
                self.cut(a, sign);
                self.cut(b, sign);
            }
            Node::Bin(BinOp::SDiv | BinOp::SRem, a, _) => self.cut(a, w - 1),
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
                Node::Var(s) => drop(self.cuts.entry(s).or_default().insert(at)),
                Node::Extract(a, lo) => wanted.push((a, at + lo)),
                Node::Zext(a) | Node::Sext(a) | Node::Un(UnOp::Not, a) => wanted.push((a, at)),
                Node::Concat(hi, lo) => match self.arena.width(lo) {
                    n if at < n => wanted.push((lo, at)),
                    n => wanted.push((hi, at - n)),
                },
                Node::Ite(_, a, b) | Node::Bin(BinOp::And | BinOp::Or | BinOp::Xor, a, b) => {
                    wanted.extend([(a, at), (b, at)]);
                }
                Node::Bin(BinOp::Shl, a, k) => match self.arena.as_const(k) {
                    Some(k) if u128::from(at) > k.value => wanted.push((a, at - k.value as u16)),
                    _ => {}
                },
                _ => {}
            }
        }
    }
}
