//! Terms that depend on flags alone, as truth tables: bit `i` is the value for packed flags `i`.

use crate::expr::{Arena, BinOp, ExprId, ExprNode, Sym, UnOp};
use rustc_hash::FxHashMap;

/// Most flags of a table.
const FLAGS: usize = 6;

/// The tables of those terms of one bit in `order`, operands first, that are over `flags` and constants alone.
///
/// # Panics
/// If there are more than six flags.
pub(super) fn truth_tables(arena: &Arena, order: &[ExprId], flags: &[Sym]) -> FxHashMap<ExprId, u64> {
    assert!(flags.len() <= FLAGS, "a table of 64 bits is over six flags");
    let mut tables = FxHashMap::default();
    if flags.is_empty() {
        return tables;
    }
    for &e in order.iter().filter(|&&e| arena.width(e) == 1) {
        if let Some(table) = table_of(arena, e, flags, &tables) {
            tables.insert(e, table);
        }
    }
    tables
}

fn table_of(arena: &Arena, e: ExprId, flags: &[Sym], known: &FxHashMap<ExprId, u64>) -> Option<u64> {
    let of = |e: ExprId| known.get(&e).copied();
    Some(match arena.node(e) {
        ExprNode::Const(c) => {
            if c.value == 1 {
                u64::MAX
            } else {
                0
            }
        }
        ExprNode::Var(s) => table_of_flag(flags.iter().position(|f| *f == s)?),
        ExprNode::Un(UnOp::Not, a) => !of(a)?,
        ExprNode::Bin(BinOp::And, a, b) => of(a)? & of(b)?,
        ExprNode::Bin(BinOp::Or, a, b) => of(a)? | of(b)?,
        ExprNode::Bin(BinOp::Xor, a, b) => of(a)? ^ of(b)?,
        ExprNode::Bin(BinOp::Eq, a, b) => !(of(a)? ^ of(b)?),
        ExprNode::Ite(c, a, b) => of(c)? & of(a)? | !of(c)? & of(b)?,
        _ => return None,
    })
}

/// Bit `i` is bit `k` of `i`.
fn table_of_flag(k: usize) -> u64 {
    (0..64u64).fold(0, |table, i| table | (i >> k & 1) << i)
}
