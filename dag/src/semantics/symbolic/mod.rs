//! Symbolic execution: instructions applied to states whose registers hold terms, and acyclic
//! pieces of a function composed into one outcome (values joined by `ite`, effects guarded).

use isa::{ExprId, Flag, Opaque, Reg, Target, Width};
use memory::AccessGroup;

mod context;
mod execute;
pub mod memory;
mod observe;
mod piece;
mod state;

pub use context::{Context, Var};
pub use execute::Executor;
pub use observe::{Exposure, Observation};
pub use piece::{Out, Outcome, Piece};
pub(crate) use state::conjuncts;
pub use state::{State, part_mask};

/// Which program of a refinement: the original or its replacement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Side {
    Source,
    Target,
}

/// Something the environment sees, in program order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// Width 1: whether it happens.
    pub guard: ExprId,
    pub what: EffectKind,
    /// Index of the instruction in its function.
    pub inst: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EffectKind {
    Load {
        address: ExprId,
        width: Width,
        aligned: bool,
    },
    Store {
        address: ExprId,
        width: Width,
        value: ExprId,
        aligned: bool,
    },
    Call {
        target: CallTarget,
        reads: Vec<(Reg, ExprId)>,
        /// How far the stack pointer is above that of the entry, where the frame is this side's own; it is not among `reads`
        /// then.
        at: Option<i64>,
    },
    Opaque {
        what: Opaque,
        reads: Vec<(Reg, ExprId)>,
        flags: Vec<(Flag, ExprId)>,
    },
    Fault {
        condition: ExprId,
    },
    /// Stores of which only the bytes count that they leave.
    Stores(AccessGroup),
}

#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "effects are few")]
pub enum CallTarget {
    Direct(Target),
    Indirect(Opaque),
}
