//! Bottom-up enumeration of straight-line programs over components, on test states.
//!
//! At every point of the search there is a list of all single steps over the values known so far, each with what it
//! computes on the tests (`steps`). A step whose value exists already is dropped (observational equivalence). A program
//! is a sequence of steps in list order, where choosing one appends the steps that use it: every set of steps has
//! exactly one such order, so permutations are not tried. The last two steps are done at once (`last`): for each way
//! to end, the step before is looked up where the last one can be inverted, and evaluated for the whole list at once
//! where it cannot. When a pass ends without a candidate, and those over all shorter lengths did, no program of that
//! length over the library agrees with the spec on the tests: a certificate.

mod branches;
mod columns;
mod fillings;
mod inverse;
mod last;
mod needed;
mod program;
mod steps;

use super::{Proposal, ProposalRequest, Strategy};
use crate::ir::graph::{Class, Dag, Port};
use crate::ir::random::mix;
use crate::search::components::{Buffers, Component};
use crate::search::in_order::NumberedTask;
use crate::search::spec::{Spec, SpecOutput, Tests};
use branches::StepBranches;
use columns::StepColumns;
use fillings::OperandShapes;
use needed::ProgramNeeds;
use isa::eval::WantedWord;
use isa::{Flag, FlagSet};
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};
pub(super) use steps::StepCursor;
use steps::{StepGroup, StepSegment};

pub struct Enumerate;

impl Strategy for Enumerate {
    fn name(&self) -> &'static str {
        "enumerate"
    }

    fn shows(&self) -> &'static str {
        "enumeration exhausted"
    }

    fn propose(&self, request: &ProposalRequest) -> Proposal {
        if request.length == 0 {
            return super::constant::Constant.propose(request);
        }
        let mut search = EnumerationSearch::new(request);
        // What the inputs are already is dropped as a step, so it has to be said here.
        if search.missing().is_empty() {
            search.complete(None);
            return Proposal::Candidates(search.found);
        }
        search.grow(request.length, 1);
        // Few heavy steps before many light ones.
        let heaviest = request.library.iter().map(|c| c.weight).max().unwrap_or(1);
        for steps in request.length.div_ceil(heaviest)..=request.length {
            search.extend(request.length, steps, StepCursor::default());
        }
        request.meter.count_evaluations(request.effort.evaluations - search.left);
        if !search.found.is_empty() {
            Proposal::Candidates(search.found)
        } else if search.left == 0 {
            Proposal::Limit("evaluations")
        } else {
            Proposal::Exhausted
        }
    }
}

/// A value on all states; a vector's columns stand one after the other, as in [`Tests`].
#[derive(Clone)]
pub(super) struct KnownValue {
    pub(super) class: Class,
    pub(super) words: Vec<u64>,
    pub(super) from: ValueSource,
    uses: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ValueSource {
    Input(usize),
    Step(usize),
}

/// Flags on all states, packed.
#[derive(Clone)]
pub(super) struct KnownFlags {
    states: Vec<u8>,
    valid: FlagSet,
    pub(super) from: ValueSource,
    uses: u32,
}

/// Most value inputs of a component that is searched over.
const SLOTS: usize = 3;

/// One chosen instruction: which component over which values and flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ChosenStep {
    pub(super) component: usize,
    pub(super) inputs: [u8; SLOTS],
    pub(super) flags: Option<u8>,
}

pub(super) struct EnumerationSearch<'a> {
    library: &'a [Component],
    tests: &'a Tests,
    request: &'a ProposalRequest<'a>,
    /// In candidate order.
    outputs: Vec<&'a SpecOutput>,
    /// Number of test states.
    states: usize,
    pub(super) values: Vec<KnownValue>,
    pub(super) flags: Vec<KnownFlags>,
    pub(super) steps: Vec<ChosenStep>,
    /// All single steps over the values known; one segment per value or flags that were added.
    pub(super) segments: Vec<StepSegment>,
    /// Digests of every known value and every listed step.
    seen: HashSet<u128, Digested>,
    buffers: Buffers,
    /// Results of an evaluation.
    out: Vec<u64>,
    packed: Vec<u8>,
    places: Vec<u32>,
    columns: StepColumns,
    found: Vec<Dag>,
    /// Evaluations left.
    pub(super) left: u64,
    /// Flags that some component reads or the spec wants.
    read: FlagSet,
    /// Components of each weight, in library order.
    of_weight: Vec<Vec<usize>>,
    shapes: OperandShapes,
    /// What is wanted of each output: `[output][state]`, a word for each column.
    wanted: Vec<Vec<Vec<WantedWord>>>,
    /// One register output: every step must be used, so the last step takes what is unused.
    single: bool,
    needs: ProgramNeeds,
    no_flags: Vec<u8>,
    /// What this is a part of, if what is found may turn out not to be needed.
    task: Option<NumberedTask>,
}

impl<'a> EnumerationSearch<'a> {
    pub(super) fn new(request: &'a ProposalRequest<'a>) -> EnumerationSearch<'a> {
        let tests = request.tests;
        let registers = tests.registers.iter().enumerate();
        let values: Vec<KnownValue> = registers
            .map(|(i, (class, words))| KnownValue {
                class: *class,
                words: words.clone(),
                from: ValueSource::Input(i),
                uses: 0,
            })
            .collect();
        let wanted = request.spec.outputs.iter().filter_map(|o| match o.value.port {
            Port::Flag(f) => Some(f),
            _ => None,
        });
        let wants_flags = wanted.clone().next().is_some();
        let read = request.library.iter().fold(FlagSet::NONE, |s, c| s.union(c.flags_in));
        let weights = request.length.max(2) + 1;
        let closed = |c: &usize| request.library[*c].open.is_none();
        let of = |w: usize| (0..request.library.len()).filter(closed).filter(|&c| request.library[c].weight == w).collect();
        let seen = values.iter().map(|v| digest(v.class, &v.words, &[])).collect();
        EnumerationSearch {
            of_weight: (0..weights).map(of).collect(),
            shapes: OperandShapes::new(request.library),
            wanted: wanted_words(request),
            library: request.library,
            tests,
            request,
            outputs: request.spec.ordered_outputs(),
            states: tests.lanes,
            flags: input_flags(request.spec, tests),
            values,
            steps: Vec::new(),
            segments: Vec::new(),
            seen,
            buffers: Buffers::default(),
            out: Vec::new(),
            packed: Vec::new(),
            places: Vec::new(),
            columns: StepColumns::default(),
            found: Vec::new(),
            left: request.effort.evaluations,
            read: wanted.fold(read, FlagSet::with),
            single: request.spec.outputs.len() == 1 && !wants_flags,
            needs: ProgramNeeds::of(request.spec, request.library, request.length),
            no_flags: vec![0; tests.lanes],
            task: None,
        }
    }

    fn done(&self) -> bool {
        let is_unwanted = || self.task.as_ref().is_some_and(|task| !task.is_wanted());
        self.left == 0 || self.found.len() >= self.request.most || is_unwanted()
    }

    pub(super) fn spend(&mut self, evaluations: usize) {
        self.left = self.left.saturating_sub(evaluations as u64);
    }

    /// Adds exactly `steps` steps of total weight `weight`, each listed at `from` or later.
    fn extend(&mut self, weight: usize, steps: usize, from: StepCursor) {
        match steps {
            0 => {}
            1 => self.one(weight, from),
            2 => self.two(weight, from),
            _ => self.descend(weight, steps, from),
        }
    }

    /// Chooses every listed step in turn and goes on behind it.
    fn descend(&mut self, weight: usize, steps: usize, from: StepCursor) {
        let listed = std::iter::successors(self.first_listed(from), |at| self.first_listed(at.next()));
        let fits = |at: &StepCursor| self.group(*at).weight + steps - 1 <= weight;
        let at: Vec<StepCursor> = listed.filter(fits).collect();
        self.search_branches(StepBranches { at: &at, weight, steps });
    }

    /// Chooses a listed step and goes on behind it: `steps` steps of total weight `weight` with this one.
    fn search_behind(&mut self, at: StepCursor, weight: usize, steps: usize) {
        let left = weight - self.group(at).weight;
        self.choose(at);
        if self.may_end_in(steps - 1) {
            self.grow(left, steps - 1);
            self.extend(left, steps - 1, at.next());
            self.shrink();
        }
        self.unchoose(at);
    }

    /// Makes the listed step the next one of the program; what it computes becomes known.
    pub(super) fn choose(&mut self, at: StepCursor) {
        let group = &self.segments[at.segment].groups[at.group];
        let step = group.steps[at.entry];
        let from = ValueSource::Step(self.steps.len());
        if let Some(class) = group.class {
            self.values.push(KnownValue { class, words: group.words(at.entry).to_vec(), from, uses: 0 });
        }
        if group.has_flags {
            let states = group.flags(at.entry).to_vec();
            self.flags.push(KnownFlags { states, valid: group.valid[at.entry], from, uses: 0 });
        }
        self.count_uses(&step, 1);
        self.steps.push(step);
    }

    pub(super) fn unchoose(&mut self, at: StepCursor) {
        let group = &self.segments[at.segment].groups[at.group];
        let (has_value, has_flags, step) = (group.class.is_some(), group.has_flags, group.steps[at.entry]);
        self.steps.pop();
        self.count_uses(&step, -1);
        if has_value {
            self.values.pop();
        }
        if has_flags {
            self.flags.pop();
        }
    }

    fn count_uses(&mut self, step: &ChosenStep, by: i32) {
        for &i in &step.inputs[..self.library[step.component].slots] {
            let uses = &mut self.values[usize::from(i)].uses;
            *uses = uses.wrapping_add_signed(by);
        }
        if let Some(f) = step.flags {
            let uses = &mut self.flags[usize::from(f)].uses;
            *uses = uses.wrapping_add_signed(by);
        }
    }

    /// Values of steps that nothing needs so far: neither they nor their step's flags have a use.
    fn unused(&self) -> impl Iterator<Item = u8> + '_ {
        let with_flags = |from: ValueSource| self.flags.iter().any(|f| f.from == from);
        let values = self.values.iter().enumerate();
        let unused = move |v: &KnownValue| v.uses == 0 && matches!(v.from, ValueSource::Step(_)) && !with_flags(v.from);
        values.filter(move |(_, v)| unused(v)).map(|(i, _)| i as u8)
    }

    /// Flags of steps that nothing reads so far. A step is listed with its flags for their sake.
    fn unread(&self) -> impl Iterator<Item = u8> + '_ {
        let flags = self.flags.iter().enumerate();
        flags.filter(|(_, f)| f.uses == 0 && matches!(f.from, ValueSource::Step(_))).map(|(i, _)| i as u8)
    }

    pub(super) fn group(&self, at: StepCursor) -> &StepGroup {
        &self.segments[at.segment].groups[at.group]
    }

    /// The listed step at `at` or the first one behind it.
    pub(super) fn first_listed(&self, mut at: StepCursor) -> Option<StepCursor> {
        while let Some(segment) = self.segments.get(at.segment) {
            match segment.groups.get(at.group) {
                Some(group) if at.entry < group.steps.len() => return Some(at),
                Some(_) => at = StepCursor { group: at.group + 1, entry: 0, ..at },
                None => at = StepCursor { segment: at.segment + 1, ..StepCursor::default() },
            }
        }
        None
    }

    /// The known value or flags that output `output` can be.
    fn known_source(&self, output: usize) -> Option<ValueSource> {
        let o = self.outputs[output];
        match o.value.port {
            Port::Flag(f) => {
                let mut flags = self.flags.iter();
                flags.find(|k| k.valid.contains(f) && self.flag_agrees(output, f, &k.states)).map(|k| k.from)
            }
            _ => {
                let agrees = |v: &&KnownValue| v.class == o.class && self.tests.agree(output, &v.words, self.states);
                self.values.iter().find(agrees).map(|v| v.from)
            }
        }
    }

    fn flag_agrees(&self, output: usize, f: Flag, states: &[u8]) -> bool {
        let bits: Vec<u64> = states.iter().map(|l| u64::from(l >> f.index() & 1)).collect();
        self.tests.agree(output, &bits, self.states)
    }
}

/// What the tests want of each output: `[output][state]`, a word for each column, a bit of a flag.
fn wanted_words(request: &ProposalRequest) -> Vec<Vec<Vec<WantedWord>>> {
    let (spec, tests) = (request.spec, request.tests);
    let word = |output: usize, at: usize, bits: u64| {
        WantedWord { want: tests.want[output][at], care: tests.care[output][at] & bits }
    };
    let of = |(output, o): (usize, &&SpecOutput)| {
        let bits = if o.value.is_flag() { 1 } else { u64::MAX };
        let state = |s| (0..spec.columns(o.class)).map(|column| word(output, column * tests.lanes + s, bits)).collect();
        (0..tests.lanes).map(state).collect()
    };
    spec.ordered_outputs().iter().enumerate().map(of).collect()
}

/// For each flag input the number of those that it can be read together with: all of them where no two are the same flag,
/// else those of the same instruction.
fn flag_groups(spec: &Spec) -> Vec<usize> {
    let repeats = spec.repeats_a_flag();
    let mut nodes = Vec::new();
    let group = |(_, input): (Flag, &crate::search::spec::SpecInput)| {
        let node = repeats.then_some(input.value.node);
        nodes.iter().position(|n| *n == node).unwrap_or_else(|| {
            nodes.push(node);
            nodes.len() - 1
        })
    };
    spec.flags().into_iter().map(group).collect()
}

/// The flags that the spec has as inputs, each group packed into one.
fn input_flags(spec: &Spec, tests: &Tests) -> Vec<KnownFlags> {
    let mut known: Vec<KnownFlags> = Vec::new();
    for (group, (f, bits)) in flag_groups(spec).into_iter().zip(&tests.flags) {
        if group == known.len() {
            let (states, valid) = (vec![0u8; tests.lanes], FlagSet::NONE);
            known.push(KnownFlags { states, valid, from: ValueSource::Input(group), uses: 0 });
        }
        let flags = &mut known[group];
        flags.valid = flags.valid.with(*f);
        for (l, b) in flags.states.iter_mut().zip(bits) {
            *l |= (*b as u8) << f.index();
        }
    }
    known
}

/// Digests are spread evenly already.
type Digested = BuildHasherDefault<Low>;

#[derive(Default)]
struct Low(u64);

impl Hasher for Low {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |h, &b| h.rotate_left(8) ^ u64::from(b));
    }
    fn write_u128(&mut self, digest: u128) {
        self.0 = digest as u64;
    }
}

/// 128 bits that tell values, with flags or without, apart: two hashes by folded products (Wang Yi, *wyhash*), of which
/// neither waits for the other.
fn digest(class: Class, words: &[u64], flags: &[u8]) -> u128 {
    const FACTORS: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xd1b5_4a32_d192_ed03];
    let fold = |h: u64, v: u64, factor: u64| {
        let product = u128::from(h ^ v) * u128::from(factor);
        (product >> 64) as u64 ^ product as u64
    };
    let mut h = [
        0x243f_6a88_85a3_08d3u64 ^ words.len() as u64 ^ (class.index() as u64) << 32,
        0x1319_8a2e_0370_7344u64 ^ flags.len() as u64,
    ];
    let mut add = |v: u64| h = [fold(h[0], v, FACTORS[0]), fold(h[1], v.rotate_left(29) ^ FACTORS[0], FACTORS[1])];
    words.iter().for_each(|&v| add(v));
    for chunk in flags.chunks(8) {
        add(chunk.iter().fold(0xf1a6, |w, &b| w << 8 | u64::from(b)));
    }
    u128::from(mix(h[0])) << 64 | u128::from(mix(h[1]))
}
