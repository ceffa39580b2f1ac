//! Words that are read from memory where they are operands, each time anew, in place of a register that keeps them: no
//! instruction more, and fewer registers.

use crate::ir::graph::{Dag, Kind, Node, NodeId, Port, Use, Value, low};
use crate::lift::rebuild;
use isa::row::OperandSpec;
use isa::{Access, Width, table};
use rustc_hash::FxHashMap;

/// The graph with a load of its own for every operand that may be in memory, of words that are loaded before anything is
/// stored; `None` if no word is read more than once.
pub fn repeated_loads(dag: &Dag) -> Option<Dag> {
    let mut new = dag.clone();
    let alive = dag.alive();
    let mut effects: Vec<NodeId> = Vec::new();
    let mut only_loads = true;
    for &effect in &dag.effects {
        only_loads &= dag.node(effect).access().is_some_and(|(spec, _)| spec.access == Access::Read);
        effects.push(effect);
        let Some(width) = plain_load(dag.node(effect)).filter(|_| only_loads) else { continue };
        let value = Value { node: effect, port: Port::Operand(0) };
        let readers = dag.iter().filter(|(id, n)| alive[id.index()] && n.values().contains(&value));
        let readers: Vec<NodeId> = readers.map(|(id, _)| id).collect();
        let operands: Vec<(NodeId, usize)> =
            readers.iter().filter_map(|r| Some((*r, operand_in_memory(dag.node(*r), value, width)?))).collect();
        // One of them reads what is loaded first, unless that has to be in a register.
        let in_register = operands.len() < readers.len() || dag.live_out.iter().any(|l| l.value == value);
        for (reader, k) in operands.into_iter().skip(usize::from(!in_register)) {
            let again = new.push(Node { effect: true, ..dag.node(effect).clone() });
            effects.push(again);
            let mut node = new.node(reader).clone();
            if let Kind::Inst { operands, .. } = &mut node.kind {
                operands[k] = low(Value { node: again, port: Port::Operand(0) });
            }
            new.replace(reader, node);
        }
    }
    let changed = effects.len() > dag.effects.len();
    new.effects = effects;
    changed.then(|| rebuild(&new, &FxHashMap::default()))?
}

/// The width of a load of a whole register.
pub(super) fn plain_load(node: &Node) -> Option<Width> {
    let Kind::Inst { row, operands, .. } = &node.kind else { return None };
    let row = table().row(*row);
    let is_load = row.mnemonic == "mov" && matches!(operands[..], [Use::Fresh, Use::Mem(_)]);
    row.width().filter(|w| is_load && *w == Width::W64)
}

/// The one operand that reads a value and may be in memory, of a node that reads the value nowhere else and accesses nothing.
fn operand_in_memory(node: &Node, value: Value, width: Width) -> Option<usize> {
    let Kind::Inst { row, operands, .. } = &node.kind else { return None };
    let free = |spec: &OperandSpec| {
        spec.access == Access::Read
            && spec.kinds.mem
            && !spec.kinds.address
            && spec.width == width
            && spec.kinds.fixed.is_none()
    };
    let reads = node.values().iter().filter(|v| **v == value).count();
    if node.effect || reads != 1 || operands.iter().any(|u| u.address().is_some()) {
        return None;
    }
    let mut all = table().row(*row).operands.iter().zip(operands).enumerate();
    all.find(|(_, (spec, u))| **u == low(value) && free(spec)).map(|(k, _)| k)
}
