//! Sorting, medians and the like in vector registers: minima and maxima need no comparison, and with three operands no
//! move. What is loaded before and stored after never needs to be in a general register.

use super::ProposedWindow;
use super::program::WrittenProgram;
use crate::ir::graph::Dag;
use crate::search::improve::vector;
use crate::search::orders::{MinMaxNetwork, OrderQuestion, min_max_network};
use crate::search::spec::order::OrderSpec;
use isa::LaneExtreme;

/// A network for outputs that are the window's inputs by size.
pub(super) fn candidate(asked: &mut ProposedWindow, order: &OrderSpec, question: &OrderQuestion) -> Option<Dag> {
    if !question.numbers.is_empty() {
        return None;
    }
    let lanes = [order.elements.order.width.bits()].into();
    let library = vector::extremes(asked.spec, lanes, asked.options, asked.libraries)?;
    let network = min_max_network(question)?;
    let inputs = asked.spec.registers().count();
    write(&network, order, WrittenProgram::new(&library, order.elements.order.width, inputs), asked)
}

fn write(
    network: &MinMaxNetwork,
    order: &OrderSpec,
    mut program: WrittenProgram,
    asked: &ProposedWindow,
) -> Option<Dag> {
    let (lane, signed) = (order.elements.order.width.bits(), order.elements.order.signed);
    let mut values: Vec<usize> = order.inputs.iter().map(|i| program.moved_to_vector(*i)).collect::<Option<_>>()?;
    for step in &network.steps {
        let [a, b] = step.of.map(|v| values[v]);
        values.push(program.extreme(LaneExtreme { greatest: step.greatest, signed, lane }, a, b)?);
    }
    let outputs: Vec<usize> =
        network.outputs.iter().map(|&v| program.moved_from_vector(values[v])).collect::<Option<_>>()?;
    program.candidate(asked.spec, &outputs)
}
