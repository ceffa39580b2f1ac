//! Instructions whose result does not depend on what they read: `xor r, r` and its kin. They take any register, and
//! where their flags are wanted, their zero is had for nothing.

use dag::ir::graph::{Choice, Class, Dag, Kind, Node, Port, Use, Value};
use isa::table;
use std::borrow::Cow;

/// Whether a node combines a constant 0 with itself so that anything else would do as well.
pub fn is_zero(dag: &Dag, node: &Node) -> bool {
    let Kind::Inst { row, operands, .. } = &node.kind else { return false };
    let row = table().row(*row);
    let [Use::Value { value: a, high: false }, Use::Value { value: b, high: false }] = operands[..] else {
        return false;
    };
    let same = a == b && dag.node(a.node).kind == Kind::Const(0) && dag.class(a) == Class::GENERAL;
    // Narrower writes leave the rest of the register.
    let whole = row.width().is_some_and(|w| w >= isa::Width::W32);
    same && whole && matches!(row.mnemonic, "xor" | "sub")
}

/// The graph with the results of such nodes as choices for the zero.
pub fn with_zeros(dag: &Dag) -> Cow<'_, Dag> {
    let alive = dag.alive();
    let zeros = dag.iter().filter(|(id, node)| alive[id.index()] && is_zero(dag, node));
    let choices: Vec<Choice> = zeros
        .filter_map(|(id, node)| {
            let value = *node.values().first()?;
            Some(Choice { value, also: Value { node: id, port: Port::Operand(0) }, bits: 64 })
        })
        .collect();
    if choices.is_empty() {
        return Cow::Borrowed(dag);
    }
    let mut open = dag.clone();
    open.choices.extend(choices);
    Cow::Owned(open)
}
