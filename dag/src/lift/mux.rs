//! Choices between two values by a condition: conditional moves, and what a graph is once the condition is known.

use crate::analysis::demand::demanded;
use crate::ir::graph::{Dag, Kind, Node, NodeId, Port, Use, Value, low};
use crate::semantics::meaning::terms;
use crate::semantics::symbolic::{Context, Side};
use isa::{Arena, Cond, ExprId, Flag, RowId, Width, table};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The conditional moves of one condition of the same flags.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MuxGroup {
    pub cond: Cond,
    /// The flags that the condition reads.
    pub flags: Vec<(Flag, Value)>,
    /// In the order of their nodes.
    pub muxes: Vec<Mux>,
}

/// One value or another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mux {
    pub node: NodeId,
    /// 32 bits, zeros above them, or 64.
    pub width: Width,
    /// Its value where the group's condition holds, and where it does not.
    pub when: Value,
    pub otherwise: Value,
}

impl Mux {
    /// Of the opposite condition.
    fn turned(self) -> Mux {
        Mux { when: self.otherwise, otherwise: self.when, ..self }
    }
}

/// Conditional moves of whole registers between registers, by row.
fn conditional_moves() -> &'static BTreeMap<RowId, (Cond, Width)> {
    static ROWS: OnceLock<BTreeMap<RowId, (Cond, Width)>> = OnceLock::new();
    ROWS.get_or_init(|| {
        let all = Cond::ALL.into_iter().flat_map(|c| [Width::W32, Width::W64].map(|w| (c, w)));
        let row = |(cond, width): (Cond, Width)| table().find(&format!("cmov{}", cond.suffix()), width);
        all.filter_map(|x| Some((row(x)?, x))).collect()
    })
}

/// A node as a group of its own.
pub fn mux_group_of(id: NodeId, node: &Node) -> Option<MuxGroup> {
    let Kind::Inst { row, operands, flags, .. } = &node.kind else { return None };
    let (cond, width) = *conditional_moves().get(row)?;
    match operands[..] {
        [Use::Value { value: otherwise, .. }, Use::Value { value: when, .. }] => {
            Some(MuxGroup { cond, flags: flags.clone(), muxes: vec![Mux { node: id, width, when, otherwise }] })
        }
        _ => None,
    }
}

/// The condition of a conditional move.
pub fn condition(dag: &Dag, node: NodeId) -> Option<Cond> {
    mux_group_of(node, dag.node(node)).map(|f| f.cond)
}

/// The mux groups of a graph, in the order of their first moves. A condition and its negation are one group.
pub fn mux_groups(dag: &Dag) -> Vec<MuxGroup> {
    let mut all: Vec<MuxGroup> = Vec::new();
    let alive = dag.alive();
    for (id, node) in dag.iter().filter(|(id, _)| alive[id.index()]) {
        let Some(new) = mux_group_of(id, node) else { continue };
        let same = |f: &&mut MuxGroup| f.flags == new.flags && (f.cond == new.cond || f.cond == new.cond.negated());
        match all.iter_mut().find(same) {
            Some(f) if f.cond == new.cond => f.muxes.extend(new.muxes),
            Some(f) => f.muxes.extend(new.muxes.into_iter().map(Mux::turned)),
            None => all.push(new),
        }
    }
    all
}

/// A condition of flags that are values, as a term of what values are; `None` where one of the flags has no meaning.
pub fn condition_term(
    arena: &mut Arena,
    cond: Cond,
    flags: impl Iterator<Item = (Flag, Value)>,
    of: &FxHashMap<Value, ExprId>,
) -> Option<ExprId> {
    let flags: FxHashMap<Flag, ExprId> = flags.filter_map(|(f, v)| Some((f, *of.get(&v)?))).collect();
    let known = cond.flags_read().iter().all(|f| flags.contains_key(&f));
    known.then(|| cond.expr(arena, |_, f| flags[&f]))
}

impl MuxGroup {
    /// The condition as a term of the graph's inputs; `None` where one of its flags has no meaning.
    pub fn term(&self, ctx: &mut Context, dag: &Dag) -> Option<ExprId> {
        let t = terms(ctx, dag, Side::Source, &FxHashMap::default());
        self.term_of(ctx, &t.of)
    }

    /// The condition as a term of what values are.
    pub fn term_of(&self, ctx: &mut Context, of: &FxHashMap<Value, ExprId>) -> Option<ExprId> {
        condition_term(&mut ctx.arena, self.cond, self.flags.iter().map(|(f, v)| (*f, *v)), of)
    }

    /// The graph where it is known whether the condition holds. Nodes keep their ids; the group's moves are dead, or
    /// moves of 32 bits where somebody reads the zeros above them.
    pub fn decide(&self, dag: &Dag, holds: bool) -> Dag {
        let demanded = demanded(dag);
        let mut to: FxHashMap<Value, Value> = FxHashMap::default();
        let mut extended: FxHashMap<NodeId, Value> = FxHashMap::default();
        for m in &self.muxes {
            let result = Value { node: m.node, port: Port::Operand(0) };
            let chosen = if holds { m.when } else { m.otherwise };
            let chosen = to.get(&chosen).copied().unwrap_or(chosen);
            let upper = demanded.get(&result).is_some_and(|d| d >> 32 != 0);
            if m.width == Width::W32 && upper {
                extended.insert(m.node, chosen);
            } else {
                to.insert(result, chosen);
            }
        }
        let with = |v: Value| to.get(&v).copied().unwrap_or(v);
        let mut out = dag.decided();
        out.edit(|id, kind| match (extended.get(&id), table().find("mov", Width::W32)) {
            (Some(&chosen), Some(row)) => *kind = zero_extension(row, with(chosen)),
            _ => kind.map_values(with),
        });
        out.live_out.iter_mut().for_each(|l| l.value = with(l.value));
        out
    }
}

fn zero_extension(row: RowId, of: Value) -> Kind {
    let operands = vec![Use::Fresh, low(of)];
    Kind::Inst { row, operands, implicit: Vec::new(), flags: Vec::new() }
}
