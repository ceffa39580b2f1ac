//! What a replacement must compute: inputs, outputs with the bits that matter, and facts.

use crate::graph::{Dag, Kind, LiveOut, NodeId, Port, Value};
use crate::meaning::terms_of;
use crate::random::Random;
use crate::symbolic::{Context, Side};
use isa::{ExprId, Flag, Gpr, Sym};
use std::collections::{BTreeSet, HashMap};

/// The largest number of inputs: candidates name them as the sixteen registers.
pub const MAX_INPUTS: usize = 16;

/// A value from outside. Its content is the variable, zero-extended to 64 bits.
#[derive(Clone, Debug)]
pub struct SpecInput {
    pub value: Value,
    pub sym: Sym,
    /// Width of the variable: bits above are known to be 0. Flags have width 1.
    pub width: u16,
    pub term: ExprId,
}

#[derive(Clone, Debug)]
pub struct SpecOutput {
    pub value: Value,
    pub term: ExprId,
    /// Bits that matter, never 0.
    pub mask: u64,
}

/// A piece of a graph cut out: `outputs` as functions of `inputs`.
///
/// A *candidate* for it is a [`Dag`] in which `Input` of register number `i` is register input `i`,
/// `InputFlag(f)` is the flag input `f`, and whose live-outs and live-out flags are the outputs in order.
#[derive(Clone, Debug)]
pub struct Spec {
    pub ctx: Context,
    pub inputs: Vec<SpecInput>,
    pub outputs: Vec<SpecOutput>,
    pub facts: Vec<ExprId>,
    /// Nodes that disappear if all outputs are replaced.
    pub dying: Vec<NodeId>,
}

impl Spec {
    /// Register inputs in candidate order.
    pub fn registers(&self) -> impl Iterator<Item = &SpecInput> {
        self.inputs.iter().filter(|i| !i.value.is_flag())
    }

    /// Cuts `interior` (pure nodes, operands inside or among the inputs) out of `dag`.
    /// `None` if there are too many inputs or an output has no term.
    pub fn cut(
        dag: &Dag,
        interior: &BTreeSet<NodeId>,
        outputs: &[(Value, u64)],
        dying: Vec<NodeId>,
        known_width: &dyn Fn(Value) -> u16,
    ) -> Option<Spec> {
        let mut ctx = Context::new();
        let mut given: HashMap<Value, ExprId> = HashMap::new();
        let mut inputs = Vec::new();
        for n in interior {
            for v in dag.node(*n).values() {
                if interior.contains(&v.node) || given.contains_key(&v) {
                    continue;
                }
                let width = if v.is_flag() { 1 } else { known_width(v).clamp(1, 64) };
                let sym = ctx.sym(crate::symbolic::Var::Window(inputs.len() as u32));
                let var = ctx.arena.var(sym, width);
                let term = if v.is_flag() { var } else { ctx.arena.zext(var, 64) };
                given.insert(v, term);
                inputs.push(SpecInput { value: v, sym, width, term });
            }
        }
        if inputs.iter().filter(|i| !i.value.is_flag()).count() > MAX_INPUTS {
            return None;
        }
        let wanted: Vec<bool> = dag.iter().map(|(id, _)| interior.contains(&id)).collect();
        let t = terms_of(&mut ctx, dag, Side::Source, &given, &wanted);
        let outputs = outputs
            .iter()
            .map(|&(value, mask)| Some(SpecOutput { value, term: *t.of.get(&value)?, mask }))
            .collect::<Option<Vec<_>>>()?;
        Some(Spec { ctx, inputs, outputs, facts: Vec::new(), dying })
    }

    /// Takes out inputs that no output depends on (the dead upper part of a register that only its low
    /// byte was written in): they are set to 0, once that is proved to change nothing.
    pub fn drop_irrelevant(&mut self, limits: crate::smt::Limits) {
        let mut n = 0;
        while n < self.inputs.len() {
            match self.without(n, limits) {
                Some(outputs) => {
                    for (o, term) in self.outputs.iter_mut().zip(outputs) {
                        o.term = term;
                    }
                    self.inputs.remove(n);
                }
                None => n += 1,
            }
        }
    }

    /// The outputs with input `n` set to 0, if that is proved to change none.
    fn without(&mut self, n: usize, limits: crate::smt::Limits) -> Option<Vec<ExprId>> {
        let input = self.inputs[n].clone();
        let zero = self.ctx.arena.constant(input.width, 0);
        let map = HashMap::from([(input.sym, zero)]);
        let terms: Vec<ExprId> = self.outputs.iter().map(|o| o.term).collect();
        let new = self.ctx.arena.substitute(&terms, &map);
        let always = self.ctx.arena.bool(true);
        let mut stats = crate::prove::Stats::default();
        for (o, (&old, &new)) in self.outputs.iter().zip(terms.iter().zip(&new)) {
            let (source, target) = if o.value.is_flag() {
                (old, new)
            } else {
                let m = self.ctx.arena.constant(64, u128::from(o.mask));
                (self.ctx.arena.and(old, m), self.ctx.arena.and(new, m))
            };
            let goal = crate::prove::Goal { name: String::new(), assumption: always, source, target };
            let v = crate::prove::prove(&mut self.ctx, &goal, &self.facts, limits, &mut stats);
            if v != crate::prove::Verdict::Proved {
                return None;
            }
        }
        Some(new)
    }

    /// Terms of a candidate's outputs over the spec's variables.
    pub fn candidate_terms(&self, ctx: &mut Context, candidate: &Dag) -> Option<Vec<ExprId>> {
        let mut given = HashMap::new();
        let registers: Vec<&SpecInput> = self.registers().collect();
        for (id, node) in candidate.iter() {
            match node.kind {
                Kind::Input(g) => {
                    let input = registers.get(g.index())?;
                    given.insert(Value { node: id, port: Port::Whole }, input.term);
                }
                Kind::InputFlag(f) => {
                    let input = self.inputs.iter().find(|i| i.value.port == Port::Flag(f))?;
                    given.insert(Value { node: id, port: Port::Flag(f) }, input.term);
                }
                _ => {}
            }
        }
        let t = crate::meaning::terms(ctx, candidate, Side::Target, &given);
        candidate
            .live_out
            .iter()
            .map(|l| l.value)
            .chain(candidate.live_out_flags.iter().map(|(_, v)| *v))
            .map(|v| t.of.get(&v).copied())
            .collect()
    }

    /// Outputs in candidate order: registers first, then flags.
    pub fn ordered_outputs(&self) -> Vec<&SpecOutput> {
        let registers = self.outputs.iter().filter(|o| !o.value.is_flag());
        registers.chain(self.outputs.iter().filter(|o| o.value.is_flag())).collect()
    }

    /// An empty candidate: inputs as nodes, no outputs. Returns the values of the register inputs.
    pub fn blank(&self) -> (Dag, Vec<Value>) {
        let mut dag = Dag::new();
        let values = self
            .registers()
            .enumerate()
            .map(|(i, _)| {
                let kind = Kind::Input(Gpr::new(i).expect("at most sixteen inputs").into());
                let node = dag.push(crate::graph::Node { kind, origin: None, effect: false });
                Value { node, port: Port::Whole }
            })
            .collect();
        (dag, values)
    }

    /// Sets a candidate's outputs, in the order of [`Spec::ordered_outputs`].
    pub fn set_outputs(&self, dag: &mut Dag, values: &[Value]) {
        for (i, (o, &value)) in self.ordered_outputs().iter().zip(values).enumerate() {
            match o.value.port {
                Port::Flag(f) => dag.live_out_flags.push((f, value)),
                _ => {
                    let reg = Gpr::new(i).expect("at most sixteen outputs").into();
                    dag.live_out.push(LiveOut { reg, value, mask: o.mask });
                }
            }
        }
    }
}

/// States on which candidates are tried: one lane per state.
#[derive(Clone, Debug)]
pub struct Tests {
    /// `[register input][lane]`.
    pub registers: Vec<Vec<u64>>,
    /// Flag inputs: `(flag, [lane])`.
    pub flags: Vec<(Flag, Vec<u64>)>,
    /// `[output in candidate order][lane]`: what the output must be on `care`.
    pub want: Vec<Vec<u64>>,
    /// Bits that matter and are not left undefined by the original.
    pub care: Vec<Vec<u64>>,
    pub lanes: usize,
}

impl Tests {
    /// `n` seeded states. States that break a fact are left out.
    pub fn sample(spec: &Spec, n: usize, seed: u64) -> Tests {
        let mut r = Random::new(seed);
        let mut tests = Tests::empty(spec);
        for k in 0..n * 4 {
            if tests.lanes == n {
                break;
            }
            let values: HashMap<Sym, u64> = spec
                .inputs
                .iter()
                .map(|i| {
                    let v = if k % 2 == 0 { r.wide() } else { r.interesting(i.width) };
                    (i.sym, (v & isa::expr::mask(i.width)) as u64)
                })
                .collect();
            tests.push(spec, &values);
        }
        tests
    }

    fn empty(spec: &Spec) -> Tests {
        let flags = spec.inputs.iter().filter_map(|i| match i.value.port {
            Port::Flag(f) => Some((f, Vec::new())),
            _ => None,
        });
        let outputs = spec.outputs.len();
        Tests {
            registers: vec![Vec::new(); spec.registers().count()],
            flags: flags.collect(),
            want: vec![Vec::new(); outputs],
            care: vec![Vec::new(); outputs],
            lanes: 0,
        }
    }

    /// Adds one state; the undefined results of the original are tried as zeros and as ones, and bits
    /// that then differ do not matter.
    pub fn push(&mut self, spec: &Spec, values: &HashMap<Sym, u64>) {
        let outputs = spec.ordered_outputs();
        let terms: Vec<ExprId> = outputs.iter().map(|o| o.term).chain(spec.facts.iter().copied()).collect();
        let run = |unknown: u128| {
            isa::eval::eval(&spec.ctx.arena, &terms, &|s| values.get(&s).map_or(unknown, |v| u128::from(*v)))
        };
        let (zeros, ones) = (run(0), run(u128::MAX));
        if zeros[outputs.len()..].contains(&0) {
            return;
        }
        for (i, reg) in spec.registers().enumerate() {
            self.registers[i].push(values.get(&reg.sym).copied().unwrap_or(0));
        }
        let flag_inputs = spec.inputs.iter().filter(|i| i.value.is_flag());
        for ((_, lanes), input) in self.flags.iter_mut().zip(flag_inputs) {
            lanes.push(values.get(&input.sym).copied().unwrap_or(0));
        }
        for (i, o) in outputs.iter().enumerate() {
            self.want[i].push(zeros[i] as u64);
            self.care[i].push(o.mask & !(zeros[i] ^ ones[i]) as u64);
        }
        self.lanes += 1;
    }
}
