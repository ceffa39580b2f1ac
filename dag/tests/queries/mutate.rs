//! Wrong variants of a term: one node of it changed the way people and generators get such code wrong.

use dag::ir::random::Random;
use isa::{Arena, BinOp, ExprId, ExprNode, UnOp};
use rustc_hash::FxHashMap;

/// `target` with one node changed; none if the node that was drawn has no such change. The name says what was done.
pub fn mutant(arena: &mut Arena, target: ExprId, random: &mut Random) -> Option<(&'static str, ExprId)> {
    let nodes = arena.reachable(&[target]);
    let at = nodes[random.below(nodes.len())];
    let (name, new) = changed(arena, at, random)?;
    if new == at {
        return None;
    }
    let mut done: FxHashMap<ExprId, ExprId> = FxHashMap::from_iter([(at, new)]);
    for e in nodes {
        if !done.contains_key(&e) {
            let width = arena.width(e);
            let rebuilt = arena.rebuild(arena.node(e), width, |x| done[&x]);
            done.insert(e, rebuilt);
        }
    }
    (done[&target] != target).then(|| (name, done[&target]))
}

fn changed(arena: &mut Arena, e: ExprId, random: &mut Random) -> Option<(&'static str, ExprId)> {
    let w = arena.width(e);
    if random.below(8) == 0 && w <= 64 {
        let one = arena.constant(w, 1);
        return Some(("off by one", arena.add(e, one)));
    }
    Some(match arena.node(e) {
        ExprNode::Const(c) if random.below(2) == 0 => ("wrong constant", arena.constant(w, c.value.wrapping_add(1))),
        ExprNode::Const(c) => ("wrong bit", arena.constant(w, c.value ^ 1 << random.below(usize::from(w)))),
        ExprNode::Var(_) | ExprNode::Fma(..) | ExprNode::Convert(..) => return None,
        ExprNode::Un(UnOp::Neg, a) => ("not for minus", arena.not(a)),
        ExprNode::Un(UnOp::Clz, a) => ("wrong end", arena.un(UnOp::Ctz, a)),
        ExprNode::Un(UnOp::Ctz, a) => ("wrong end", arena.un(UnOp::Clz, a)),
        ExprNode::Un(_, a) => ("dropped operation", a),
        ExprNode::Bin(op, a, b) => binary(arena, op, a, b, random)?,
        ExprNode::Ite(_, a, b) if random.below(2) == 0 => ("dropped choice", if random.below(2) == 0 { a } else { b }),
        ExprNode::Ite(c, a, b) => ("swapped arms", arena.ite(c, b, a)),
        ExprNode::Extract(a, lo) => {
            let by = [1, w][random.below(2)];
            let room = arena.width(a) - w;
            let lo = if lo >= by { lo - by } else { (lo + by).min(room) };
            (if by == w { "wrong lane" } else { "wrong shift" }, arena.extract(a, lo, w))
        }
        ExprNode::Zext(a) => ("wrong extension", arena.sext(a, w)),
        ExprNode::Sext(a) => ("wrong extension", arena.zext(a, w)),
        ExprNode::Concat(hi, lo) => ("swapped parts", arena.concat(lo, hi)),
    })
}

fn binary(arena: &mut Arena, op: BinOp, a: ExprId, b: ExprId, random: &mut Random) -> Option<(&'static str, ExprId)> {
    use BinOp::*;
    let other = match op {
        Add => Sub,
        Sub => Add,
        And => Or,
        Or => Xor,
        Xor => Or,
        Ult => Slt,
        Slt => Ult,
        UDiv => SDiv,
        SDiv => UDiv,
        URem => SRem,
        SRem => URem,
        LShr => AShr,
        AShr => LShr,
        FLt => FEq,
        _ => op,
    };
    Some(match random.below(3) {
        0 if !op.compares() => ("dropped operand", if random.below(2) == 0 { a } else { b }),
        1 if !op.commutative() => ("swapped operands", arena.bin(op, b, a)),
        _ if other != op => ("wrong operation", arena.bin(other, a, b)),
        _ => return None,
    })
}
