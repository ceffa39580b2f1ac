//! The condition of a branch read off other flags: of an instruction that is there anyway, or of a comparison of a value with 0.
//! `cmp; setg; test; je` is `cmp; jle`, `xor; shr $31; je` is `xor; jns`.

use crate::ir::graph::{Class, Dag, Kind, Node, NodeId, Port, Value, low};
use crate::ir::random::Random;
use crate::lift::mux::condition_term;
use crate::lift::rebuild;
use crate::prove::{Goal, ProofStats, Verdict, prove};
use crate::semantics::meaning::{fact_terms, terms};
use crate::semantics::symbolic::{Context, Side};
use crate::smt::Limits;
use isa::eval::{Wide, eval_wide};
use isa::{Arena, Cond, ExprId, Flag, FlagSet, Row, RowId, Sym, Width, table};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// A graph that ends with other flags, and the condition of these that holds when that of the branch held.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BranchCondition {
    pub dag: Dag,
    pub cond: Cond,
}

/// States in which conditions are compared before one is proved.
const STATES: u64 = 64;
/// Nodes of a graph beyond which a branch is a small part of it.
const MOST_NODES: usize = 200;
/// How many are tried to be proved.
const TRIED: usize = 4;

/// The graph in front of a branch on `cond`, the only one that looks at its flags, with the condition read off the flags that
/// take fewest instructions, if there are any that take fewer than its own.
pub fn branch_condition(dag: &Dag, cond: Cond, limits: Limits) -> Option<BranchCondition> {
    let own = dag.live_out_flags.iter().fold(FlagSet::NONE, |all, (f, _)| all.with(*f));
    if dag.len() > MOST_NODES || !dag.is_decided() || own != cond.flags_read() {
        return None;
    }
    let needed = NeededWithout::flags(dag);
    let (dag, sources) = sources(dag, &needed);
    if sources.is_empty() {
        return None;
    }
    let asked = BranchQuestion::new(&dag, cond, &sources)?;
    let found = asked.agreeing().into_iter().take(TRIED).find(|candidate| asked.is_proved(candidate, limits))?;
    let mut new = dag.clone();
    new.live_out_flags = found.flags.clone();
    Some(BranchCondition { cond: found.cond, dag: rebuild(&new, &FxHashMap::default())? })
}

/// What a graph needs if nobody looks at flags at its end.
struct NeededWithout<'d> {
    dag: &'d Dag,
    needed: Vec<bool>,
    /// Instructions that only those flags need.
    freed: usize,
}

impl NeededWithout<'_> {
    fn flags(dag: &Dag) -> NeededWithout<'_> {
        let mut without = dag.clone();
        without.live_out_flags.clear();
        let (all, needed) = (dag.alive(), without.alive());
        let only = |(id, _): &(NodeId, &Node)| all[id.index()] && !needed[id.index()];
        let freed = dag.iter().filter(only).filter(|(_, node)| is_instruction(node)).count();
        NeededWithout { dag, needed, freed }
    }

    /// Instructions that a node takes besides.
    fn added(&self, node: NodeId) -> usize {
        let (mut seen, mut open, mut added) = (BTreeSet::new(), vec![node], 0);
        while let Some(id) = open.pop() {
            if !self.needed[id.index()] && seen.insert(id) {
                added += usize::from(is_instruction(self.dag.node(id)));
                open.extend(self.dag.node(id).values().into_iter().map(|v| v.node));
            }
        }
        added
    }
}

fn is_instruction(node: &Node) -> bool {
    matches!(node.kind, Kind::Inst { .. } | Kind::Const(_))
}

/// An instruction whose flags may be looked at instead, and what it takes.
struct FlagSource {
    node: NodeId,
    added: usize,
}

/// Instructions that take fewer than what the branch looks at, those of the graph and comparisons of its values with 0, which the
/// new graph has.
fn sources(dag: &Dag, needed: &NeededWithout) -> (Dag, Vec<FlagSource>) {
    let instructions = dag.iter().filter(|(_, n)| matches!(n.kind, Kind::Inst { .. }));
    let source = |(node, _): (NodeId, &Node)| FlagSource { node, added: needed.added(node) };
    let mut sources: Vec<FlagSource> = instructions.map(source).filter(|s| s.added < needed.freed).collect();
    let mut new = dag.clone();
    let rows: Vec<RowId> = [Width::W8, Width::W32, Width::W64].into_iter().filter_map(test).collect();
    for (id, _) in dag.iter() {
        let added = needed.added(id) + 1;
        let values = dag.results(id).into_iter().filter(|v| dag.class(*v) == Class::GENERAL && added < needed.freed);
        for (value, &row) in values.flat_map(|v| rows.iter().map(move |row| (v, row))) {
            let operands = vec![low(value), low(value)];
            let kind = Kind::Inst { row, operands, implicit: Vec::new(), flags: Vec::new() };
            sources.push(FlagSource { node: new.push(Node { kind, origin: None, effect: false }), added });
        }
    }
    sources.sort_by_key(|s| s.added);
    (new, sources)
}

/// `test r, r` at a width.
fn test(width: Width) -> Option<RowId> {
    let of = |r: &Row| r.mnemonic == "test" && r.operands.iter().all(|o| o.width == width && o.kinds.general());
    table().iter().find(|(_, r)| of(r)).map(|x| x.0)
}

/// A condition of the flags of one node.
struct FlagCondition {
    cond: Cond,
    flags: Vec<(Flag, Value)>,
    term: ExprId,
}

/// What is asked: which conditions of which flags hold when that of the branch does.
struct BranchQuestion {
    ctx: Context,
    facts: Vec<ExprId>,
    term: ExprId,
    candidates: Vec<FlagCondition>,
}

impl BranchQuestion {
    fn new(dag: &Dag, cond: Cond, sources: &[FlagSource]) -> Option<BranchQuestion> {
        let mut ctx = Context::new();
        let t = terms(&mut ctx, dag, Side::Source, &FxHashMap::default());
        let facts = fact_terms(&mut ctx, dag);
        let term = condition_term(&mut ctx.arena, cond, dag.live_out_flags.iter().copied(), &t.of)?;
        let about = |arena: &Arena, term| arena.variables(&[term]).into_iter().collect::<BTreeSet<(Sym, u16)>>();
        let variables = about(&ctx.arena, term);
        let mut candidates = Vec::new();
        for (source, cond) in sources.iter().flat_map(|s| Cond::ALL.map(|cond| (s, cond))) {
            let flag = |f: Flag| (f, Value { node: source.node, port: Port::Flag(f) });
            let flags: Vec<(Flag, Value)> = cond.flags_read().iter().map(flag).collect();
            let Some(term) = condition_term(&mut ctx.arena, cond, flags.iter().copied(), &t.of) else { continue };
            // What does not depend on the same is hardly the same.
            if about(&ctx.arena, term) == variables {
                candidates.push(FlagCondition { cond, flags, term });
            }
        }
        Some(BranchQuestion { ctx, facts, term, candidates })
    }

    /// Those that agree in all states that are tried, if these show the branch both ways: what holds hardly ever agrees with much.
    fn agreeing(&self) -> Vec<&FlagCondition> {
        if self.candidates.is_empty() {
            return Vec::new();
        }
        let roots: Vec<ExprId> = std::iter::once(self.term).chain(self.candidates.iter().map(|c| c.term)).collect();
        let all: Vec<ExprId> = roots.iter().chain(&self.facts).copied().collect();
        let vars = self.ctx.arena.variables(&all);
        let (mut agree, mut shown) = (vec![true; self.candidates.len()], BTreeSet::new());
        for k in 0..STATES {
            let mut random = Random::numbered(0xb4a9c4, k);
            let state: FxHashMap<Sym, Wide> = vars.iter().map(|&(s, w)| (s, random.interesting_wide(w))).collect();
            let values = eval_wide(&self.ctx.arena, &all, &|s| state.get(&s).copied().unwrap_or_default());
            let (values, facts) = values.split_at(roots.len());
            if facts.iter().all(|&v| v == Wide::from(1u64)) {
                shown.insert(values[0] == Wide::from(1u64));
                agree.iter_mut().zip(&values[1..]).for_each(|(agree, v)| *agree &= *v == values[0]);
            }
        }
        self.candidates.iter().zip(agree).filter(|(_, agree)| *agree && shown.len() > 1).map(|x| x.0).collect()
    }

    fn is_proved(&self, candidate: &FlagCondition, limits: Limits) -> bool {
        let mut ctx = self.ctx.clone();
        let assumption = ctx.arena.bool(true);
        let goal = Goal { name: "the branch".to_string(), assumption, source: self.term, target: candidate.term };
        prove(&mut ctx, &goal, &self.facts, limits, &mut ProofStats::default()) == Verdict::Proved
    }
}
