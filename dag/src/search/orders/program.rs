//! Questions to the search, and what it answers.

use super::state::{OrderShape, TupleSet};
use super::step::{OrderSource, OrderStep, Outcomes};
use super::tuple::OrderTuple;

/// A number that programs may load or compare with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OrderNumber {
    pub rank: u8,
    /// Whether it has a place in the order and fits into a comparison.
    pub comparable: bool,
}

/// What programs are sought for: the tuples at the beginning, one for each weak order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OrderQuestion {
    pub registers: usize,
    pub outputs: usize,
    pub pinned: Option<usize>,
    pub numbers: Vec<OrderNumber>,
    pub start: Vec<OrderTuple>,
}

/// Steps over the question's registers, and the register that each output ends in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OrderProgram {
    pub steps: Vec<OrderStep>,
    pub outputs: Vec<usize>,
}

impl OrderQuestion {
    pub fn shape(&self) -> OrderShape {
        let numbers = self.numbers.iter().fold(0, |m, n| m | 1 << n.rank);
        OrderShape { registers: self.registers, outputs: self.outputs, pinned: self.pinned, numbers }
    }

    pub fn ranks(&self) -> Vec<u8> {
        self.numbers.iter().map(|n| n.rank).collect()
    }

    /// Every instruction: two registers are compared in one order only.
    pub fn steps(&self) -> Vec<OrderStep> {
        let registers = 0..self.registers;
        let pairs = || registers.clone().flat_map(|a| (0..self.registers).map(move |b| (a, b))).filter(|(a, b)| a != b);
        let numbers = || self.numbers.iter().enumerate();
        let mut all = Vec::new();
        for (a, b) in pairs().filter(|(a, b)| a < b) {
            all.push(OrderStep::Compare { a, b: OrderSource::Register(b) });
        }
        for a in registers.clone() {
            let comparable = numbers().filter(|(_, n)| n.comparable);
            all.extend(comparable.map(|(k, _)| OrderStep::Compare { a, b: OrderSource::Number(k) }));
            all.extend(numbers().map(|(k, _)| OrderStep::Move { to: a, from: OrderSource::Number(k) }));
        }
        for (to, from) in pairs() {
            all.push(OrderStep::Move { to, from: OrderSource::Register(from) });
            all.extend(Outcomes::ALL.map(|on| OrderStep::Select { on, to, from }));
        }
        all
    }
}

impl OrderProgram {
    /// Whether the outputs are what is wanted in every tuple of the question.
    pub fn answers(&self, question: &OrderQuestion) -> bool {
        let ranks = question.ranks();
        question.start.iter().all(|start| {
            let end = self.steps.iter().fold(*start, |t, step| step.apply(t, &ranks));
            self.outputs.iter().enumerate().all(|(o, &r)| end.register(r) == end.wanted(o))
        })
    }
}

/// The state of some tuples.
pub fn start(mut tuples: Vec<OrderTuple>) -> TupleSet {
    tuples.sort_unstable();
    tuples.dedup();
    TupleSet(tuples.into())
}
