//! From some answer to the best one in the model: which programs are searched, in which order, and what their bounds say
//! together.

use super::best::Best;
use super::goal::LexicographicGoal;
use super::search::{Horizon, Scope, reach, search};
use crate::cost::Weights;
use crate::emit::CostedList;
use crate::emit::timing::Timing;
use crate::ilp::model::live_ranges::Splits;
use crate::ilp::schedule::Link;
use crate::ir::{Backend, Error, Status};
use crate::problem::{AllocationProblem, Options};

/// Whether the integer program is tried on a problem.
pub fn is_within_reach(p: &AllocationProblem, options: &Options) -> bool {
    p.ops.len() <= reach(options.backend).operations
}

/// Searches with copies between readers have these fractions: the proofs are hard, and they seldom find anything.
const COPIES_SHARES: [u32; 2] = [20, 4];
/// Resources that are minimized for the sake of throughput.
const MOST_WATCHED: usize = 4;

/// Improves the heuristic answer, if there is one, as far as the limits allow.
///
/// # Errors
/// What [`Best::take`] says of a solution.
pub fn refine(p: &AllocationProblem, found: Option<CostedList>, options: &Options) -> Result<Best, Error> {
    let goal = LexicographicGoal::of(options.objective);
    let trivial = goal.key(p.lower_bound())[0];
    let mut best = Best::new(found, trivial);
    if !best.is_reached(&goal) && options.seconds > 0.0 && is_within_reach(p, options) {
        best.status = Status::Gap;
        improve(p, &mut best, &goal, options, trivial)?;
    }
    best.complete |= best.is_reached(&goal) && best.bound <= trivial;
    if best.is_reached(&goal) {
        best.status = Status::Optimal;
    }
    Ok(best)
}

/// Searches without copies between readers, then with them where that is worth it.
fn improve(
    p: &AllocationProblem,
    best: &mut Best,
    goal: &LexicographicGoal,
    options: &Options,
    trivial: u64,
) -> Result<(), Error> {
    let spills = p.slots;
    let plain = Scope { link: Link::Free, splits: Splits { copies: false, spills }, share: 1 };
    let repeats = goal.primary().throughput > 0;
    if repeats {
        resources(p, best, goal, options, plain)?;
    } else {
        either(p, best, goal, options, plain)?;
    }
    // A long cycle of moves came out cheaper than the model counts it: its bound is none.
    if best.cost(goal).is_some_and(|c| c < best.bound) {
        best.bound = trivial;
    }
    best.complete = best.is_reached(goal) && best.bound <= trivial;
    // HiGHS takes too long over them. A copy is one more instruction to issue: it can make chains shorter, and nothing else.
    let may_help = !repeats || goal.primary().latency > 0;
    let copies = options.copies && spills == 0 && may_help && options.backend == Backend::Cdcl;
    if copies && best.is_reached(goal) && !best.complete {
        with_copies(p, best, goal, options, trivial)?;
    }
    Ok(())
}

/// Minimizes; where time counts, first over all answers, then over those whose order follows the starts, if that is what
/// it takes to carry the best one out.
fn either(
    p: &AllocationProblem,
    best: &mut Best,
    goal: &LexicographicGoal,
    options: &Options,
    scope: Scope,
) -> Result<(), Error> {
    if goal.primary().latency == 0 {
        return search(p, best, goal, options, scope, None);
    }
    let others = without_latency(p, best, goal, options, scope)?;
    search(p, best, goal, options, scope, Some(horizon(p, best, goal, others)))?;
    if !best.is_reached(goal) {
        let bound = best.bound;
        let linked = Scope { link: Link::Linked, ..scope };
        search(p, best, goal, options, linked, Some(horizon(p, best, goal, others)))?;
        best.bound = bound;
    }
    Ok(())
}

/// What the part of the first level without latency is at least: the sharper, the fewer cycles have to be looked at.
fn without_latency(
    p: &AllocationProblem,
    best: &mut Best,
    goal: &LexicographicGoal,
    options: &Options,
    scope: Scope,
) -> Result<u64, Error> {
    let others = goal.without_latency();
    if others.primary() == Weights::NONE {
        return Ok(0);
    }
    let least = p.lower_bound();
    let mut part = Best { learnt: best.learnt, ..Best::new(best.answer.clone(), others.key(least)[0]) };
    if !part.is_reached(&others) {
        let options = Options { lp_file: None, ..options.clone() };
        search(p, &mut part, &others, &options, scope, None)?;
        best.timed_out |= part.timed_out;
        best.solves += part.solves;
        best.learnt = part.learnt;
        let is_better = |new: &CostedList, old: &CostedList| goal.key(new.cost) < goal.key(old.cost);
        let found = part.answer.take();
        if found.as_ref().is_some_and(|new| best.answer.as_ref().is_none_or(|old| is_better(new, old))) {
            best.answer = found;
        }
        best.raise_bound(part.bound + goal.primary().latency * u64::from(least.latency), goal);
    }
    Ok(part.bound)
}

/// The cycles of answers that can be cheaper than the one that is known, where what is not latency costs `others` at
/// least; if none is known, twice the bound and one for each operation, which suffice.
fn horizon(p: &AllocationProblem, best: &Best, goal: &LexicographicGoal, others: u64) -> Horizon {
    let weight = goal.primary().latency;
    let cycles = |cost: u64| cost.saturating_sub(others) / weight;
    let enough = |least: u64| 2 * least + p.ops.len() as u64;
    let cycles = match best.answer.as_ref().zip(best.cost(goal)) {
        None => enough(cycles(best.bound)),
        // Where an instruction weighs much more than a cycle, that may be too many to look at.
        Some((answer, known)) => {
            cycles(known).min(enough(Timing::new(p).latency().into()).max(answer.cost.latency.into()))
        }
    };
    let beyond = others.saturating_add(weight.saturating_mul(cycles + 1));
    Horizon { cycles: u32::try_from(cycles).unwrap_or(u32::MAX), beyond }
}

/// Minimizes what the answer needs most time for, and if that is something else then, that; the bounds of all hold.
fn resources(
    p: &AllocationProblem,
    best: &mut Best,
    goal: &LexicographicGoal,
    options: &Options,
    scope: Scope,
) -> Result<(), Error> {
    let mut watched = Vec::new();
    loop {
        let busiest = best.busiest(p);
        if best.is_reached(goal) || watched.len() == MOST_WATCHED || watched.contains(&busiest) {
            return Ok(());
        }
        watched.push(busiest);
        p.inst_costs.watch(busiest);
        either(p, best, goal, options, scope)?;
    }
}

/// Whether copies of values between their readers make something cheaper than the best answer without them, and whether
/// it is certain that they make nothing cheaper still.
fn with_copies(
    p: &AllocationProblem,
    best: &mut Best,
    goal: &LexicographicGoal,
    options: &Options,
    trivial: u64,
) -> Result<(), Error> {
    let plain = best.cost(goal);
    for share in COPIES_SHARES {
        let mut further = Best { answer: best.answer.take(), bound: trivial, ..*best };
        let scope = Scope { link: Link::Free, splits: Splits { copies: true, spills: 0 }, share };
        either(p, &mut further, goal, options, scope)?;
        let cost = further.cost(goal);
        further.complete = cost.is_some_and(|c| c <= further.bound);
        // Nothing without copies costs less than `plain`, whatever is known of the others.
        further.bound = cost.min(plain).unwrap_or(trivial);
        *best = further;
        // Only what turned out to be cheaper is worth a longer proof.
        if best.complete || cost == plain {
            break;
        }
    }
    Ok(())
}
