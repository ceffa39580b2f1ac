//! A comparison with an open constant, and an instruction that chooses by it.

use super::ends::TakenBack;
use super::{COST, Deduction};
use crate::ir::graph::Class;
use crate::search::components::Component;
use crate::search::components::open::{Demand, OpenGoal};
use isa::Cond;
use isa::eval::Wide;

/// An instruction that chooses by a condition, over known values, and when it must hold.
struct ChoosingStep<'a> {
    end: TakenBack<'a>,
    condition: Cond,
    demands: Vec<Demand>,
}

impl<'a> Deduction<'a> {
    /// Programs of this weight that go on from a comparison with an open constant and an instruction that reads its flags.
    pub fn compared(&mut self, weight: usize, goal: &OpenGoal, ends: &mut Vec<TakenBack<'a>>) {
        if goal.class != Class::GENERAL {
            return;
        }
        let least = self.comparisons.iter().map(|c| c.weight()).min().unwrap_or(weight);
        for choosing in self.choosing(weight.saturating_sub(least), goal) {
            for k in 0..self.comparisons.len() {
                let open = self.comparisons[k].clone();
                let offers = choosing.end.component.flags_in.minus(open.component.flags_out).is_empty();
                if !offers || open.weight() + choosing.end.component.weight != weight {
                    continue;
                }
                ends.push(choosing.end.clone());
                for v in 0..self.closed.values.len() {
                    if self.done() || self.closed.values[v].class != open.component.slot_classes[0] {
                        continue;
                    }
                    self.closed.spend(COST);
                    for c in open.compared(choosing.condition, &self.closed.values[v].words, &choosing.demands) {
                        self.complete(&open, &[v, v], Wide::from(c), ends);
                    }
                }
                ends.pop();
            }
        }
    }

    /// Every instruction that chooses by a condition, of at most this weight, over known values; where on some state neither
    /// choice gives the goal it is left out, and where the condition does not matter, too.
    fn choosing(&mut self, most: usize, goal: &OpenGoal) -> Vec<ChoosingStep<'a>> {
        let mut all = Vec::new();
        let library = self.request.library;
        for component in library.iter().filter(|c| c.general && c.result.is_some() && c.weight <= most) {
            let Some(condition) = component.row().and_then(isa::Row::condition) else { continue };
            let decisive = DecisiveFlags::of(condition);
            for operands in self.fillings(component, None, None) {
                self.closed.spend(2 * goal.want.len());
                let demands = self.demands(component, decisive, &operands, goal);
                let end = TakenBack { component, operands, slot: None };
                let demands = demands.filter(|d| d.iter().any(|d| *d != Demand::May));
                all.extend(demands.map(|demands| ChoosingStep { end, condition, demands }));
            }
        }
        all
    }

    /// What the condition must be on each state.
    fn demands(
        &mut self,
        c: &Component,
        decisive: DecisiveFlags,
        operands: &[usize],
        goal: &OpenGoal,
    ) -> Option<Vec<Demand>> {
        let states = goal.want.len();
        let inputs: Vec<&[u64]> = operands.iter().map(|&v| &self.closed.values[v].words[..]).collect();
        let mut given = |flags: u8| {
            let mut out = vec![0; states];
            c.result(&inputs, &vec![flags; states], &mut out, &mut self.buffers);
            out
        };
        let (taken, other) = (given(decisive.hold), given(decisive.fail));
        let does = |v: &[u64], t: usize| (v[t] ^ goal.want[t]) & goal.care[t] == 0;
        let demand = |t| match (does(&taken, t), does(&other, t)) {
            (true, true) => Some(Demand::May),
            (true, false) => Some(Demand::Must),
            (false, true) => Some(Demand::MustNot),
            (false, false) => None,
        };
        (0..states).map(demand).collect()
    }
}

/// Packed flags with which a condition holds, and with which it does not.
#[derive(Clone, Copy)]
struct DecisiveFlags {
    hold: u8,
    fail: u8,
}

impl DecisiveFlags {
    fn of(condition: Cond) -> DecisiveFlags {
        let mut arena = isa::Arena::new();
        let flags = isa::Flag::ALL.map(|f| arena.var(isa::Sym(f.index() as u32), 1));
        let term = condition.expr(&mut arena, |_, f| flags[f.index()]);
        let holds = |packed: &u8| isa::eval::eval(&arena, &[term], &|s| u128::from(packed >> s.0 & 1))[0] == 1;
        let first = |wanted: bool| {
            (0..64u8).find(|p| holds(p) == wanted).expect("a condition holds for some flags, not for all")
        };
        DecisiveFlags { hold: first(true), fail: first(false) }
    }
}
