//! One function through the whole way: segments, search, lowering, new text, and the proof of that text against the
//! original.

mod alternatives;
pub mod anytime;
mod attempt;
mod confirm;
pub mod lower;
pub mod negative_cache;
pub mod progress;
mod promote;
pub mod result;
mod search;
mod settings;
pub mod spare_cores;
mod tail_merging;

use crate::function::branching::Conditions;
use crate::function::context::FunctionContext;
use crate::function::readback::{ReadBack, Refused};
use crate::function::segment::{Segment, segments};
use crate::input::Replacement;
use alternatives::{SearchedSegment, alternatives};
use anytime::Anytime;
use attempt::{Attempt, TriedSegment, try_segment};
use dag::analysis::red_zone::{looks_at_stack, red_zone_is_free};
use dag::prove::Query;
use dag::smt;
use progress::{Phase, Watch};
use promote::optimize_promoted;
use result::{Ended, FunctionResult, Kept, skeleton};
use std::time::Instant;
use tail_merging::with_merged_tails;

pub use alternatives::Alternative;
pub use confirm::confirm;
pub use search::{graphs, lowering_options, search_options};
pub use settings::{Settings, is_past};

/// The result for one function: replacements that were proved together on the emitted text.
#[derive(Clone)]
pub struct Optimized {
    pub replacements: Vec<Replacement>,
    pub result: FunctionResult,
    /// What the final proof proved, if the settings want it.
    pub queries: Vec<Query>,
    /// Other versions, if the settings want them.
    pub alternatives: Vec<Alternative>,
    /// Where tails were merged: the replacements before that.
    pub unmerged: Option<Vec<Replacement>>,
}

impl Optimized {
    fn nothing(result: FunctionResult) -> Optimized {
        Optimized { result, replacements: Vec::new(), queries: Vec::new(), alternatives: Vec::new(), unmerged: None }
    }
}

/// Optimizes one function of a module.
pub fn optimize(context: &FunctionContext, settings: &Settings) -> Optimized {
    optimize_watched(context, settings, Watch::NOBODY)
}

/// Optimizes one function of a module; `watch` is told of each version on the way that is proved and better than the
/// original.
pub fn optimize_watched(context: &FunctionContext, settings: &Settings, watch: Watch<'_>) -> Optimized {
    let started = Instant::now();
    let settings = &settings.under(&context.contract);
    if let Some(kept) = context.entry().kept.first() {
        let mut result = FunctionResult::new(context.entry(), &context.contract, settings.objective, settings.tune);
        result.finish(Ended::Kept(Kept::Unreadable(kept.reason.clone())), started.elapsed());
        return Optimized::nothing(result);
    }
    if let Some(done) = optimize_promoted(context, settings, watch) {
        return done;
    }
    let done = optimize_segments(context, settings, watch, started);
    if settings.trusts_rules && done.result.lacks_proof() && !settings.is_out_of_time() {
        return optimize_segments(context, &Settings { trusts_rules: false, ..settings.clone() }, watch, started);
    }
    done
}

/// Optimizes the segments of a function, and proves them together.
fn optimize_segments(context: &FunctionContext, settings: &Settings, watch: Watch<'_>, started: Instant) -> Optimized {
    let mut result = FunctionResult::new(context.entry(), &context.contract, settings.objective, settings.tune);
    let readback = ReadBack::new(context, settings.demands());
    let segments = smt::until(settings.deadline, || segments(context, settings.tune));
    let infallible = segments.iter().flat_map(|s| s.infallible.iter().copied()).collect();
    result.skeleton = skeleton(&context.entry().function, &infallible);
    let anytime = Anytime::new(&readback, settings, watch, &result);
    let mut searched = SearchedSegments::default();
    smt::until(settings.deadline, || search_all(&readback, settings, &segments, &anytime, &mut result, &mut searched));
    result.timed_out |= settings.is_out_of_time();
    let without = settings.without_search();
    if settings.searches && searched.reached < segments.len() {
        let anytime = Anytime::new(&readback, &without, Watch::NOBODY, &result);
        let rest = &segments[searched.reached..];
        smt::until(without.deadline, || search_all(&readback, &without, rest, &anytime, &mut result, &mut searched));
    }
    let SearchedSegments { replacements: found, searched, .. } = searched;
    let unproved = result.clone();
    anytime.enter_phase(Phase::Proof);
    let merged = smt::until(settings.end, || {
        let stands = keep_what_is_proved(&readback, &found, &mut result);
        stands.with_merged_tails(&readback, settings, &mut result)
    });
    result.timed_out |= is_past(settings.end);
    let done = anytime.or_best(finished(result, merged, started));
    if !settings.versions {
        return done;
    }
    (watch.version)(&done);
    let so_far = |some: &[Alternative]| (watch.version)(&Optimized { alternatives: some.to_vec(), ..done.clone() });
    let others = || alternatives(&readback, settings, &searched, &done, &unproved, &so_far);
    let alternatives = smt::until(settings.versions_end, others);
    Optimized { alternatives, ..done }
}

/// What has become of segments.
#[derive(Default)]
struct SearchedSegments<'a> {
    /// Of segments that do not overlap.
    replacements: Vec<Replacement>,
    searched: Vec<SearchedSegment<'a>>,
    /// How many were come to before the time was up.
    reached: usize,
}

/// Searches one segment after the other, as long as there is time.
fn search_all<'a>(
    readback: &ReadBack<'a>,
    settings: &'a Settings,
    segments: &'a [Segment],
    anytime: &Anytime<'a>,
    result: &mut FunctionResult,
    so_far: &mut SearchedSegments<'a>,
) {
    let context = readback.context;
    let slots = if red_zone_is_free(&context.function) { lowering::SLOTS } else { 0 };
    for segment in segments {
        if settings.is_out_of_time() {
            result.timed_out = true;
            break;
        }
        so_far.reached += 1;
        if so_far.replacements.iter().any(|r| r.first <= segment.last && segment.first <= r.last) {
            continue;
        }
        let conditions = Conditions::of(context, segment, settings.profile.as_ref(), settings.tune);
        let own = segment.frameless && !looks_at_stack(&segment.dag);
        let slots = if own { lowering::SLOTS } else { slots };
        let attempt = Attempt { context, settings, segment, conditions: &conditions, slots };
        let TriedSegment { replacement, searched } = try_segment(&attempt, anytime, result);
        so_far.replacements.extend(replacement);
        anytime.leave(result, &so_far.replacements);
        so_far.searched.push(SearchedSegment { segment, conditions, slots, searched });
    }
}

/// Replacements that stand in the text together, with what was proved of it.
#[derive(Default)]
struct Stands {
    replacements: Vec<Replacement>,
    queries: Vec<Query>,
    /// The replacements before tails were merged, if any were.
    unmerged: Option<Vec<Replacement>>,
}

impl Stands {
    /// Whether the text with these replacements too was proved; they stand in it then.
    fn add(&mut self, more: &[Replacement], readback: &ReadBack, result: &mut FunctionResult) -> bool {
        let all = [&self.replacements, more].concat();
        self.prove(all, readback, result).inspect_err(|why| result.refuse(why.clone())).is_ok()
    }

    /// Proves the text with these replacements; they stand in it then, in place of what stood.
    ///
    /// # Errors
    /// Why they may not.
    fn prove(
        &mut self,
        all: Vec<Replacement>,
        readback: &ReadBack,
        result: &mut FunctionResult,
    ) -> Result<(), Refused> {
        let proved = readback.prove(&all)?;
        result.note_proof(&proved);
        (self.replacements, self.queries) = (all, proved.queries);
        Ok(())
    }

    /// The same with equal tails once, if that is better and proved.
    fn with_merged_tails(self, readback: &ReadBack, settings: &Settings, result: &mut FunctionResult) -> Stands {
        let Some(merged) = with_merged_tails(readback, settings, &self.replacements) else { return self };
        result.note_proof(&merged.proved);
        result.merged_tails = merged.copies;
        let queries = merged.proved.queries;
        Stands { replacements: merged.replacements, queries, unmerged: Some(self.replacements) }
    }

    /// Adds what proves of replacements that did not together. The halves are tried, since each proof is of the whole
    /// text: one wrong replacement among n costs about 2 log n proofs.
    fn add_what_proves(&mut self, refused: &[Replacement], readback: &ReadBack, result: &mut FunctionResult) {
        if refused.len() < 2 {
            return;
        }
        let (first, second) = refused.split_at(refused.len() / 2);
        let first_stands = self.add(first, readback, result);
        if !first_stands {
            self.add_what_proves(first, readback, result);
        }
        // With the whole first half the second has been refused already.
        if first_stands || !self.add(second, readback, result) {
            self.add_what_proves(second, readback, result);
        }
    }
}

/// Proves the emitted text; if all replacements together fail, keeps those that prove.
fn keep_what_is_proved(readback: &ReadBack, all: &[Replacement], result: &mut FunctionResult) -> Stands {
    let mut stands = Stands::default();
    if !all.is_empty() && !stands.add(all, readback, result) {
        stands.add_what_proves(all, readback, result);
    }
    stands
}

/// A result of what was proved.
fn finished(mut result: FunctionResult, stands: Stands, started: Instant) -> Optimized {
    result.finish(result.ended_with(&stands.replacements), started.elapsed());
    result.name_strategies(&stands.replacements);
    let Stands { replacements, queries, unmerged } = stands;
    Optimized { replacements, result, queries, alternatives: Vec::new(), unmerged }
}
