//! Programs that are too long for the integer program, improved window by window: some tens of neighbouring
//! instructions are a graph of their own whose registers at both ends are given, and the integer program lowers it anew
//! while everything around it stays (large-neighbourhood search; Shaw, "Using Constraint Programming and Local Search
//! Methods to Solve Vehicle Routing Problems", 1998). Windows overlap, so that operations travel. Shorter programs with
//! folds or choices are one window in which these are settled.

use crate::check;
use crate::cost::Cost;
use crate::emit::{CostedList, cost};
use crate::ilp::best::Best;
use crate::ir::{Emitted, Status};
use crate::phases::lower::{Stats, lower_with};
use crate::problem::AllocationProblem;
use crate::problem::Options;
use dag::analysis::liveness::{Live, effects};
use dag::ir::graph::Dag;
use dag::lift::Lifter;
use dag::search::improve::strip_unread_inputs;
use isa::{Decoded, Inst};
use std::ops::Range;
use std::time::{Duration, Instant};

/// Instructions of a window, and from one to the next: what the integer program mostly decides within a second.
const WINDOW: usize = 32;
const STEP: usize = 16;
/// Walks over the whole list; one that improves nothing is the last.
const WALKS: usize = 8;
/// Most literals that the search for one window learns, in half a second to a second. Its limit of conflicts mostly ends it
/// earlier.
const WINDOW_LEARNT: u64 = 400_000;
/// What a window takes beside its search, in literals that a search learns in that time, for each instruction of the list:
/// costs and checks look at all of it.
const OVERHEAD: u64 = 20;

/// Improves an answer for `dag`, of which `p` is the problem. What is proved cheapest, copies between readers included, stays.
pub fn improve(p: &AllocationProblem, dag: &Dag, best: Best, options: &Options) -> Best {
    let length = best.answer.as_ref().map_or(0, |a| a.insts.len());
    let deadline = Instant::now() + Duration::from_secs_f64(options.seconds.min(1e6));
    let mut walk = Walker { p, dag, options, deadline, left: options.learnt, best };
    if options.seconds > 0.0 && walk.best.status != Status::Optimal && length > WINDOW + STEP {
        walk.walk_windows();
    } else if options.seconds > 0.0 && !walk.best.complete && options.copies && !dag.is_decided() {
        walk.whole(length);
    }
    walk.best
}

/// The best answer on the way to a better one.
struct Walker<'a, 'd> {
    p: &'a AllocationProblem<'d>,
    dag: &'a Dag,
    options: &'a Options,
    deadline: Instant,
    /// Literals that may still be learnt.
    left: u64,
    best: Best,
}

impl Walker<'_, '_> {
    /// Window after window, until none gets cheaper or the time is up.
    fn walk_windows(&mut self) {
        // Without copies a quick answer is wanted.
        let walks = if self.options.copies { WALKS } else { 1 };
        for _ in 0..walks {
            let (mut first, mut is_better) = (0, false);
            while self.best.answer.as_ref().is_some_and(|a| first < a.insts.len()) {
                is_better |= self.step(first, WINDOW, false);
                first += STEP;
            }
            if !is_better {
                break;
            }
        }
    }

    /// All of it, with what stands in whose place settled as in the answer: a smaller program, which finds copies between
    /// readers that the whole one had no time for.
    fn whole(&mut self, length: usize) {
        self.step(0, length, true);
    }

    /// Lowers one window anew; whether that is cheaper.
    fn step(&mut self, first: usize, length: usize, copies: bool) -> bool {
        let seconds = self.deadline.saturating_duration_since(Instant::now()).as_secs_f64();
        self.best.timed_out |= seconds <= 0.0;
        let is_over = seconds <= 0.0 || self.left == 0;
        let Some(CostedList { insts, cost }) = self.best.answer.as_ref().filter(|_| !is_over) else { return false };
        let window = first..(first + length).min(insts.len());
        let own = if copies { self.left } else { self.left.min(WINDOW_LEARNT) };
        let own = Options { seconds, learnt: own, copies, ..self.options.clone() };
        let overhead = OVERHEAD * insts.len() as u64;
        let found = anew(self.p, self.dag, insts, window, &own);
        let spent = overhead + found.as_ref().map_or(0, |found| found.stats.learnt);
        self.left = self.left.saturating_sub(spent);
        let Some(found) = found else { return false };
        let is_better = self.options.objective.key(found.total) < self.options.objective.key(*cost);
        self.best.timed_out |= found.stats.timed_out;
        self.best.learnt += found.stats.learnt;
        if is_better {
            let cost = self.options.objective.key(found.total)[0];
            // Copies may cost less than everything that the bound is about.
            self.best.bound = self.best.bound.min(cost);
            self.best.answer = Some(CostedList { insts: found.insts, cost: found.total });
            self.best.status = if cost <= self.best.bound { Status::Optimal } else { Status::Gap };
        }
        is_better
    }
}

/// The list with one window lowered anew.
struct Relowered {
    insts: Vec<Emitted>,
    total: Cost,
    stats: Stats,
}

/// The list with one window lowered anew, if the checker has nothing against it.
fn anew(
    p: &AllocationProblem,
    dag: &Dag,
    insts: &[Emitted],
    window: Range<usize>,
    options: &Options,
) -> Option<Relowered> {
    let piece = piece(dag, insts, window.clone())?;
    let incumbent: Vec<(usize, Inst)> =
        window.clone().map(|k| Some((k, insts[k].inst()?.clone()))).collect::<Option<_>>()?;
    // Folds, choices and slots were decided for the whole.
    let own = Options { folds: false, slots: 0, lp_file: None, incumbent, ..options.clone() };
    // What is improved here is not improved within.
    let lowered = lower_with(&piece, &own, |_, _, best, _| best).ok()?;
    // An instruction of the window stands for the node that its origin stood for.
    let moved = |e: Emitted| match e {
        Emitted::Inst { inst, node: None } => Some(Emitted::Inst { inst, node: None }),
        Emitted::Inst { inst, node: Some(n) } => match insts[piece.node(n).origin?] {
            Emitted::Inst { node, .. } => Some(Emitted::Inst { inst, node }),
            Emitted::Kept { .. } => None,
        },
        Emitted::Kept { .. } => None,
    };
    let inner = lowered.insts.into_iter().map(moved).collect::<Option<Vec<Emitted>>>()?;
    let whole = [&insts[..window.start], &inner, &insts[window.end..]].concat();
    let cost = cost(p, &whole).ok()?;
    check::check(dag, &whole, &options.reserved, options.slots).ok()?;
    Some(Relowered { insts: whole, total: cost, stats: lowered.stats })
}

/// A window as a graph whose nodes' origins are places in the list; `None` if something in it is no instruction with a row.
fn piece(dag: &Dag, insts: &[Emitted], window: Range<usize>) -> Option<Dag> {
    let mut lifter = Lifter::new();
    for k in window.clone() {
        lifter.inst_checked(insts[k].inst()?, Some(k))?;
    }
    let live = live_before(dag, &insts[window.end..])?;
    Some(strip_unread_inputs(&lifter.finish(&live)))
}

/// What is live before the last instructions of a list for `dag`.
fn live_before(dag: &Dag, rest: &[Emitted]) -> Option<Live> {
    let mut live = Live::default();
    for l in &dag.live_out {
        live.regs[l.reg.index()] |= l.mask;
    }
    for (f, _) in &dag.live_out_flags {
        live.flags = live.flags.with(*f);
    }
    for e in rest.iter().rev() {
        live = live.before(&effects(&Decoded::Plain(e.inst()?.clone()), &|_| None));
    }
    Some(live)
}
