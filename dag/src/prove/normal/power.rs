//! Division by a power of two that is not known is a shift.

use isa::{Arena, BinOp, ExprId, ExprNode, UnOp};
use rustc_hash::FxHashMap;

/// `e` as a shift if it divides by `x & -x` or `1 << n`, over operands that `done` holds in normal form.
/// Division by 0 gives all ones, which is where the shift does not hold.
pub fn shifted(arena: &mut Arena, e: ExprId, done: &FxHashMap<ExprId, ExprId>) -> Option<ExprId> {
    let ExprNode::Bin(BinOp::UDiv, a, d) = arena.node(e) else { return None };
    let w = arena.width(e);
    let (count, fails) = match arena.node(d) {
        // The lowest bit of x: 2^ctz(x), and 0 for 0.
        ExprNode::Bin(BinOp::And, x, y) => {
            let x = if negated(arena, x, y) {
                y
            } else if negated(arena, y, x) {
                x
            } else {
                return None;
            };
            let x = done[&x];
            let count = arena.un(UnOp::Ctz, x);
            (count, arena.is_zero(x))
        }
        // 2^n, and 0 from the width on.
        ExprNode::Bin(BinOp::Shl, one, n) if arena.as_const(one).is_some_and(|c| c.value == 1) => {
            let (n, width) = (done[&n], arena.constant(w, u128::from(w)));
            let below = arena.ult(n, width);
            (n, arena.not(below))
        }
        _ => return None,
    };
    let ones = arena.constant(w, u128::MAX);
    let shift = arena.bin(BinOp::LShr, done[&a], count);
    Some(arena.ite(fails, ones, shift))
}

/// Whether `x` is `-y`.
fn negated(arena: &Arena, x: ExprId, y: ExprId) -> bool {
    arena.node(x) == ExprNode::Un(UnOp::Neg, y)
}
