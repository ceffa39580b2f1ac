//! Which value each register holds, and which registers hold each value.

use crate::ir::regs::Regs;
use crate::problem::ValId;
use isa::Reg;

pub(super) struct HeldValues {
    of: [Option<ValId>; Reg::COUNT],
    holding: Vec<Regs>,
}

impl HeldValues {
    pub fn new(values: usize, entry: &[(Reg, ValId)]) -> HeldValues {
        let mut contents = HeldValues { of: [None; Reg::COUNT], holding: vec![Regs::NONE; values] };
        entry.iter().for_each(|&(r, v)| contents.set(r, Some(v)));
        contents
    }

    pub fn of(&self, r: Reg) -> Option<ValId> {
        self.of[r.index()]
    }

    /// The registers that hold a value.
    pub fn holding(&self, v: ValId) -> Regs {
        self.holding[v]
    }

    pub fn set(&mut self, r: Reg, v: Option<ValId>) {
        if let Some(old) = std::mem::replace(&mut self.of[r.index()], v) {
            self.holding[old] = self.holding[old].minus(Regs::one(r));
        }
        if let Some(v) = v {
            self.holding[v] = self.holding[v].with(r);
        }
    }

    pub fn swap(&mut self, a: Reg, b: Reg) {
        let (x, y) = (self.of(a), self.of(b));
        self.set(a, y);
        self.set(b, x);
    }

    /// Forgets the values that are not wanted any more.
    pub fn retain(&mut self, wanted: impl Fn(ValId) -> bool) {
        for r in Reg::all() {
            if self.of(r).is_some_and(|v| !wanted(v)) {
                self.set(r, None);
            }
        }
    }
}
