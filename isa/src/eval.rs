//! Two readings of a term on numbers: one state at a time ([`eval`]) and many at once ([`Batch`]).

mod batch;
mod column;
mod compile;
mod filter;
mod lane_word;
mod lanes;
mod level;
mod masked_bits;
mod narrow;
pub mod partial;
mod slots;
mod truth;
mod wide;

pub use batch::{Batch, Scratch};
pub use column::StateColumn;
pub use filter::{ColumnFilter, WantedWord};
pub use level::VectorLevel;
pub use wide::Wide;

use crate::expr::{Arena, ExprId, ExprNode, MAX_NARROW, Sym, eval_bin, eval_convert, eval_fma, eval_un, mask, spans};

/// Values of `roots` (at most 128 bits wide) when the variables have the values that `var` gives, masked to their
/// widths; a wider variable has zeros above. Wider numbers: [`eval_wide`].
pub fn eval(arena: &Arena, roots: &[ExprId], var: &dyn Fn(Sym) -> u128) -> Vec<u128> {
    debug_assert!(roots.iter().all(|&r| arena.width(r) <= MAX_NARROW), "a wide root");
    eval_wide(arena, roots, &|s| Wide::from(var(s))).into_iter().map(Wide::low).collect()
}

/// Values of `roots`, of any width, when the variables have the values that `var` gives, masked to their widths.
pub fn eval_wide(arena: &Arena, roots: &[ExprId], var: &dyn Fn(Sym) -> Wide) -> Vec<Wide> {
    let order = arena.reachable(roots);
    let mut values = TermValues { arena, var, of: vec![0; order.last().map_or(0, |e| e.index() + 1)] };
    for e in order {
        if arena.width(e) <= MAX_NARROW {
            values.of[e.index()] = values.node(e);
        }
    }
    roots.iter().map(|&r| values.root(r)).collect()
}

/// Values of the terms of at most 128 bits, by index. Wider ones are looked into, never computed.
struct TermValues<'a> {
    arena: &'a Arena,
    var: &'a dyn Fn(Sym) -> Wide,
    of: Vec<u128>,
}

impl TermValues<'_> {
    fn at(&self, e: ExprId) -> u128 {
        self.of[e.index()]
    }

    fn node(&self, e: ExprId) -> u128 {
        let (arena, w) = (self.arena, self.arena.width(e));
        match arena.node(e) {
            ExprNode::Const(c) => c.value,
            ExprNode::Var(s) => (self.var)(s).low() & mask(w),
            ExprNode::Un(op, a) => eval_un(op, w, self.at(a)),
            ExprNode::Bin(op, a, b) => eval_bin(op, arena.width(a), self.at(a), self.at(b)),
            ExprNode::Ite(c, a, b) => self.at(if self.at(c) == 1 { a } else { b }),
            ExprNode::Extract(a, lo) => self.bits(a, lo, w),
            ExprNode::Zext(a) => self.at(a),
            ExprNode::Sext(a) => {
                let n = arena.width(a);
                let v = self.at(a);
                if v >> (n - 1) & 1 == 1 { (v | !mask(n)) & mask(w) } else { v }
            }
            ExprNode::Concat(hi, lo) => self.at(hi) << arena.width(lo) | self.at(lo),
            ExprNode::Fma(a, b, c) => u128::from(eval_fma(w, self.at(a) as u64, self.at(b) as u64, self.at(c) as u64)),
            ExprNode::Convert(kind, a) => u128::from(eval_convert(kind, arena.width(a), w, self.at(a) as u64)),
        }
    }

    /// Bits `lo .. lo + width`, at most 128, of a term of any width.
    fn bits(&self, e: ExprId, lo: u16, width: u16) -> u128 {
        if self.arena.width(e) <= MAX_NARROW {
            return self.at(e) >> lo & mask(width);
        }
        match self.arena.node(e) {
            ExprNode::Var(s) => (self.var)(s).bits(lo, width),
            ExprNode::Extract(x, below) => self.bits(x, below + lo, width),
            ExprNode::Zext(x) => match self.arena.width(x) {
                n if lo >= n => 0,
                n => self.bits(x, lo, width.min(n - lo)),
            },
            ExprNode::Concat(hi, low) => match self.arena.width(low) {
                n if lo >= n => self.bits(hi, lo - n, width),
                n if lo + width <= n => self.bits(low, lo, width),
                n => self.bits(hi, 0, lo + width - n) << (n - lo) | self.bits(low, lo, n - lo),
            },
            node => unreachable!("no wide term is {node:?}"),
        }
    }

    fn root(&self, e: ExprId) -> Wide {
        let mut value = Wide::default();
        for (lo, width) in spans(self.arena.width(e)) {
            value.or_at(lo, self.bits(e, lo, width));
        }
        value
    }
}
