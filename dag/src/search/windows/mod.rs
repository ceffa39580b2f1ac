//! Windows: pieces of a graph small enough to search over, and putting what was found back.

use crate::analysis::demand::demanded;
use crate::ir::graph::{Dag, Kind, Node, NodeId, Port, Value};
use crate::lift::mux::{MuxGroup, mux_groups};
use crate::lift::rebuild;
use crate::search::spec::{Spec, ValueFacts};
use isa::{Flag, SchedClass};
use known::KnownValues;
use observed::{ObservedWhen, observed};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

mod cuts;
mod known;
mod observed;
mod selections;

/// Number of instructions and constants that are alive.
pub fn weight(dag: &Dag) -> usize {
    let alive = dag.alive();
    dag.iter().filter(|(id, n)| alive[id.index()] && counts(&n.kind)).count()
}

/// Least number of instructions of what stays of a graph when a window goes with the nodes `mffc`: a load may become the
/// operand of its only reader, and a store that of the operation whose result it stores.
pub fn least_rest(dag: &Dag, mffc: &[NodeId]) -> usize {
    let alive = dag.alive();
    let stays = |id: NodeId| alive[id.index()] && !mffc.contains(&id);
    let mut readers: BTreeMap<NodeId, BTreeSet<NodeId>> = BTreeMap::new();
    for (id, node) in dag.iter().filter(|(id, _)| stays(*id)) {
        node.values().iter().for_each(|v| _ = readers.entry(v.node).or_default().insert(id));
    }
    let joins = |id: NodeId| {
        let moved = match &dag.node(id).kind {
            Kind::Inst { row, .. } => matches!(isa::table().row(*row).class, SchedClass::Move | SchedClass::VecMove),
            _ => false,
        };
        let access = dag.node(id).access().filter(|_| moved);
        access.is_some_and(|(spec, _)| spec.access.writes() || readers.get(&id).is_none_or(|r| r.len() < 2))
    };
    dag.iter().filter(|(id, n)| stays(*id) && counts(&n.kind) && !joins(*id)).count()
}

fn counts(kind: &Kind) -> bool {
    matches!(kind, Kind::Const(_) | Kind::Inst { .. } | Kind::Opaque { .. })
}

/// A set of nodes that may be replaced together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Window {
    pub interior: BTreeSet<NodeId>,
    /// Values used outside, with what of them matters there ([`isa::Parts`]).
    pub outputs: Vec<(Value, u64)>,
}

/// Facts about a graph that windows are cut with.
pub struct Analysis {
    alive: Vec<bool>,
    need: FxHashMap<Value, u64>,
    known: KnownValues,
    groups: Vec<MuxGroup>,
    observed: FxHashMap<Value, ObservedWhen>,
    /// Nodes that use each value; live-outs are counted apart.
    users: BTreeMap<Value, Vec<NodeId>>,
    live_out: BTreeSet<Value>,
}

/// Number of registers that are not general and that the instruction does not name.
fn others(row: &isa::Row) -> usize {
    row.implicit.iter().filter(|i| i.reg.gpr().is_none()).count()
}

impl Analysis {
    pub fn new(dag: &Dag) -> Analysis {
        let alive = dag.alive();
        let mut users: BTreeMap<Value, Vec<NodeId>> = BTreeMap::new();
        for (id, node) in dag.iter().filter(|(id, _)| alive[id.index()]) {
            for v in node.values() {
                users.entry(v).or_default().push(id);
            }
        }
        let live_out = dag.live_out.iter().map(|l| l.value).chain(dag.live_out_flags.iter().map(|f| f.1)).collect();
        let groups = mux_groups(dag);
        let (known, observed) = (KnownValues::new(dag, &groups), observed(dag, &groups, &alive));
        Analysis { need: demanded(dag), known, groups, observed, alive, users, live_out }
    }

    /// Whether a node may be part of a window.
    pub fn is_movable(&self, dag: &Dag, n: NodeId) -> bool {
        let node = dag.node(n);
        let searched = match node.kind {
            // `vzeroupper` is there for what it costs to leave it out.
            Kind::Inst { row, .. } => {
                let row = isa::table().row(row);
                row.implicit_memory.is_none() && others(row) <= 1
            }
            Kind::Const(_) => true,
            _ => false,
        };
        self.alive[n.index()] && !node.effect && searched && !self.is_constant(dag, n)
    }

    /// A vector that is always the same. It is no part of windows but an input, to be used or not.
    fn is_constant(&self, dag: &Dag, n: NodeId) -> bool {
        let Kind::Inst { row, .. } = &dag.node(n).kind else { return false };
        let constant = |v: &Value| self.known.always(*v).is_some_and(|k| k.constant.is_some());
        let results = dag.results(n);
        others(isa::table().row(*row)) == 0 && !results.is_empty() && results.iter().all(constant)
    }

    /// Values of `interior` that someone outside uses.
    fn outputs(&self, dag: &Dag, interior: &BTreeSet<NodeId>) -> Vec<(Value, u64)> {
        let mut out = Vec::new();
        for &n in interior {
            for v in dag.results(n) {
                let outside = self.live_out.contains(&v)
                    || self.users.get(&v).is_some_and(|u| u.iter().any(|x| !interior.contains(x)));
                if let (true, Some(&mask)) = (outside, self.need.get(&v))
                    && mask != 0
                {
                    out.push((v, mask));
                }
            }
        }
        out
    }

    /// Everything pure at once.
    pub fn whole(&self, dag: &Dag) -> Option<Window> {
        let interior: BTreeSet<NodeId> = dag.iter().map(|(id, _)| id).filter(|&n| self.is_movable(dag, n)).collect();
        let outputs = self.outputs(dag, &interior);
        (!interior.is_empty() && !outputs.is_empty()).then_some(Window { interior, outputs })
    }

    /// Cones: what the value of one node depends on, up to each depth, seen as one output. Nodes whose
    /// other uses lie outside stay alive: in one window they only count as part of the specification, in another they are
    /// inputs, for they cost nothing, in a third they are that where it takes no further input.
    pub fn cones(&self, dag: &Dag, most_nodes: usize) -> Vec<Window> {
        let mut out: Vec<Window> = Vec::new();
        let cuts = cuts::of_all(dag, &|n| self.is_movable(dag, n));
        for (root, _) in dag.iter() {
            if !self.is_movable(dag, root) {
                continue;
            }
            for v in dag.results(root) {
                let Some(&mask) = self.need.get(&v) else { continue };
                if mask == 0 {
                    continue;
                }
                let mut offer = |interior: BTreeSet<NodeId>| {
                    let w = Window { interior, outputs: vec![(v, mask)] };
                    let mffc: BTreeSet<NodeId> = self.mffc(dag, &w).into_iter().collect();
                    let narrow = self.narrowed(dag, &w, &mffc);
                    let own = Window { interior: mffc, outputs: w.outputs.clone() };
                    for w in [own, narrow, w] {
                        if w.interior.contains(&root) && !out.contains(&w) {
                            out.push(w);
                        }
                    }
                };
                let mut previous = 0;
                for depth in 1..=12 {
                    let interior = self.cone(dag, root, depth);
                    if interior.len() > most_nodes {
                        break;
                    }
                    if interior.len() == previous {
                        break;
                    }
                    previous = interior.len();
                    offer(interior);
                }
                cuts[root.index()]
                    .iter()
                    .filter(|c| c.interior.len() <= most_nodes)
                    .for_each(|c| offer(c.interior.clone()));
            }
        }
        out
    }

    /// For each node all that it depends on, if that is not too much.
    pub fn whole_cones(&self, dag: &Dag, most_nodes: usize) -> Vec<Window> {
        let roots = dag.iter().map(|(id, _)| id).filter(|&n| self.is_movable(dag, n));
        let values = roots.flat_map(|n| dag.results(n)).filter(|v| self.is_needed(*v));
        values
            .filter(|v| !v.is_flag())
            .map(|v| Window { interior: self.cone(dag, v.node, most_nodes), outputs: vec![(v, self.need[&v])] })
            .filter(|w| w.interior.len() <= most_nodes)
            .collect()
    }

    /// What of a value someone looks at ([`isa::Parts`]).
    pub fn demand(&self, v: Value) -> u64 {
        self.need.get(&v).copied().unwrap_or(0)
    }

    /// Whether anyone looks at a value.
    pub fn is_needed(&self, v: Value) -> bool {
        self.demand(v) != 0
    }

    /// `window` with nodes that stay alive made inputs, the last ones first, where that takes no further input.
    fn narrowed(&self, dag: &Dag, window: &Window, mffc: &BTreeSet<NodeId>) -> Window {
        let mut w = window.clone();
        let mut inputs = inputs(dag, &w.interior).len();
        for &n in window.interior.iter().rev().filter(|n| !mffc.contains(n)) {
            if !w.interior.contains(&n) || w.outputs.iter().any(|o| o.0.node == n) {
                continue;
            }
            let less = without(dag, &w, n);
            let count = self::inputs(dag, &less).len();
            if count <= inputs {
                (w.interior, inputs) = (less, count);
            }
        }
        w
    }

    fn cone(&self, dag: &Dag, root: NodeId, depth: usize) -> BTreeSet<NodeId> {
        let mut interior = BTreeSet::from([root]);
        let mut frontier = vec![root];
        for _ in 1..depth {
            let mut next = Vec::new();
            for n in frontier {
                for v in dag.node(n).values() {
                    if self.is_movable(dag, v.node) && interior.insert(v.node) {
                        next.push(v.node);
                    }
                }
            }
            frontier = next;
        }
        interior
    }

    /// Nodes that nobody needs once the window's outputs come from elsewhere; constants, if they are not used again.
    pub fn mffc(&self, dag: &Dag, window: &Window) -> Vec<NodeId> {
        let replaced: BTreeSet<Value> = window.outputs.iter().map(|o| o.0).collect();
        let mut mffc: BTreeSet<NodeId> = BTreeSet::new();
        for &n in window.interior.iter().rev() {
            let dead = dag.results(n).into_iter().all(|v| {
                replaced.contains(&v)
                    || (!self.live_out.contains(&v)
                        && self.users.get(&v).is_none_or(|u| u.iter().all(|x| mffc.contains(x))))
            });
            if dead && counts(&dag.node(n).kind) {
                mffc.insert(n);
            }
        }
        let constants = window.interior.iter().flat_map(|&n| dag.node(n).values()).map(|v| v.node);
        let unused = |n: &NodeId| {
            let dead = |v: &Value| self.users.get(v).is_none_or(|u| u.iter().all(|x| mffc.contains(x)));
            self.is_constant(dag, *n) && dag.results(*n).iter().all(|v| !self.live_out.contains(v) && dead(v))
        };
        let constants: BTreeSet<NodeId> = constants.filter(unused).collect();
        mffc.into_iter().chain(constants).collect()
    }

    /// The specification of a window.
    pub fn spec(&self, dag: &Dag, window: &Window) -> Option<Spec> {
        self.cut(dag, window, &|v| self.known.always(v).copied())
    }

    /// The specification of a window where its outputs are observed: elsewhere they may be anything.
    pub fn spec_where_observed(&self, dag: &Dag, window: &Window) -> Option<Spec> {
        let when = window.outputs.iter().map(|(v, _)| self.observed.get(v).cloned().unwrap_or_default());
        let when = when.reduce(|a, b| a.both(&b)).filter(|w| !w.is_empty());
        let Some(when) = when else { return self.spec(dag, window) };
        let known = self.known.under(&when);
        let mut spec = self.cut(dag, window, &|v| known.get(&v).copied())?;
        when.iter().for_each(|o| spec.assume(dag, &self.groups[o.group], o.holds));
        Some(spec)
    }

    fn cut(&self, dag: &Dag, window: &Window, known: &dyn Fn(Value) -> Option<ValueFacts>) -> Option<Spec> {
        let mffc = self.mffc(dag, window);
        let known = |v: Value| known(v).unwrap_or_else(|| ValueFacts::of_width(dag.class(v).bits()));
        Spec::cut(dag, &window.interior, &window.outputs, mffc, &known)
    }
}

/// Values from outside that a window reads.
fn inputs(dag: &Dag, interior: &BTreeSet<NodeId>) -> BTreeSet<Value> {
    let read = interior.iter().flat_map(|&n| dag.node(n).values());
    read.filter(|v| !interior.contains(&v.node)).collect()
}

/// What of a window its outputs still depend on if the results of `cut` are inputs.
fn without(dag: &Dag, window: &Window, cut: NodeId) -> BTreeSet<NodeId> {
    let mut kept = BTreeSet::new();
    let mut stack: Vec<NodeId> = window.outputs.iter().map(|o| o.0.node).collect();
    while let Some(n) = stack.pop() {
        if n != cut && window.interior.contains(&n) && kept.insert(n) {
            stack.extend(dag.node(n).values().into_iter().map(|v| v.node));
        }
    }
    kept
}

/// Puts a proved candidate in the place of a window's outputs. `None` if that would make a cycle, or a flag be read as
/// another one.
pub fn splice(dag: &Dag, spec: &Spec, candidate: &Dag) -> Option<Dag> {
    let mut joined = dag.clone();
    let new = insert(&mut joined, spec, candidate)?;
    let replace: FxHashMap<Value, Value> =
        spec.ordered_outputs().iter().map(|o| o.value).zip(new).filter(|(a, b)| a != b).collect();
    let other_flag = |(old, new): (&Value, &Value)| old.is_flag() && old.port != new.port;
    if replace.iter().any(other_flag) {
        return None;
    }
    rebuild(&joined, &replace)
}

/// Adds a candidate's nodes behind those of the graph; the values that it has for the window's outputs, in their order.
pub fn insert(joined: &mut Dag, spec: &Spec, candidate: &Dag) -> Option<Vec<Value>> {
    let flag_input = |f: Flag| spec.flags().into_iter().find(|i| i.0 == f).map(|i| i.1.value);
    let mut map: FxHashMap<Value, Value> = FxHashMap::default();
    for (id, node) in candidate.iter() {
        match node.kind {
            Kind::Input(r) => {
                map.insert(Value { node: id, port: Port::Whole }, spec.named(r)?.value);
            }
            Kind::InputFlag(f) => {
                map.insert(Value { node: id, port: Port::Flag(f) }, flag_input(f)?);
            }
            _ => {
                let mut copy = node.clone();
                copy.map_values(|v| map.get(&v).copied().unwrap_or(v));
                if !reads_flags_as_they_are(&copy) {
                    return None;
                }
                let new = joined.push(copy);
                for v in candidate.results(id) {
                    map.insert(v, Value { node: new, port: v.port });
                }
            }
        }
    }
    let outputs = candidate.live_out.iter().map(|l| l.value).chain(candidate.live_out_flags.iter().map(|f| f.1));
    outputs.map(|v| map.get(&v).copied()).collect()
}

fn reads_flags_as_they_are(node: &Node) -> bool {
    match &node.kind {
        Kind::Inst { flags, .. } => flags.iter().all(|(f, v)| v.port == Port::Flag(*f)),
        _ => true,
    }
}
