//! The list of all single steps over the known values, with what each computes on every test state.

use super::columns::{StepColumn, StepColumns};
use super::inverse::Index;
use super::fillings::OperandShape;
use super::{ChosenStep, EnumerationSearch, KnownValue, SLOTS, ValueSource, digest};
use crate::ir::graph::Class;
use isa::FlagSet;
use isa::eval::StateColumn;
use std::sync::{Arc, Mutex, OnceLock};

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
#[derive(Clone)]
pub struct StepSegment {
    pub groups: Vec<Arc<StepGroup>>,
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
    first: OnceLock<StepColumns>,
    /// Look-up by value, for each mask that was asked for.
    indexes: Mutex<Vec<(u64, Arc<Index>)>>,
}

impl StepGroup {
    pub fn words(&self, entry: usize) -> &[u64] {
        let n = self.columns * self.states;
        &self.words[entry * n..(entry + 1) * n]
    }

    pub fn flags(&self, entry: usize) -> &[u8] {
        if self.has_flags { &self.flags[entry * self.states..(entry + 1) * self.states] } else { &[] }
    }

    /// What chosen steps compute on one state, in place of what `columns` had; with the low halves, if these are wanted.
    pub fn read_state(
        &self,
        state: usize,
        entries: impl Iterator<Item = usize> + Clone,
        low: bool,
        columns: &mut StepColumns,
    ) {
        let word = |entry: usize, column: usize| self.words[(entry * self.columns + column) * self.states + state];
        columns.values.resize_with(self.columns, StepColumn::default);
        for (c, column) in columns.values.iter_mut().enumerate() {
            column.set(entries.clone().map(|e| word(e, c)), low && self.columns == 1);
        }
        let flag = |e: usize| u64::from(self.flags[e * self.states + state]);
        columns.flags.set(entries.filter(|_| self.has_flags).map(flag), low);
    }

    /// What all steps compute on the first state.
    pub fn first(&self) -> &StepColumns {
        self.first.get_or_init(|| {
            let mut columns = StepColumns::default();
            self.read_state(0, 0..self.steps.len(), true, &mut columns);
            columns
        })
    }

    /// Look-up of steps by the bits of `mask` in their values, which have one column.
    pub fn index(&self, mask: u64) -> Arc<Index> {
        let mut known = self.indexes.lock().expect("nothing panics under this lock");
        if let Some((_, index)) = known.iter().find(|(m, _)| *m == mask) {
            return index.clone();
        }
        let index = Arc::new(Index::new(self.words.chunks_exact(self.states), mask));
        known.push((mask, index.clone()));
        index
    }
}

/// What a component is applied to.
type Application = ([u8; SLOTS], Option<u8>);

/// All ways to apply components of one shape.
struct Applications {
    each: Vec<Application>,
    /// A column for each column of each slot, and one of packed flags if the shape reads any: all states of the first
    /// application, then those of the next.
    inputs: Vec<Vec<u64>>,
}

impl EnumerationSearch<'_> {
    /// Lists the steps that use the newest value or flags; all steps over the inputs if nothing was chosen yet. `weight`
    /// and `steps`: what is still to be added, so what does not fit is left out.
    pub fn grow(&mut self, weight: usize, steps: usize) {
        let mut draft = SegmentDraft::default();
        let newest = self.steps.len().checked_sub(1).map(ValueSource::Step);
        let mut known: Vec<Option<Applications>> = (0..self.shapes.count()).map(|_| None).collect();
        for c in 0..self.library.len() {
            if self.library[c].open.is_some() || self.library[c].weight + (steps - 1) > weight || self.done() {
                continue;
            }
            let shape = self.shapes.of_component(c);
            let applications = known[shape].get_or_insert_with(|| self.applications(shape, newest));
            if !applications.each.is_empty() {
                self.list(c, applications, &mut draft);
            }
        }
        let groups = draft.groups.into_iter().map(Arc::new).collect();
        self.segments.push(StepSegment { groups, digests: draft.digests });
    }

    /// Takes back what the last [`EnumerationSearch::grow`] did.
    pub fn shrink(&mut self) {
        let segment = self.segments.pop().expect("as many as were grown");
        for d in &segment.digests {
            self.seen.remove(d);
        }
    }

    /// Every way to fill the slots of a shape that uses something of `newest`.
    fn applications(&self, shape: usize, newest: Option<ValueSource>) -> Applications {
        let shape = self.shapes.shape(shape);
        let mut each = Vec::new();
        // A constant is listed once, with the inputs.
        if !(shape.classes.is_empty() && shape.flags_in.is_empty() && newest.is_some()) {
            let classes: Vec<Option<Class>> = self.values.iter().map(|v| Some(v.class)).collect();
            let fillings = shape.fillings(&classes);
            let is_new = |v: &KnownValue| newest.is_none_or(|n| v.from == n);
            for f in self.readable(shape.flags_in) {
                let new_flags = f.is_some_and(|f| newest.is_none_or(|n| self.flags[usize::from(f)].from == n));
                let new = |inputs: &&[u8; SLOTS]| {
                    let mut chosen = inputs[..shape.classes.len()].iter();
                    new_flags || newest.is_none() || chosen.any(|&i| is_new(&self.values[usize::from(i)]))
                };
                each.extend(fillings.iter().filter(new).map(|inputs| (*inputs, f)));
            }
        }
        Applications { inputs: self.gathered(shape, &each), each }
    }

    /// The known flags that offer these; nothing at all where none are read.
    fn readable(&self, flags_in: FlagSet) -> Vec<Option<u8>> {
        if flags_in.is_empty() {
            return vec![None];
        }
        let enough = |f: &usize| flags_in.minus(self.flags[*f].valid).is_empty();
        (0..self.flags.len()).filter(enough).map(|f| Some(f as u8)).collect()
    }

    /// The inputs of all applications, one after the other.
    fn gathered(&self, shape: &OperandShape, applications: &[Application]) -> Vec<Vec<u64>> {
        let n = self.states;
        let mut all = Vec::new();
        for (slot, class) in shape.classes.iter().enumerate() {
            for column in 0..self.request.spec.columns(*class) {
                let mut words = Vec::with_capacity(n * applications.len());
                for (inputs, _) in applications {
                    let value = &self.values[usize::from(inputs[slot])];
                    words.extend_from_slice(&value.words[column * n..(column + 1) * n]);
                }
                all.push(words);
            }
        }
        if !shape.flags_in.is_empty() {
            let read = applications.iter().filter_map(|(_, f)| *f);
            let states = read.flat_map(|f| &self.flags[usize::from(f)].states);
            all.push(states.map(|&packed| u64::from(packed)).collect());
        }
        all
    }

    /// Evaluates the applications at once and lists what is new.
    fn list(&mut self, c: usize, applications: &Applications, draft: &mut SegmentDraft) {
        let component = &self.library[c];
        let (n, count) = (self.states, applications.each.len());
        let columns = self.request.spec.columns(component.result_class);
        let inputs: Vec<StateColumn> = applications.inputs.iter().map(|words| (&words[..]).into()).collect();
        let has_value = component.result.is_some();
        let (mut out, mut flags) = (std::mem::take(&mut self.out), std::mem::take(&mut self.packed));
        out.clear();
        flags.clear();
        if has_value {
            out.resize(columns * n * count, 0);
            component.result_on(&inputs, &mut out, &mut self.buffers);
        }
        let offers = component.flags_out.intersect(self.read);
        let bits = offers.iter().fold(0u8, |m, f| m | 1 << f.index());
        if !offers.is_empty() {
            flags.resize(n * count, 0);
            component.flags_on(&inputs, &mut flags, &mut self.buffers);
            flags.iter_mut().for_each(|f| *f &= bits);
        }
        self.spend(count * n * columns * if offers.is_empty() { 1 } else { 2 });
        let (class, weight) = (component.result_class, component.weight);
        // A program of one instruction is over with it: others with the same value are other programs.
        let synonyms = self.request.length == 1;
        let mut gathered = Vec::new();
        for (k, &(inputs, f)) in applications.each.iter().enumerate() {
            let step = ChosenStep { component: c, inputs, flags: f };
            let words = match (has_value, columns) {
                (false, _) => &[][..],
                (true, 1) => &out[k * n..][..n],
                (true, _) => {
                    gathered.clear();
                    (0..columns).for_each(|col| gathered.extend_from_slice(&out[(col * count + k) * n..][..n]));
                    &gathered[..]
                }
            };
            if has_value {
                let d = digest(class, words, &[]);
                if self.seen.insert(d) || synonyms {
                    draft.digests.push(d);
                    let group = draft.group(Some(class), false, weight, n, columns);
                    group.push(step, words, &[], FlagSet::NONE);
                }
            }
            if !offers.is_empty() {
                let states = &flags[k * n..(k + 1) * n];
                let d = digest(class, words, states) ^ u128::from(bits) << 1 ^ u128::from(has_value);
                if self.seen.insert(d) || synonyms {
                    draft.digests.push(d);
                    let group = draft.group(has_value.then_some(class), true, weight, n, columns);
                    group.push(step, words, states, offers);
                }
            }
        }
        (self.out, self.packed) = (out, flags);
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
                first: OnceLock::new(),
                indexes: Mutex::new(Vec::new()),
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
