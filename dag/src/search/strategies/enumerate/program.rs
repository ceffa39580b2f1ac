//! Complete programs: does every output have a source, and what is the program as a graph?

use super::{ChosenStep, EnumerationSearch, ValueSource, SLOTS, flag_groups};
use crate::ir::graph::{Class, Dag, Kind, Node, NodeId, Port, Value};
use isa::Flag;

/// What the last step computes on all states.
struct Computed {
    class: Class,
    words: Vec<u64>,
    flags: Vec<u8>,
    here: ValueSource,
}

impl EnumerationSearch<'_> {
    /// Adds the program of the chosen steps and `last`, if every output has a source and every step a use.
    pub fn complete(&mut self, last: Option<ChosenStep>) {
        let computed = last.as_ref().map(|l| self.compute(l));
        let outputs = 0..self.request.spec.outputs.len();
        let sources: Option<Vec<ValueSource>> = outputs.map(|o| self.source(o, last.as_ref(), computed.as_ref())).collect();
        let Some(sources) = sources else { return };
        let pushed = last.is_some();
        self.steps.extend(last);
        if let Some(dag) = self.to_dag(&sources)
            && !self.found.contains(&dag)
        {
            self.found.push(dag);
        }
        if pushed {
            self.steps.pop();
        }
    }

    fn compute(&mut self, step: &ChosenStep) -> Computed {
        let component = &self.library[step.component];
        let n = self.states;
        self.left = self.left.saturating_sub(n as u64);
        let chosen = step.inputs[..component.slots].iter();
        let inputs: Vec<&[u64]> = chosen.flat_map(|&i| self.values[usize::from(i)].words.chunks_exact(n)).collect();
        let flags = step.flags.map_or(&self.no_flags[..], |f| &self.flags[usize::from(f)].states);
        let class = component.result_class;
        let has_value = component.result.is_some();
        let mut words = vec![0; if has_value { n * self.request.spec.columns(class) } else { 0 }];
        if has_value {
            component.result(&inputs, flags, &mut words, &mut self.buffers);
        }
        let makes_flags = !component.flags_out.is_empty() && !self.single;
        let flags = if makes_flags { component.flags(&inputs, flags, n, &mut self.buffers) } else { Vec::new() };
        Computed { class, words, flags, here: ValueSource::Step(self.steps.len()) }
    }

    /// Where output `output` can come from: the last step first.
    fn source(&self, output: usize, last: Option<&ChosenStep>, computed: Option<&Computed>) -> Option<ValueSource> {
        let o = self.outputs[output];
        let of_last = |l: &ChosenStep, c: &Computed| match o.value.port {
            Port::Flag(f) => {
                let component = &self.library[l.component];
                component.flags_out.contains(f) && !c.flags.is_empty() && self.flag_agrees(output, f, &c.flags)
            }
            _ => c.class == o.class && !c.words.is_empty() && self.tests.agree(output, &c.words, self.states),
        };
        match last.zip(computed) {
            Some((l, c)) if of_last(l, c) => Some(c.here),
            _ => self.known_source(output),
        }
    }

    /// The chosen steps as a graph. `None` if some step turns out to be unused.
    fn to_dag(&self, sources: &[ValueSource]) -> Option<Dag> {
        let spec = self.request.spec;
        let (mut dag, inputs) = spec.blank();
        let mut nodes: Vec<NodeId> = Vec::new();
        let mut flag_inputs: Vec<(usize, Port, Value)> = Vec::new();
        for ((name, input), group) in spec.flags().into_iter().zip(flag_groups(spec)) {
            let node = dag.push(Node { kind: Kind::InputFlag(name), origin: None, effect: false });
            flag_inputs.push((group, input.value.port, Value { node, port: Port::Flag(name) }));
        }
        let flag_input = |group: usize, f: Flag| {
            let mut all = flag_inputs.iter();
            all.find(|(g, port, _)| *g == group && *port == Port::Flag(f)).map(|x| x.2)
        };
        let value_of = |nodes: &[NodeId], from: ValueSource| match from {
            ValueSource::Input(i) => Some(inputs[i]),
            ValueSource::Step(s) => {
                let port = self.library[self.steps[s].component].result?;
                Some(Value { node: nodes[s], port })
            }
        };
        for step in &self.steps {
            let component = &self.library[step.component];
            let chosen = step.inputs[..component.slots.min(SLOTS)].iter();
            let operands: Option<Vec<Value>> =
                chosen.map(|&i| value_of(&nodes, self.values[usize::from(i)].from)).collect();
            let source = step.flags.map(|f| self.flags[usize::from(f)].from);
            let flag = |f: Flag| match source? {
                ValueSource::Step(s) => Some(Value { node: nodes[s], port: Port::Flag(f) }),
                ValueSource::Input(group) => flag_input(group, f),
            };
            nodes.push(component.append(&mut dag, &operands?, &flag)?);
        }
        let output = |port: Port, from: ValueSource| match (port, from) {
            (Port::Flag(f), ValueSource::Step(s)) => Some(Value { node: nodes[s], port: Port::Flag(f) }),
            (Port::Flag(f), ValueSource::Input(group)) => flag_input(group, f),
            (_, from) => value_of(&nodes, from),
        };
        let values: Option<Vec<Value>> =
            self.outputs.iter().zip(sources).map(|(o, &s)| output(o.value.port, s)).collect();
        spec.set_outputs(&mut dag, &values?);
        let alive = dag.alive();
        nodes.iter().all(|n| alive[n.index()]).then_some(dag)
    }
}
