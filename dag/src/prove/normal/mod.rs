//! Normal forms of terms for proofs: sums of multiples of terms modulo a power of two in one order, sums of bits
//! modulo 2 (`parity`), and choices (`ite`) outside of arithmetic. Equal terms often become the same term here, where
//! a solver would search.

mod parity;
mod power;

use isa::expr::mask;
use isa::{Arena, BinOp, ExprId, ExprNode, UnOp};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// `terms` in normal form, each equal to what it was.
pub fn normalize(arena: &mut Arena, terms: &[ExprId]) -> Vec<ExprId> {
    rewrite(arena, terms, &FxHashMap::default())
}

/// As [`normalize`], with `replace` in place of some terms.
pub fn rewrite(arena: &mut Arena, terms: &[ExprId], replace: &FxHashMap<ExprId, ExprId>) -> Vec<ExprId> {
    let mut done: FxHashMap<ExprId, ExprId> = replace.clone();
    for e in arena.reachable(terms) {
        if !done.contains_key(&e) {
            let new = node(arena, e, &done);
            done.insert(e, new);
        }
    }
    terms.iter().map(|t| done[t]).collect()
}

fn node(arena: &mut Arena, e: ExprId, done: &FxHashMap<ExprId, ExprId>) -> ExprId {
    let w = arena.width(e);
    let at = |x: ExprId| done[&x];
    match arena.node(e) {
        ExprNode::Const(_) | ExprNode::Var(_) => e,
        ExprNode::Un(op, a) => {
            let new = arena.un(op, at(a));
            sum(arena, new)
        }
        ExprNode::Bin(op, a, b) => {
            if let Some(shift) = power::shifted(arena, e, done) {
                return shift;
            }
            let new = arena.bin(op, at(a), at(b));
            if arena.width(a) == 1 {
                return parity::parity(arena, new);
            }
            let new = over_choice(arena, new);
            sum(arena, new)
        }
        ExprNode::Ite(c, a, b) => arena.ite(at(c), at(a), at(b)),
        ExprNode::Extract(a, lo) => {
            let new = arena.extract(at(a), lo, w);
            if w == 1 { parity::parity(arena, new) } else { sum(arena, new) }
        }
        ExprNode::Zext(a) => {
            let new = arena.zext(at(a), w);
            bit_as_choice(arena, new)
        }
        ExprNode::Sext(a) => {
            let new = arena.sext(at(a), w);
            bit_as_choice(arena, new)
        }
        ExprNode::Concat(a, b) => arena.concat(at(a), at(b)),
        ExprNode::Fma(a, b, c) => arena.fma(at(a), at(b), at(c)),
        ExprNode::Convert(kind, a) => arena.convert(kind, at(a), w),
    }
}

/// An extended bit is a choice between two constants.
fn bit_as_choice(arena: &mut Arena, e: ExprId) -> ExprId {
    let w = arena.width(e);
    let (bit, one) = match arena.node(e) {
        ExprNode::Zext(b) if arena.width(b) == 1 => (b, 1),
        ExprNode::Sext(b) if arena.width(b) == 1 => (b, u128::MAX),
        _ => return e,
    };
    let (one, zero) = (arena.constant(w, one), arena.constant(w, 0));
    arena.ite(bit, one, zero)
}

/// `x op ite(c, k, l)` with constants `k` and `l` is `ite(c, x op k, x op l)`; so it is for two choices by one condition.
fn over_choice(arena: &mut Arena, e: ExprId) -> ExprId {
    let ExprNode::Bin(op, a, b) = arena.node(e) else { return e };
    if arena.width(a) == 1 {
        return e;
    }
    let arms = |arena: &Arena, x: ExprId| match arena.node(x) {
        ExprNode::Ite(c, t, f) => Some((c, t, f)),
        _ => None,
    };
    let constant = |arena: &Arena, t: ExprId, f: ExprId| arena.as_const(t).is_some() && arena.as_const(f).is_some();
    let (c, t, f) = match (arms(arena, a), arms(arena, b)) {
        (Some((c, t, f)), Some((d, u, g))) if c == d => (c, (t, u), (f, g)),
        (Some((c, t, f)), _) if constant(arena, t, f) => (c, (t, b), (f, b)),
        (_, Some((c, t, f))) if constant(arena, t, f) => (c, (a, t), (a, f)),
        _ => return e,
    };
    let then = arena.bin(op, t.0, t.1);
    let then = sum(arena, then);
    let other = arena.bin(op, f.0, f.1);
    let other = sum(arena, other);
    arena.ite(c, then, other)
}

/// Multiples of terms, and a constant; all modulo 2^width.
struct LinearSum {
    width: u16,
    terms: BTreeMap<ExprId, u128>,
    constant: u128,
}

/// More terms than this are left as they are: sums of sums could grow without bound.
const LONGEST: usize = 24;

fn sum(arena: &mut Arena, e: ExprId) -> ExprId {
    let w = arena.width(e);
    if w == 1 || !arithmetic(arena, e) {
        return e;
    }
    let mut s = LinearSum { width: w, terms: BTreeMap::new(), constant: 0 };
    collect(arena, e, w, 1, &mut s, 0);
    if s.terms.len() > LONGEST { e } else { build(arena, &s) }
}

fn arithmetic(arena: &Arena, e: ExprId) -> bool {
    match arena.node(e) {
        ExprNode::Un(UnOp::Neg | UnOp::Not, _) | ExprNode::Bin(BinOp::Add | BinOp::Sub, ..) => true,
        ExprNode::Bin(BinOp::Mul | BinOp::Shl, _, k) => arena.as_const(k).is_some(),
        // The low bits of a sum depend on the low bits of its terms alone.
        ExprNode::Extract(a, 0) => arithmetic(arena, a),
        _ => false,
    }
}

/// Depth of nesting that is looked through; operands are in normal form already.
const DEEPEST: u32 = 64;

/// Adds `factor` times the low `w` bits of `e`.
fn collect(arena: &mut Arena, e: ExprId, w: u16, factor: u128, s: &mut LinearSum, depth: u32) {
    let m = mask(w);
    let factor = factor & m;
    if let Some(c) = arena.as_const(e) {
        s.constant = s.constant.wrapping_add(factor.wrapping_mul(c.value)) & m;
        return;
    }
    let minus = factor.wrapping_neg() & m;
    if depth < DEEPEST && s.terms.len() <= LONGEST {
        match arena.node(e) {
            ExprNode::Un(UnOp::Neg, a) => return collect(arena, a, w, minus, s, depth + 1),
            // ~x = -x - 1
            ExprNode::Un(UnOp::Not, a) => {
                s.constant = s.constant.wrapping_add(minus) & m;
                return collect(arena, a, w, minus, s, depth + 1);
            }
            ExprNode::Bin(BinOp::Add, a, b) => {
                collect(arena, a, w, factor, s, depth + 1);
                return collect(arena, b, w, factor, s, depth + 1);
            }
            ExprNode::Bin(BinOp::Sub, a, b) => {
                collect(arena, a, w, factor, s, depth + 1);
                return collect(arena, b, w, minus, s, depth + 1);
            }
            ExprNode::Bin(op @ (BinOp::Mul | BinOp::Shl), a, k) => {
                if let Some(k) = arena.as_const(k) {
                    let by = match op {
                        BinOp::Mul => k.value,
                        _ if k.value < u128::from(w) => 1 << k.value,
                        _ => 0,
                    };
                    return collect(arena, a, w, factor.wrapping_mul(by), s, depth + 1);
                }
            }
            ExprNode::Extract(a, 0) if arithmetic(arena, a) => return collect(arena, a, w, factor, s, depth + 1),
            _ => {}
        }
    }
    let low = arena.extract(e, 0, w);
    if low != e && (arithmetic(arena, low) || arena.as_const(low).is_some()) && depth < DEEPEST {
        return collect(arena, low, w, factor, s, depth + 1);
    }
    let new = s.terms.get(&low).copied().unwrap_or(0).wrapping_add(factor) & m;
    if new == 0 {
        s.terms.remove(&low);
    } else {
        s.terms.insert(low, new);
    }
}

fn build(arena: &mut Arena, s: &LinearSum) -> ExprId {
    let mut total = arena.constant(s.width, s.constant);
    for (&t, &k) in &s.terms {
        let k = arena.constant(s.width, k);
        let product = arena.bin(BinOp::Mul, t, k);
        total = arena.add(total, product);
    }
    total
}
