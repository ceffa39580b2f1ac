//! The part of an instruction's result that does not depend on what is sought.

use isa::expr::{eval_bin, eval_un, mask};
use isa::{Arena, BinOp, ExprId, ExprNode, Sym, UnOp};

/// A term over the slots of a component, of at most 64 bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KnownOperand {
    Const(u64),
    Slot(usize),
    Un {
        op: UnOp,
        width: u16,
        x: Box<KnownOperand>,
    },
    /// Both operands are `width` bits wide.
    Bin {
        op: BinOp,
        width: u16,
        x: Box<KnownOperand>,
        y: Box<KnownOperand>,
    },
    /// Bits `lo .. lo + width`.
    Extract {
        lo: u16,
        width: u16,
        x: Box<KnownOperand>,
    },
    /// Sign-extended from `from` to `width` bits.
    Sext {
        from: u16,
        width: u16,
        x: Box<KnownOperand>,
    },
}

/// Operators of a known operand at the most: what has more is no operand but a computation of its own.
const MOST: usize = 8;

impl KnownOperand {
    /// A term over the first `slots` symbols as an operand; `None` if it reads flags, is too wide or too large.
    pub fn of(a: &Arena, e: ExprId, slots: usize) -> Option<KnownOperand> {
        if a.reachable(&[e]).len() > 2 * MOST {
            return None;
        }
        KnownOperand::tree(a, e, slots)
    }

    fn tree(a: &Arena, e: ExprId, slots: usize) -> Option<KnownOperand> {
        let width = a.width(e);
        let inner = |x| Some(Box::new(KnownOperand::tree(a, x, slots)?));
        match a.node(e) {
            _ if width > 64 => None,
            ExprNode::Const(c) => Some(KnownOperand::Const(c.value as u64)),
            ExprNode::Var(s) => slot_of(s, slots).map(KnownOperand::Slot),
            ExprNode::Un(op, x) if !op.is_float() => Some(KnownOperand::Un { op, width, x: inner(x)? }),
            ExprNode::Bin(op, x, y) if !op.is_float() => {
                Some(KnownOperand::Bin { op, width: a.width(x), x: inner(x)?, y: inner(y)? })
            }
            ExprNode::Extract(x, lo) => Some(KnownOperand::Extract { lo, width, x: inner(x)? }),
            ExprNode::Zext(x) => KnownOperand::tree(a, x, slots),
            ExprNode::Sext(x) => Some(KnownOperand::Sext { from: a.width(x), width, x: inner(x)? }),
            _ => None,
        }
    }

    /// Its value where slot `k` holds `slot(k)`.
    pub fn value(&self, slot: &dyn Fn(usize) -> u64) -> u64 {
        match self {
            KnownOperand::Const(c) => *c,
            KnownOperand::Slot(k) => slot(*k),
            KnownOperand::Un { op, width, x } => eval_un(*op, *width, u128::from(x.value(slot)) & mask(*width)) as u64,
            KnownOperand::Bin { op, width, x, y } => {
                let m = mask(*width);
                eval_bin(*op, *width, u128::from(x.value(slot)) & m, u128::from(y.value(slot)) & m) as u64
            }
            KnownOperand::Extract { lo, width, x } => x.value(slot) >> lo & mask(*width) as u64,
            KnownOperand::Sext { from, width, x } => {
                let unused = 64 - u32::from(*from);
                ((x.value(slot) << unused) as i64 >> unused) as u64 & mask(*width) as u64
            }
        }
    }
}

/// The slot that a symbol stands for: those of slots come first.
pub fn slot_of(s: Sym, slots: usize) -> Option<usize> {
    Some(s.0 as usize).filter(|k| *k < slots)
}
