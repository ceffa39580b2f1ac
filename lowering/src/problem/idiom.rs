//! Instructions whose result does not depend on what they read: `xor r, r` and its kin. They take any register, and
//! where the flags of a zero are wanted, the zero is had for nothing.

use dag::analysis::liveness::cancels;
use dag::ir::graph::{Choice, Class, Dag, Kind, Node, Port, Use, Value};
use isa::table;
use std::borrow::Cow;

/// Whether a node combines a value with itself so that anything else would do as well: `xor r, r`, `sbb r, r`, and `pxor x, x`
/// where of its result `demanded` ([`isa::Parts`]) has nothing of the upper half, which is the old one's.
pub fn reads_nothing(dag: &Dag, node: &Node, demanded: u64) -> bool {
    let Kind::Inst { row, operands, .. } = &node.kind else { return false };
    let row = table().row(*row);
    let [Use::Value { value: a, high: false }, Use::Value { value: b, high: false }] = operands[..] else {
        return false;
    };
    let Class::Register(file) = dag.class(a) else { return false };
    let (written, own) = (row.operands[0].access.writes(), row.operands[0].width);
    // Narrower writes leave the rest of the register, which who reads a general one reads mostly.
    let vector = dag.class(a) == Class::VECTOR;
    let whole = !row.upper.leaves_above(file, own) || vector && demanded & !file.low_part(own.bits()) == 0;
    a == b && written && whole && cancels(row)
}

/// Whether a node makes a 0 of the constant 0.
fn is_zero(dag: &Dag, node: &Node) -> bool {
    let Kind::Inst { row, .. } = &node.kind else { return false };
    let of_zero = node.values().first().is_some_and(|v| dag.node(v.node).kind == Kind::Const(0));
    of_zero && reads_nothing(dag, node, u64::MAX) && table().row(*row).flags_read(&table().arena).is_empty()
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
