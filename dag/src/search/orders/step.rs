//! The instructions of the machine: comparisons, moves, and moves on a condition.

use super::tuple::{Compared, MOST_REGISTERS, OrderTuple};

/// The outcomes of a comparison on which something is done, as bits by [`Compared`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcomes(u8);

impl Outcomes {
    /// Less; equal; greater; and their opposites.
    pub const ALL: [Outcomes; 6] = [Outcomes(1), Outcomes(2), Outcomes(4), Outcomes(6), Outcomes(5), Outcomes(3)];

    pub fn contain(self, c: Compared) -> bool {
        c != Compared::Unset && self.0 >> c as u8 & 1 == 1
    }

    /// With the operands of the comparison exchanged.
    pub fn mirrored(self) -> Outcomes {
        Outcomes(self.0 & 2 | self.0 >> 2 & 1 | (self.0 & 1) << 2)
    }
}

/// What is read: a register, or a number of those that the question names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OrderSource {
    Register(usize),
    Number(usize),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OrderStep {
    Compare { a: usize, b: OrderSource },
    Move { to: usize, from: OrderSource },
    Select { on: Outcomes, to: usize, from: usize },
}

impl OrderStep {
    /// What becomes of one tuple; `ranks` are those of the numbers.
    pub fn apply(self, t: OrderTuple, ranks: &[u8]) -> OrderTuple {
        let read = |s: OrderSource| match s {
            OrderSource::Register(r) => t.register(r),
            OrderSource::Number(k) => ranks[k],
        };
        match self {
            OrderStep::Compare { a, b } => t.with_flags(Compared::of(t.register(a), read(b))),
            OrderStep::Move { to, from } => t.with_register(to, read(from)),
            OrderStep::Select { on, to, from } if on.contain(t.flags()) => t.with_register(to, t.register(from)),
            OrderStep::Select { .. } => t,
        }
    }

    /// The step in terms of the registers and the flags that it is about.
    pub fn renamed(self, names: &OrderRenaming) -> OrderStep {
        let register = |r: usize| usize::from(names.registers[r]);
        let source = |s: OrderSource| match s {
            OrderSource::Register(r) => OrderSource::Register(register(r)),
            number @ OrderSource::Number(_) => number,
        };
        match self {
            OrderStep::Compare { a, b } => OrderStep::Compare { a: register(a), b: source(b) },
            OrderStep::Move { to, from } => OrderStep::Move { to: register(to), from: source(from) },
            OrderStep::Select { on, to, from } => {
                let on = if names.mirrored { on.mirrored() } else { on };
                OrderStep::Select { on, to: register(to), from: register(from) }
            }
        }
    }

    /// Whether it only compares.
    pub fn compares(self) -> bool {
        matches!(self, OrderStep::Compare { .. })
    }
}

/// What the registers of a state are called elsewhere, and whether the flags are those of the exchanged comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OrderRenaming {
    pub registers: [u8; MOST_REGISTERS],
    pub mirrored: bool,
}

impl OrderRenaming {
    pub const NONE: OrderRenaming = OrderRenaming { registers: [0, 1, 2, 3, 4, 5], mirrored: false };

    /// First by `inner`, then by this.
    pub fn after(&self, inner: &OrderRenaming) -> OrderRenaming {
        OrderRenaming {
            registers: inner.registers.map(|r| self.registers[usize::from(r)]),
            mirrored: self.mirrored ^ inner.mirrored,
        }
    }
}
