//! Specifications that look only at the order of their inputs: minimum, median, sorting, clamping, comparing. In each
//! weak order of inputs and constants every output is one of them or a number. Recognised on states, so what follows
//! from it is proposed to a search and nothing more.

mod weak_orders;

use super::{Spec, SpecInput, SpecOutput};
use crate::ir::graph::Class;
use crate::ir::random::Random;
use isa::eval::{Wide, eval_wide};
use isa::{ExprId, OperationKind, Sym, Width};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

pub use weak_orders::{NumberRange, OrderedElements, WordOrder};

/// Most inputs and outputs.
pub const MOST_ELEMENTS: usize = 5;
/// Most constants that are compared with, and most numbers that outputs may be.
const MOST_CONSTANTS: usize = 4;
/// Most weak orders, and most ranks.
const MOST_ORDERS: usize = 600;
const MOST_RANKS: usize = 24;
/// Most ways to give ranks to inputs, weak orders or not.
const MOST_TRIED: usize = 100_000;
/// States of all weak orders together, and of each at the least.
const STATES: usize = 64;
const LEAST_STATES: usize = 3;

/// A specification that is a function of the weak order of its inputs and of constants.
#[derive(Clone, Debug)]
pub struct OrderSpec {
    /// Register inputs by their numbers, in the order of [`OrderedElements::inputs`].
    pub inputs: Vec<usize>,
    pub elements: OrderedElements,
    /// Further numbers that outputs are. Their ranks follow those of [`OrderedElements::ranks`].
    pub labels: Vec<u64>,
    /// One for each weak order that there is.
    pub cases: Vec<OrderCase>,
}

/// What is wanted in one weak order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OrderCase {
    /// The rank of each input.
    pub inputs: Vec<u8>,
    /// The rank of what each output is, or of a label.
    pub wanted: Vec<u8>,
}

impl OrderSpec {
    /// What `spec` is on some states of each weak order. All inputs and outputs are general registers.
    pub fn recognise(spec: &Spec) -> Option<OrderSpec> {
        let general = spec.is_general() && spec.inputs.iter().all(|i| !i.value.is_flag());
        let outputs = !spec.outputs.is_empty() && spec.outputs.iter().all(|o| o.class == Class::GENERAL);
        let inputs = spec.registers().filter(|i| i.varies()).count();
        let few = (1..=MOST_ELEMENTS).contains(&inputs) && spec.outputs.len() <= MOST_ELEMENTS;
        let mentioned = constants(spec);
        if !general || !outputs || !few || mentioned.len() > 2 * MOST_CONSTANTS {
            return None;
        }
        let orders = [(Width::W32, true), (Width::W32, false), (Width::W64, true), (Width::W64, false)];
        let samplers = orders.map(|(width, signed)| OrderSampler { spec, order: WordOrder { width, signed } });
        let plain = samplers.iter().find_map(|s| s.with(&[]));
        plain.or_else(|| samplers.iter().find_map(|s| s.recognise(&mentioned)))
    }

    /// The rank of a label.
    pub fn rank_of_label(&self, k: usize) -> u8 {
        (self.elements.ranks() + k) as u8
    }
}

/// Numbers that the code mentions: those in registers, and those that it compares with.
fn constants(spec: &Spec) -> BTreeSet<u64> {
    let mut all = spec.mentioned(|row| row.kind == Some(OperationKind::Comparison));
    // A comparison with itself is one with 0.
    all.insert(0);
    all
}

/// Asks a specification what it does in one order of words.
struct OrderSampler<'s> {
    spec: &'s Spec,
    order: WordOrder,
}

impl OrderSampler<'_> {
    /// With as few of the constants as will do.
    fn recognise(&self, mentioned: &BTreeSet<u64>) -> Option<OrderSpec> {
        let mut constants: Vec<u64> = mentioned.iter().map(|c| self.order.word(*c)).collect();
        constants.sort_by_key(|c| self.order.number(*c));
        constants.dedup();
        let mut found = self.with(&constants)?;
        let mut k = 0;
        while k < constants.len() {
            let removed = constants.remove(k);
            match self.with(&constants) {
                Some(less) => found = less,
                None => {
                    constants.insert(k, removed);
                    k += 1;
                }
            }
        }
        (found.elements.constants.len() <= MOST_CONSTANTS).then_some(found)
    }

    fn with(&self, constants: &[u64]) -> Option<OrderSpec> {
        let varying = || self.spec.registers().enumerate().filter(|(_, i)| i.varies());
        let inputs = varying().map(|(n, _)| n).collect();
        let widths = varying().map(|(_, i)| i.width).collect();
        let elements = OrderedElements { order: self.order, inputs: widths, constants: constants.to_vec() };
        let tried = elements.ranks().pow(elements.inputs.len() as u32);
        let few = elements.ranks() <= MOST_RANKS && tried <= MOST_TRIED;
        let orders = few.then(|| elements.weak_orders()).filter(|o| o.len() <= MOST_ORDERS)?;
        let mut found = OrderSpec { inputs, elements, labels: Vec::new(), cases: Vec::new() };
        let mut random = Random::new(1);
        let each = (STATES / orders.len()).max(LEAST_STATES);
        for ranks in orders {
            let states = (0..each).filter_map(|_| self.state(&found.elements, &ranks, &mut random)).collect::<Vec<_>>();
            if let Some(first) = states.first() {
                let wanted = (0..first.outputs.len()).map(|o| self.wanted(&mut found, &states, o));
                let wanted = wanted.collect::<Option<_>>()?;
                found.cases.push(OrderCase { inputs: ranks, wanted });
            }
        }
        (!found.cases.is_empty()).then_some(found)
    }

    /// A state in a weak order in which the facts hold.
    fn state(&self, elements: &OrderedElements, ranks: &[u8], random: &mut Random) -> Option<OrderedState> {
        let words = elements.sample(ranks, random)?;
        let spec = self.spec;
        let inputs: Vec<&SpecInput> = spec.registers().filter(|i| i.varies()).collect();
        // Bits above those that are compared may be anything.
        let mut content = |word: u64, i: &SpecInput| {
            let above = !self.order.width.mask() & isa::expr::mask(i.width.min(64)) as u64;
            Wide::from(u128::from(word | random.next() & above))
        };
        let state: FxHashMap<Sym, Wide> = inputs.iter().zip(&words).map(|(i, w)| (i.sym, content(*w, i))).collect();
        let outputs = spec.ordered_outputs();
        let terms: Vec<ExprId> = outputs.iter().map(|o| o.term).chain(spec.facts.iter().copied()).collect();
        let values = eval_wide(&spec.ctx.arena, &terms, &|s| state.get(&s).copied().unwrap_or_default());
        let holds = !values[outputs.len()..].contains(&Wide::default());
        let elements = elements.of_ranks(ranks, &words);
        let outputs = outputs.iter().zip(&values).map(|(o, v)| v.0[0] & o.mask).collect();
        holds.then_some(OrderedState { elements, outputs })
    }

    /// The rank that output `o` has in all these states, which are of one weak order; or its label.
    fn wanted(&self, found: &mut OrderSpec, states: &[OrderedState], o: usize) -> Option<u8> {
        let output: &SpecOutput = self.spec.ordered_outputs()[o];
        let is = |s: &OrderedState, rank: u8| s.word(rank).is_some_and(|w| w & output.mask == s.outputs[o]);
        let (first, others) = states.split_first()?;
        let mut ranks = first.elements.iter().map(|e| e.rank);
        if let Some(rank) = ranks.find(|r| states.iter().all(|s| is(s, *r))) {
            return Some(rank);
        }
        let label = first.outputs[o];
        if others.iter().any(|s| s.outputs[o] != label) {
            return None;
        }
        if !found.labels.contains(&label) {
            found.labels.push(label);
        }
        let at = found.labels.iter().position(|l| *l == label)?;
        (found.labels.len() <= MOST_CONSTANTS).then(|| found.rank_of_label(at))
    }
}

/// A word and its rank.
#[derive(Clone, Copy, Debug)]
struct RankedWord {
    rank: u8,
    word: u64,
}

/// Inputs and constants on one state, and what the outputs are there.
#[derive(Debug)]
struct OrderedState {
    elements: Vec<RankedWord>,
    outputs: Vec<u64>,
}

impl OrderedState {
    fn word(&self, rank: u8) -> Option<u64> {
        self.elements.iter().find(|e| e.rank == rank).map(|e| e.word)
    }
}

impl OrderedElements {
    /// Constants and inputs with their ranks.
    fn of_ranks(&self, ranks: &[u8], words: &[u64]) -> Vec<RankedWord> {
        let constants = self.constants.iter().enumerate();
        let constants = constants.map(|(k, &word)| RankedWord { rank: self.rank_of_constant(k), word });
        let inputs = ranks.iter().zip(words).map(|(&rank, &word)| RankedWord { rank, word });
        constants.chain(inputs).collect()
    }
}
