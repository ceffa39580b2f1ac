//! Folds: one instruction in place of several, such as an operation on memory in place of a load and an operation on
//! registers, or of one with another address. Whether one does what the others do is decided by their meanings.

use crate::ir::graph::{Dag, Fold, Kind, NodeId, Port, Value};
use crate::prove::normal::normalize;
use crate::semantics::meaning::terms_at;
use crate::semantics::symbolic::{Context, Effect, EffectKind, Side, Var};
use crate::verify::refinement::effects_of;
use isa::{Arena, ExprId};
use rustc_hash::FxHashMap;

/// Node `by` as a [`Fold`] in place of `of` and `with`; `None` if it does something else, or what stands in the way.
pub fn fold(dag: &Dag, by: NodeId, of: NodeId, with: &[NodeId]) -> Option<Fold> {
    let mut nodes: Vec<NodeId> = with.iter().copied().chain([of]).collect();
    nodes.sort_unstable();
    nodes.dedup();
    let is_inst = |id: &NodeId| matches!(dag.node(*id).kind, Kind::Inst { .. });
    let own_place =
        nodes.len() == with.len() + 1 && !nodes.contains(&by) && with.iter().all(|w| dag.effects.contains(w));
    let alone = !dag.effects.contains(&by) && nodes.iter().all(|n| dag.fold(*n).is_none());
    let reads_them = dag.node(by).values().iter().any(|v| nodes.contains(&v.node));
    if !own_place || !alone || reads_them || !is_inst(&by) || !nodes.iter().all(is_inst) {
        return None;
    }
    let effects = neighbours(dag, &nodes)?;
    let inside = with_sources(dag, nodes, by);
    let mut ctx = Context::new();
    let given = contents(&mut ctx, dag, inside.iter().chain([&by]), &inside);
    let apart = terms_at(&mut ctx, dag, Side::Source, &given, inside.iter().copied(), &effects);
    let joined = terms_at(&mut ctx, dag, Side::Source, &given, std::iter::once(by), &[by]);
    let wanted = effects_of(&mut ctx, dag, &effects, &apart);
    let found = effects_of(&mut ctx, dag, &[by], &joined);
    if !same_effects(&mut ctx.arena, &wanted, &found) {
        return None;
    }
    let same = |port: &Port| {
        let term = |terms: &FxHashMap<Value, ExprId>, node| terms.get(&Value { node, port: *port }).copied();
        term(&apart.of, of).is_some_and(|a| term(&joined.of, by).is_some_and(|b| equal(&mut ctx.arena, a, b)))
    };
    let ports = dag.results(by).into_iter().map(|v| v.port).filter(same).collect();
    let with = effects.into_iter().filter(|e| *e != of).collect();
    Some(Fold { by, of, with, ports })
}

/// The effects among some nodes, in their order; `None` if others stand between them.
fn neighbours(dag: &Dag, nodes: &[NodeId]) -> Option<Vec<NodeId>> {
    let at: Vec<usize> = (0..dag.effects.len()).filter(|&k| nodes.contains(&dag.effects[k])).collect();
    let together = at.windows(2).all(|w| w[0] + 1 == w[1]);
    together.then(|| at.into_iter().map(|k| dag.effects[k]).collect())
}

/// Values that are looked through.
const MOST_SOURCES: usize = 8;

/// The nodes and what makes the values that they read and `by` does not, as far as it has no effects; in order.
fn with_sources(dag: &Dag, mut nodes: Vec<NodeId>, by: NodeId) -> Vec<NodeId> {
    let kept: Vec<NodeId> = dag.node(by).values().into_iter().map(|v| v.node).collect();
    let (mut next, most) = (0, nodes.len() + MOST_SOURCES);
    while next < nodes.len() {
        for source in dag.node(nodes[next]).values().into_iter().map(|v| v.node) {
            let node = dag.node(source);
            let pure = matches!(node.kind, Kind::Inst { .. }) && !node.effect;
            if pure && !kept.contains(&source) && !nodes.contains(&source) && nodes.len() < most {
                nodes.push(source);
            }
        }
        next += 1;
    }
    nodes.sort_unstable();
    nodes
}

/// A variable for each value that comes in from elsewhere.
fn contents<'a>(
    ctx: &mut Context,
    dag: &Dag,
    readers: impl Iterator<Item = &'a NodeId>,
    inside: &[NodeId],
) -> FxHashMap<Value, ExprId> {
    let mut given = FxHashMap::default();
    for v in readers.flat_map(|n| dag.node(*n).values()).filter(|v| !inside.contains(&v.node)) {
        let next = given.len() as u32;
        given.entry(v).or_insert_with(|| match dag.node(v.node).kind {
            Kind::Const(c) => ctx.arena.constant(64, u128::from(c)),
            Kind::InputFlag(_) => ctx.var(Var::Window(next), 1),
            _ => ctx.var(Var::Window(next), dag.class(v).bits()),
        });
    }
    given
}

fn equal(arena: &mut Arena, a: ExprId, b: ExprId) -> bool {
    a == b || {
        let normal = normalize(arena, &[a, b]);
        normal[0] == normal[1]
    }
}

/// The same accesses to the same addresses at the same widths, and the same faults, in the same order.
fn same_effects(arena: &mut Arena, wanted: &[Effect], found: &[Effect]) -> bool {
    let mut same = |a: &Effect, b: &Effect| match (&a.what, &b.what) {
        (
            EffectKind::Load { address, width, aligned },
            EffectKind::Load { address: to, width: bits, aligned: also },
        ) => (width, aligned) == (bits, also) && equal(arena, *address, *to),
        (
            EffectKind::Store { address, width, value, aligned },
            EffectKind::Store { address: to, width: bits, value: new, aligned: also },
        ) => (width, aligned) == (bits, also) && equal(arena, *address, *to) && equal(arena, *value, *new),
        (EffectKind::Fault { condition }, EffectKind::Fault { condition: other }) => equal(arena, *condition, *other),
        _ => false,
    };
    wanted.len() == found.len() && wanted.iter().zip(found).all(|(a, b)| same(a, b))
}
