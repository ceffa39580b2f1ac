//! Where a cone's value is looked at: what a conditional move does not pick may be anything (observability don't-cares).

use crate::ir::graph::{Dag, Port, Value};
use crate::lift::mux::mux_group_of;
use crate::search::spec::Spec;
use crate::search::windows::Analysis;

/// Conditional moves on the way from a value that count.
const DEPTH: usize = 4;

/// Adds to a window with one output, as far as its inputs tell, that the conditional moves pick it through which alone it
/// is seen.
pub fn assume(dag: &Dag, a: &Analysis, spec: &mut Spec) {
    let mut value = spec.outputs[0].value;
    for _ in 0..DEPTH {
        let Some(node) = a.only_reader(value) else { return };
        let Some(group) = mux_group_of(node, dag.node(node)) else { return };
        let [mux] = group.muxes[..] else { return };
        if mux.when != value && mux.otherwise != value {
            return;
        }
        spec.assume(dag, &group, mux.when == value);
        value = Value { node, port: Port::Operand(0) };
    }
}
