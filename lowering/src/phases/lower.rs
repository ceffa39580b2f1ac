//! One graph through all phases.

use crate::check::check;
use crate::cost::{Cost, Key};
use crate::heuristic::{self, incumbent};
use crate::ilp::best::Best;
use crate::ilp::refine;
use crate::ir::{Emitted, Error, Status};
use crate::problem::{self, Options, idiom};
use crate::select;
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
    problem: problem::Problem<'d>,
    found: Option<(Vec<Emitted>, Cost)>,
    why: String,
}

impl<'d> Start<'d> {
    fn new(decided: &'d Dag, options: &Options) -> Result<Start<'d>, Error> {
        let mut problem = problem::Problem::new(decided, options)?;
        // Values are only spilled where it cannot be helped: a store and a load are never fewer instructions than a copy.
        let slots = std::mem::take(&mut problem.slots);
        let (mut found, mut why) = first(&problem, options)?;
        if found.is_none() && slots > 0 {
            problem.slots = slots;
            (found, why) = first(&problem, options)?;
            problem = problem::Problem::spilling(decided, options, slots)?;
            let saving = first(&problem, options)?.0;
            found = found.into_iter().chain(saving).min_by_key(|f| options.objective.key(f.cost));
        }
        Ok(Start { problem, found: found.map(|f| (f.insts, f.cost)), why })
    }

    fn key(&self, options: &Options) -> Option<Key> {
        self.found.as_ref().map(|f| options.objective.key(f.1))
    }
}

/// An answer without the integer program, or why there is none.
fn first(p: &problem::Problem, options: &Options) -> Result<(Option<heuristic::Found>, String), Error> {
    match heuristic::search(p, options) {
        Ok(found) => Ok((Some(found), String::new())),
        Err(Error::Infeasible(why)) => Ok((None, why)),
        Err(e) => Err(e),
    }
}

/// The problem that is left open where the integer program decides: with choices and all folds, with those that are
/// taken one after the other, or with choices alone, the first that is not too much. `None` if there is nothing to choose, or a choice makes demands that cannot be met.
fn open<'d>(dags: [&'d Dag; 3], slots: usize, options: &Options) -> Option<problem::Problem<'d>> {
    let worth = dags.into_iter().filter(|dag| !dag.is_decided());
    let stated = |dag| match slots {
        0 => problem::Problem::new(dag, options),
        _ => problem::Problem::spilling(dag, options, slots),
    };
    worth.filter_map(|dag| stated(dag).ok()).find(|p| refine::is_within_reach(p, options))
}

/// The cheapest instruction list, with a way to improve the answer further before it is checked.
pub(super) fn lowered(
    dag: &Dag,
    options: &Options,
    improve: impl FnOnce(&problem::Problem, &Dag, Best, &Options) -> Best,
) -> Result<Lowered, Error> {
    let dag = &*idiom::with_zeros(dag);
    let dag = &*if options.folds { select::with_folds(dag) } else { Cow::Borrowed(dag) };
    let decided = if dag.is_decided() { Cow::Borrowed(dag) } else { Cow::Owned(dag.decided()) };
    let Start { problem, found, why } = Start::new(&decided, options)?;
    let heuristic = found.as_ref().map(|f| f.1);
    let taken = select::taken(dag);
    let folded = taken.as_ref().and_then(|t| Start::new(&t.dag, options).ok().map(|start| (t, start)));
    let found = found.into_iter().chain(incumbent::answer(&problem, dag, options));
    let mut found = found.min_by_key(|f| options.objective.key(f.1));
    let key = |f: &Option<(Vec<Emitted>, Cost)>| f.as_ref().map(|f| options.objective.key(f.1));
    let unfolded = dag.unfolded();
    let chosen = taken.as_ref().map_or(unfolded.clone(), |t| t.chosen(dag));
    let best = match (open([dag, &chosen, &unfolded], problem.slots, options), folded) {
        (Some(open), folded) => {
            let also = folded.and_then(|(t, start)| start.found.map(|f| (t.reopened(f.0), f.1)));
            let found = found.into_iter().chain(also).min_by_key(|f| options.objective.key(f.1));
            refine::refine(&open, found, options)?
        }
        (None, Some((t, start))) if start.found.is_some() && (found.is_none() || start.key(options) < key(&found)) => {
            let best = refine::refine(&start.problem, start.found, options)?;
            let answer = best.answer.map(|(insts, cost)| (t.reopened(insts), cost));
            Best { answer, ..best }
        }
        (None, _) => refine::refine(&problem, found.take(), options)?,
    };
    let best = improve(&problem, dag, best, options);
    let Some((insts, total)) = best.answer else { return Err(Error::Infeasible(why)) };
    check(dag, &insts, &options.reserved, options.slots).map_err(|e| Error::Refuted(e.to_string()))?;
    let stats = Stats {
        nodes: problem.ops.len(),
        added: insts.len().saturating_sub(problem.ops.len()),
        columns: best.columns,
        rows: best.rows,
        solves: best.solves,
        timed_out: best.timed_out,
        complete: best.complete,
        spilled: insts.iter().any(Emitted::is_spill),
        heuristic,
    };
    let cost = options.objective.key(total)[0];
    Ok(Lowered { insts, cost, bound: best.bound, status: best.status, total, stats })
}
