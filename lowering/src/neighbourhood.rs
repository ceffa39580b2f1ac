//! Programs that are too long for the integer program, improved stretch by stretch: some tens of neighbouring
//! instructions are a graph of their own whose registers at both ends are given, and the integer program lowers it anew
//! while everything around it stays (large-neighbourhood search; Shaw, "Using Constraint Programming and Local Search
//! Methods to Solve Vehicle Routing Problems", 1998). Stretches overlap, so that operations travel.

use crate::emit::cost;
use crate::optimize::Best;
use crate::problem::Problem;
use crate::{Cost, Emitted, Options, Status, check, lower};
use dag::graph::Dag;
use dag::improve::relax;
use dag::lift::Lifter;
use dag::live::{Live, effects};
use isa::{Decoded, Inst};
use std::ops::Range;
use std::time::{Duration, Instant};

/// Instructions of a stretch, and from one to the next: what the integer program mostly decides within a second.
const STRETCH: usize = 32;
const STEP: usize = 16;
/// Walks over the whole list; one that improves nothing is the last.
const WALKS: usize = 8;
/// Seconds for one stretch. Its limit of conflicts mostly ends it earlier.
const SECONDS: f64 = 1.0;

/// Improves an answer for `dag`, of which `p` is the problem, until no stretch of it gets cheaper or the time is up. What
/// is proved cheapest, or is hardly longer than a stretch, stays.
pub fn improve(p: &Problem, dag: &Dag, mut best: Best, options: &Options) -> Best {
    let deadline = Instant::now() + Duration::from_secs_f64(options.seconds.min(1e6));
    let Some((mut insts, mut total)) = best.answer.take() else { return best };
    let is_open = best.status != Status::Optimal && options.seconds > 0.0 && insts.len() > STRETCH + STEP;
    for _ in 0..if is_open { WALKS } else { 0 } {
        let before = options.objective.key(total);
        let mut first = 0;
        while first < insts.len() {
            let left = deadline.saturating_duration_since(Instant::now()).as_secs_f64();
            if left <= 0.0 {
                best.timed_out = true;
                break;
            }
            let stretch = first..(first + STRETCH).min(insts.len());
            let own = Options { seconds: left.min(SECONDS), ..options.clone() };
            if let Some(found) = anew(p, dag, &insts, stretch, &own) {
                best.timed_out |= found.timed_out;
                if options.objective.key(found.total) < options.objective.key(total) {
                    (insts, total) = (found.insts, found.total);
                    best.status = Status::Gap;
                }
            }
            first += STEP;
        }
        if options.objective.key(total) == before {
            break;
        }
    }
    best.answer = Some((insts, total));
    best
}

/// The list with one stretch lowered anew.
struct Found {
    insts: Vec<Emitted>,
    total: Cost,
    timed_out: bool,
}

/// The list with one stretch lowered anew, if the checker has nothing against it.
fn anew(p: &Problem, dag: &Dag, insts: &[Emitted], stretch: Range<usize>, options: &Options) -> Option<Found> {
    let piece = piece(dag, insts, stretch.clone())?;
    let given: Vec<(usize, Inst)> =
        stretch.clone().map(|k| Some((k, insts[k].inst()?.clone()))).collect::<Option<_>>()?;
    // Folds, choices and slots were decided for the whole.
    let own = Options { folds: false, copies: false, slots: 0, lp_file: None, given, ..options.clone() };
    let lowered = lower(&piece, &own).ok()?;
    // An instruction of the stretch stands for the node that its origin stood for.
    let moved = |e: Emitted| match e {
        Emitted::Inst { inst, node: None } => Some(Emitted::Inst { inst, node: None }),
        Emitted::Inst { inst, node: Some(n) } => match insts[piece.node(n).origin?] {
            Emitted::Inst { node, .. } => Some(Emitted::Inst { inst, node }),
            Emitted::Kept { .. } => None,
        },
        Emitted::Kept { .. } => None,
    };
    let inner = lowered.insts.into_iter().map(moved).collect::<Option<Vec<Emitted>>>()?;
    let whole = [&insts[..stretch.start], &inner, &insts[stretch.end..]].concat();
    let cost = cost(p, &whole).ok()?;
    check::check(dag, &whole, &options.reserved, options.slots).ok()?;
    Some(Found { insts: whole, total: cost, timed_out: lowered.stats.timed_out })
}

/// A stretch as a graph whose nodes' origins are places in the list; `None` if something in it is no instruction with a row.
fn piece(dag: &Dag, insts: &[Emitted], stretch: Range<usize>) -> Option<Dag> {
    let mut lifter = Lifter::new();
    for k in stretch.clone() {
        lifter.inst_checked(insts[k].inst()?, Some(k))?;
    }
    let live = live_before(dag, &insts[stretch.end..])?;
    Some(relax(&lifter.finish(&live)))
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
        live = live.before(&effects(&Decoded::Plain(e.inst()?.clone()), &|_| true));
    }
    Some(live)
}
