//! Several programs for one value, left open: lowering picks those that are best together.

use super::{CONE_INPUTS, ImproveOptions, ImproveWatch, RIVALS, STATES, library_schedule, vector};
use crate::ir::graph::{Choice, Class, Dag, Kind, Value};
use crate::search::cegis::{Counts, Search, SearchAnswer};
use crate::search::components::Libraries;
use crate::search::spec::{Spec, Tests};
use crate::search::strategies::Effort;
use crate::search::strategies::enumerate::Enumerate;
use crate::search::windows::{Analysis, Window, insert};
use isa::Width;

/// A question gets this fraction of the evaluations.
const SHARE: u64 = 50;
/// Nodes in one window.
const MOST_NODES: usize = 2;
/// Nodes that may be added for each node that there is.
const MOST_ADDED: usize = 6;

/// The graph with choices: for every value in a general register what else computes it with as many instructions, each
/// proved. What stands for a value has no choices of its own.
pub fn choices(dag: &Dag, options: &ImproveOptions, watch: &dyn ImproveWatch) -> Dag {
    let a = Analysis::new(dag);
    let libraries = Libraries::new(options.independent_time);
    let mut open = dag.clone();
    let most = dag.len() * (MOST_ADDED + 1);
    for w in a.cones(dag, MOST_NODES) {
        watch.tick(0);
        if (options.stop)() || open.len() > most {
            break;
        }
        let Some((w, bits)) = whole_width(dag, &w) else { continue };
        let Some(spec) = a.spec(dag, &w) else { continue };
        if !fits(&w, &spec) || vector::is_in(dag, &w) {
            continue;
        }
        let library = library_schedule::everything(dag, &w, options, &libraries);
        let mut tests = Tests::sample(&spec, STATES, options.seed);
        let effort = Effort { evaluations: options.evaluations / SHARE, smt: options.smt };
        let mut counts = Counts::default();
        let (value, length) = (w.outputs[0].0, spec.mffc.len());
        let search = Search {
            spec: &spec,
            strategy: &Enumerate,
            library: &library,
            length,
            most: RIVALS,
            effort,
            cores: options.cores,
        };
        let answer = search.find_all(&mut tests, &mut counts);
        let SearchAnswer::Found(found) = answer else { continue };
        for candidate in found {
            add(&mut open, &spec, &candidate, value, bits);
        }
    }
    open
}

/// The window with its output wanted on a whole width: whoever reads some bits may be given any instruction that reads
/// that much.
fn whole_width(dag: &Dag, w: &Window) -> Option<(Window, u16)> {
    let [(value, mask)] = w.outputs[..] else { return None };
    if dag.class(value) != Class::GENERAL {
        return None;
    }
    let bits = Width::ALL.into_iter().map(Width::bits).find(|&b| b >= 64 || mask >> b == 0)?.min(64);
    let mask = if bits == 64 { u64::MAX } else { (1 << bits) - 1 };
    Some((Window { interior: w.interior.clone(), outputs: vec![(value, mask)] }, bits))
}

/// Everything in the window is replaced, and only general registers come in.
fn fits(w: &Window, spec: &Spec) -> bool {
    spec.mffc.len() == w.interior.len()
        && spec.registers().count() <= CONE_INPUTS
        && spec.inputs.iter().all(|i| !i.value.is_flag())
}

/// Adds one program, unless it is there already.
fn add(open: &mut Dag, spec: &Spec, candidate: &Dag, value: Value, bits: u16) {
    let mut joined = open.clone();
    let Some(new) = insert(&mut joined, spec, candidate) else { return };
    let [also] = new[..] else { return };
    if also == value || also.node.index() < open.len() {
        return;
    }
    let same = |v: Value| same_computation(&joined, v, also);
    if same(value) || open.choices.iter().any(|c| c.value == value && same(c.also)) {
        return;
    }
    joined.choices.push(Choice { value, also, bits });
    *open = joined;
}

/// Whether two values are literally computed alike.
fn same_computation(dag: &Dag, a: Value, b: Value) -> bool {
    if a == b {
        return true;
    }
    let (x, y) = (dag.node(a.node), dag.node(b.node));
    if a.port != b.port || dag.results(a.node).len() != dag.results(b.node).len() {
        return false;
    }
    let (from, to) = (x.values(), y.values());
    let mut copy = y.clone();
    let mut next = from.iter();
    copy.map_values(|v| next.next().copied().unwrap_or(v));
    matches!((&x.kind, &copy.kind), (Kind::Const(p), Kind::Const(q)) if p == q)
        || (matches!(x.kind, Kind::Inst { .. })
            && x.kind == copy.kind
            && from.len() == to.len()
            && from.iter().zip(&to).all(|(&p, &q)| same_computation(dag, p, q)))
}
