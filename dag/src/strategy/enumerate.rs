//! Bottom-up enumeration of straight-line programs over components, on test states.
//!
//! Programs grow instruction by instruction. Observational equivalence drops a step whose value on the
//! tests exists already; a canonical order drops permutations of independent steps; a step that nobody
//! can use any more is not taken. The last step is only looked for among those that use everything that
//! is still unused, first on a few lanes. When a pass ends without a candidate, no program of that
//! length over the library agrees with the spec on the tests: a certificate.

use super::{Proposal, Request, Strategy};
use crate::component::{Buffers, Component};
use crate::graph::{Class, Dag, Kind, Node, NodeId, Port, Value};
use crate::spec::Tests;
use isa::{Flag, FlagSet};
use std::collections::HashSet;

pub struct Enumerate;

impl Strategy for Enumerate {
    fn name(&self) -> &'static str {
        "enumerate"
    }

    fn propose(&self, request: &Request) -> Proposal {
        if request.length == 0 {
            return super::constant::Constant.propose(request);
        }
        let mut search = Search::new(request);
        // Few heavy steps before many light ones.
        let heaviest = request.library.iter().map(|c| c.weight).max().unwrap_or(1);
        for steps in request.length.div_ceil(heaviest)..=request.length {
            search.extend(request.length, steps);
        }
        request.meter.evaluated(request.effort.evaluations - search.left);
        if !search.found.is_empty() {
            Proposal::Candidates(search.found)
        } else if search.left == 0 {
            Proposal::Limit("evaluations")
        } else {
            Proposal::Exhausted
        }
    }
}

/// A value on all lanes; a vector's columns stand one after the other, as in [`Tests`].
struct Known {
    class: Class,
    lanes: Vec<u64>,
    from: From,
    uses: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum From {
    Input(usize),
    Step(usize),
}

/// Flags on all lanes, packed.
struct KnownFlags {
    lanes: Vec<u8>,
    valid: FlagSet,
    from: From,
    uses: u32,
}

/// Most value inputs of a component that is searched over.
const SLOTS: usize = 3;

/// One chosen instruction: which component over which values and flags.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Step {
    component: usize,
    inputs: [u8; SLOTS],
    flags: Option<u8>,
    /// Its flags are offered to later steps.
    offers_flags: bool,
}

struct Search<'a> {
    library: &'a [Component],
    tests: &'a Tests,
    request: &'a Request<'a>,
    values: Vec<Known>,
    flags: Vec<KnownFlags>,
    steps: Vec<Step>,
    buffers: Buffers,
    found: Vec<Dag>,
    /// Evaluations left.
    left: u64,
    consumes_flags: bool,
    /// Components of each weight, in library order.
    of_weight: Vec<Vec<usize>>,
    /// For each weight: every component of it reads flags.
    reads_flags: Vec<bool>,
    /// One register output: every step must be used, so the last step takes what is unused.
    single: bool,
    wants_flags: bool,
    /// Every value is a general register, and every component is over such.
    general: bool,
    /// What an evaluation counts: with vectors it is one of each of their words.
    unit: u64,
    no_flags: Vec<u8>,
}

/// Lanes tried before the rest.
const PROBE: usize = 4;
/// Their words in a vector of 512 bits.
const WIDE_PROBE: usize = 8 * PROBE;

/// Values and flags that siblings had already, as 128-bit digests of all lanes.
type Seen = HashSet<u128>;

impl<'a> Search<'a> {
    fn new(request: &'a Request<'a>) -> Search<'a> {
        let tests = request.tests;
        let values = tests
            .registers
            .iter()
            .enumerate()
            .map(|(i, (class, lanes))| Known { class: *class, lanes: lanes.clone(), from: From::Input(i), uses: 0 })
            .collect();
        let mut flags = Vec::new();
        if !tests.flags.is_empty() {
            let mut lanes = vec![0u8; tests.lanes];
            let mut valid = FlagSet::NONE;
            for (f, bits) in &tests.flags {
                valid = valid.with(*f);
                for (l, b) in lanes.iter_mut().zip(bits) {
                    *l |= (*b as u8) << f.index();
                }
            }
            flags.push(KnownFlags { lanes, valid, from: From::Input(0), uses: 0 });
        }
        let wants_flags = request.spec.outputs.iter().any(|o| o.value.is_flag());
        let weights = request.length.max(2) + 1;
        let of = |w: usize| (0..request.library.len()).filter(|&c| request.library[c].weight == w).collect();
        let of_weight: Vec<Vec<usize>> = (0..weights).map(of).collect();
        let reads_flags =
            of_weight.iter().map(|cs| cs.iter().all(|&c| !request.library[c].flags_in.is_empty())).collect();
        let general = request.spec.is_general() && request.library.iter().all(|c| c.general);
        Search {
            of_weight,
            reads_flags,
            library: request.library,
            tests,
            request,
            values,
            flags,
            steps: Vec::new(),
            buffers: Buffers::default(),
            found: Vec::new(),
            left: request.effort.evaluations,
            consumes_flags: wants_flags || request.library.iter().any(|c| !c.flags_in.is_empty()),
            single: request.spec.outputs.len() == 1 && !wants_flags,
            wants_flags,
            general,
            unit: if general { 1 } else { request.spec.words as u64 },
            no_flags: vec![0; tests.lanes],
        }
    }

    fn done(&self) -> bool {
        self.left == 0 || self.found.len() >= self.request.most
    }

    /// Adds exactly `steps` steps of total weight `weight`.
    fn extend(&mut self, weight: usize, steps: usize) {
        let mut seen = Seen::new();
        let last = steps == 1;
        let pending = self.pending_flags();
        let unused = if last && self.single { self.unused() } else { Vec::new() };
        let all = if last { self.of_weight.get(weight).cloned() } else { Some((0..self.library.len()).collect()) };
        for c in all.unwrap_or_default() {
            if self.done() {
                return;
            }
            let component = &self.library[c];
            let w = component.weight;
            let fits = if last { w == weight } else { w + steps - 1 <= weight };
            // The last step must take everything that is unused.
            if !fits || component.slots > SLOTS || unused.len() > component.slots {
                continue;
            }
            if component.flags_in.is_empty() {
                if pending.is_none() {
                    self.feed(c, None, &unused, weight, steps, &mut seen);
                }
                continue;
            }
            for f in 0..self.flags.len() {
                let enough = component.flags_in.minus(self.flags[f].valid).is_empty();
                if enough && pending.is_none_or(|p| p == f) {
                    self.feed(c, Some(f as u8), &unused, weight, steps, &mut seen);
                }
            }
        }
    }

    /// Tries every way to fill the slots of component `c`.
    fn feed(&mut self, c: usize, flags: Option<u8>, unused: &[u8], weight: usize, steps: usize, seen: &mut Seen) {
        let (slots, commutative, w) = (self.library[c].slots, self.library[c].commutative, self.library[c].weight);
        let n = self.values.len();
        for code in 0..n.pow(slots as u32) {
            let mut inputs = [0u8; SLOTS];
            let mut rest = code;
            for i in inputs.iter_mut().take(slots) {
                *i = (rest % n) as u8;
                rest /= n;
            }
            if commutative && inputs[0] < inputs[1] || !unused.iter().all(|u| inputs[..slots].contains(u)) {
                continue;
            }
            if !self.general && !self.fits(c, &inputs[..slots]) {
                continue;
            }
            let step = Step { component: c, inputs, flags, offers_flags: false };
            if self.out_of_order(&step, slots) {
                continue;
            }
            if self.done() {
                return;
            }
            if steps == 1 {
                self.finish(step);
            } else {
                self.descend(step, weight - w, steps - 1, seen);
            }
        }
    }

    /// The values are of the slots' classes.
    fn fits(&self, component: usize, inputs: &[u8]) -> bool {
        let classes = &self.library[component].slot_classes;
        inputs.iter().zip(classes).all(|(&i, class)| self.values[usize::from(i)].class == *class)
    }

    /// Flags that the previous step offered and nobody has used: the next step uses them, since a step
    /// that only makes flags commutes with everything else.
    fn pending_flags(&self) -> Option<usize> {
        let previous = self.steps.len().checked_sub(1)?;
        if !self.steps[previous].offers_flags || self.wants_flags {
            return None;
        }
        self.flags.iter().position(|f| f.from == From::Step(previous) && f.uses == 0)
    }

    /// Values of steps that neither a value use nor a flag use needs so far.
    fn unused(&self) -> Vec<u8> {
        let flags_used = |from: From| self.flags.iter().any(|f| f.from == from && f.uses > 0);
        self.values
            .iter()
            .enumerate()
            .filter(|(_, v)| v.uses == 0 && matches!(v.from, From::Step(_)) && !flags_used(v.from))
            .filter(|(_, v)| !self.pending_is(v.from))
            .map(|(i, _)| i as u8)
            .collect()
    }

    /// The step's flags are about to be used by the next one.
    fn pending_is(&self, from: From) -> bool {
        self.pending_flags().is_some_and(|p| self.flags[p].from == from)
    }

    /// Steps that do not need the previous one come in ascending order.
    fn out_of_order(&self, step: &Step, slots: usize) -> bool {
        let Some(previous) = self.steps.len().checked_sub(1) else { return false };
        let source = From::Step(previous);
        let depends = step.inputs[..slots].iter().any(|&i| self.values[usize::from(i)].from == source)
            || step.flags.is_some_and(|f| self.flags[usize::from(f)].from == source);
        !depends && !self.steps[previous].offers_flags && *step < self.steps[previous]
    }

    fn descend(&mut self, step: Step, weight: usize, steps: usize, seen: &mut Seen) {
        let component = &self.library[step.component];
        let n = self.tests.lanes;
        // All lanes, and perhaps the flags.
        self.left = self.left.saturating_sub(8 * self.unit);
        let only_flags = steps == 1 && self.reads_flags.get(weight).copied().unwrap_or(false);
        let here = From::Step(self.steps.len());
        let (has_value, flags_out) = (component.result.is_some(), component.flags_out);
        let class = component.result_class;
        let mut value = Vec::new();
        if has_value {
            value = vec![0; n * self.request.spec.columns(class)];
            self.evaluate(&step, n, &mut value);
            let new = !only_flags && !self.values.iter().any(|v| v.class == class && v.lanes == value);
            if new && seen.insert(digest(class, &value, &[])) {
                self.values.push(Known { class, lanes: value.clone(), from: here, uses: 0 });
                self.take(step, weight, steps);
                self.values.pop();
            }
        }
        if !self.consumes_flags || flags_out.is_empty() || self.done() {
            return;
        }
        let flags = self.flags_of(&step, n);
        if !seen.insert(digest(class, &value, &flags)) {
            return;
        }
        self.flags.push(KnownFlags { lanes: flags, valid: flags_out, from: here, uses: 0 });
        if has_value {
            self.values.push(Known { class, lanes: value, from: here, uses: 0 });
        }
        self.take(Step { offers_flags: true, ..step }, weight, steps);
        if has_value {
            self.values.pop();
        }
        self.flags.pop();
    }

    /// Counts the step's uses, goes on, and undoes it.
    fn take(&mut self, step: Step, weight: usize, steps: usize) {
        let slots = self.library[step.component].slots;
        for &i in &step.inputs[..slots] {
            self.values[usize::from(i)].uses += 1;
        }
        if let Some(f) = step.flags {
            self.flags[usize::from(f)].uses += 1;
        }
        self.steps.push(step);
        // Each later step takes at most all its slots and leaves one value of its own.
        if !self.single || self.unused().len() <= 1 + steps * (SLOTS - 1) {
            self.extend(weight, steps);
        }
        self.steps.pop();
        for &i in &step.inputs[..slots] {
            self.values[usize::from(i)].uses -= 1;
        }
        if let Some(f) = step.flags {
            self.flags[usize::from(f)].uses -= 1;
        }
    }

    /// The result on the first `n` states, all its columns.
    fn evaluate(&mut self, step: &Step, n: usize, out: &mut [u64]) {
        let component = &self.library[step.component];
        if !component.general {
            let flags = step.flags.map_or(&self.no_flags[..n], |f| &self.flags[usize::from(f)].lanes[..n]);
            let inputs = columns(&self.values, &step.inputs[..component.slots], self.tests.lanes, n);
            return component.result(&inputs, flags, out, &mut self.buffers);
        }
        let empty: &[u64] = &[];
        let mut inputs = [empty; SLOTS];
        for (slot, &i) in inputs.iter_mut().zip(&step.inputs[..component.slots]) {
            *slot = &self.values[usize::from(i)].lanes[..n];
        }
        let flags = step.flags.map_or(&self.no_flags[..n], |f| &self.flags[usize::from(f)].lanes[..n]);
        component.result(&inputs[..component.slots], flags, &mut out[..n], &mut self.buffers);
    }

    fn flags_of(&mut self, step: &Step, n: usize) -> Vec<u8> {
        let component = &self.library[step.component];
        let slots = &step.inputs[..component.slots];
        let inputs = columns(&self.values, slots, self.tests.lanes, n);
        let flags = step.flags.map_or(&self.no_flags[..n], |f| &self.flags[usize::from(f)].lanes[..n]);
        component.flags(&inputs, flags, n, &mut self.buffers)
    }

    /// The last step: do all outputs now have a source?
    fn finish(&mut self, step: Step) {
        // Without the probe a step costs all lanes.
        self.left = self.left.saturating_sub(if self.single { self.unit } else { 8 * self.unit });
        let n = self.tests.lanes;
        let (has_value, flags_out, class) = {
            let component = &self.library[step.component];
            (component.result.is_some(), component.flags_out, component.result_class)
        };
        let columns = self.request.spec.columns(class);
        if self.single {
            if !has_value || class != self.request.spec.outputs[0].class {
                return;
            }
            let likely =
                if columns == 1 { self.probe::<PROBE>(&step, 1) } else { self.probe::<WIDE_PROBE>(&step, columns) };
            if !likely {
                return;
            }
        }
        let mut value = Vec::new();
        if has_value {
            value = vec![0; n * columns];
            self.evaluate(&step, n, &mut value);
        }
        if self.single && !self.tests.agree(0, &value, n) {
            return;
        }
        let flags = if self.single || flags_out.is_empty() { Vec::new() } else { self.flags_of(&step, n) };
        let here = self.steps.len();
        let mut sources = Vec::new();
        for (o, output) in self.request.spec.ordered_outputs().iter().enumerate() {
            let source = match output.value.port {
                Port::Flag(f) => self.flag_source(o, f, here, flags_out, &flags),
                _ => self.value_source(o, output.class, here, (class, &value)),
            };
            match source {
                Some(s) => sources.push(s),
                None => return,
            }
        }
        self.steps.push(step);
        if let Some(dag) = self.to_dag(&sources)
            && !self.found.contains(&dag)
        {
            self.found.push(dag);
        }
        self.steps.pop();
    }

    /// Whether the step agrees with the only output on the first few states. `N`: room for its words there.
    fn probe<const N: usize>(&mut self, step: &Step, columns: usize) -> bool {
        let mut words = [0; N];
        let n = PROBE.min(self.tests.lanes);
        self.evaluate(step, n, &mut words[..n * columns]);
        self.tests.agree(0, &words[..n * columns], n)
    }

    /// Where output `output` can come from; `last`: class and words of the last step's result.
    fn value_source(&self, output: usize, class: Class, here: usize, last: (Class, &[u64])) -> Option<From> {
        let n = self.tests.lanes;
        if last.0 == class && !last.1.is_empty() && self.tests.agree(output, last.1, n) {
            return Some(From::Step(here));
        }
        let agrees = |v: &&Known| v.class == class && self.tests.agree(output, &v.lanes, n);
        self.values.iter().find(agrees).map(|v| v.from)
    }

    fn flag_source(&self, output: usize, f: Flag, here: usize, valid: FlagSet, flags: &[u8]) -> Option<From> {
        let bit = |lanes: &[u8]| -> Vec<u64> { lanes.iter().map(|l| u64::from(l >> f.index() & 1)).collect() };
        if valid.contains(f) && !flags.is_empty() && self.tests.agree(output, &bit(flags), self.tests.lanes) {
            return Some(From::Step(here));
        }
        let agrees =
            |k: &&KnownFlags| k.valid.contains(f) && self.tests.agree(output, &bit(&k.lanes), self.tests.lanes);
        self.flags.iter().find(agrees).map(|k| k.from)
    }

    /// The chosen steps as a graph. `None` if some step turns out to be unused.
    fn to_dag(&self, sources: &[From]) -> Option<Dag> {
        let spec = self.request.spec;
        let (mut dag, inputs) = spec.blank();
        let mut nodes: Vec<NodeId> = Vec::new();
        let flag_input = |dag: &mut Dag, f: Flag| {
            let node = dag.push(Node { kind: Kind::InputFlag(f), origin: None, effect: false });
            Value { node, port: Port::Flag(f) }
        };
        let mut flag_inputs: Vec<(Flag, Value)> = Vec::new();
        for f in self.tests.flags.iter().map(|f| f.0) {
            let v = flag_input(&mut dag, f);
            flag_inputs.push((f, v));
        }
        let value_of = |nodes: &[NodeId], from: From| match from {
            From::Input(i) => inputs[i],
            From::Step(s) => {
                let result = self.library[self.steps[s].component].result.unwrap_or(0);
                Value { node: nodes[s], port: Port::Operand(result) }
            }
        };
        for step in &self.steps {
            let component = &self.library[step.component];
            let operands: Vec<Value> = step.inputs[..component.slots]
                .iter()
                .map(|&i| value_of(&nodes, self.values[usize::from(i)].from))
                .collect();
            let source = step.flags.map(|f| self.flags[usize::from(f)].from);
            let flag = |f: Flag| match source? {
                From::Step(s) => Some(Value { node: nodes[s], port: Port::Flag(f) }),
                From::Input(_) => flag_inputs.iter().find(|x| x.0 == f).map(|x| x.1),
            };
            nodes.push(component.append(&mut dag, &operands, &flag)?);
        }
        let outputs: Vec<Value> = spec
            .ordered_outputs()
            .iter()
            .zip(sources)
            .map(|(o, &from)| match (o.value.port, from) {
                (Port::Flag(f), From::Step(s)) => Value { node: nodes[s], port: Port::Flag(f) },
                (Port::Flag(f), From::Input(_)) => {
                    flag_inputs.iter().find(|x| x.0 == f).map(|x| x.1).expect("flag inputs were tried")
                }
                (_, from) => value_of(&nodes, from),
            })
            .collect();
        spec.set_outputs(&mut dag, &outputs);
        let alive = dag.alive();
        nodes.iter().all(|n| alive[n.index()]).then_some(dag)
    }
}

/// The first `n` states of every column of the chosen values.
fn columns<'v>(values: &'v [Known], chosen: &[u8], lanes: usize, n: usize) -> Vec<&'v [u64]> {
    let all = chosen.iter().flat_map(|&i| values[usize::from(i)].lanes.chunks_exact(lanes));
    all.map(|column| &column[..n]).collect()
}

/// 128 bits that tell lanes apart.
fn digest(class: Class, value: &[u64], flags: &[u8]) -> u128 {
    use crate::random::mix;
    let mut h = (
        0x243f_6a88_85a3_08d3u64 ^ value.len() as u64 ^ (class as u64) << 32,
        0x1319_8a2e_0370_7344u64 ^ flags.len() as u64,
    );
    for &v in value {
        h = (mix(h.0 ^ v), h.1.rotate_left(23).wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(mix(v ^ 0x5bd1)));
    }
    for chunk in flags.chunks(8) {
        let word = chunk.iter().fold(0u64, |w, &b| w << 8 | u64::from(b));
        h = (mix(h.0 ^ word ^ 0xf1a6), h.1.rotate_left(17) ^ mix(word.wrapping_add(h.0)));
    }
    u128::from(h.0) << 64 | u128::from(h.1)
}
