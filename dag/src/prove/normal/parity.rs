//! Sums of bits modulo 2 in one order: chains of `xor` of width 1, and the lowest bit of a count of bits.

use isa::{Arena, BinOp, ExprId, ExprNode, UnOp};
use std::collections::BTreeSet;

/// More bits than this are left as they are.
const LONGEST: usize = 130;

/// `e` (width 1) with the bits of its chain of `xor` in the order of their terms, those that occur twice left out. Its
/// operands are in this form already.
pub fn parity(arena: &mut Arena, e: ExprId) -> ExprId {
    let mut odd: BTreeSet<ExprId> = BTreeSet::new();
    let (mut inverted, mut left) = (false, vec![e]);
    while let Some(x) = left.pop() {
        match arena.node(x) {
            ExprNode::Bin(BinOp::Xor, a, b) => left.extend([a, b]),
            ExprNode::Un(UnOp::Not, a) => {
                inverted = !inverted;
                left.push(a);
            }
            ExprNode::Const(c) => inverted ^= c.value == 1,
            _ => match counted(arena, x) {
                Some(bits) => left.extend(bits),
                None if odd.remove(&x) => {}
                None => drop(odd.insert(x)),
            },
        }
        if odd.len() + left.len() > LONGEST {
            return e;
        }
    }
    let start = arena.bool(inverted);
    odd.into_iter().fold(start, |sum, x| arena.xor(sum, x))
}

/// The bits of which `e` is the lowest bit of the count.
fn counted(arena: &mut Arena, e: ExprId) -> Option<Vec<ExprId>> {
    let ExprNode::Extract(count, 0) = arena.node(e) else { return None };
    let ExprNode::Un(UnOp::Popcount, x) = arena.node(count) else { return None };
    Some((0..arena.width(x)).map(|i| arena.extract(x, i, 1)).collect())
}
