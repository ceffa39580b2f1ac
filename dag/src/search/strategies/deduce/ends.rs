//! Closed steps behind the open one: what is wanted before them.

use super::Deduction;
use crate::ir::graph::Class;
use crate::search::components::Component;
use crate::search::components::open::{OpenGoal, VectorQuestion, WantedBits};
use crate::search::spec::Tests;
use crate::search::strategies::enumerate::KnownValue;
use rustc_hash::FxHashSet;

/// A closed step that a goal was taken back over.
#[derive(Clone)]
pub struct TakenBack<'a> {
    pub component: &'a Component,
    /// Numbers of values; that of the slot that the program goes on from is not one.
    pub operands: Vec<usize>,
    /// Where it takes what is before it; `None`: it reads the flags.
    pub slot: Option<usize>,
}

impl OpenGoal {
    /// What is wanted of the only output.
    pub fn of(tests: &Tests, class: Class) -> OpenGoal {
        OpenGoal { class, want: tests.want[0].clone(), care: tests.care[0].clone() }
    }

    /// It as a question about an instruction whose slots hold these columns.
    pub fn question<'q>(&'q self, slots: &'q [&'q [u64]], tests: &Tests) -> VectorQuestion<'q> {
        VectorQuestion { slots, want: &self.want, care: &self.care, states: tests.lanes }
    }
}

impl<'a> Deduction<'a> {
    /// The goals before one more closed step of at most this weight, each once, with the step.
    pub fn goals_before(&mut self, most: usize, goal: &OpenGoal) -> Vec<(OpenGoal, TakenBack<'a>)> {
        let mut all: Vec<(OpenGoal, TakenBack<'a>)> = Vec::new();
        let mut seen = FxHashSet::from_iter([goal.clone()]);
        let lasts: Vec<&Component> = self.lasts.iter().copied().filter(|c| c.weight <= most && c.result_class == goal.class).collect();
        for component in lasts {
            for slot in (0..component.slots).filter(|s| component.is_inverted(*s)) {
                for operands in self.fillings(component, Some(slot), None) {
                    self.closed.spend(self.cost);
                    let end = TakenBack { component, operands, slot: Some(slot) };
                    let before = self.goal_before(&end, goal);
                    let new = before.filter(|b| seen.insert(b.clone()));
                    all.extend(new.map(|b| (b, end)));
                }
            }
        }
        all
    }

    /// What the operand of a step must be; `None` if no operand does, or it says nothing on some state.
    fn goal_before(&mut self, end: &TakenBack, goal: &OpenGoal) -> Option<OpenGoal> {
        let slot = end.slot?;
        if end.component.vector_inverses.get(slot).is_some_and(Option::is_some) {
            return self.vector_goal_before(end, slot, goal);
        }
        let inverse = end.component.inverses[slot].as_ref()?;
        let mut before = OpenGoal { class: Class::GENERAL, want: Vec::new(), care: Vec::new() };
        for (t, (&want, &care)) in goal.want.iter().zip(&goal.care).enumerate() {
            let known = |k: usize| self.closed.values[end.operands[k]].words[t];
            let WantedBits { want, care } = inverse.operand(&known, WantedBits { want, care })?;
            before.want.push(want & care);
            before.care.push(care);
        }
        before.care.iter().any(|c| *c != 0).then_some(before)
    }

    /// The same of an instruction on vectors.
    fn vector_goal_before(&mut self, end: &TakenBack, slot: usize, goal: &OpenGoal) -> Option<OpenGoal> {
        let inverse = end.component.vector_inverses[slot].as_ref()?;
        let slots = columns(&self.closed.values, &end.operands);
        let before = inverse.back(&goal.question(&slots, self.request.tests), self.buffers.scratch())?;
        before.care.iter().any(|c| *c != 0).then_some(before)
    }

    /// Every way to fill the slots of a component with values of their classes, those of the steps chosen included; `left`
    /// is filled with 0, whether there is a value or not. A listed step of class `listed` has the number after the known values.
    pub fn fillings(&self, component: &Component, left: Option<usize>, listed: Option<Class>) -> Vec<Vec<usize>> {
        let known = self.closed.values.iter().map(|v| v.class);
        let classes: Vec<Class> = known.chain(listed).collect();
        let mut all: Vec<Vec<usize>> = vec![Vec::new()];
        for (slot, class) in component.slot_classes.iter().enumerate() {
            let fits: Vec<usize> = if left == Some(slot) {
                vec![0]
            } else {
                (0..classes.len()).filter(|v| classes[*v] == *class).collect()
            };
            let with = |f: &Vec<usize>| fits.iter().map(|&v| [&f[..], &[v]].concat()).collect::<Vec<_>>();
            all = all.iter().flat_map(with).collect();
        }
        all
    }
}

/// The columns of these values. A slot that is sought is not read, and its number need not be a value's: there may be none.
pub fn columns<'v>(values: &'v [KnownValue], operands: &[usize]) -> Vec<&'v [u64]> {
    operands.iter().map(|&v| values.get(v).map_or(&[][..], |v| &v.words[..])).collect()
}
