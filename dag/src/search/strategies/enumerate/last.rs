//! The last steps of a program: for every way to end, all listed steps before it at once.

use super::columns::StepColumns;
use super::steps::{StepCursor, StepGroup};
use super::{ChosenStep, EnumerationSearch, SLOTS};
use crate::ir::graph::{Class, Port};
use crate::search::components::{Component, OperandState, WantedResult};
use isa::eval::{StateColumn, WantedWord};
use std::cell::OnceCell;
use std::sync::Arc;

/// Candidates are looked at one by one from here on.
const FEW: usize = 3;

/// What an evaluation costs however few states it is on.
const LEAST: usize = 64;

/// What every end over a group of steps has in common.
struct End<'g> {
    group: &'g Arc<StepGroup>,
    /// Where the group is; entries from here on are allowed.
    at: StepCursor,
    /// The output that the last step is for.
    output: usize,
    /// Values that the last step must take, because no step before it does.
    rest: Vec<u8>,
    /// Flags that the last step must read.
    rest_flags: Option<u8>,
    goal: Option<LowGoal>,
    /// Fillings of each shape of components: with the step's own value, and whatever they take.
    fillings: Vec<[OnceCell<Vec<[u8; SLOTS]>>; 2]>,
}

/// What is wanted of a general register, on all states.
#[derive(Clone, Copy)]
struct LowGoal {
    /// Bits that are wanted to be one on some state.
    ones: u64,
    /// If on every state exactly so many low bits matter; 0 otherwise.
    low: u32,
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
    fn pairs(&mut self, group: &Arc<StepGroup>, at: StepCursor, missing: &[usize], weight: usize) {
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
    fn ends(&mut self, group: &Arc<StepGroup>, at: StepCursor, output: usize, weight: usize) {
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
    fn end<'g>(&self, group: &'g Arc<StepGroup>, at: StepCursor, output: usize) -> Option<End<'g>> {
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
        let goal = self.low_goal(output);
        let fillings = (0..self.shapes.count()).map(|_| Default::default()).collect();
        Some(End { group, at, output, rest, rest_flags: unread.first().copied(), goal, fillings })
    }

    /// `None` for other outputs than general registers.
    fn low_goal(&self, output: usize) -> Option<LowGoal> {
        let o = self.outputs[output];
        let (want, care) = (&self.tests.want[output], &self.tests.care[output]);
        let low = care.iter().map(|c| c.trailing_ones()).min().unwrap_or(0);
        let all_low = low > 0 && care.iter().all(|c| *c == u64::MAX >> (64 - low));
        let ones = want.iter().zip(care).fold(0, |ones, (want, care)| ones | want & care);
        let general = !o.value.is_flag() && o.class == Class::GENERAL;
        general.then_some(LowGoal { ones, low: if all_low { low } else { 0 } })
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
        let shape = self.shapes.of_component(c);
        for f in flags {
            let may_lack = f == Some(own);
            let fillings = end.fillings[shape][usize::from(may_lack)].get_or_init(|| self.fillings(shape, end, may_lack));
            for &inputs in fillings {
                if self.done() {
                    return;
                }
                self.attempt(ChosenStep { component: c, inputs, flags: f }, end);
            }
        }
    }

    /// Inputs over known values and the step's own value, which has the number after them. It is among them, unless the
    /// step's flags are read.
    fn fillings(&self, shape: usize, end: &End, may_lack: bool) -> Vec<[u8; SLOTS]> {
        let shape = self.shapes.shape(shape);
        let own = self.values.len() as u8;
        let classes: Vec<Option<Class>> = self.values.iter().map(|v| Some(v.class)).chain([end.group.class]).collect();
        let mut all = shape.fillings(&classes);
        all.retain(|inputs| {
            let has = |v: u8| inputs[..shape.classes.len()].contains(&v);
            (may_lack || has(own)) && end.rest.iter().all(|&v| has(v))
        });
        all
    }

    /// One end behind all steps of the group.
    fn attempt(&mut self, last: ChosenStep, end: &End) {
        let component = &self.library[last.component];
        let goal = end.goal.filter(|_| component.general);
        if goal.is_some_and(|goal| !self.possible(component, &last, end, goal)) {
            return;
        }
        let solved = goal.filter(|_| last.flags.is_none()).and_then(|g| self.solve_backwards(component, &last, end, g));
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
    fn possible(&self, component: &Component, last: &ChosenStep, end: &End, goal: LowGoal) -> bool {
        let on_state = |(s, words): (usize, &Vec<WantedWord>)| {
            component.possible(&|slot| self.operand(last, slot, s), words[0].want, words[0].care)
        };
        goal.ones & !component.possible_bits() == 0
            && (!component.looks_at_operands() || self.wanted[end.output].iter().enumerate().all(on_state))
    }

    /// Steps that give the goal behind an inverted end. `None` if the component has no inverse there.
    fn solve_backwards(
        &self,
        component: &Component,
        last: &ChosenStep,
        end: &End,
        goal: LowGoal,
    ) -> Option<Vec<usize>> {
        let own = self.values.len() as u8;
        let sought = end.group.class.is_some() && last.inputs[..component.slots].contains(&own);
        // The low bits of what is sought follow from as many low bits of the goal.
        if goal.low == 0 || !sought || !component.is_invertible() {
            return None;
        }
        let want = &self.tests.want[end.output];
        let solve = |s: usize| component.solve(&|slot| self.operand(last, slot, s), want[s], goal.low);
        let (_, mask) = solve(0)?;
        let key = |s: usize| solve(s).map_or(0, |(v, _)| v & mask);
        let agrees = |&entry: &usize| {
            let mut states = end.group.words(entry).iter().enumerate();
            entry >= end.at.entry && states.all(|(s, word)| word & mask == key(s))
        };
        Some(end.group.index(mask).find((0..self.states).map(key)).filter(agrees).collect())
    }

    /// Steps that give the goal on the states tried, by evaluation.
    fn evaluate_forwards(&mut self, last: &ChosenStep, end: &End) -> Vec<usize> {
        let first = end.at.entry;
        let mut places = std::mem::take(&mut self.places);
        let on_first = StatesBehind { steps: end.group.first(), first, state: 0, count: end.group.steps.len() - first };
        self.agreeing(last, end.output, &on_first, &mut places);
        let mut left: Vec<usize> = places.iter().map(|&k| k as usize + first).collect();
        let mut columns = std::mem::take(&mut self.columns);
        for state in 1..self.states {
            if left.len() <= FEW {
                break;
            }
            end.group.read_state(state, left.iter().copied(), false, &mut columns);
            let behind = StatesBehind { steps: &columns, first: 0, state, count: left.len() };
            self.agreeing(last, end.output, &behind, &mut places);
            // The places ascend, so that nothing is overwritten before it is read.
            places.iter().enumerate().for_each(|(to, &k)| left[to] = left[k as usize]);
            left.truncate(places.len());
        }
        (self.places, self.columns) = (places, columns);
        left
    }

    /// Behind which steps the last one gives the output on one state.
    fn agreeing(&mut self, last: &ChosenStep, output: usize, behind: &StatesBehind, places: &mut Vec<u32>) {
        let mut buffers = std::mem::take(&mut self.buffers);
        let component = &self.library[last.component];
        let slots = &last.inputs[..component.slots];
        let (mut few, mut many) = ([StateColumn::Same(0); SLOTS + 1], Vec::new());
        let inputs = if component.general {
            // One column each.
            let values = slots.iter().map(|&i| self.columns_of(i, behind).next().expect("a column"));
            let all = values.chain(self.flags_of(last, behind));
            let count = few.iter_mut().zip(all).map(|(column, given)| *column = given).count();
            &few[..count]
        } else {
            many.extend(slots.iter().flat_map(|&i| self.columns_of(i, behind)));
            many.extend(self.flags_of(last, behind));
            &many[..]
        };
        let wanted = &self.wanted[output][behind.state][..];
        let columns = wanted.len();
        let wanted = match self.outputs[output].value.port {
            Port::Flag(f) => WantedResult::Flag(f, wanted[0]),
            _ => WantedResult::Value(wanted),
        };
        component.agreeing(inputs, behind.count, wanted, &mut buffers, places);
        self.buffers = buffers;
        // Few states cost as much as some more.
        self.spend((behind.count * columns).max(LEAST));
    }
    /// A value's columns; the step's own has the number after the known ones.
    fn columns_of<'s>(&'s self, value: u8, behind: &'s StatesBehind) -> impl Iterator<Item = StateColumn<'s>> {
        let known = self.values.get(usize::from(value));
        let words = known.map_or(&[][..], |v| &v.words);
        let of_step = known.is_none().then(|| behind.steps.values_from(behind.first));
        let of_value = words.chunks_exact(self.states).map(|w| StateColumn::Same(w[behind.state]));
        of_value.chain(of_step.into_iter().flatten())
    }

    /// The packed flags that the last step reads.
    fn flags_of<'s>(&self, last: &ChosenStep, behind: &StatesBehind<'s>) -> Option<StateColumn<'s>> {
        last.flags.map(|f| match self.flags.get(usize::from(f)) {
            Some(known) => StateColumn::Same(u64::from(known.states[behind.state])),
            None => behind.steps.flags_from(behind.first),
        })
    }
}

/// Steps, from `first` on, on one state.
struct StatesBehind<'s> {
    steps: &'s StepColumns,
    first: usize,
    state: usize,
    count: usize,
}
