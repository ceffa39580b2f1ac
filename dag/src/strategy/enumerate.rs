//! Bottom-up enumeration of straight-line programs over components, on test states.
//!
//! Programs grow instruction by instruction. Observational equivalence drops a step whose value on the
//! tests exists already; a canonical order drops permutations of independent steps; a step that nobody
//! can use any more is not taken. The last step is only looked for among those that use everything that
//! is still unused, first on a few lanes. When a pass ends without a candidate, no program of that
//! length over the library agrees with the spec on the tests: a certificate.

use super::{Proposal, Request, Strategy};
use crate::component::{Buffers, Component};
use crate::graph::{Dag, Kind, Node, NodeId, Port, Value};
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
            return Proposal::Exhausted;
        }
        let mut search = Search::new(request);
        search.extend(request.length);
        if !search.found.is_empty() {
            Proposal::Candidates(search.found)
        } else if search.left == 0 {
            Proposal::Limit("evaluations")
        } else {
            Proposal::Exhausted
        }
    }
}

/// A value on all lanes.
struct Known {
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

/// One chosen instruction: which component over which values and flags.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Step {
    component: usize,
    inputs: Vec<usize>,
    flags: Option<usize>,
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
    no_flags: Vec<u8>,
}

/// Lanes tried before the rest.
const PROBE: usize = 4;

impl<'a> Search<'a> {
    fn new(request: &'a Request<'a>) -> Search<'a> {
        let tests = request.tests;
        let values = tests
            .registers
            .iter()
            .enumerate()
            .map(|(i, lanes)| Known { lanes: lanes.clone(), from: From::Input(i), uses: 0 })
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
        Search {
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
            no_flags: vec![0; tests.lanes],
        }
    }

    fn done(&self) -> bool {
        self.left == 0 || self.found.len() >= self.request.most
    }

    /// Adds steps of total weight `weight`.
    fn extend(&mut self, weight: usize) {
        let mut siblings: HashSet<(Vec<u64>, Vec<u8>)> = HashSet::new();
        for c in 0..self.library.len() {
            let w = self.library[c].weight;
            if w > weight {
                continue;
            }
            let last = w == weight;
            for step in self.instances(c, last) {
                if self.done() {
                    return;
                }
                if last {
                    self.finish(step);
                } else {
                    self.descend(step, weight - w, &mut siblings);
                }
            }
        }
    }

    /// Ways to feed component `c`, in canonical order. As a last step only those that use all that is unused.
    fn instances(&self, c: usize, last: bool) -> Vec<Step> {
        let component = &self.library[c];
        let mut out = Vec::new();
        let flag_sources: Vec<Option<usize>> = if component.flags_in.is_empty() {
            vec![None]
        } else {
            (0..self.flags.len())
                .filter(|&f| component.flags_in.minus(self.flags[f].valid).is_empty())
                .map(Some)
                .collect()
        };
        // A step that only made flags is used at once (it commutes with everything else).
        let pending = self.pending_flags();
        for flags in flag_sources {
            if pending.is_some() && flags != pending {
                continue;
            }
            let n = self.values.len();
            let total = n.pow(component.slots as u32);
            for code in 0..total {
                let mut inputs = Vec::with_capacity(component.slots);
                let mut rest = code;
                for _ in 0..component.slots {
                    inputs.push(rest % n);
                    rest /= n;
                }
                if component.commutative && inputs[0] < inputs[1] {
                    continue;
                }
                let step = Step { component: c, inputs, flags, offers_flags: false };
                if last && !self.uses_all(&step) {
                    continue;
                }
                if self.out_of_order(&step) {
                    continue;
                }
                out.push(step);
            }
        }
        out
    }

    /// Flags that the previous step offered and nobody has used.
    fn pending_flags(&self) -> Option<usize> {
        let previous = self.steps.len().checked_sub(1)?;
        let wants_flags = self.request.spec.outputs.iter().any(|o| o.value.is_flag());
        if !self.steps[previous].offers_flags || wants_flags {
            return None;
        }
        self.flags.iter().position(|f| f.from == From::Step(previous) && f.uses == 0)
    }

    fn uses_all(&self, step: &Step) -> bool {
        if self.request.spec.outputs.len() > 1 {
            return true;
        }
        (0..self.steps.len()).all(|s| {
            let source = From::Step(s);
            let used = self.values.iter().any(|v| v.from == source && v.uses > 0)
                || self.flags.iter().any(|f| f.from == source && f.uses > 0);
            used || step.inputs.iter().any(|&i| self.values[i].from == source)
                || step.flags.is_some_and(|f| self.flags[f].from == source)
        })
    }

    /// Steps that do not need the previous one come in ascending order.
    fn out_of_order(&self, step: &Step) -> bool {
        let Some(previous) = self.steps.len().checked_sub(1) else { return false };
        let source = From::Step(previous);
        let depends = step.inputs.iter().any(|&i| self.values[i].from == source)
            || step.flags.is_some_and(|f| self.flags[f].from == source);
        !depends && !self.steps[previous].offers_flags && *step < self.steps[previous]
    }

    fn descend(&mut self, step: Step, weight: usize, siblings: &mut HashSet<(Vec<u64>, Vec<u8>)>) {
        let component = &self.library[step.component];
        let n = self.tests.lanes;
        self.left = self.left.saturating_sub(1);
        let mut value = vec![0; n];
        if component.result.is_some() {
            self.evaluate(&step, n, &mut value);
            if self.values.iter().any(|v| v.lanes == value) && component.flags_out.is_empty() {
                return;
            }
        }
        if component.result.is_some()
            && !self.values.iter().any(|v| v.lanes == value)
            && siblings.insert((value.clone(), Vec::new()))
        {
            self.values.push(Known { lanes: value.clone(), from: From::Step(self.steps.len()), uses: 0 });
            self.take(step.clone(), weight);
            self.values.pop();
        }
        if !self.consumes_flags || component.flags_out.is_empty() || self.done() {
            return;
        }
        let flags = self.flags_of(&step, n);
        if !siblings.insert((if component.result.is_some() { value.clone() } else { Vec::new() }, flags.clone())) {
            return;
        }
        let here = From::Step(self.steps.len());
        let valid = component.flags_out;
        let has_value = component.result.is_some();
        self.flags.push(KnownFlags { lanes: flags, valid, from: here, uses: 0 });
        if has_value {
            self.values.push(Known { lanes: value, from: here, uses: 0 });
        }
        self.take(Step { offers_flags: true, ..step }, weight);
        if has_value {
            self.values.pop();
        }
        self.flags.pop();
    }

    /// Counts the step's uses, goes on, and undoes it.
    fn take(&mut self, step: Step, weight: usize) {
        for &i in &step.inputs {
            self.values[i].uses += 1;
        }
        if let Some(f) = step.flags {
            self.flags[f].uses += 1;
        }
        self.steps.push(step);
        if self.unused() <= 4 * weight {
            self.extend(weight);
        }
        let step = self.steps.pop().expect("pushed above");
        for &i in &step.inputs {
            self.values[i].uses -= 1;
        }
        if let Some(f) = step.flags {
            self.flags[f].uses -= 1;
        }
    }

    fn unused(&self) -> usize {
        self.values.iter().filter(|v| v.uses == 0 && matches!(v.from, From::Step(_))).count()
    }

    fn evaluate(&mut self, step: &Step, n: usize, out: &mut [u64]) {
        let component = &self.library[step.component];
        let empty: &[u64] = &[];
        let mut inputs = [empty; 4];
        for (slot, &i) in inputs.iter_mut().zip(&step.inputs) {
            *slot = &self.values[i].lanes[..n];
        }
        let flags = step.flags.map_or(&self.no_flags[..n], |f| &self.flags[f].lanes[..n]);
        component.result(&inputs[..step.inputs.len()], flags, &mut out[..n], &mut self.buffers);
    }

    fn flags_of(&mut self, step: &Step, n: usize) -> Vec<u8> {
        let component = &self.library[step.component];
        let inputs: Vec<&[u64]> = step.inputs.iter().map(|&i| &self.values[i].lanes[..n]).collect();
        let flags = step.flags.map_or(&self.no_flags[..n], |f| &self.flags[f].lanes[..n]);
        component.flags(&inputs, flags, n, &mut self.buffers)
    }

    /// The last step: do all outputs now have a source?
    fn finish(&mut self, step: Step) {
        self.left = self.left.saturating_sub(1);
        let component = &self.library[step.component];
        let n = self.tests.lanes;
        let single = self.request.spec.outputs.len() == 1 && !self.request.spec.outputs[0].value.is_flag();
        let mut value = Vec::new();
        if component.result.is_some() {
            if single {
                let mut probe = [0; PROBE];
                let p = PROBE.min(n);
                self.evaluate(&step, p, &mut probe);
                if !self.agrees(0, &probe[..p]) {
                    return;
                }
            }
            value = vec![0; n];
            self.evaluate(&step, n, &mut value);
            if single && !self.agrees(0, &value) {
                return;
            }
        } else if single {
            return;
        }
        let flags = if single || component.flags_out.is_empty() { Vec::new() } else { self.flags_of(&step, n) };
        let here = self.steps.len();
        let mut sources = Vec::new();
        for (o, output) in self.request.spec.ordered_outputs().iter().enumerate() {
            let source = match output.value.port {
                Port::Flag(f) => self.flag_source(o, f, here, component.flags_out, &flags),
                _ => self.value_source(o, here, &value),
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

    fn agrees(&self, output: usize, lanes: &[u64]) -> bool {
        let (want, care) = (&self.tests.want[output], &self.tests.care[output]);
        lanes.iter().enumerate().all(|(k, v)| (v ^ want[k]) & care[k] == 0)
    }

    fn value_source(&self, output: usize, here: usize, value: &[u64]) -> Option<From> {
        if !value.is_empty() && self.agrees(output, value) {
            return Some(From::Step(here));
        }
        self.values.iter().find(|v| self.agrees(output, &v.lanes)).map(|v| v.from)
    }

    fn flag_source(&self, output: usize, f: Flag, here: usize, valid: FlagSet, flags: &[u8]) -> Option<From> {
        let bit = |lanes: &[u8]| -> Vec<u64> { lanes.iter().map(|l| u64::from(l >> f.index() & 1)).collect() };
        if valid.contains(f) && !flags.is_empty() && self.agrees(output, &bit(flags)) {
            return Some(From::Step(here));
        }
        self.flags.iter().find(|k| k.valid.contains(f) && self.agrees(output, &bit(&k.lanes))).map(|k| k.from)
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
            let operands: Vec<Value> = step.inputs.iter().map(|&i| value_of(&nodes, self.values[i].from)).collect();
            let source = step.flags.map(|f| self.flags[f].from);
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
