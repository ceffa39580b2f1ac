//! Windows in which nothing was found: an equal one, wherever it stands, has the same answer.

use super::WindowStatus;
use super::certificate::Certificate;
use crate::ir::graph::{Address, Kind, Use, Value};
use crate::search::spec::Spec;
use isa::{ExprId, FeatureSet, Node};

/// What a search ended with that found nothing: no program at all, or a limit that is not one of time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FruitlessSearch {
    /// [`WindowStatus::Minimal`] or [`WindowStatus::Limit`].
    pub status: WindowStatus,
    pub certificate: Option<Certificate>,
    pub proposals: u32,
    pub counterexamples: u32,
}

/// Who remembers them for one set of options. A window is named by [`name`].
pub trait NegativeCache {
    fn recall(&self, window: &str) -> Option<FruitlessSearch>;
    fn note(&self, window: &str, found: &FruitlessSearch);
}

/// Remembers nothing.
pub struct NoCache;

impl NegativeCache for NoCache {
    fn recall(&self, _: &str) -> Option<FruitlessSearch> {
        None
    }
    fn note(&self, _: &str, _: &FruitlessSearch) {}
}

/// How far a search goes.
#[derive(Clone, Copy, Debug)]
pub struct SearchReach {
    pub features: FeatureSet,
    pub longest: usize,
    /// The window is less than its graph.
    pub cone: bool,
    /// What a program of no instructions would save, in the objective's unit.
    pub slack: u64,
}

/// Everything that a window's search depends on, with values by their places in it; `None` if something else counts.
pub fn name(spec: &Spec, reach: SearchReach) -> Option<String> {
    if spec.inputs.iter().any(|i| i.offered) {
        return None;
    }
    let facts = spec.facts.iter().map(|f| fact(spec, *f)).collect::<Option<Vec<_>>>()?;
    let nodes: Vec<_> =
        spec.interior.iter().map(|(n, node)| (kind(spec, &node.kind), spec.dying.contains(n))).collect();
    let inputs: Vec<_> =
        spec.inputs.iter().map(|i| (i.value.is_flag().then_some(i.value.port), i.class, i.width, i.constant)).collect();
    let outputs: Vec<_> = spec.outputs.iter().map(|o| (value(spec, o.value), o.mask)).collect();
    Some(format!("{nodes:?} {inputs:?} {outputs:?} {facts:?} {} {reach:?}", spec.words))
}

/// The terms of a fact one after the other, each by its operator and the places of its operands.
fn fact(spec: &Spec, fact: ExprId) -> Option<String> {
    let arena = &spec.ctx.arena;
    let terms = arena.reachable(&[fact]);
    let place = |e: ExprId| terms.binary_search(&e).map_or(String::new(), |k| format!(" {k}"));
    let term = |&e: &ExprId| match arena.node(e) {
        Node::Var(s) => spec.inputs.iter().position(|i| i.sym == s).map(|k| format!("in{k}")),
        Node::Const(c) => Some(format!("{c:?}")),
        node => Some(arena.head(e) + &node.operands().map(place).collect::<String>()),
    };
    Some(terms.iter().map(term).collect::<Option<Vec<_>>>()?.join(","))
}

/// A value by its place: an input, a node inside, or something on which no output depends.
fn value(spec: &Spec, v: Value) -> String {
    let inside = || spec.interior.iter().position(|(n, _)| *n == v.node);
    match spec.inputs.iter().position(|i| i.value == v) {
        Some(k) => format!("in{k}"),
        None => inside().map_or("any".to_string(), |k| format!("{k}.{:?}", v.port)),
    }
}

fn kind(spec: &Spec, kind: &Kind) -> String {
    let of = |v: &Value| value(spec, *v);
    match kind {
        Kind::Inst { row, operands, implicit, vectors, flags } => {
            let operands: Vec<String> = operands.iter().map(|u| operand(spec, u)).collect();
            let registers = implicit.iter().chain(vectors).map(|v| v.as_ref().map(of)).collect::<Vec<_>>();
            let flags: Vec<_> = flags.iter().map(|(f, v)| (*f, of(v))).collect();
            format!("{row:?} {operands:?} {registers:?} {flags:?}")
        }
        other => format!("{other:?}"),
    }
}

fn operand(spec: &Spec, u: &Use) -> String {
    match u {
        Use::Value { value: v, high } => format!("{} {high}", value(spec, *v)),
        Use::Mem(a) | Use::Broadcast(a) => {
            let Address { base, index, disp, rip, segment, symbol, fixed } = a;
            let (base, index) = (base.map(|b| value(spec, b)), index.map(|(i, scale)| (value(spec, i), scale)));
            // What the memory holds says more than where it is.
            let symbol = symbol.as_ref().filter(|_| fixed.is_none());
            let broadcast = matches!(u, Use::Broadcast(_));
            format!(
                "{broadcast} {base:?} {index:?} {disp} {rip} {segment:?} {symbol:?} {:?}",
                fixed.as_ref().map(|f| &f.bytes)
            )
        }
        other => format!("{other:?}"),
    }
}
