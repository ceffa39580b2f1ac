//! Values that are always the same are computed once: two values that agree on many states are compared, and where they
//! are proved equal, users of the one read the other. So the low word of a wide product stands for a sum of partial
//! products once the wide product is there for its high word.

use super::{ImproveRun, WindowReport, WindowStatus};
use crate::analysis::demand::demanded;
use crate::ir::graph::{Class, Dag, Value};
use crate::ir::random::Random;
use crate::lift::rebuild;
use crate::prove::{Goal, Verdict, prove};
use crate::search::windows::weight;
use crate::semantics::meaning::terms;
use crate::semantics::symbolic::{Context, Side};
use isa::eval::eval_wide;
use isa::{ExprId, Sym};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// States on which values are compared first.
const STATES: u64 = 32;
/// Pairs that are looked at in one round.
const MOST: usize = 64;

/// A value that may stand for another one, or be replaced itself.
struct MergeCandidate {
    value: Value,
    term: ExprId,
    /// Bits that someone reads; 0 where a result has no users.
    need: u64,
    states: Vec<u64>,
}

impl ImproveRun<'_> {
    /// Replaces one value by another that is proved equal on all bits that matter; true if that made the graph cheaper.
    pub(super) fn merge(&mut self) -> bool {
        let base = self.best.clone();
        let mut ctx = Context::new();
        let candidates = merge_candidates(&mut ctx, &base);
        for (old, new) in alike(&base, &candidates).into_iter().take(MOST) {
            let Some(dag) = rebuild(&base, &FxHashMap::from_iter([(old.value, new.value)])) else { continue };
            let Some(cost) = (self.lower)(&dag).filter(|c| *c < self.cost) else { continue };
            if self.prove_equal(&mut ctx, old, new) {
                let (from, to) = (weight(&base), weight(&dag));
                self.windows.push(WindowReport {
                    nodes: from,
                    interior: super::named(&base, [old.value.node, new.value.node]),
                    tried: Some(Vec::new()),
                    mffc: from.saturating_sub(to),
                    inputs: 1,
                    outputs: 1,
                    status: WindowStatus::Improved { from, to, strategy: "equal values" },
                    certificate: None,
                    replacement: None,
                    example: None,
                });
                (self.best, self.cost) = (dag, cost);
                return true;
            }
        }
        false
    }

    fn prove_equal(&mut self, ctx: &mut Context, old: &MergeCandidate, new: &MergeCandidate) -> bool {
        let mask = ctx.arena.constant(ctx.arena.width(old.term), u128::from(old.need));
        let [source, target] = [old.term, new.term].map(|e| ctx.arena.and(e, mask));
        let goal = Goal { name: String::new(), assumption: ctx.arena.bool(true), source, target };
        prove(ctx, &goal, &[], self.options.smt, &mut self.counts.proofs) == Verdict::Proved
    }
}

/// The general registers' values and flags of a graph that its inputs determine, with what they are on the states.
fn merge_candidates(ctx: &mut Context, dag: &Dag) -> Vec<MergeCandidate> {
    let (need, alive) = (demanded(dag), dag.alive());
    let t = terms(ctx, dag, Side::Source, &FxHashMap::default());
    let values = dag.iter().filter(|(id, _)| alive[id.index()]).flat_map(|(id, _)| dag.results(id));
    let narrow = values.filter(|v| matches!(dag.class(*v), Class::GENERAL | Class::Flag));
    let mut candidates: Vec<MergeCandidate> = narrow
        .filter_map(|value| {
            let term = *t.of.get(&value)?;
            let defined = ctx.arena.variables(&[term]).iter().all(|(s, _)| !ctx.free_unknowns.contains(s));
            let need = need.get(&value).copied().unwrap_or(0);
            defined.then_some(MergeCandidate { value, term, need, states: Vec::new() })
        })
        .collect();
    let terms: Vec<ExprId> = candidates.iter().map(|p| p.term).collect();
    let variables = ctx.arena.variables(&terms);
    for k in 0..STATES {
        let mut random = Random::numbered(0x3e96, k);
        let state: BTreeMap<Sym, _> = variables.iter().map(|&(s, w)| (s, random.interesting_wide(w))).collect();
        let values = eval_wide(&ctx.arena, &terms, &|s| state.get(&s).copied().unwrap_or_default());
        for (candidate, v) in candidates.iter_mut().zip(values) {
            candidate.states.push(v.0[0]);
        }
    }
    candidates
}

/// Pairs of a value that someone reads and another one that agrees with it on what is read, on all states.
fn alike<'p>(dag: &Dag, candidates: &'p [MergeCandidate]) -> Vec<(&'p MergeCandidate, &'p MergeCandidate)> {
    let agree = |old: &MergeCandidate, new: &MergeCandidate| {
        let same = |(a, b): (&u64, &u64)| (a ^ b) & old.need == 0;
        old.states.iter().zip(&new.states).all(same)
    };
    let kind = |p: &MergeCandidate| (dag.class(p.value), if p.value.is_flag() { Some(p.value.port) } else { None });
    let mut pairs = Vec::new();
    for old in candidates.iter().filter(|p| p.need != 0) {
        let others =
            candidates.iter().filter(|new| new.value != old.value && kind(new) == kind(old) && agree(old, new));
        pairs.extend(others.map(|new| (old, new)));
    }
    pairs
}
