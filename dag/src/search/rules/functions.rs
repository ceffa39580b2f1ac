//! Functions that right sides of rules and single instructions compute, found again by what they give on fixed states,
//! whatever the shape of what computes the same (Boolean matching, as in technology mapping and in rewriting by cuts:
//! Mishchenko, Chatterjee, Brayton, DAC 2006). What is found is a proposal like any other.

use crate::ir::graph::{Class, Dag, Kind, LiveOut, Node, Port, Value};
use crate::ir::random::Random;
use crate::search::components::{Component, ImmediatePool, LibrarySpec, library};
use crate::search::spec::{Spec, SpecInput, nth_register};
use crate::search::windows::weight;
use crate::semantics::meaning::terms;
use crate::semantics::symbolic::{Context, Side, Var};
use isa::eval::Batch;
use isa::expr::mask;
use isa::{Feature, FeatureSet, FlagSet, OperationKind, Sym, Width};
use rustc_hash::{FxHashMap, FxHashSet};
use std::hash::{BuildHasher, BuildHasherDefault};

/// Inputs that a function may have.
pub const MOST_INPUTS: usize = 3;
/// States that functions are compared on.
const STATES: usize = 8;
/// Bits of an input that functions are told apart by: counts of 32 and of 64 bits, bytes, and whole numbers.
const INPUT_BITS: [u16; 5] = [5, 6, 8, 32, 64];
/// The same where there are many inputs.
const FEW_INPUT_BITS: [u16; 2] = [6, 64];
/// Bits of the result.
const RESULT_BITS: [u16; 5] = [4, 8, 16, 32, 64];

/// Functions by what they give.
#[derive(Debug, Default)]
pub struct FunctionTable {
    programs: Vec<FunctionProgram>,
    by_values: FxHashMap<FunctionKey, Vec<usize>>,
}

/// What computes a function: inputs and the output are named as in candidates.
#[derive(Debug)]
struct FunctionProgram {
    dag: Dag,
    inputs: usize,
    /// That the CPU must have.
    features: FeatureSet,
}

/// What a function gives on the fixed states.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct FunctionKey {
    /// Of each input.
    input_bits: Vec<u16>,
    result_bits: u16,
    /// A digest.
    values: u64,
}

impl FunctionKey {
    fn new(input_bits: &[u16], result_bits: u16, results: &[u64]) -> FunctionKey {
        let low: Vec<u64> = results.iter().map(|r| r & mask(result_bits) as u64).collect();
        let values = BuildHasherDefault::<rustc_hash::FxHasher>::default().hash_one(low);
        FunctionKey { input_bits: input_bits.to_vec(), result_bits, values }
    }
}

/// What the `n`-th input holds in a state, of its low `bits`: all ones, numbers with zeros at both ends and others, but never 0,
/// for which much is not defined.
fn content(n: usize, state: usize, bits: u16) -> u64 {
    if state == 0 {
        return mask(bits) as u64;
    }
    let mut random = Random::numbered(0xf0c, (state * MOST_INPUTS + n) as u64);
    let [low, high] = [0, 0].map(|_: usize| random.below(usize::from(bits)));
    let number = random.next() & mask(bits) as u64;
    let number = match state % 3 {
        0 => number,
        1 => number >> high,
        _ => (number >> high << low) & mask(bits) as u64,
    };
    let lowest = random.below(usize::from(bits.min(32)));
    if number & mask(32) as u64 == 0 { number | 1 << lowest } else { number }
}

/// The widths by which inputs of a function of so many are told apart.
fn input_bits(inputs: usize) -> &'static [u16] {
    if inputs == MOST_INPUTS { &FEW_INPUT_BITS } else { &INPUT_BITS }
}

impl FunctionTable {
    /// Of single instructions and of right sides, of which those count that make one number from a few; the shortest for
    /// a function come first.
    pub fn new(right_sides: impl Iterator<Item = Dag>) -> FunctionTable {
        let instructions = instructions().into_iter().filter_map(|c| of_component(&c));
        // Some sums are in both libraries, and some right sides are single instructions.
        let mut known: FxHashSet<Dag> = FxHashSet::default();
        let different = instructions.chain(right_sides).filter(|dag| known.insert(dag.clone()));
        let mut programs: Vec<FunctionProgram> = different.filter_map(FunctionProgram::new).collect();
        programs.sort_by_cached_key(|p| weight(&p.dag));
        let mut table = FunctionTable { programs, by_values: FxHashMap::default() };
        for (n, program) in table.programs.iter().enumerate() {
            for key in program.keys() {
                table.by_values.entry(key).or_default().push(n);
            }
        }
        table
    }

    /// Programs for a CPU with these features that give what the specification wants on the fixed states, shortest first.
    pub fn candidates(&self, spec: &Spec, features: FeatureSet) -> Vec<Dag> {
        let Some(output) = spec.lone_general_output() else { return Vec::new() };
        let variables: Vec<Sym> = spec.registers().map(|i| i.sym).collect();
        if variables.len() != spec.inputs.len() || !(1..=MOST_INPUTS).contains(&variables.len()) {
            return Vec::new();
        }
        let bits = |i: &SpecInput| {
            // Of a low half that may be anything nothing is known.
            let half = Some(i.low_half.bits()).filter(|b| *b < 32);
            let known = i.width.min(i.bounds.bits()).min(half.unwrap_or(u16::MAX));
            input_bits(variables.len()).iter().copied().rfind(|&b| b <= known)
        };
        let Some(own_bits) = spec.registers().map(bits).collect::<Option<Vec<u16>>>() else { return Vec::new() };
        let has = |b: &u16| output.mask & mask(*b) as u64 == mask(*b) as u64;
        let Some(&result_bits) = RESULT_BITS.iter().rfind(|b| has(b)) else { return Vec::new() };
        let mut found = Vec::new();
        for order in orders(variables.len()) {
            // The input of the specification at place `n` is the function's input `order[n]`.
            let results: Option<Vec<u64>> = (0..STATES)
                .map(|state| {
                    let place = |s: Sym| variables.iter().position(|v| *v == s);
                    let number = |s: Sym| place(s).map_or(0, |n| content(order[n], state, own_bits[n]));
                    spec.allows(&number).then(|| spec.value_on(output, &number))
                })
                .collect();
            let Some(results) = results else { continue };
            let mut bits = own_bits.clone();
            order.iter().zip(&own_bits).for_each(|(input, b)| bits[*input] = *b);
            let key = FunctionKey::new(&bits, result_bits, &results);
            let programs = self.by_values.get(&key).into_iter().flatten().map(|n| &self.programs[*n]);
            let programs = programs.filter(|p| features.includes(p.features));
            found.extend(programs.filter_map(|p| p.candidate(spec, &order)));
        }
        found.sort_by_cached_key(weight);
        found
    }
}

impl FunctionProgram {
    fn new(dag: Dag) -> Option<FunctionProgram> {
        let features = dag.features();
        let [output] = &dag.live_out[..] else { return None };
        let registers: Vec<_> =
            dag.iter().filter_map(|(_, n)| if let Kind::Input(r) = n.kind { Some(r) } else { None }).collect();
        let inputs = registers.len();
        let is_named = registers.iter().all(|r| (0..inputs).any(|n| nth_register(Class::GENERAL, n) == Some(*r)));
        let general = dag.class(output.value) == Class::GENERAL && dag.live_out_flags.is_empty();
        let flags = dag.iter().any(|(_, n)| matches!(n.kind, Kind::InputFlag(_)));
        (general && is_named && !flags && (1..=MOST_INPUTS).contains(&inputs)).then_some(FunctionProgram {
            dag,
            inputs,
            features,
        })
    }

    fn keys(&self) -> Vec<FunctionKey> {
        let mut ctx = Context::new();
        let terms = terms(&mut ctx, &self.dag, Side::Target, &FxHashMap::default());
        let Some(&result) = terms.of.get(&self.dag.live_out[0].value) else { return Vec::new() };
        let registers = (0..self.inputs).filter_map(|n| nth_register(Class::GENERAL, n));
        let inputs: Vec<Sym> = registers.map(|reg| ctx.sym(Var::Reg { cut: 0, reg, private: None })).collect();
        let choices = input_bits(self.inputs);
        let ways = choices.len().pow(self.inputs as u32);
        // The `way`-th choice of widths has a digit for each input.
        let bits_of = |way: usize, n: usize| choices[way / choices.len().pow(n as u32) % choices.len()];
        let contents = |n: usize| -> Vec<u64> {
            (0..ways).flat_map(|way| (0..STATES).map(move |state| content(n, state, bits_of(way, n)))).collect()
        };
        let variables = ctx.arena.variables(&[result]);
        if variables.iter().any(|v| v.1 > 64) {
            return Vec::new();
        }
        // What an instruction leaves undefined counts as 0.
        let column =
            |v: &(Sym, u16)| inputs.iter().position(|i| *i == v.0).map_or_else(|| vec![0; ways * STATES], contents);
        let columns: Vec<Vec<u64>> = variables.iter().map(column).collect();
        let columns: Vec<&[u64]> = columns.iter().map(Vec::as_slice).collect();
        let results = Batch::compile_wide(&ctx.arena, &[result], &variables).run(&columns, ways * STATES);
        let key = |way: usize, result_bits| {
            let bits: Vec<u16> = (0..self.inputs).map(|n| bits_of(way, n)).collect();
            FunctionKey::new(&bits, result_bits, &results[0][way * STATES..(way + 1) * STATES])
        };
        (0..ways).flat_map(|way| RESULT_BITS.map(|bits| key(way, bits))).collect()
    }

    /// The program over the specification's inputs: at place `n` is its input `order[n]`.
    fn candidate(&self, spec: &Spec, order: &[usize]) -> Option<Dag> {
        let mut candidate = self.dag.clone();
        let mut names = FxHashMap::default();
        for (place, input) in order.iter().enumerate() {
            let [from, to] = [*input, place].map(|n| nth_register(Class::GENERAL, n));
            names.insert(from?, to?);
        }
        candidate.edit(|_, kind| {
            if let Kind::Input(r) = kind
                && let Some(to) = names.get(r)
            {
                *r = *to;
            }
        });
        let output = candidate.live_out[0].value;
        candidate.live_out.clear();
        spec.set_outputs(&mut candidate, &[output]);
        Some(candidate)
    }
}

/// Instructions over general registers that look at no flags; of sums that are computed as addresses the scaled ones, too.
fn instructions() -> Vec<Component> {
    let all = LibrarySpec {
        features: FeatureSet::of(Feature::ALL),
        widths: vec![Width::W32, Width::W64],
        compared: Vec::new(),
        constants: Default::default(),
        flags: FlagSet::NONE,
        synonyms: false,
        by_register: false,
        only: Default::default(),
        conditions: Default::default(),
        immediates: ImmediatePool::Ones,
        open: false,
        loaded: Default::default(),
        high: false,
    };
    let scaled =
        LibrarySpec { only: [OperationKind::AddressSum].into(), immediates: ImmediatePool::Usual, ..all.clone() };
    [all, scaled].iter().flat_map(library).collect()
}

/// A component as a graph from inputs to its result.
fn of_component(component: &Component) -> Option<Dag> {
    let mut dag = Dag::default();
    let input =
        |n: usize| Some(Node { kind: Kind::Input(nth_register(Class::GENERAL, n)?), origin: None, effect: false });
    let nodes: Vec<Node> = (0..component.slots).map(input).collect::<Option<_>>()?;
    let inputs: Vec<Value> = nodes.into_iter().map(|node| Value { node: dag.push(node), port: Port::Whole }).collect();
    let node = component.append(&mut dag, &inputs, &|_| None)?;
    let output = Value { node, port: component.result? };
    dag.live_out.push(LiveOut { reg: nth_register(Class::GENERAL, 0)?, value: output, mask: u64::MAX });
    Some(dag)
}

/// All orders of so few.
fn orders(n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let longer = |order: Vec<usize>| {
        (0..=order.len()).map(move |at| {
            let mut longer = order.clone();
            longer.insert(at, n - 1);
            longer
        })
    };
    orders(n - 1).into_iter().flat_map(longer).collect()
}
