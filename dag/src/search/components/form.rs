//! What can be said about a component's unknown input from its result: inverses, and results that are impossible.

use super::instance::ComponentVariables;
use super::kernel::{Kernel, Src};
use crate::ir::integers::words::inverse;
use isa::expr::mask;
use isa::{Arena, BinOp, ExprId, ExprNode, UnOp};

/// An operand on one state, when the last step of a program is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OperandState {
    Known(u64),
    /// The same unknown value wherever it stands.
    Sought,
}

/// Most slots of a sum.
const SLOTS: usize = 3;

/// Results that can be inverted bit for bit from the lowest one up. The result is zero-extended from `width` bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvertibleForm {
    None,
    /// The sum of the slots times their factors, and a constant; modulo `2^width`.
    Sum {
        width: u16,
        factors: [u64; SLOTS],
        constant: u64,
    },
    Xor {
        width: u16,
        a: Src,
        b: Src,
    },
}

/// Recognises sums of slots and constants.
pub fn form(a: &Arena, e: ExprId, over: &ComponentVariables, kernel: &Kernel) -> InvertibleForm {
    if let Kernel::Bin { op: BinOp::Xor, w, a, b } = kernel {
        return InvertibleForm::Xor { width: *w, a: *a, b: *b };
    }
    let (inner, width) = match a.node(e) {
        ExprNode::Zext(x) => (x, a.width(x)),
        _ => (e, a.width(e)),
    };
    let mut sum = SlotSum { arena: a, slots: over.slots.len().min(SLOTS), width, factors: [0; SLOTS], constant: 0 };
    if width > 64 || over.slots.len() > SLOTS || !sum.add(inner, 1) || sum.factors == [0; SLOTS] {
        return InvertibleForm::None;
    }
    let m = mask(width) as u64;
    InvertibleForm::Sum { width, factors: sum.factors.map(|f| f & m), constant: sum.constant & m }
}

struct SlotSum<'a> {
    arena: &'a Arena,
    slots: usize,
    width: u16,
    factors: [u64; SLOTS],
    constant: u64,
}

impl SlotSum<'_> {
    /// Adds `by` times the low bits of `e`; false if it is no sum of slots.
    fn add(&mut self, e: ExprId, by: u64) -> bool {
        let a = self.arena;
        if a.width(e) < self.width {
            return false;
        }
        match a.node(e) {
            ExprNode::Const(c) => {
                self.constant = self.constant.wrapping_add(by.wrapping_mul(c.value as u64));
                true
            }
            ExprNode::Var(s) if (s.0 as usize) < self.slots => {
                let factor = &mut self.factors[s.0 as usize];
                *factor = factor.wrapping_add(by);
                true
            }
            ExprNode::Extract(x, 0) => self.add(x, by),
            ExprNode::Un(UnOp::Neg, x) => self.add(x, by.wrapping_neg()),
            ExprNode::Un(UnOp::Not, x) => {
                self.constant = self.constant.wrapping_sub(by);
                self.add(x, by.wrapping_neg())
            }
            ExprNode::Bin(BinOp::Add, x, y) => self.add(x, by) && self.add(y, by),
            ExprNode::Bin(BinOp::Sub, x, y) => self.add(x, by) && self.add(y, by.wrapping_neg()),
            ExprNode::Bin(BinOp::Mul, x, k) => {
                a.as_const(k).is_some_and(|k| self.add(x, by.wrapping_mul(k.value as u64)))
            }
            ExprNode::Bin(BinOp::Shl, x, k) => {
                a.as_const(k).is_some_and(|k| k.value < 64 && self.add(x, by.wrapping_mul(1 << k.value)))
            }
            _ => false,
        }
    }
}

impl InvertibleForm {
    /// The low bits that the sought operand must have for the low `bits` bits of the result to be those of `goal`, and
    /// which bits these are. `None` if that does not follow.
    pub fn solve(&self, operand: &dyn Fn(usize) -> OperandState, goal: u64, bits: u32) -> Option<(u64, u64)> {
        let m = |width: u16| mask(width.min(bits as u16)) as u64;
        match *self {
            InvertibleForm::None => None,
            InvertibleForm::Sum { width, factors, constant } => {
                let (mut factor, mut rest) = (0u64, goal.wrapping_sub(constant));
                for (slot, &f) in factors.iter().enumerate().filter(|(_, f)| **f != 0) {
                    match operand(slot) {
                        OperandState::Known(v) => rest = rest.wrapping_sub(f.wrapping_mul(v)),
                        OperandState::Sought => factor = factor.wrapping_add(f),
                    }
                }
                let m = m(width);
                (factor & 1 == 1).then(|| (rest.wrapping_mul(inverse(factor)) & m, m))
            }
            InvertibleForm::Xor { width, a, b } => {
                let side = |s: Src| match s {
                    Src::Const(c) => OperandState::Known(c),
                    Src::Slot(k) => operand(k),
                };
                let m = m(width);
                match (side(a), side(b)) {
                    (OperandState::Known(k), OperandState::Sought) | (OperandState::Sought, OperandState::Known(k)) => {
                        Some(((goal ^ k) & m, m))
                    }
                    _ => None,
                }
            }
        }
    }
}

impl Kernel {
    /// The bits that can be set in a result; all of them where that depends on the operands.
    pub fn possible_bits(&self) -> u64 {
        match *self {
            Kernel::Other | Kernel::Const(_) | Kernel::Select { .. } => u64::MAX,
            // A count is at most the width.
            Kernel::Un { op: UnOp::Popcount | UnOp::Clz | UnOp::Ctz, w } => 2 * u64::from(w).next_power_of_two() - 1,
            Kernel::Un { w, .. } | Kernel::Field { w } | Kernel::Bin { w, .. } => mask(w) as u64,
        }
    }

    /// Whether the operands that are known say more than [`Kernel::possible_bits`].
    pub fn looks_at_operands(&self) -> bool {
        match self {
            Kernel::Bin { op, .. } => matches!(op, BinOp::And | BinOp::Or | BinOp::Shl | BinOp::LShr),
            Kernel::Const(_) | Kernel::Select { .. } => true,
            Kernel::Other | Kernel::Un { .. } | Kernel::Field { .. } => false,
        }
    }

    /// False if no value of the sought operand gives `want` on the bits of `care`, which are possible bits.
    pub fn possible(&self, operand: &dyn Fn(usize) -> OperandState, want: u64, care: u64) -> bool {
        let side = |s: Src| match s {
            Src::Const(c) => OperandState::Known(c),
            Src::Slot(k) => operand(k),
        };
        let m = |w: u16| mask(w) as u64;
        match *self {
            Kernel::Other | Kernel::Un { .. } | Kernel::Field { .. } => true,
            Kernel::Const(c) => (c ^ want) & care == 0,
            Kernel::Bin { op, w, a, b } => match (op, side(a), side(b)) {
                (BinOp::And, OperandState::Known(k), _) | (BinOp::And, _, OperandState::Known(k)) => {
                    want & care & !k & m(w) == 0
                }
                (BinOp::Or, OperandState::Known(k), _) | (BinOp::Or, _, OperandState::Known(k)) => {
                    k & care & !want & m(w) == 0
                }
                (BinOp::Shl, _, OperandState::Known(k)) if k < 64 => want & care & !(u64::MAX << k) == 0,
                (BinOp::LShr, _, OperandState::Known(k)) if k < u64::from(w) => want & care & !(m(w) >> k) == 0,
                _ => true,
            },
            Kernel::Select { w, a, b } => {
                let gives = |s: Src| match side(s) {
                    OperandState::Known(k) => (k & m(w) ^ want) & care == 0,
                    OperandState::Sought => want & care & !m(w) == 0,
                };
                gives(a) || gives(b)
            }
        }
    }
}
