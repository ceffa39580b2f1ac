//! Terms by their bytes: where a value was put together from bytes by shifts, each of them is one simple term again.

use isa::{Arena, BinOp, ExprId, ExprNode};
use rustc_hash::FxHashMap;

/// Bits of a byte.
const BYTE: u16 = 8;

/// The bytes of terms, the lowest first.
pub(super) struct TermBytes {
    /// Terms whose sums without carries are unions.
    plain: FxHashMap<ExprId, ExprId>,
}

impl TermBytes {
    /// Looks at these terms.
    pub fn of(arena: &mut Arena, terms: &[ExprId]) -> TermBytes {
        let mut plain: FxHashMap<ExprId, ExprId> = FxHashMap::default();
        for e in arena.reachable(terms) {
            let (node, width) = (arena.node(e), arena.width(e));
            let new = match node {
                ExprNode::Const(_) | ExprNode::Var(_) => e,
                node => arena.rebuild(node, width, |x| plain[&x]),
            };
            let new = without_carries(arena, new);
            plain.insert(e, new);
        }
        TermBytes { plain }
    }

    /// The `count` lowest bytes of one of the terms.
    pub fn low(&self, arena: &mut Arena, term: ExprId, count: i64) -> Option<Vec<ExprId>> {
        let e = *self.plain.get(&term)?;
        let bits = u16::try_from(count).ok()?.checked_mul(BYTE)?;
        (bits <= arena.width(e)).then(|| each_byte(arena, e, bits))
    }
}

fn each_byte(arena: &mut Arena, e: ExprId, bits: u16) -> Vec<ExprId> {
    (0..bits).step_by(usize::from(BYTE)).map(|lo| arena.extract(e, lo, BYTE)).collect()
}

/// A sum of which one side is 0 in each byte, as a union.
fn without_carries(arena: &mut Arena, e: ExprId) -> ExprId {
    let width = arena.width(e);
    let ExprNode::Bin(BinOp::Add, a, b) = arena.node(e) else { return e };
    if !width.is_multiple_of(BYTE) {
        return e;
    }
    let (x, y) = (each_byte(arena, a, width), each_byte(arena, b, width));
    let is_zero = |e: &ExprId| arena.as_const(*e).is_some_and(|c| c.value == 0);
    if x.iter().zip(&y).all(|(x, y)| is_zero(x) || is_zero(y)) { arena.or(a, b) } else { e }
}

/// A byte whose bits are all the highest one of `byte`.
pub(super) fn sign_of(arena: &mut Arena, byte: ExprId) -> ExprId {
    let top = arena.msb(byte);
    arena.sext(top, BYTE)
}

/// The byte of a term that a byte is: the term and the byte's number.
pub(super) fn origin(arena: &Arena, byte: ExprId) -> (ExprId, i64) {
    match arena.node(byte) {
        ExprNode::Extract(e, lo) if lo.is_multiple_of(BYTE) => (e, i64::from(lo / BYTE)),
        _ => (byte, 0),
    }
}
