//! Values that go to a slot because registers do not suffice: the one that is read last gives way (Belady 1966).

use super::Allocation;
use crate::emit::Step;
use crate::ir::regs::Regs;
use crate::problem::{AllocationProblem, ValId};
use isa::Reg;

/// Positions of the readers of each value, ascending; past the end for values that leave.
pub(super) fn reads(p: &AllocationProblem, position: &[usize]) -> Vec<Vec<usize>> {
    let of = |v: &crate::problem::Val| {
        let mut at: Vec<usize> = v.users.iter().map(|&u| position[u]).collect();
        at.extend((!v.exits.is_empty()).then_some(position.len()));
        at.sort_unstable();
        at
    };
    p.vals.iter().map(of).collect()
}

impl Allocation<'_> {
    pub(super) fn in_slot(&self, v: ValId) -> bool {
        self.slots.contains(&v)
    }

    /// The register among these whose content is read last.
    pub(super) fn farthest(&self, among: Regs) -> Option<Reg> {
        if self.p.slots == 0 {
            return among.iter().next();
        }
        let next = |g: Reg| {
            let v = self.contents.of(g)?;
            self.reads[v].iter().copied().find(|&at| at >= self.at)
        };
        among.iter().max_by_key(|&g| (next(g).unwrap_or(usize::MAX), usize::MAX - g.index()))
    }

    /// A register for `v` that is free; else the content of one of `all` that is read last is stored.
    pub(super) fn choose_or_spill(&mut self, v: ValId, free: Regs, all: Regs) -> Result<Reg, String> {
        if let Some(g) = self.choose(v, free) {
            return Ok(g);
        }
        let fit = all.and(Regs::of(self.p.vals[v].class)).and(Regs::GENERAL);
        let g = self.farthest(fit).ok_or_else(|| self.no_register(v))?;
        // Constants are made again.
        if let Some(w) = self.contents.of(g).filter(|w| self.p.vals[*w].constant.is_none()) {
            self.store(w, g)?;
        }
        Ok(g)
    }

    /// Puts the content of `g` into a slot, if one is left.
    pub(super) fn store(&mut self, v: ValId, g: Reg) -> Result<(), String> {
        if self.in_slot(v) {
            return Ok(());
        }
        // A slot is free again once nobody reads what it holds any more.
        let done = self.slots.iter().position(|&held| !self.needed(held));
        let slot = done.unwrap_or(self.slots.len());
        if slot >= self.p.slots || !Regs::GENERAL.contains(g) {
            return Err(self.no_register(v));
        }
        self.steps.push(Step::Store { from: g, slot, width: self.p.copy_width(v) });
        match self.slots.get_mut(slot) {
            Some(held) => *held = v,
            None => self.slots.push(v),
        }
        Ok(())
    }

    /// Brings a value back from its slot.
    pub(super) fn load(&self, v: ValId, to: Reg) -> Result<Step, String> {
        match self.slots.iter().position(|&s| s == v) {
            Some(slot) if Regs::GENERAL.contains(to) => Ok(Step::Load { to, slot, width: self.p.copy_width(v) }),
            _ => Err(format!("{} is in no register", self.p.vals[v].value.node)),
        }
    }
}
