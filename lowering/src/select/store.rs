//! Operations on memory in place of an operation on registers and the store of its result, and in place of the load of
//! what it changes, too.

use super::{Draft, Loaded, Readers};
use dag::ir::graph::{Dag, Kind, NodeId, Port, Use, Value};
use isa::{Access, table};

/// The operations whose result a store stores, with their result in memory.
pub fn into(dag: &Dag, readers: &Readers, store: NodeId) -> Vec<Draft> {
    let Some((spec, place)) = dag.node(store).access().filter(|(spec, _)| spec.access == Access::Write) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for v in dag.node(store).values() {
        let Kind::Inst { row, operands, .. } = &dag.node(v.node).kind else { continue };
        let Port::Operand(o) = v.port else { continue };
        let result = usize::from(o);
        let own = &table().row(*row).operands[result];
        let fits = own.kinds.mem && !own.kinds.address && own.width == spec.width && own.aligned == spec.aligned;
        if !fits || readers.only(v) != Some(store) {
            continue;
        }
        for (changed, load) in changes(dag, readers, v, operands, result) {
            let mut kind = dag.node(v.node).kind.clone();
            let Kind::Inst { operands, .. } = &mut kind else { continue };
            *operands = changed;
            operands[result] = place.clone();
            found.push(Draft { kind, of: v.node, with: load.into_iter().chain([store]).collect() });
        }
    }
    found
}

/// The operands of the operation that makes `v`, where its result may be put in memory, each with the load that goes with
/// it. What was loaded stands where the result does, or changes places with what stands there.
fn changes(dag: &Dag, readers: &Readers, v: Value, operands: &[Use], result: usize) -> Vec<(Vec<Use>, Option<NodeId>)> {
    // Nothing is read there.
    if !matches!(operands[result], Use::Value { .. }) {
        return vec![(operands.to_vec(), None)];
    }
    let mut found = Vec::new();
    for (k, u) in operands.iter().enumerate() {
        let load = match u {
            Use::Value { value, high: false } => match Loaded::by(dag, value.node) {
                Some(loaded) if loaded.value == *value && readers.only(*value) == Some(v.node) => Some(value.node),
                _ => continue,
            },
            Use::Mem(_) => None,
            _ => continue,
        };
        let mut operands = operands.to_vec();
        operands.swap(k, result);
        found.push((operands, load));
    }
    found
}
