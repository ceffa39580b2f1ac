//! Instructions whose result does not depend on what they read: `xor r, r` and its kin. They take any register, and
//! where their flags are wanted, their zero is had for nothing.

use dag::graph::{Choice, Class, Dag, Kind, Node, Port, Use, Value};
use isa::{Row, table};

/// The row of a node that combines a constant 0 with itself so that anything else would do as well.
pub fn zero(dag: &Dag, node: &Node) -> Option<&'static Row> {
    let Kind::Inst { row, operands, .. } = &node.kind else { return None };
    let row = table().row(*row);
    let [Use::Value { value: a, high: false }, Use::Value { value: b, high: false }] = operands[..] else {
        return None;
    };
    let same = a == b && dag.node(a.node).kind == Kind::Const(0) && dag.class(a) == Class::General;
    // Narrower writes leave the rest of the register.
    let whole = row.width().is_some_and(|w| w >= isa::Width::W32);
    (same && whole && matches!(row.mnemonic, "xor" | "sub")).then_some(row)
}

/// The graph with the results of such nodes as choices for the zero.
pub fn with_zeros(dag: &Dag) -> Dag {
    let mut open = dag.clone();
    let alive = dag.alive();
    for (id, node) in dag.iter().filter(|(id, _)| alive[id.index()]) {
        if let (Some(_), Some(&value)) = (zero(dag, node), node.values().first()) {
            let also = Value { node: id, port: Port::Operand(0) };
            open.choices.push(Choice { value, also, bits: 64 });
        }
    }
    open
}
