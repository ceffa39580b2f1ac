//! The last steps of a program: for every way to end, all listed steps before it at once.

use super::columns::StepColumns;
use super::steps::{StepCursor, StepGroup};
use super::{ChosenStep, EnumerationSearch, SLOTS, tuples};
use crate::ir::graph::{Class, Port};
use crate::search::components::{Component, OperandState, WantedResult};
use isa::eval::{StateColumn, WantedWord};
use std::rc::Rc;

/// Candidates are looked at one by one from here on.
const FEW: usize = 3;

/// What an evaluation costs however few states it is on.
const LEAST: usize = 64;

/// What every end over a group of steps has in common.
struct End<'g> {
    group: &'g Rc<StepGroup>,
    /// Where the group is; entries from here on are allowed.
    at: StepCursor,
    /// The output that the last step is for.
    output: usize,
    /// Values that the last step must take, because no step before it does.
    rest: Vec<u8>,
    /// Flags that the last step must read.
    rest_flags: Option<u8>,
}

impl EnumerationSearch<'_> {
    /// Programs that one listed step of this weight ends.
    pub fn one(&mut self, weight: usize, from: StepCursor) {
        let missing = self.missing();
        let mut at = Some(from);
        while let Some(here) = at.and_then(|c| self.first_listed(c)) {
            if self.done() {
                return;
            }
            at = Some(here.next());
            if self.group(here).weight == weight && missing.iter().any(|&o| self.entry_is(here, o)) {
                self.choose(here);
                self.complete(None);
                self.unchoose(here);
            }
        }
    }

    /// Programs that a listed step and one more end.
    pub fn two(&mut self, weight: usize, from: StepCursor) {
        let missing = self.missing();
        let mut at = Some(from);
        while let Some(here) = at.and_then(|c| self.first_listed(c)) {
            let group = self.segments[here.segment].groups[here.group].clone();
            at = Some(StepCursor { group: here.group + 1, entry: 0, ..here });
            if group.weight >= weight || self.of_weight[weight - group.weight].is_empty() {
                continue;
            }
            for &output in &missing {
                self.ends(&group, here, output, weight - group.weight);
            }
            if !self.single {
                self.pairs(&group, here, &missing, weight - group.weight);
            }
        }
    }

    /// A listed step that is an output, and another one.
    fn pairs(&mut self, group: &Rc<StepGroup>, at: StepCursor, missing: &[usize], weight: usize) {
        for entry in at.entry..group.steps.len() {
            let here = StepCursor { entry, ..at };
            if missing.iter().any(|&o| self.entry_is(here, o)) && !self.done() {
                self.choose(here);
                self.one(weight, here.next());
                self.unchoose(here);
            }
        }
    }

    /// Outputs that no known value is.
    pub fn missing(&self) -> Vec<usize> {
        let outputs = 0..self.request.spec.outputs.len();
        outputs.filter(|&o| self.known_source(o).is_none()).collect()
    }

    /// Whether the listed step computes output `output`.
    fn entry_is(&self, at: StepCursor, output: usize) -> bool {
        let o = self.outputs[output];
        let group = self.group(at);
        match o.value.port {
            Port::Flag(f) => {
                group.has_flags
                    && group.valid[at.entry].contains(f)
                    && self.flag_agrees(output, f, group.flags(at.entry))
            }
            _ => group.class == Some(o.class) && self.tests.agree(output, group.words(at.entry), self.states),
        }
    }

    /// Every way to end for `output` with a component of weight `weight` behind a step of the group.
    fn ends(&mut self, group: &Rc<StepGroup>, at: StepCursor, output: usize, weight: usize) {
        let Some(end) = self.end(group, at, output) else { return };
        for k in 0..self.of_weight[weight].len() {
            let c = self.of_weight[weight][k];
            if self.done() {
                return;
            }
            if self.makes(c, output) {
                self.with_component(c, &end);
            }
        }
    }

    /// `None` if the steps leave more unused than one instruction can take.
    fn end<'g>(&self, group: &'g Rc<StepGroup>, at: StepCursor, output: usize) -> Option<End<'g>> {
        let steps = &group.steps[at.entry..];
        let (mut rest, mut unread) = (Vec::new(), Vec::new());
        if self.single {
            let takes = |s: &ChosenStep, v: u8| s.inputs[..self.library[s.component].slots].contains(&v);
            rest = self.unused().filter(|&v| !steps.iter().any(|s| takes(s, v))).collect();
            unread = self.unread().filter(|&f| !steps.iter().any(|s| s.flags == Some(f))).collect();
        }
        let own = usize::from(!group.has_flags);
        if rest.len() + own > SLOTS || unread.len() > own {
            return None;
        }
        Some(End { group, at, output, rest, rest_flags: unread.first().copied() })
    }

    /// Whether a component can be the source of an output.
    fn makes(&self, c: usize, output: usize) -> bool {
        let (component, o) = (&self.library[c], self.outputs[output]);
        match o.value.port {
            Port::Flag(f) => component.flags_out.contains(f),
            _ => component.result.is_some() && component.result_class == o.class,
        }
    }

    /// All fillings of a component behind the steps of the group.
    fn with_component(&mut self, c: usize, end: &End) {
        let component = &self.library[c];
        let reads = !component.flags_in.is_empty();
        if component.slots > SLOTS || component.slots < end.rest.len() {
            return;
        }
        let own = self.flags.len() as u8;
        let flags: Vec<Option<u8>> = match (reads, end.group.has_flags) {
            (true, true) => vec![Some(own)],
            (true, false) => {
                let enough = |f: &u8| component.flags_in.minus(self.flags[usize::from(*f)].valid).is_empty();
                let wanted = |f: &u8| end.rest_flags.is_none_or(|r| r == *f);
                (0..own).filter(|f| enough(f) && wanted(f)).map(Some).collect()
            }
            // Flags that nobody reads: only as an output of their own.
            (false, true) if self.single => return,
            (false, false) if end.rest_flags.is_some() => return,
            (false, _) => vec![None],
        };
        for f in flags {
            for inputs in self.fillings(c, end, f == Some(own)) {
                if self.done() {
                    return;
                }
                self.attempt(ChosenStep { component: c, inputs, flags: f }, end);
            }
        }
    }

    /// Inputs over known values and the step's own value, which has the number after them. It is among them, unless the
    /// step's flags are read.
    fn fillings(&self, c: usize, end: &End, may_lack: bool) -> Vec<[u8; SLOTS]> {
        let component = &self.library[c];
        let own = self.values.len();
        let n = own + usize::from(end.group.class.is_some());
        let class = |i: u8| self.values.get(usize::from(i)).map_or(end.group.class, |v| Some(v.class));
        let mut out = Vec::new();
        for inputs in tuples(n, component.slots) {
            let chosen = &inputs[..component.slots];
            let has = |v: u8| chosen.contains(&v);
            let ordered = !component.commutative || inputs[0] >= inputs[1];
            let fits = |(&i, want): (&u8, &Class)| class(i) == Some(*want);
            if ordered
                && (may_lack || has(own as u8))
                && end.rest.iter().all(|&v| has(v))
                && chosen.iter().zip(&component.slot_classes).all(fits)
            {
                out.push(inputs);
            }
        }
        out
    }

    /// One end behind all steps of the group.
    fn attempt(&mut self, last: ChosenStep, end: &End) {
        let component = &self.library[last.component];
        let o = self.outputs[end.output];
        let simple = !o.value.is_flag() && component.general;
        if simple && !self.possible(component, &last, end) {
            return;
        }
        let solved = if simple && last.flags.is_none() { self.solve_backwards(component, &last, end) } else { None };
        let hits = solved.unwrap_or_else(|| self.evaluate_forwards(&last, end));
        let own_flags = last.flags == Some(self.flags.len() as u8);
        for entry in hits {
            if self.done() {
                return;
            }
            // Flags that the step leaves undefined or alone are no flags of its own.
            if own_flags && !component.flags_in.minus(end.group.valid[entry]).is_empty() {
                continue;
            }
            let at = StepCursor { entry, ..end.at };
            self.choose(at);
            self.complete(Some(last));
            self.unchoose(at);
        }
    }

    /// The input of a slot on a state; the own value of the step before is what is sought.
    fn operand(&self, last: &ChosenStep, slot: usize, state: usize) -> OperandState {
        let i = usize::from(last.inputs[slot]);
        self.values.get(i).map_or(OperandState::Sought, |v| OperandState::Known(v.words[state]))
    }

    /// False if no step before the end gives the goal, whatever its value and its flags are.
    fn possible(&self, component: &Component, last: &ChosenStep, end: &End) -> bool {
        let (want, care) = (&self.tests.want[end.output], &self.tests.care[end.output]);
        (0..self.states).all(|s| component.possible(&|slot| self.operand(last, slot, s), want[s], care[s]))
    }

    /// Steps that give the goal behind an inverted end. `None` if the component has no inverse there.
    fn solve_backwards(&self, component: &Component, last: &ChosenStep, end: &End) -> Option<Vec<usize>> {
        let own = self.values.len();
        let (want, care) = (&self.tests.want[end.output], &self.tests.care[end.output]);
        if end.group.class.is_none() || !last.inputs[..component.slots].contains(&(own as u8)) {
            return None;
        }
        // The low bits of what is sought follow from as many low bits of the goal.
        let ones = (0..self.states).map(|s| care[s].trailing_ones()).min().unwrap_or(0);
        let low = |s: usize| care[s] == u64::MAX >> (64 - ones);
        if ones == 0 || !(0..self.states).all(low) {
            return None;
        }
        let solve = |s: usize| component.solve(&|slot| self.operand(last, slot, s), want[s], ones);
        let (_, mask) = solve(0)?;
        let key = (0..self.states).map(|s| solve(s).map_or(0, |(v, _)| v & mask));
        let index = end.group.index(mask);
        let key: Vec<u64> = key.collect();
        let agrees = |&entry: &usize| {
            entry >= end.at.entry && end.group.words(entry).iter().zip(&key).all(|(w, k)| w & mask == *k)
        };
        Some(index.find(key.iter().copied()).filter(agrees).collect())
    }

    /// Steps that give the goal on the states tried, by evaluation.
    fn evaluate_forwards(&mut self, last: &ChosenStep, end: &End) -> Vec<usize> {
        let first = end.at.entry;
        let count = end.group.steps.len() - first;
        let on_first = self.agreeing(last, end.output, end.group.first(), first, 0, count);
        let mut left: Vec<usize> = on_first.into_iter().map(|k| k as usize + first).collect();
        for state in 1..self.states {
            if left.len() <= FEW {
                break;
            }
            let columns = end.group.on_state(state, left.iter().copied(), false);
            let kept = self.agreeing(last, end.output, &columns, 0, state, left.len());
            left = kept.into_iter().map(|k| left[k as usize]).collect();
        }
        left
    }

    /// Behind which of the steps, from `first` on, the last one gives the output on one state.
    fn agreeing(
        &mut self,
        last: &ChosenStep,
        output: usize,
        steps: &StepColumns,
        first: usize,
        state: usize,
        count: usize,
    ) -> Vec<u32> {
        let mut inputs: Vec<StateColumn> = Vec::new();
        for &i in &last.inputs[..self.library[last.component].slots] {
            match self.values.get(usize::from(i)) {
                Some(v) => inputs.extend(v.words.chunks_exact(self.states).map(|w| StateColumn::Same(w[state]))),
                None => inputs.extend(steps.values_from(first)),
            }
        }
        inputs.extend(last.flags.map(|f| match self.flags.get(usize::from(f)) {
            Some(known) => StateColumn::Same(u64::from(known.states[state])),
            None => steps.flags_from(first),
        }));
        let o = self.outputs[output];
        let columns = self.request.spec.columns(o.class);
        let (want, care) = (&self.tests.want[output], &self.tests.care[output]);
        let wanted = |column: usize| {
            let at = column * self.states + state;
            WantedWord { want: want[at], care: care[at] }
        };
        let words: Vec<WantedWord> = (0..columns).map(wanted).collect();
        let wanted = match o.value.port {
            Port::Flag(f) => WantedResult::Flag(f, WantedWord { care: words[0].care & 1, ..words[0] }),
            _ => WantedResult::Value(&words),
        };
        let mut kept = Vec::new();
        self.library[last.component].agreeing(&inputs, count, wanted, &mut self.buffers, &mut kept);
        // Few states cost as much as some more.
        self.spend((count * columns).max(LEAST));
        kept
    }
}
