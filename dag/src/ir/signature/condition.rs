//! What is known of the arguments: conditions over registers, as text and as terms.

use super::PublicPlace;
use isa::{Arena, BinOp, ExprId, Gpr, Width};
use std::fmt;

/// A fact about the arguments at entry.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    Compare {
        op: Compare,
        left: ConditionTerm,
        right: ConditionTerm,
    },
    /// No byte that is accessed at an address made from the one, as a summand, is accessed at one made from the other.
    NoAlias(Gpr, Gpr),
    /// [`Condition::NoAlias`] of any two 64-bit arguments.
    NoneAlias,
    /// Memory is more than what it holds (registers of devices, other threads): every access stays as it is.
    Volatile,
    /// What may be seen in how long the function takes and where it goes and accesses memory; all else is secret.
    Public(Vec<PublicPlace>),
    /// [`Condition::Public`] of the arguments that the function uses as addresses.
    ConstantTime,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Compare {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    SignedLt,
    SignedLe,
    SignedGt,
    SignedGe,
}

/// An operand of a comparison: bit-vector arithmetic over registers, all at the width of the widest register.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConditionTerm {
    Register(Gpr, Width),
    Constant(i128),
    Binary(BinOp, Box<ConditionTerm>, Box<ConditionTerm>),
}

pub(super) const COMPARISONS: [(&str, Compare); 10] = [
    ("==", Compare::Eq),
    ("!=", Compare::Ne),
    ("s<=", Compare::SignedLe),
    ("s>=", Compare::SignedGe),
    ("s<", Compare::SignedLt),
    ("s>", Compare::SignedGt),
    ("<=", Compare::Le),
    (">=", Compare::Ge),
    ("<", Compare::Lt),
    (">", Compare::Gt),
];

/// Binary operators, loosest first. Unlike in C all of them bind tighter than comparisons.
pub(super) const OPERATORS: [&[(&str, BinOp)]; 6] = [
    &[("|", BinOp::Or)],
    &[("^", BinOp::Xor)],
    &[("&", BinOp::And)],
    &[("<<", BinOp::Shl), (">>", BinOp::LShr)],
    &[("+", BinOp::Add), ("-", BinOp::Sub)],
    &[("*", BinOp::Mul)],
];

impl ConditionTerm {
    fn registers(&self) -> Vec<Gpr> {
        match self {
            ConditionTerm::Register(g, _) => vec![*g],
            ConditionTerm::Constant(_) => Vec::new(),
            ConditionTerm::Binary(_, a, b) => [a.registers(), b.registers()].concat(),
        }
    }

    /// Width of the widest register.
    fn width(&self) -> Option<Width> {
        match self {
            ConditionTerm::Register(_, w) => Some(*w),
            ConditionTerm::Constant(_) => None,
            ConditionTerm::Binary(_, a, b) => a.width().max(b.width()),
        }
    }

    fn expr(&self, arena: &mut Arena, reg: &dyn Fn(Gpr) -> ExprId, width: Width) -> ExprId {
        match self {
            ConditionTerm::Register(g, w) => {
                let low = arena.extract(reg(*g), 0, w.bits());
                arena.zext(low, width.bits())
            }
            ConditionTerm::Constant(c) => arena.constant(width.bits(), *c as u128 & u128::from(width.mask())),
            ConditionTerm::Binary(op, a, b) => {
                let (a, b) = (a.expr(arena, reg, width), b.expr(arena, reg, width));
                arena.bin(*op, a, b)
            }
        }
    }
}

impl Condition {
    /// Two different pointers to memory that does not overlap.
    pub fn pointers_apart(&self) -> Option<(Gpr, Gpr)> {
        match self {
            Condition::NoAlias(a, b) if a != b => Some((*a, *b)),
            _ => None,
        }
    }

    pub(super) fn width(&self) -> Option<Width> {
        match self {
            Condition::Compare { left, right, .. } => left.width().max(right.width()),
            _ => Some(Width::W64),
        }
    }

    /// The registers that it speaks of.
    pub fn registers(&self) -> Vec<Gpr> {
        match self {
            Condition::NoAlias(a, b) => vec![*a, *b],
            Condition::NoneAlias | Condition::Volatile | Condition::Public(_) | Condition::ConstantTime => Vec::new(),
            Condition::Compare { left, right, .. } => [left.registers(), right.registers()].concat(),
        }
    }

    /// The fact as a term of width 1 over the registers' contents at entry. Only comparisons are: of pointers through which
    /// nothing is accessed `noalias` says nothing.
    pub fn expr(&self, arena: &mut Arena, reg: &dyn Fn(Gpr) -> ExprId) -> ExprId {
        let width = self.width().unwrap_or(Width::W64);
        let (op, a, b) = match self {
            Condition::Compare { op, left, right } => {
                (*op, left.expr(arena, reg, width), right.expr(arena, reg, width))
            }
            _ => return arena.bool(true),
        };
        let (relation, swapped, negated) = op.relation();
        let (a, b) = if swapped { (b, a) } else { (a, b) };
        let holds = arena.bin(relation, a, b);
        if negated { arena.not(holds) } else { holds }
    }
}

impl Compare {
    /// As one of the expression language's relations, with operands swapped, result negated.
    const fn relation(self) -> (BinOp, bool, bool) {
        match self {
            Compare::Eq => (BinOp::Eq, false, false),
            Compare::Ne => (BinOp::Eq, false, true),
            Compare::Lt => (BinOp::Ult, false, false),
            Compare::Gt => (BinOp::Ult, true, false),
            Compare::Le => (BinOp::Ult, true, true),
            Compare::Ge => (BinOp::Ult, false, true),
            Compare::SignedLt => (BinOp::Slt, false, false),
            Compare::SignedGt => (BinOp::Slt, true, false),
            Compare::SignedLe => (BinOp::Slt, true, true),
            Compare::SignedGe => (BinOp::Slt, false, true),
        }
    }
}

impl fmt::Display for ConditionTerm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let operand = |t: &ConditionTerm| match t {
            ConditionTerm::Binary(..) => format!("({t})"),
            _ => t.to_string(),
        };
        match self {
            ConditionTerm::Register(g, w) => f.write_str(g.name(*w)),
            ConditionTerm::Constant(c) => write!(f, "{c}"),
            ConditionTerm::Binary(op, a, b) => {
                let symbol = OPERATORS.iter().flat_map(|l| l.iter()).find(|o| o.1 == *op).map_or("?", |o| o.0);
                write!(f, "{} {symbol} {}", operand(a), operand(b))
            }
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::NoAlias(a, b) => write!(f, "noalias({a}, {b})"),
            Condition::NoneAlias => f.write_str("noalias"),
            Condition::Volatile => f.write_str("volatile"),
            Condition::Public(places) => {
                let places: Vec<String> = places.iter().map(PublicPlace::to_string).collect();
                write!(f, "public({})", places.join(", "))
            }
            Condition::ConstantTime => f.write_str("constant_time"),
            Condition::Compare { op, left, right } => {
                let symbol = COMPARISONS.iter().find(|c| c.1 == *op).map_or("?", |c| c.0);
                write!(f, "{left} {symbol} {right}")
            }
        }
    }
}
