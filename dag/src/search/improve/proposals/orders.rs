//! Minimum, median, sorting, clamping, comparing: the shortest comparisons and conditional moves for them, or a
//! network of short pieces.

use super::program::{ComparisonLine, ReadOperand, WrittenProgram};
use super::{ProposedWindow, min_max};
use crate::ir::graph::Dag;
use crate::search::components::{Component, LibrarySpec};
use crate::search::improve::library_schedule::wanted;
use crate::search::orders::{
    Compared, MOST_REGISTERS, OrderAnswer, OrderAnswers, OrderNumber, OrderProgram, OrderQuestion, OrderSource,
    OrderStep, OrderTuple, Outcomes, UNSET,
};
use crate::search::spec::order::{OrderCase, OrderSpec, WordOrder};
use isa::{Cond, OperationKind};

/// Registers for which programs are searched for first.
const FEW: usize = 4;
/// Windows with fewer instructions have nothing to gain.
const LEAST: usize = 3;
/// Moves that a graph may turn out to need beside its nodes.
const MOVES: usize = 3;

/// Programs for a window that looks only at the order of its inputs.
pub(super) fn propose(asked: &mut ProposedWindow) -> Vec<Dag> {
    let instructions = asked.spec.mffc.len();
    let order = if instructions < LEAST { None } else { OrderSpec::recognise(asked.spec) };
    let Some(order) = order else { return Vec::new() };
    let numbers = OrderNumbers::of(&order);
    let Some(question) = question(&order, &numbers) else { return Vec::new() };
    let Some(orders) = asked.orders.as_deref_mut() else {
        asked.lacks_orders = true;
        return Vec::new();
    };
    let programs = programs(&question, orders, instructions + MOVES);
    let kinds = [OperationKind::Comparison, OperationKind::Selection];
    let library = asked.libraries.general(LibrarySpec {
        widths: vec![order.elements.order.width],
        constants: numbers.words.iter().copied().collect(),
        loaded: numbers.words.iter().copied().collect(),
        ..wanted(asked.dag, asked.window, asked.options, &kinds)
    });
    let writer = |p: &OrderProgram| OrderWriter::new(&order, &numbers, &library, asked).program(p, asked);
    let mut candidates: Vec<Dag> = programs.iter().filter_map(writer).collect();
    candidates.extend(min_max::candidate(asked, &order, &question));
    candidates
}

/// What programs may load or compare with: constants of the order and labels, and the words that they are.
struct OrderNumbers {
    all: Vec<OrderNumber>,
    words: Vec<u64>,
}

impl OrderNumbers {
    fn of(order: &OrderSpec) -> OrderNumbers {
        let elements = &order.elements;
        let fits = |c: u64| i32::try_from(elements.order.number(c)).is_ok();
        let constants = elements.constants.iter().enumerate();
        let constants =
            constants.map(|(k, &c)| OrderNumber { rank: elements.rank_of_constant(k), comparable: fits(c) });
        let labels = (0..order.labels.len()).map(|k| OrderNumber { rank: order.rank_of_label(k), comparable: false });
        OrderNumbers {
            all: constants.chain(labels).collect(),
            words: elements.constants.iter().chain(&order.labels).copied().collect(),
        }
    }
}

/// The question with the inputs in the first registers, one register more, and one for each of two numbers. `None` if
/// these are too many.
fn question(order: &OrderSpec, numbers: &OrderNumbers) -> Option<OrderQuestion> {
    let inputs = order.inputs.len();
    let further = if order.labels.is_empty() { 1 } else { 2 };
    let registers = inputs + further;
    let tuple = |c: &OrderCase| {
        let mut held = c.inputs.clone();
        held.resize(registers, UNSET);
        OrderTuple::new(&held, &c.wanted)
    };
    (registers <= MOST_REGISTERS).then(|| OrderQuestion {
        registers,
        outputs: order.cases[0].wanted.len(),
        pinned: None,
        numbers: numbers.all.clone(),
        start: order.cases.iter().map(tuple).collect(),
    })
}

/// The shortest programs, or a network: where there are many inputs the search for them has no end.
fn programs(question: &OrderQuestion, answers: &mut OrderAnswers, longest: usize) -> Vec<OrderProgram> {
    let network = if question.registers > FEW { answers.network(question) } else { None };
    network.map_or_else(|| shortest(question, answers, longest), |n| vec![n])
}

/// The shortest program, and the shortest one that leaves its only output where no input was.
fn shortest(question: &OrderQuestion, answers: &mut OrderAnswers, longest: usize) -> Vec<OrderProgram> {
    let OrderAnswer::Shortest(program) = answers.shortest(question, longest) else { return Vec::new() };
    let apart = OrderQuestion { pinned: Some(question.registers - 1), ..question.clone() };
    let apart = (question.outputs == 1).then(|| answers.shortest(&apart, program.steps.len()));
    let apart = apart.and_then(|a| if let OrderAnswer::Shortest(p) = a { Some(p) } else { None });
    [program].into_iter().chain(apart).collect()
}

/// A program while its registers and moves are renamed away.
struct OrderWriter<'l, 'o> {
    order: WordOrder,
    words: &'o [u64],
    /// What each register holds.
    values: Vec<Option<usize>>,
    flags: Option<ComparisonLine>,
    program: WrittenProgram<'l>,
}

impl<'l, 'o> OrderWriter<'l, 'o> {
    fn new(order: &OrderSpec, numbers: &'o OrderNumbers, library: &'l [Component], asked: &ProposedWindow) -> Self {
        let word_order = order.elements.order;
        let mut values: Vec<Option<usize>> = order.inputs.iter().map(|i| Some(*i)).collect();
        values.resize(MOST_REGISTERS, None);
        let program = WrittenProgram::new(library, word_order.width, asked.spec.registers().count());
        OrderWriter { order: word_order, words: &numbers.words, values, flags: None, program }
    }

    fn program(mut self, program: &OrderProgram, asked: &ProposedWindow) -> Option<Dag> {
        program.steps.iter().try_for_each(|step| self.step(*step))?;
        let outputs: Vec<usize> = program.outputs.iter().map(|&r| self.values[r]).collect::<Option<_>>()?;
        self.program.candidate(asked.spec, &outputs)
    }

    fn step(&mut self, step: OrderStep) -> Option<()> {
        match step {
            OrderStep::Compare { a, b } => {
                let b = match b {
                    OrderSource::Register(b) => ReadOperand::Value(self.values[b]?),
                    OrderSource::Number(k) => ReadOperand::Imm(i64::try_from(self.order.number(self.words[k])).ok()?),
                };
                self.flags = Some(self.program.compare(self.values[a]?, b)?);
            }
            OrderStep::Move { to, from: OrderSource::Register(from) } => self.values[to] = self.values[from],
            OrderStep::Move { to, from: OrderSource::Number(k) } => {
                self.values[to] = Some(self.program.number(self.words[k])?);
            }
            OrderStep::Select { on, to, from } => {
                let on = condition(on, self.order.signed)?;
                self.values[to] = Some(self.program.select(on, self.flags?, self.values[to]?, self.values[from]?)?);
            }
        }
        Some(())
    }
}

/// The condition that holds after these outcomes of a comparison.
fn condition(on: Outcomes, signed: bool) -> Option<Cond> {
    let holds = Compared::SET.map(|c| on.contain(c));
    Some(match (holds, signed) {
        ([false, true, false], _) => Cond::E,
        ([true, false, true], _) => Cond::Ne,
        ([true, false, false], true) => Cond::L,
        ([true, true, false], true) => Cond::Le,
        ([false, true, true], true) => Cond::Ge,
        ([false, false, true], true) => Cond::G,
        ([true, false, false], false) => Cond::B,
        ([true, true, false], false) => Cond::Be,
        ([false, true, true], false) => Cond::Ae,
        ([false, false, true], false) => Cond::A,
        _ => return None,
    })
}
