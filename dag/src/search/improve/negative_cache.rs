//! Windows in which nothing was found: an equal one, wherever it stands, has the same answer.

use super::WindowStatus;
use super::certificate::Certificate;
use crate::ir::graph::{Class, Kind, NodeId, Port, Use, Value};
use crate::search::spec::{Spec, SpecInput};
use isa::eval::Wide;
use isa::{Bits, ExprId, ExprNode, FeatureSet, Fixed};
use std::sync::Arc;

/// What a search ended with that found nothing: no program at all, or a limit that is not one of time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FruitlessSearch {
    /// [`WindowStatus::Minimal`] or [`WindowStatus::Limit`].
    pub status: WindowStatus,
    pub certificate: Option<Certificate>,
    pub proposals: u32,
    pub counterexamples: u32,
}

/// Who remembers them for one set of options.
pub trait NegativeCache {
    fn recall(&self, window: &WindowKey) -> Option<FruitlessSearch>;
    fn note(&self, window: &WindowKey, found: &FruitlessSearch);
}

/// Remembers nothing.
pub struct NoCache;

impl NegativeCache for NoCache {
    fn recall(&self, _: &WindowKey) -> Option<FruitlessSearch> {
        None
    }
    fn note(&self, _: &WindowKey, _: &FruitlessSearch) {}
}

/// How far a search goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SearchReach {
    pub features: FeatureSet,
    /// Without instructions whose time may depend on their operands.
    pub independent_time: bool,
    pub longest: usize,
    /// The window is less than its graph.
    pub cone: bool,
    /// What a program of no instructions would save, in the objective's unit.
    pub slack: u64,
}

/// Everything that a window's search depends on, with values by their places in it: windows with equal keys, wherever
/// they stand, have equal answers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WindowKey {
    /// The nodes inside, and whether a replacement frees them.
    nodes: Vec<(Kind, bool)>,
    inputs: Vec<InputKey>,
    /// With the bits that are read.
    outputs: Vec<(Value, u64)>,
    facts: Vec<Vec<FactTerm>>,
    words: usize,
    reach: SearchReach,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct InputKey {
    flag: Option<Port>,
    class: Class,
    width: u16,
    constant: Option<Wide>,
}

/// A term of a fact: by its operator and the places of its operands among the terms before it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum FactTerm {
    Input(usize),
    Constant(Bits),
    Operation { head: String, operands: Vec<usize> },
}

impl WindowKey {
    /// Of a window without nodes.
    pub fn empty(reach: SearchReach) -> WindowKey {
        let (nodes, inputs, outputs, facts) = Default::default();
        WindowKey { nodes, inputs, outputs, facts, words: 1, reach }
    }

    /// `None` if the search depends on something else, too.
    pub fn of(spec: &Spec, reach: SearchReach) -> Option<WindowKey> {
        if spec.inputs.iter().any(|i| i.offered) {
            return None;
        }
        let input = |i: &SpecInput| InputKey {
            flag: i.value.is_flag().then_some(i.value.port),
            class: i.class,
            width: i.width,
            constant: i.constant,
        };
        Some(WindowKey {
            nodes: spec.interior.iter().map(|(n, node)| (placed(spec, &node.kind), spec.mffc.contains(n))).collect(),
            inputs: spec.inputs.iter().map(input).collect(),
            outputs: spec.outputs.iter().map(|o| (place(spec, o.value), o.mask)).collect(),
            facts: spec.facts.iter().map(|f| fact(spec, *f)).collect::<Option<_>>()?,
            words: spec.words,
            reach,
        })
    }
}

/// The terms of a fact, one after the other.
fn fact(spec: &Spec, fact: ExprId) -> Option<Vec<FactTerm>> {
    let arena = &spec.ctx.arena;
    let terms = arena.reachable(&[fact]);
    let place = |e: ExprId| terms.binary_search(&e).ok();
    let term = |&e: &ExprId| match arena.node(e) {
        ExprNode::Var(s) => spec.inputs.iter().position(|i| i.sym == s).map(FactTerm::Input),
        ExprNode::Const(c) => Some(FactTerm::Constant(c)),
        node => {
            Some(FactTerm::Operation { head: arena.head(e), operands: node.operands().filter_map(place).collect() })
        }
    };
    terms.iter().map(term).collect()
}

/// A value by its place: an input, a result of a node inside, or something on which no output depends.
fn place(spec: &Spec, v: Value) -> Value {
    let node = |k: usize| NodeId(k as u32);
    if let Some(k) = spec.inputs.iter().position(|i| i.value == v) {
        return Value { node: node(k), port: Port::Whole };
    }
    match spec.interior.iter().position(|(n, _)| *n == v.node) {
        Some(k) => Value { node: node(spec.inputs.len() + k), ..v },
        None => Value { node: NodeId(u32::MAX), port: Port::Whole },
    }
}

/// What a node is over values by their places. Of memory that never changes it counts what stands there, not where.
fn placed(spec: &Spec, kind: &Kind) -> Kind {
    let mut kind = kind.clone();
    kind.map_values(|v| place(spec, v));
    if let Kind::Inst { operands, .. } = &mut kind {
        for u in operands {
            if let Use::Mem(a) | Use::Broadcast(a) = u
                && let Some(fixed) = &a.fixed
            {
                a.fixed = Some(Arc::new(Fixed { bytes: fixed.bytes.clone(), align: 1 }));
                a.symbol = None;
            }
        }
    }
    kind
}
