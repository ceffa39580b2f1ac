//! The straight code of one path through a mux group, and where it may be left for the other.

use crate::ir::Error;
use dag::ir::graph::{Dag, Kind, Node, NodeId, SideExit, Value};
use dag::lift::mux::MuxGroup;

/// One path through a mux group, with the jump to the other.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The group's condition holds on it.
    pub holds: bool,
    /// The graph of this path, the jump among its effects, and the other path's. Nodes have the same ids in both.
    pub dag: Dag,
    pub other: Dag,
    pub exit: NodeId,
}

/// Which nodes belong where; all by index.
struct Sides {
    /// Nodes that only one of the two paths needs, and those that it has to do behind the jump.
    behind: Vec<bool>,
    here: Vec<bool>,
    there: Vec<bool>,
}

/// # Errors
/// Why the group cannot be a branch there.
pub fn trace(dag: &Dag, group: &MuxGroup, holds: bool) -> Result<Trace, Error> {
    let (mut on, other) = (group.decide(dag, holds), group.decide(dag, !holds));
    let sides = sides(dag, group, &on, &other)?;
    let inst = |id: &NodeId| matches!(dag.node(*id).kind, Kind::Inst { .. } | Kind::Opaque { .. });
    let all = (0..dag.len() as u32).map(NodeId).filter(|id| sides.here[id.index()] && inst(id));
    let (behind, before): (Vec<NodeId>, Vec<NodeId>) = all.partition(|id| sides.behind[id.index()]);
    let exit = SideExit {
        cond: if holds { group.cond.negated() } else { group.cond },
        flags: group.flags.clone(),
        needs: needs(&other, &on, &sides)?,
        before,
        behind,
    };
    let first = on.effects.iter().position(|e| sides.behind[e.index()]).unwrap_or(on.effects.len());
    let exit = on.push(Node { kind: Kind::Exit(exit), origin: None, effect: true });
    on.effects.pop();
    on.effects.insert(first, exit);
    Ok(Trace { holds, dag: on, other, exit })
}

/// What only this path needs stands behind the jump, and so does what depends on the group, with every effect that
/// comes after such a one. What both paths need, and do not choose, stands before it, and so does what the condition
/// reads.
fn sides(dag: &Dag, group: &MuxGroup, on: &Dag, other: &Dag) -> Result<Sides, Error> {
    let (mut here, there) = (on.alive(), other.alive());
    let mut condition = vec![false; dag.len()];
    for (_, v) in &group.flags {
        dag.needed_by(v.node).iter().zip(&mut condition).for_each(|(n, c)| *c |= n);
    }
    here.iter_mut().zip(&condition).for_each(|(h, c)| *h |= c);
    let mut behind: Vec<bool> = (0..dag.len()).map(|i| here[i] && !there[i] && !condition[i]).collect();
    group.muxes.iter().for_each(|m| behind[m.node.index()] = true);
    loop {
        let before = behind.clone();
        for (id, n) in dag.iter() {
            behind[id.index()] |= n.values().iter().any(|v| behind[v.node.index()]);
        }
        let first = dag.effects.iter().position(|e| behind[e.index()]).unwrap_or(dag.effects.len());
        dag.effects[first..].iter().for_each(|e| behind[e.index()] = true);
        if behind == before {
            return match behind.iter().zip(&condition).position(|(b, c)| *b && *c) {
                Some(i) => Err(Error::Unsupported(format!("{} is read by the condition", NodeId(i as u32)))),
                None => Ok(Sides { behind, here, there }),
            };
        }
    }
}

/// What the other path reads behind the jump of what stands before it.
fn needs(other: &Dag, on: &Dag, sides: &Sides) -> Result<Vec<Value>, Error> {
    let own = |id: NodeId| sides.behind[id.index()] || !sides.here[id.index()];
    let mut all: Vec<Value> = Vec::new();
    for (id, n) in other.iter().filter(|(id, _)| sides.there[id.index()] && own(*id)) {
        let leaf = matches!(n.kind, Kind::Input(_) | Kind::InputFlag(_) | Kind::Const(_));
        all.extend(n.values().into_iter().filter(|v| !leaf && v.node != id));
    }
    // What leaves in the same register on both paths is kept for this one anyway.
    let same = |l: &&dag::ir::graph::LiveOut| !on.live_out.contains(l);
    all.extend(other.live_out.iter().filter(same).map(|l| l.value));
    all.retain(|v| !own(v.node) && !matches!(other.node(v.node).kind, Kind::Const(_)));
    all.sort_unstable();
    all.dedup();
    match all.iter().find(|v| other.flag(**v).is_some()) {
        Some(v) => Err(Error::Unsupported(format!("flags of {} are read on both sides of a jump", v.node))),
        None => Ok(all),
    }
}
