//! What of a run shows outside: where it goes, which addresses it accesses, how long its instructions take.

use super::Executor;
use isa::ExprId;

/// Something that shows of an instruction, where its guard holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Observation {
    /// Width 1.
    pub guard: ExprId,
    /// Index of the instruction in its function.
    pub inst: usize,
    pub what: Exposure,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Exposure {
    /// The condition that a jump goes by, of width 1.
    Branch(ExprId),
    Load {
        address: ExprId,
        value: ExprId,
    },
    Store {
        address: ExprId,
        value: ExprId,
    },
    /// What an instruction works on whose time may depend on that.
    Operands(Vec<ExprId>),
}

impl Executor<'_> {
    /// Notes what shows of the current instruction, if anyone wants to know.
    pub(super) fn observe(&mut self, what: Exposure) {
        let (guard, inst) = (self.guard, self.inst);
        if let Some(all) = &mut self.observed {
            all.push(Observation { guard, inst, what });
        }
    }
}
