//! The list of all single steps over the known values, with what each computes on every test state.

use super::columns::{StepColumn, StepColumns};
use super::inverse::Index;
use super::{ChosenStep, EnumerationSearch, KnownValue, SLOTS, digest, tuples};
use crate::ir::graph::Class;
use isa::FlagSet;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

/// A place in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct StepCursor {
    pub segment: usize,
    pub group: usize,
    pub entry: usize,
}

impl StepCursor {
    pub fn next(self) -> StepCursor {
        StepCursor { entry: self.entry + 1, ..self }
    }
}

/// The steps that came with one new value (or, first, with the inputs), and the digests that they added.
pub struct StepSegment {
    pub groups: Vec<Rc<StepGroup>>,
    digests: Vec<u128>,
}

/// A segment in the making.
#[derive(Default)]
struct SegmentDraft {
    groups: Vec<StepGroup>,
    digests: Vec<u128>,
}

/// Steps of one kind: class of the value, with flags or without, weight.
pub struct StepGroup {
    /// Class of the values; `None` if the steps leave flags only.
    pub class: Option<Class>,
    /// The steps are listed for their flags: a program that chooses one reads them.
    pub has_flags: bool,
    pub weight: usize,
    pub steps: Vec<ChosenStep>,
    /// `columns * states` words of each step, one step after the other.
    words: Vec<u64>,
    /// `states` packed flags of each step.
    flags: Vec<u8>,
    /// What is defined of the flags.
    pub valid: Vec<FlagSet>,
    states: usize,
    columns: usize,
    /// What they compute on the first state.
    first: OnceCell<StepColumns>,
    /// Look-up by value, for each mask that was asked for.
    indexes: RefCell<Vec<(u64, Rc<Index>)>>,
}

impl StepGroup {
    pub fn words(&self, entry: usize) -> &[u64] {
        let n = self.columns * self.states;
        &self.words[entry * n..(entry + 1) * n]
    }

    pub fn flags(&self, entry: usize) -> &[u8] {
        if self.has_flags { &self.flags[entry * self.states..(entry + 1) * self.states] } else { &[] }
    }

    /// What chosen steps compute on one state; with the low halves of one column, if these are wanted.
    pub fn on_state(&self, state: usize, entries: impl Iterator<Item = usize> + Clone, low: bool) -> StepColumns {
        let word = |entry: usize, column: usize| self.words[(entry * self.columns + column) * self.states + state];
        let columns = if self.class.is_some() { self.columns } else { 0 };
        let column = |c| StepColumn::new(entries.clone().map(|e| word(e, c)).collect(), low && columns == 1);
        let flag = |e: usize| u64::from(self.flags[e * self.states + state]);
        let flags = if self.has_flags { entries.clone().map(flag).collect() } else { Vec::new() };
        StepColumns { values: (0..columns).map(column).collect(), flags: StepColumn::new(flags, low) }
    }

    /// What all steps compute on the first state.
    pub fn first(&self) -> &StepColumns {
        self.first.get_or_init(|| self.on_state(0, 0..self.steps.len(), true))
    }

    /// Look-up of steps by the bits of `mask` in their values, which have one column.
    pub fn index(&self, mask: u64) -> Rc<Index> {
        let known = self.indexes.borrow().iter().find(|(m, _)| *m == mask).map(|(_, index)| index.clone());
        known.unwrap_or_else(|| {
            let index = Rc::new(Index::new(self.words.chunks_exact(self.states), mask));
            self.indexes.borrow_mut().push((mask, index.clone()));
            index
        })
    }
}

/// What a component is applied to.
type Application = ([u8; SLOTS], Option<u8>);

impl EnumerationSearch<'_> {
    /// Lists the steps that use the newest value or flags; all steps over the inputs if nothing was chosen yet. `weight`
    /// and `steps`: what is still to be added, so what does not fit is left out.
    pub fn grow(&mut self, weight: usize, steps: usize) {
        let mut draft = SegmentDraft::default();
        let newest = self.steps.len().checked_sub(1).map(super::ValueSource::Step);
        for c in 0..self.library.len() {
            let component = &self.library[c];
            if component.weight + (steps - 1) > weight {
                continue;
            }
            let applications = self.applications(c, newest);
            if !applications.is_empty() && !self.done() {
                self.list(c, &applications, &mut draft);
            }
        }
        let groups = draft.groups.into_iter().map(Rc::new).collect();
        self.segments.push(StepSegment { groups, digests: draft.digests });
    }

    /// Takes back what the last [`EnumerationSearch::grow`] did.
    pub fn shrink(&mut self) {
        let segment = self.segments.pop().expect("as many as were grown");
        for d in &segment.digests {
            self.seen.remove(d);
        }
    }

    /// Every way to fill the slots of a component that uses something of `newest`.
    fn applications(&self, c: usize, newest: Option<super::ValueSource>) -> Vec<Application> {
        let component = &self.library[c];
        let slots = component.slots;
        let mut out = Vec::new();
        // A constant is listed once, with the inputs.
        if slots > SLOTS || slots == 0 && component.flags_in.is_empty() && newest.is_some() {
            return out;
        }
        let is_new = |v: &KnownValue| newest.is_none_or(|n| v.from == n);
        let n = self.values.len();
        let flags: Vec<Option<u8>> = if component.flags_in.is_empty() {
            vec![None]
        } else {
            let enough = |f: &usize| component.flags_in.minus(self.flags[*f].valid).is_empty();
            (0..self.flags.len()).filter(enough).map(|f| Some(f as u8)).collect()
        };
        for f in flags {
            let new_flags = f.is_some_and(|f| newest.is_none_or(|n| self.flags[usize::from(f)].from == n));
            for inputs in tuples(n, slots) {
                let chosen = &inputs[..slots];
                if component.commutative && inputs[0] < inputs[1] {
                    continue;
                }
                let new = new_flags || newest.is_none() || chosen.iter().any(|&i| is_new(&self.values[usize::from(i)]));
                let fits = |(&i, class): (&u8, &Class)| self.values[usize::from(i)].class == *class;
                if new && chosen.iter().zip(&component.slot_classes).all(fits) {
                    out.push((inputs, f));
                }
            }
        }
        out
    }

    /// Evaluates the applications at once and lists what is new.
    fn list(&mut self, c: usize, applications: &[Application], draft: &mut SegmentDraft) {
        let component = &self.library[c];
        let (n, count) = (self.states, applications.len());
        let columns = self.request.spec.columns(component.result_class);
        let inputs = self.gathered(c, applications);
        let inputs: Vec<&[u64]> = inputs.iter().map(Vec::as_slice).collect();
        let mut flags_in = Vec::new();
        for (_, f) in applications {
            flags_in.extend_from_slice(f.map_or(&self.no_flags[..], |f| &self.flags[usize::from(f)].states));
        }
        let has_value = component.result.is_some();
        let mut out = vec![0; if has_value { columns * n * count } else { 0 }];
        if has_value {
            component.result(&inputs, &flags_in, &mut out, &mut self.buffers);
        }
        let offers = component.flags_out.intersect(self.read);
        let flags = if offers.is_empty() {
            Vec::new()
        } else {
            component.flags(&inputs, &flags_in, n * count, &mut self.buffers)
        };
        let bits = offers.iter().fold(0u8, |m, f| m | 1 << f.index());
        self.spend(count * n * columns * if offers.is_empty() { 1 } else { 2 });
        let (class, weight) = (component.result_class, component.weight);
        // A program of one instruction is over with it: others with the same value are other programs.
        let synonyms = self.request.length == 1;
        let mut words = Vec::with_capacity(columns * n);
        for (k, &(inputs, f)) in applications.iter().enumerate() {
            let step = ChosenStep { component: c, inputs, flags: f };
            words.clear();
            if has_value {
                (0..columns).for_each(|col| words.extend_from_slice(&out[(col * count + k) * n..][..n]));
                let d = digest(class, &words, &[]);
                if self.seen.insert(d) || synonyms {
                    draft.digests.push(d);
                    let group = draft.group(Some(class), false, weight, n, columns);
                    group.push(step, &words, &[], FlagSet::NONE);
                }
            }
            if !offers.is_empty() {
                let states: Vec<u8> = flags[k * n..(k + 1) * n].iter().map(|s| s & bits).collect();
                let d = digest(class, &words, &states) ^ u128::from(bits) << 1 ^ u128::from(has_value);
                if self.seen.insert(d) || synonyms {
                    draft.digests.push(d);
                    let group = draft.group(has_value.then_some(class), true, weight, n, columns);
                    group.push(step, &words, &states, offers);
                }
            }
        }
    }

    /// The inputs of all applications, one after the other: a vector for each column of each slot.
    fn gathered(&self, c: usize, applications: &[Application]) -> Vec<Vec<u64>> {
        let (component, n) = (&self.library[c], self.states);
        let mut out = Vec::new();
        for (slot, class) in component.slot_classes.iter().enumerate() {
            for column in 0..self.request.spec.columns(*class) {
                let mut words = Vec::with_capacity(n * applications.len());
                for (inputs, _) in applications {
                    let value = &self.values[usize::from(inputs[slot])];
                    words.extend_from_slice(&value.words[column * n..(column + 1) * n]);
                }
                out.push(words);
            }
        }
        out
    }
}

impl SegmentDraft {
    /// The group of this kind. Steps for their flags come behind the others.
    fn group(
        &mut self,
        class: Option<Class>,
        has_flags: bool,
        weight: usize,
        states: usize,
        columns: usize,
    ) -> &mut StepGroup {
        let key = (has_flags, weight, class);
        let at = self.groups.partition_point(|g| (g.has_flags, g.weight, g.class) < key);
        if self.groups.get(at).is_none_or(|g| (g.has_flags, g.weight, g.class) != key) {
            let new = StepGroup {
                class,
                has_flags,
                weight,
                steps: Vec::new(),
                words: Vec::new(),
                flags: Vec::new(),
                valid: Vec::new(),
                states,
                columns: if class.is_some() { columns } else { 0 },
                first: OnceCell::new(),
                indexes: RefCell::new(Vec::new()),
            };
            self.groups.insert(at, new);
        }
        &mut self.groups[at]
    }
}

impl StepGroup {
    fn push(&mut self, step: ChosenStep, words: &[u64], flags: &[u8], valid: FlagSet) {
        self.steps.push(step);
        self.words.extend_from_slice(words);
        self.flags.extend_from_slice(flags);
        self.valid.push(valid);
    }
}
