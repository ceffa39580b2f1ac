//! Moving values between registers: one at a time, or several into fixed registers at once.

use super::Allocation;
use crate::emit::Step;
use crate::ir::regs::Regs;
use crate::problem::ValId;
use isa::{Reg, Width};

/// A value that must stand in a register.
#[derive(Clone, Copy)]
pub(super) struct MoveGoal {
    pub(super) reg: Reg,
    pub(super) val: ValId,
    pub(super) width: Width,
}

impl Allocation<'_> {
    /// Puts `v` into `to`, from another register or as a constant.
    pub(super) fn bring(&mut self, v: ValId, to: Reg, width: Width) -> Result<(), String> {
        let here = self.locations(v);
        let step = match (here.iter().next(), self.p.vals[v].constant) {
            (Some(from), _) => Step::Move { from, to, width },
            (None, Some(value)) => {
                Step::Const { node: self.p.vals[v].value.node, value, to, bits: self.p.made_bits(v) }
            }
            (None, None) => self.load(v, to)?,
        };
        let part = matches!(step, Step::Move { .. }) && width < self.p.copy_width(v);
        self.narrow = if part { self.narrow.with(to) } else { self.narrow.minus(Regs::one(to)) };
        self.steps.push(step);
        self.contents.set(to, Some(v));
        Ok(())
    }

    /// Makes room in `g`: a content still needed moves to a free register outside `avoid`.
    pub(super) fn vacate(&mut self, g: Reg, avoid: Regs) -> Result<(), String> {
        let Some(v) = self.contents.of(g) else { return Ok(()) };
        let elsewhere = self.locations(v).minus(avoid).len() > usize::from(!avoid.contains(g));
        if !self.needed(v) || elsewhere || self.in_slot(v) {
            return Ok(());
        }
        let room = self.free().minus(avoid).minus(Regs::one(g));
        let Some(to) = self.choose(v, room) else {
            return if self.p.vals[v].constant.is_some() { Ok(()) } else { self.store(v, g) };
        };
        self.bring_from(v, g, to);
        Ok(())
    }

    pub(super) fn bring_from(&mut self, v: ValId, from: Reg, to: Reg) {
        self.steps.push(Step::Move { from, to, width: self.p.copy_width(v) });
        self.contents.set(to, Some(v));
    }

    /// Brings values into fixed registers, all at once. Other needed values are kept if `keep`.
    pub(super) fn satisfy(&mut self, goals: &[MoveGoal], avoid: Regs, keep: bool) -> Result<(), String> {
        let targets: Regs = goals.iter().map(|g| g.reg).collect();
        loop {
            let unmet: Vec<MoveGoal> =
                goals.iter().filter(|g| self.contents.of(g.reg) != Some(g.val)).copied().collect();
            if unmet.is_empty() {
                return Ok(());
            }
            let met: Regs = goals.iter().filter(|g| self.contents.of(g.reg) == Some(g.val)).map(|g| g.reg).collect();
            if let Some(g) = unmet.iter().find(|g| self.replaceable(g, &unmet, keep)) {
                self.bring(g.val, g.reg, g.width)?;
                continue;
            }
            self.unblock(&unmet, met, targets.union(avoid))?;
        }
    }

    /// Whether the content of a goal's register may be lost.
    fn replaceable(&self, goal: &MoveGoal, unmet: &[MoveGoal], keep: bool) -> bool {
        let Some(w) = self.contents.of(goal.reg) else { return true };
        let wanted = (keep && self.needed(w)) || unmet.iter().any(|g| g.val == w);
        !wanted || self.locations(w).len() > 1 || self.in_slot(w)
    }

    /// Every unmet goal's register holds something needed: exchange, or move one of them away.
    fn unblock(&mut self, unmet: &[MoveGoal], met: Regs, avoid: Regs) -> Result<(), String> {
        for g in unmet {
            let Some(w) = self.contents.of(g.reg) else { continue };
            let cycle = unmet.iter().find(|h| h.val == w && self.contents.of(h.reg) == Some(g.val));
            if let Some(h) = cycle
                && self.p.allocatable.contains(h.reg)
                && self.p.exchangeable.contains(h.reg)
            {
                self.exchange(g.reg, h.reg);
                return Ok(());
            }
        }
        let goal = unmet[0];
        let Some(w) = self.contents.of(goal.reg) else { return Err(self.no_register(goal.val)) };
        if let Some(to) = self.choose(w, self.free().minus(avoid)) {
            self.bring_from(w, goal.reg, to);
            return Ok(());
        }
        let from = self.locations(goal.val).and(self.p.allocatable).minus(met).iter().next();
        match from {
            Some(from) if self.p.exchangeable.contains(from) => {
                self.exchange(goal.reg, from);
                Ok(())
            }
            None if self.p.vals[w].constant.is_some() => {
                self.contents.set(goal.reg, None);
                Ok(())
            }
            _ => self.store(w, goal.reg),
        }
    }

    /// Of registers that may change places.
    pub(super) fn exchange(&mut self, a: Reg, b: Reg) {
        self.steps.push(Step::Exchange { a, b });
        self.contents.swap(a, b);
    }
}
