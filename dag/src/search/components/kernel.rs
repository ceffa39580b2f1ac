//! Results that are one operation on slots and constants: of these it is known which values they cannot have.

use super::instance::ComponentVariables;
use isa::{Arena, BinOp, ExprId, UnOp};

/// Where an operand of an operation comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Src {
    Slot(usize),
    Const(u64),
}

/// What the result is. The forms are recognised in the row's expression, not by mnemonic.
#[derive(Clone, Copy, Debug)]
pub enum Kernel {
    /// No result, or one of another form.
    Other,
    Const(u64),
    Un {
        op: UnOp,
        w: u16,
    },
    Bin {
        op: BinOp,
        w: u16,
        a: Src,
        b: Src,
    },
    /// `w` bits of a slot, zero-extended.
    Field {
        w: u16,
    },
    /// `if condition(flags) then a else b`.
    Select {
        w: u16,
        a: Src,
        b: Src,
    },
}

/// Recognises the forms.
pub fn kernel(a: &Arena, e: ExprId, over: &ComponentVariables) -> Kernel {
    use isa::ExprNode as N;
    let (slots, flags) = (over.slots.len(), &over.flags);
    let (inner, w) = match a.node(e) {
        N::Zext(x) => (x, a.width(x)),
        _ => (e, 64),
    };
    let src = |x: ExprId| match a.node(x) {
        N::Const(c) => Some(Src::Const(c.value as u64)),
        N::Var(s) if (s.0 as usize) < slots && a.width(x) == 64 => Some(Src::Slot(s.0 as usize)),
        N::Extract(y, 0) => match a.node(y) {
            N::Var(s) if (s.0 as usize) < slots => Some(Src::Slot(s.0 as usize)),
            _ => None,
        },
        _ => None,
    };
    let only_flags = |x: ExprId| a.variables(&[x]).iter().all(|(s, _)| flags.contains(s));
    if w == 1 && only_flags(inner) {
        return Kernel::Select { w: 64, a: Src::Const(1), b: Src::Const(0) };
    }
    let form = match a.node(inner) {
        N::Extract(x, _) => match a.node(x) {
            N::Var(s) if (s.0 as usize) < slots => Some(Kernel::Field { w }),
            _ => None,
        },
        N::Un(op, x) => src(x).map(|_| Kernel::Un { op, w }),
        N::Bin(op, x, y) if !op.compares() => src(x).zip(src(y)).map(|(x, y)| Kernel::Bin { op, w, a: x, b: y }),
        N::Ite(c, x, y) if only_flags(c) => src(x).zip(src(y)).map(|(x, y)| Kernel::Select { w, a: x, b: y }),
        _ => None,
    };
    form.unwrap_or(Kernel::Other)
}
