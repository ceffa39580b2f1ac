//! Where values are looked at: what conditional moves do not pick may be anything (observability don't-cares). A condition
//! holds wherever a value is observed if it does on each way from the value to what is live or has an effect.

use crate::ir::graph::{Dag, Node, NodeId, Value};
use crate::lift::mux::{Mux, MuxGroup};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// A condition of the graph, and whether it holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ObservedCondition {
    /// Number of the mux group whose condition it is.
    pub group: usize,
    pub holds: bool,
}

/// What holds wherever a value is observed.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct ObservedWhen(BTreeSet<ObservedCondition>);

/// Most conditions that are kept for a value.
const MOST: usize = 6;

impl ObservedWhen {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = ObservedCondition> + '_ {
        self.0.iter().copied()
    }

    /// What holds in both cases.
    pub fn both(&self, other: &ObservedWhen) -> ObservedWhen {
        ObservedWhen(self.0.intersection(&other.0).copied().collect())
    }

    fn and(&self, more: ObservedCondition) -> ObservedWhen {
        let mut all = self.clone();
        if all.0.len() < MOST {
            all.0.insert(more);
        }
        all
    }
}

/// Of each value that anyone looks at, where. Values that are not there are dead.
pub fn observed(dag: &Dag, groups: &[MuxGroup], alive: &[bool]) -> FxHashMap<Value, ObservedWhen> {
    let mut found: FxHashMap<Value, ObservedWhen> = FxHashMap::default();
    let live = dag.live_out.iter().map(|l| l.value).chain(dag.live_out_flags.iter().map(|f| f.1));
    found.extend(live.map(|v| (v, ObservedWhen::default())));
    let picks = picks(groups);
    let nodes: Vec<(NodeId, &Node)> = dag.iter().filter(|(id, _)| alive[id.index()]).collect();
    for &(id, node) in nodes.iter().rev() {
        // What has an effect, or may fault, looks at its operands whoever looks at it.
        let results = dag.results(id).into_iter().filter_map(|v| found.get(&v).cloned());
        let own = results.reduce(|a, b| a.both(&b)).filter(|_| !node.effect && !node.faults()).unwrap_or_default();
        for v in node.values() {
            let here = match picks.get(&id).and_then(|p| p.of(v)) {
                Some(when) if reads_once(node, v) => own.and(when),
                _ => own.clone(),
            };
            let all = found.get(&v).map_or(here.clone(), |before| before.both(&here));
            found.insert(v, all);
        }
    }
    found
}

/// The operands of a conditional move.
struct PickedValues {
    group: usize,
    when: Value,
    otherwise: Value,
}

impl PickedValues {
    /// When the move picks a value.
    fn of(&self, v: Value) -> Option<ObservedCondition> {
        let PickedValues { group, when, otherwise } = *self;
        (when != otherwise && [when, otherwise].contains(&v)).then_some(ObservedCondition { group, holds: v == when })
    }
}

fn picks(groups: &[MuxGroup]) -> FxHashMap<NodeId, PickedValues> {
    let of_group = |(group, g): (usize, &MuxGroup)| {
        let pick = move |m: &Mux| (m.node, PickedValues { group, when: m.when, otherwise: m.otherwise });
        g.muxes.iter().map(pick).collect::<Vec<_>>()
    };
    groups.iter().enumerate().flat_map(of_group).collect()
}

/// Whether a value is an operand, and nothing else that the node reads.
fn reads_once(node: &Node, v: Value) -> bool {
    node.values().iter().filter(|x| **x == v).count() == 1
}
