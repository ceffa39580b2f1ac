//! One graph through all phases.

use crate::check::check;
use crate::cost::{Cost, Key};
use crate::emit::CostedList;
use crate::heuristic::{self, incumbent};
use crate::ilp::best::Best;
use crate::ilp::refine;
use crate::ir::{Emitted, Error, Status};
use crate::problem::{AllocationProblem, Options, idiom};
use crate::select::{self, Taken};
use dag::ir::graph::Dag;
use std::borrow::Cow;

/// Figures for reports.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Stats {
    /// Nodes that had to be emitted, constants included.
    pub nodes: usize,
    /// Copies, exchanges and repeated constants in the result.
    pub added: usize,
    /// Columns and rows of the integer program; 0 if it was not built.
    pub columns: usize,
    pub rows: usize,
    /// Times the solver ran (rows are added lazily).
    pub solves: usize,
    /// Literals of the clauses that the solver learnt, a measure of work that is the same on every machine.
    pub learnt: u64,
    /// The wall clock, not the solver's own work limit, ended the search: another run may end elsewhere.
    pub timed_out: bool,
    /// The bound holds for answers that copy values to other registers between their readers, too.
    pub complete: bool,
    /// Some value goes through a slot.
    pub spilled: bool,
    /// Cost of the heuristic answer, if there was one.
    pub heuristic: Option<Cost>,
}

/// The cheapest instruction list found.
#[derive(Clone, PartialEq, Debug)]
pub struct Lowered {
    pub insts: Vec<Emitted>,
    /// What the objective minimizes first: instructions, bytes, micro-operations, cycles (latency), 1/840 of a cycle
    /// (throughput).
    pub cost: u64,
    /// No answer in the model costs less than this.
    pub bound: u64,
    pub status: Status,
    /// All measures of `insts`.
    pub total: Cost,
    pub stats: Stats,
}

/// A decided graph as a problem, with an answer without the integer program or why there is none.
struct Start<'d> {
    problem: AllocationProblem<'d>,
    found: Option<CostedList>,
    why: String,
}

impl<'d> Start<'d> {
    fn new(decided: &'d Dag, options: &Options) -> Result<Start<'d>, Error> {
        let mut problem = AllocationProblem::new(decided, options)?;
        // Values are only spilled where it cannot be helped: a store and a load are never fewer instructions than a copy.
        let slots = std::mem::take(&mut problem.slots);
        let (mut found, mut why) = first(&problem, options)?;
        if found.is_none() && slots > 0 {
            problem.slots = slots;
            (found, why) = first(&problem, options)?;
            problem = AllocationProblem::spilling(decided, options, slots)?;
            let saving = first(&problem, options)?.0;
            found = found.into_iter().chain(saving).min_by_key(|f| options.objective.key(f.cost));
        }
        Ok(Start { problem, found: found.map(|f| CostedList { insts: f.insts, cost: f.cost }), why })
    }

    /// The answer, or another one if that is cheaper.
    fn or_cheaper(&mut self, other: Option<CostedList>, options: &Options) {
        let both = self.found.take().into_iter().chain(other);
        self.found = both.min_by_key(|f| options.objective.key(f.cost));
    }

    fn key(&self, options: &Options) -> Option<Key> {
        self.found.as_ref().map(|f| options.objective.key(f.cost))
    }
}

/// An answer without the integer program, or why there is none.
fn first(p: &AllocationProblem, options: &Options) -> Result<(Option<heuristic::HeuristicAnswer>, String), Error> {
    match heuristic::search(p, options) {
        Ok(found) => Ok((Some(found), String::new())),
        Err(Error::Infeasible(why)) => Ok((None, why)),
        Err(e) => Err(e),
    }
}

/// A graph with folds that were taken one after the other.
struct WithFolds<'t> {
    taken: &'t Taken,
    start: Start<'t>,
}

impl<'t> WithFolds<'t> {
    fn new(taken: &'t Taken, options: &Options) -> Option<WithFolds<'t>> {
        Some(WithFolds { taken, start: Start::new(&taken.dag, options).ok()? })
    }

    /// An answer for it as one for the graph in which the folds are open.
    fn reopened(&self, answer: Option<CostedList>) -> Option<CostedList> {
        answer.map(|a| CostedList { insts: self.taken.reopened(a.insts), ..a })
    }

    /// Whether its answer is better than that without folds.
    fn is_better(&self, than: &Start, options: &Options) -> bool {
        let (own, other) = (self.start.key(options), than.key(options));
        own.is_some() && (other.is_none() || own < other)
    }
}

/// The problem that is left open where the integer program decides: with choices and all folds, with those that are
/// taken one after the other, or with choices alone, the first that is not too much. `None` if there is nothing to choose, or a choice makes demands that cannot be met.
fn open<'d>(dags: [&'d Dag; 3], slots: usize, options: &Options) -> Option<AllocationProblem<'d>> {
    let worth = dags.into_iter().filter(|dag| !dag.is_decided());
    let stated = |dag| match slots {
        0 => AllocationProblem::new(dag, options),
        _ => AllocationProblem::spilling(dag, options, slots),
    };
    worth.filter_map(|dag| stated(dag).ok()).find(|p| refine::is_within_reach(p, options))
}

/// The answers so far, refined by the integer program: over what is open if that is within its reach, else over the better
/// of the two decided graphs.
fn refined(dag: &Dag, start: &mut Start, options: &Options) -> Result<Best, Error> {
    let taken = select::taken(dag);
    let mut folded = taken.as_ref().and_then(|taken| WithFolds::new(taken, options));
    start.or_cheaper(incumbent::answer(&start.problem, dag, options), options);
    let unfolded = dag.unfolded();
    let chosen = taken.as_ref().map_or(unfolded.clone(), |t| t.chosen(dag));
    if let Some(open) = open([dag, &chosen, &unfolded], start.problem.slots, options) {
        let reopened = folded.as_mut().and_then(|f| {
            let found = f.start.found.take();
            f.reopened(found)
        });
        start.or_cheaper(reopened, options);
        return refine::refine(&open, start.found.take(), options);
    }
    match folded.filter(|f| f.is_better(start, options)) {
        Some(mut f) => {
            let found = f.start.found.take();
            let best = refine::refine(&f.start.problem, found, options)?;
            Ok(Best { answer: f.reopened(best.answer), ..best })
        }
        None => refine::refine(&start.problem, start.found.take(), options),
    }
}

/// The cheapest instruction list, with a way to improve the answer further before it is checked.
///
/// # Errors
/// As [`crate::lower`].
pub(super) fn lower_with(
    dag: &Dag,
    options: &Options,
    improve: impl FnOnce(&AllocationProblem, &Dag, Best, &Options) -> Best,
) -> Result<Lowered, Error> {
    let dag = &*idiom::with_zeros(dag);
    let dag = &*if options.folds { select::with_folds(dag) } else { Cow::Borrowed(dag) };
    let decided = if dag.is_decided() { Cow::Borrowed(dag) } else { Cow::Owned(dag.decided()) };
    let mut start = Start::new(&decided, options)?;
    let heuristic = start.found.as_ref().map(|f| f.cost);
    let best = refined(dag, &mut start, options)?;
    let best = improve(&start.problem, dag, best, options);
    let stats = Stats { nodes: start.problem.ops.len(), heuristic, ..Stats::default() };
    let lowered = Lowered::new(best, options, stats).ok_or(Error::Infeasible(start.why))?;
    check(dag, &lowered.insts, &options.reserved, options.slots).map_err(|e| Error::Refuted(e.to_string()))?;
    Ok(lowered)
}

impl Lowered {
    /// The best answer; `stats` are those that are known before.
    fn new(best: Best, options: &Options, stats: Stats) -> Option<Lowered> {
        let CostedList { insts, cost: total } = best.answer?;
        let stats = Stats {
            added: insts.len().saturating_sub(stats.nodes),
            columns: best.columns,
            rows: best.rows,
            solves: best.solves,
            learnt: best.learnt,
            timed_out: best.timed_out,
            complete: best.complete,
            spilled: insts.iter().any(Emitted::is_spill),
            ..stats
        };
        let cost = options.objective.key(total)[0];
        Some(Lowered { insts, cost, bound: best.bound, status: best.status, total, stats })
    }
}
