//! What a replacement must compute: inputs, outputs with the bits that matter, and facts.

use crate::ir::graph::{Class, Dag, Kind, LiveOut, Node, NodeId, Port, Use, Value};
use crate::ir::signature::Condition;
use crate::lift::mux::MuxGroup;
use crate::semantics::meaning::terms_of;
use crate::semantics::symbolic::{Context, Side};
use isa::eval::{Wide, eval_wide};
use isa::expr::WORD;
use isa::{ExprId, Flag, Gpr, Reg, Row, Sym, table};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

pub mod bit_moves;
pub mod bounds;
pub mod byte_function;
pub mod division;
pub mod kinds;
mod offer;
pub mod order;
pub mod product;
mod relevance;
pub mod staircase;
mod states;

pub use bounds::NumberBounds;
pub use states::Tests;

/// The largest number of general inputs: candidates name them as the sixteen registers.
pub const MAX_INPUTS: usize = 16;

/// A value from outside. Its content is the variable, zero-extended to the class's width.
#[derive(Clone, Debug)]
pub struct SpecInput {
    pub value: Value,
    pub class: Class,
    pub sym: Sym,
    /// Width of the variable: bits above are known to be 0. Flags have width 1.
    pub width: u16,
    /// What is known of a number of at most 64 bits, and of its low 32.
    pub bounds: NumberBounds,
    pub low_half: NumberBounds,
    pub term: ExprId,
    /// Its content, if it is always the same; the variable then occurs nowhere.
    pub constant: Option<Wide>,
    /// A value from inside that candidates may use as it is ([`Spec::offer`]): a function of the other inputs, so
    /// its variable occurs nowhere.
    pub offered: bool,
}

/// What is known of a value without looking at a window.
#[derive(Clone, Copy, Debug)]
pub struct ValueFacts {
    /// Bits from here on are 0.
    pub width: u16,
    /// Of a number of at most 64 bits, and of its low 32.
    pub bounds: NumberBounds,
    pub low_half: NumberBounds,
    pub constant: Option<Wide>,
}

impl ValueFacts {
    /// Nothing is known but the width.
    pub fn of_width(width: u16) -> ValueFacts {
        let (bounds, low_half) = (NumberBounds::of_bits(width), NumberBounds::of_bits(width.min(32)));
        ValueFacts { width, bounds, low_half, constant: None }
    }
}

#[derive(Clone, Debug)]
pub struct SpecOutput {
    pub value: Value,
    pub class: Class,
    pub term: ExprId,
    /// What matters of it ([`isa::Parts`]), never 0.
    pub mask: u64,
}

impl SpecInput {
    /// Whether it differs from state to state, and is no function of others.
    pub fn varies(&self) -> bool {
        self.constant.is_none() && !self.offered
    }
}

impl SpecOutput {
    /// Bits that matter in the `column`-th 64-bit word.
    pub fn bits(&self, column: usize) -> u64 {
        if self.class != Class::VECTOR {
            return self.mask;
        }
        let bytes = self.mask >> (8 * column) & 0xff;
        (0..8).filter(|b| bytes >> b & 1 == 1).fold(0, |m, b| m | 0xff << (8 * b))
    }

    /// What matters of `e`, a term for this output: two such terms are equal if the outputs are.
    pub fn relevant(&self, ctx: &mut Context, e: ExprId) -> ExprId {
        let ones = self.mask.trailing_ones() as u16;
        let low = ones > 0 && self.mask == u64::MAX >> (64 - ones);
        match self.class {
            Class::Flag => e,
            Class::VECTOR if low => ctx.arena.extract(e, 0, 8 * ones),
            Class::VECTOR => self.relevant_words(ctx, e),
            _ if low => ctx.arena.extract(e, 0, ones),
            _ => {
                let m = ctx.arena.constant(64, u128::from(self.mask));
                ctx.arena.and(e, m)
            }
        }
    }

    fn relevant_words(&self, ctx: &mut Context, e: ExprId) -> ExprId {
        let mut words = (0..8)
            .filter(|&w| self.bits(w) != 0)
            .map(|w| {
                let word = ctx.arena.extract(e, w as u16 * WORD, WORD);
                let m = ctx.arena.constant(WORD, u128::from(self.bits(w)));
                ctx.arena.and(word, m)
            })
            .collect::<Vec<_>>()
            .into_iter();
        let first = words.next().expect("some part of an output matters");
        words.fold(first, |low, word| ctx.arena.concat(word, low))
    }
}

/// The `n`-th register of a class, as candidates name inputs and outputs.
pub fn nth_register(class: Class, n: usize) -> Option<Reg> {
    class.file()?.reg(n)
}

/// Numbers things within their classes, in order.
#[derive(Default)]
struct Numbering([usize; Class::COUNT]);

impl Numbering {
    fn next(&mut self, class: Class) -> usize {
        let n = &mut self.0[class.index()];
        *n += 1;
        *n - 1
    }
}

/// Most terms of a fact that comes from the graph.
const FACT: usize = 64;

/// A piece of a graph cut out: `outputs` as functions of `inputs`.
///
/// A *candidate* for it is a [`Dag`] in which `Input` of register number `i` of a class is register input `i` of that
/// class, `InputFlag(f)` is the flag input that [`Spec::flags`] calls `f`, and whose live-outs and live-out flags are the outputs in order.
#[derive(Clone, Debug)]
pub struct Spec {
    pub ctx: Context,
    pub inputs: Vec<SpecInput>,
    pub outputs: Vec<SpecOutput>,
    pub facts: Vec<ExprId>,
    /// Nodes that disappear if all outputs are replaced.
    pub mffc: Vec<NodeId>,
    /// What was cut out, in order: the operands are values inside, or inputs, or values that no output depends on.
    pub interior: Vec<(NodeId, Node)>,
    /// 64-bit words of a vector that the window's instructions look at, or that are demanded of it: 2, 4 or 8.
    pub words: usize,
}

impl Spec {
    /// 64-bit words of a value of this class on the test states.
    pub fn columns(&self, class: Class) -> usize {
        if class == Class::VECTOR { self.words } else { 1 }
    }

    /// The only output, if that is a general register and there is nothing but general registers.
    pub fn lone_general_output(&self) -> Option<&SpecOutput> {
        let [output] = &self.outputs[..] else { return None };
        let fits =
            output.class == Class::GENERAL && self.is_general() && self.inputs.iter().all(|i| !i.value.is_flag());
        fits.then_some(output)
    }

    /// What matters of an output in a general register, on a state; what the original leaves undefined is 0.
    pub fn value_on(&self, output: &SpecOutput, state: &dyn Fn(Sym) -> u64) -> u64 {
        let content = |s: Sym| Wide::from(u128::from(state(s)));
        eval_wide(&self.ctx.arena, &[output.term], &content)[0].0[0] & output.mask
    }

    /// Whether the facts hold on a state.
    pub fn allows(&self, state: &dyn Fn(Sym) -> u64) -> bool {
        let content = |s: Sym| Wide::from(u128::from(state(s)));
        eval_wide(&self.ctx.arena, &self.facts, &content).iter().all(|holds| *holds == Wide::from(1u64))
    }

    /// Numbers that the original mentions: those in registers, and the immediates of these rows.
    pub fn mentioned(&self, of: impl Fn(&Row) -> bool) -> BTreeSet<u64> {
        let numbers = |kind: &Kind| match kind {
            Kind::Const(c) => vec![*c],
            Kind::Inst { row, operands, .. } if of(table().row(*row)) => {
                operands.iter().filter_map(|u| if let Use::Imm(i) = u { Some(*i as u64) } else { None }).collect()
            }
            _ => Vec::new(),
        };
        self.interior.iter().flat_map(|(_, node)| numbers(&node.kind)).collect()
    }

    /// Nothing but general registers and flags is in it.
    pub fn is_general(&self) -> bool {
        let general = |c: Class| matches!(c, Class::GENERAL | Class::Flag);
        self.inputs.iter().all(|i| general(i.class)) && self.outputs.iter().all(|o| general(o.class))
    }

    /// The register input that a candidate calls `r`.
    pub fn named(&self, r: Reg) -> Option<&SpecInput> {
        let class = Class::of(r);
        let mut same = self.registers().filter(|i| i.class == class).enumerate();
        same.find(|&(n, _)| nth_register(class, n) == Some(r)).map(|(_, input)| input)
    }

    /// Register inputs in candidate order.
    pub fn registers(&self) -> impl Iterator<Item = &SpecInput> {
        self.inputs.iter().filter(|i| !i.value.is_flag())
    }

    /// Flag inputs in order, with what candidates call them: each by its flag, unless there are two of a flag (the carries
    /// of two additions); those after the first are then called by flags that are no input.
    pub fn flags(&self) -> Vec<(Flag, &SpecInput)> {
        let own = |i: &SpecInput| if let Port::Flag(f) = i.value.port { Some(f) } else { None };
        let all: Vec<(Flag, &SpecInput)> = self.inputs.iter().filter_map(|i| Some((own(i)?, i))).collect();
        let mut others = Flag::ALL.into_iter().filter(|f| all.iter().all(|x| x.0 != *f));
        let named = all.iter().enumerate().filter_map(|(n, &(f, i))| {
            let again = all[..n].iter().any(|x| x.0 == f);
            Some((if again { others.next()? } else { f }, i))
        });
        named.collect()
    }

    /// Whether two inputs are the same flag.
    pub fn repeats_a_flag(&self) -> bool {
        self.flags().iter().any(|(f, i)| i.value.port != Port::Flag(*f))
    }

    /// Cuts `interior` (pure nodes and divisions, operands inside or among the inputs) out of `dag`.
    /// `None` if there are too many inputs or an output has no term.
    pub fn cut(
        dag: &Dag,
        interior: &BTreeSet<NodeId>,
        outputs: &[(Value, u64)],
        mffc: Vec<NodeId>,
        known: &dyn Fn(Value) -> ValueFacts,
    ) -> Option<Spec> {
        let mut ctx = Context::new();
        let mut given: FxHashMap<Value, ExprId> = FxHashMap::default();
        let mut inputs = Vec::new();
        for n in interior {
            for v in dag.node(*n).values() {
                if interior.contains(&v.node) || given.contains_key(&v) {
                    continue;
                }
                let class = dag.class(v);
                let known = known(v);
                let width = known.width.clamp(1, class.bits());
                let sym = ctx.sym(crate::semantics::symbolic::Var::Window(inputs.len() as u32));
                let term = match &known.constant {
                    Some(c) => ctx.arena.constant_words(class.bits(), &c.0[..usize::from(class.bits().div_ceil(WORD))]),
                    None => {
                        let var = ctx.arena.var(sym, width);
                        ctx.arena.zext(var, class.bits())
                    }
                };
                given.insert(v, term);
                let ValueFacts { bounds, low_half, constant, .. } = known;
                inputs.push(SpecInput {
                    value: v,
                    class,
                    sym,
                    width,
                    bounds,
                    low_half,
                    term,
                    constant,
                    offered: false,
                });
            }
        }
        let mut numbers = Numbering::default();
        let mut nameable = |i: &SpecInput| i.value.is_flag() || nth_register(i.class, numbers.next(i.class)).is_some();
        if !inputs.iter().all(&mut nameable) {
            return None;
        }
        let wanted: Vec<bool> = dag.iter().map(|(id, _)| interior.contains(&id)).collect();
        let t = terms_of(&mut ctx, dag, Side::Source, &given, &wanted);
        let outputs = outputs
            .iter()
            .map(|&(value, mask)| Some(SpecOutput { value, class: dag.class(value), term: *t.of.get(&value)?, mask }))
            .collect::<Option<Vec<_>>>()?;
        // The flags that a shift by nothing would leave matter to its flags, not to its result.
        let terms: Vec<ExprId> = outputs.iter().map(|o| o.term).collect();
        let variables = ctx.arena.variables(&terms);
        inputs.retain(|i| i.constant.is_some() || variables.iter().any(|(s, _)| *s == i.sym));
        if inputs.iter().filter(|i| i.value.is_flag()).count() > Flag::ALL.len() {
            return None;
        }
        let mut numbers = Numbering::default();
        let mut nameable = |o: &SpecOutput| o.value.is_flag() || nth_register(o.class, numbers.next(o.class)).is_some();
        if !outputs.iter().all(&mut nameable) {
            return None;
        }
        let words = words(dag, interior, &outputs);
        let mut facts: Vec<ExprId> = dag.facts.iter().filter_map(|c| fact(&mut ctx, dag, &inputs, c)).collect();
        facts.extend(inputs.iter().flat_map(|i| i.facts(&mut ctx)).collect::<Vec<_>>());
        // What comes of a division is wanted where it does not fault.
        let faults: BTreeMap<NodeId, ExprId> = t.fault.into_iter().filter(|(n, _)| interior.contains(n)).collect();
        for fault in faults.into_values() {
            let holds = ctx.arena.not(fault);
            let own = |(s, _): &(Sym, u16)| inputs.iter().any(|i| i.sym == *s);
            facts.extend(ctx.arena.variables(&[holds]).iter().all(own).then_some(holds));
        }
        let interior = interior.iter().map(|&n| (n, dag.node(n).clone())).collect();
        Some(Spec { ctx, inputs, outputs, facts, mffc, interior, words })
    }

    /// Adds a fact: whether the condition of a mux group of `dag` holds, if the inputs say so in few terms.
    pub fn assume(&mut self, dag: &Dag, group: &MuxGroup, holds: bool) {
        let given: FxHashMap<Value, ExprId> = self.inputs.iter().map(|i| (i.value, i.term)).collect();
        let Some(wanted) = between(dag, &given, group.flags.iter().map(|f| f.1)) else { return };
        let of = terms_of(&mut self.ctx, dag, Side::Source, &given, &wanted).of;
        let Some(term) = group.term_of(&mut self.ctx, &of) else { return };
        let fact = if holds { term } else { self.ctx.arena.not(term) };
        let arena = &self.ctx.arena;
        let own = |(s, _): &(Sym, u16)| self.inputs.iter().any(|i| i.sym == *s);
        if arena.reachable(&[fact]).len() <= FACT && arena.variables(&[fact]).iter().all(own) {
            self.facts.push(fact);
        }
    }

    /// Terms of a candidate's outputs over the spec's variables.
    pub fn candidate_terms(&self, ctx: &mut Context, candidate: &Dag) -> Option<Vec<ExprId>> {
        let mut given = FxHashMap::default();
        for (id, node) in candidate.iter() {
            match node.kind {
                Kind::Input(r) => {
                    let input = self.named(r)?;
                    given.insert(Value { node: id, port: Port::Whole }, input.term);
                }
                Kind::InputFlag(f) => {
                    let input = self.flags().into_iter().find(|i| i.0 == f)?.1;
                    given.insert(Value { node: id, port: Port::Flag(f) }, input.term);
                }
                _ => {}
            }
        }
        let t = crate::semantics::meaning::terms(ctx, candidate, Side::Target, &given);
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
        let mut numbers = Numbering::default();
        let values = self
            .registers()
            .map(|i| {
                let reg = nth_register(i.class, numbers.next(i.class)).expect("checked when it was cut");
                let kind = Kind::Input(reg);
                let node = dag.push(Node { kind, origin: None, effect: false });
                Value { node, port: Port::Whole }
            })
            .collect();
        (dag, values)
    }

    /// Sets a candidate's outputs, in the order of [`Spec::ordered_outputs`].
    pub fn set_outputs(&self, dag: &mut Dag, values: &[Value]) {
        let mut numbers = Numbering::default();
        for (o, &value) in self.ordered_outputs().iter().zip(values) {
            match o.value.port {
                Port::Flag(f) => dag.live_out_flags.push((f, value)),
                _ => {
                    let reg = nth_register(o.class, numbers.next(o.class)).expect("checked when it was cut");
                    dag.live_out.push(LiveOut { reg, value, mask: o.mask });
                }
            }
        }
    }
}

/// A condition on the graph's inputs as a term over a window's; `None` if it speaks of others.
fn fact(ctx: &mut Context, dag: &Dag, inputs: &[SpecInput], c: &Condition) -> Option<ExprId> {
    let content = |g: Gpr| {
        let same = |i: &&SpecInput| dag.node(i.value.node).kind == Kind::Input(Reg::of(g)) && i.constant.is_none();
        inputs.iter().find(same).map(|i| i.term)
    };
    if !c.registers().into_iter().all(|g| content(g).is_some()) {
        return None;
    }
    let nothing = ctx.arena.constant(64, 0);
    Some(c.expr(&mut ctx.arena, &|g| content(g).unwrap_or(nothing)))
}

/// Nodes that lie between `given` values and others, marked; `None` if something else comes in.
fn between(dag: &Dag, given: &FxHashMap<Value, ExprId>, to: impl Iterator<Item = Value>) -> Option<Vec<bool>> {
    let mut wanted = vec![false; dag.len()];
    let mut stack: Vec<Value> = to.collect();
    while let Some(v) = stack.pop() {
        if given.contains_key(&v) || wanted[v.node.index()] {
            continue;
        }
        let node = dag.node(v.node);
        if node.effect || !matches!(node.kind, Kind::Inst { .. } | Kind::Const(_)) {
            return None;
        }
        wanted[v.node.index()] = true;
        stack.extend(node.values());
    }
    Some(wanted)
}

/// [`Spec::words`]: as wide as the widest vector operand inside, and as what is demanded outside.
fn words(dag: &Dag, interior: &BTreeSet<NodeId>, outputs: &[SpecOutput]) -> usize {
    let rows = interior.iter().filter_map(|&n| match &dag.node(n).kind {
        Kind::Inst { row, .. } => Some(table().row(*row)),
        _ => None,
    });
    let computed = rows.flat_map(|r| &r.operands).filter(|o| o.kinds.vector()).map(|o| o.width.bits());
    let vectors = outputs.iter().filter(|o| o.class == Class::VECTOR);
    let demanded = vectors.map(|o| 8 * (64 - o.mask.leading_zeros() as u16));
    let widest = computed.chain(demanded).max().unwrap_or(0);
    usize::from(widest.max(128).next_power_of_two() / WORD)
}
