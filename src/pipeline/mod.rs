//! One function through the whole way: contract, liveness, segments, search, lowering, new text, and the
//! proof of that text against the original.

use crate::function::branching::Conditions;
use crate::function::segment::Segment;
use crate::input::profile::Profile;
use crate::input::{Module, Note, Replacement};
use crate::options::branches::Branches;
use crate::pipeline::anytime::{Anytime, Watch};
use crate::pipeline::negative_cache::Windows;
use crate::pipeline::promote::optimize_promoted;
use crate::pipeline::report::{FunctionReport, Outcome};
use attempt::try_segment;
use dag::analysis::contract::Contract;
use dag::analysis::red_zone::{looks_at_stack, red_zone_is_free};
use dag::prove::Query;
use dag::search::strategies::Strategy;
use dag::smt::{self, Limits};
use isa::FeatureSet;
use isa::uarch::Uarch;
use lowering::{Cost, Objective};
use std::sync::Arc;
use std::time::Instant;
use task::keep_what_is_proved;

pub mod anytime;
mod attempt;
pub mod lower;
pub mod negative_cache;
pub mod promote;
pub mod report;
mod search;
mod task;

pub use search::{graphs, lowering_options, search_options};
pub use task::{Proved, Refused, Task, new_data};

/// What the user asked for.
#[derive(Clone)]
pub struct Settings {
    /// Features that output may use beyond those the function uses already.
    pub march: Option<FeatureSet>,
    pub objective: Objective,
    /// The machine whose micro-operations are counted.
    pub tune: &'static Uarch,
    pub strategies: Vec<&'static (dyn Strategy + Sync)>,
    pub seed: u64,
    /// Component evaluations for one strategy call.
    pub evaluations: u64,
    pub limits: Limits,
    /// Whether the queries of the final proof are wanted as text.
    pub queries: bool,
    pub longest: usize,
    /// No result may have more instructions, bytes or micro-operations than what it replaces.
    pub no_growth: bool,
    /// Whether the graphs are wanted.
    pub graphs: bool,
    /// Whether everything about windows is wanted.
    pub details: bool,
    /// Seconds for one integer program.
    pub lower_seconds: f64,
    pub branches: Branches,
    pub profile: Option<Profile>,
    /// Windows that were searched in vain.
    pub windows: Arc<Windows>,
    /// When the search ends.
    pub deadline: Option<Instant>,
    /// When the last proof ends.
    pub end: Option<Instant>,
}

impl Settings {
    fn out_of_time(&self) -> bool {
        passed(self.deadline)
    }

    /// Whether code of one cost may replace code of another, better or not.
    pub fn fits(&self, after: Cost, before: Cost) -> bool {
        let of = |c: Cost| [c.instructions, c.bytes, c.uops];
        !self.no_growth || of(after).iter().zip(of(before)).all(|(a, b)| *a <= b)
    }
}

fn passed(deadline: Option<Instant>) -> bool {
    deadline.is_some_and(|d| Instant::now() >= d)
}

/// A function with the names that its module gives to calls.
pub struct Subject<'a> {
    pub module: &'a Module,
    pub index: usize,
    pub contract: Contract,
}

/// The result for one function: replacements that were proved together on the emitted text.
#[derive(Clone)]
pub struct Optimized {
    pub replacements: Vec<Replacement>,
    pub note: Option<Note>,
    pub report: FunctionReport,
    /// What the final proof proved, if the settings want it.
    pub queries: Vec<Query>,
}

/// Optimizes one function of a module.
pub fn optimize(subject: &Subject, settings: &Settings) -> Optimized {
    optimize_watched(subject, settings, &|_| {})
}

/// Optimizes one function of a module; `watch` is told of each version on the way that is proved and better than the
/// original.
pub fn optimize_watched(subject: &Subject, settings: &Settings, watch: Watch<'_>) -> Optimized {
    let started = Instant::now();
    let mf = &subject.module.functions[subject.index];
    let mut report = FunctionReport::new(mf, &subject.contract, settings.objective, settings.tune);
    if let Some(kept) = mf.kept.first() {
        report.finish(Outcome::Kept(kept.reason.clone()), started.elapsed());
        return Optimized { replacements: Vec::new(), note: None, report, queries: Vec::new() };
    }
    if let Some(done) = optimize_promoted(subject, settings, watch) {
        return done;
    }
    let task = Task::new(subject, settings);
    let segments = smt::until(settings.deadline, || task.segments());
    let settled = segments.iter().flat_map(|s| s.settled.iter().copied()).collect();
    report.skeleton = report::skeleton(&mf.function, &settled);
    let anytime = Anytime::new(&task, watch, &report);
    let found = smt::until(settings.deadline, || search_all(&task, &segments, &anytime, &mut report));
    report.timed_out |= settings.out_of_time();
    let (proved, queries) = smt::until(settings.end, || keep_what_is_proved(&task, found, &mut report));
    report.timed_out |= passed(settings.end);
    anytime.or_best(task.finished(report, proved, queries, started))
}

/// Replacements of segments that do not overlap.
fn search_all<'a>(
    task: &Task<'a>,
    segments: &'a [Segment],
    anytime: &Anytime<'a>,
    report: &mut FunctionReport,
) -> Vec<Replacement> {
    let Task { subject, settings, .. } = *task;
    let mut replacements: Vec<Replacement> = Vec::new();
    let slots = if red_zone_is_free(&task.original) { lowering::SLOTS } else { 0 };
    for segment in segments {
        if replacements.iter().any(|r| r.first <= segment.last && segment.first <= r.last) {
            continue;
        }
        if settings.out_of_time() {
            report.timed_out = true;
            break;
        }
        let profile = settings.profile.as_ref();
        let conditions = Conditions::of(subject.module, &task.original, &task.cfg, segment, profile, settings.tune);
        let slots = if segment.frameless && !looks_at_stack(&segment.dag) { lowering::SLOTS } else { slots };
        replacements.extend(try_segment(task, (segment, &conditions), slots, anytime, report));
        anytime.leave(report, &replacements);
    }
    replacements
}
