//! One run of an experiment: one strategy alone on the whole of one function, in a process of its own, and the row that
//! describes it.

pub mod branches;
pub mod grid;
pub mod loops;
pub mod lowering;
pub mod mca;
pub mod minimal;
pub mod replacements;

use crate::function::context::FunctionContext;
use crate::function::segment::{Segment, segments};
use crate::input::Module;
use crate::input::error::Problem;
use crate::jobs::trial::{TrialJob, TrialQuestion};
use crate::jobs::worker::{self, Job, ProcessLimits};
use crate::pipeline::result::Lost;
use crate::pipeline::{Settings, lowering_options, search_options};
use dag::ir::graph::Dag;
use dag::search::improve;
use dag::search::improve::negative_cache::NoCache;
use dag::search::strategies::Effort;
use dag::search::trial::{Trial, TrialBudget, alone};
use dag::search::windows::{Analysis, splice};
use dag::smt;
use serde::{Deserialize, Serialize};
use std::process::ExitCode;
use std::time::Instant;

/// One run. What a run has no number for is absent.
#[derive(Clone, Serialize, Deserialize, Debug, Default)]
pub struct TrialRow {
    pub input: String,
    pub function: String,
    pub strategy: String,
    pub seed: u64,
    /// `found` (and proved), `nothing`, `limit`, `not applicable`, `time`, `died`.
    pub status: String,
    /// What stopped it, where something did.
    pub reason: String,
    /// Instructions of the piece that was searched, `ret` aside, and what they cost with what was found.
    pub before: u32,
    pub after: Option<u32>,
    /// Nodes of the specification: instructions and constants that what is found stands for.
    pub size: usize,
    pub inputs: usize,
    pub outputs: usize,
    /// Operators in the terms of the outputs.
    pub terms: usize,
    /// Length of what was found: instructions and constants.
    pub length: Option<usize>,
    /// No program that is shorter (or, without a find, none up to the longest asked for) exists over the full library.
    pub minimal: bool,
    /// Processor time of search and proofs, in seconds.
    pub cpu: Option<f64>,
    /// Seconds from the start of the process to its end, reading and lowering included.
    pub wall: f64,
    pub evaluations: u64,
    /// Questions of the search to a solver, and of the proofs.
    pub queries: u32,
    /// Questions that were not asked, for bits and bounds alone say that there is nothing.
    pub pruned: u32,
    pub proofs: u32,
    pub proposals: u32,
    pub counterexamples: u32,
    /// Most memory that the process ever held, in MiB.
    pub memory: Option<f64>,
}

/// The run's main: a function and a question on standard input, what is to be said of it on standard output: a row for a
/// strategy, rows for lowering.
///
/// # Errors
/// The job cannot be read or done.
pub fn run() -> Result<ExitCode, Vec<Problem>> {
    let TrialJob { job, question } = worker::read_asked()?;
    match question {
        TrialQuestion::Strategy => worker::answer(&measure(&job)?),
        TrialQuestion::Lowering(grid) => grid::answer(job, &grid),
    }
}

/// Starts a run in a process of its own; what became of it is a row in any case.
pub fn start(job: &Job, function: &str, memory: u64) -> TrialRow {
    let started = Instant::now();
    let trial = TrialJob { job: job.clone(), question: TrialQuestion::Strategy };
    let (out, lost) = worker::supervise("trial", &trial, ProcessLimits { seconds: job.seconds, memory }, &|| false);
    row(job, function, lost.map_or(Ok(&out), Err), started.elapsed().as_secs_f64())
}

/// The row of a run that took `wall` seconds, from what it has said or why it did not.
pub fn row(job: &Job, function: &str, said: Result<&String, Lost>, wall: f64) -> TrialRow {
    let read = said.and_then(|out| serde_json::from_str(out).map_err(|e| Lost::Died(e.to_string())));
    let row = read.unwrap_or_else(|lost| {
        let (status, reason) = match lost {
            Lost::Time | Lost::NotBegun | Lost::Interrupted => ("time", "stopped from outside".to_string()),
            Lost::Died(how) | Lost::Ended(how) => ("died", how),
        };
        TrialRow { status: status.to_string(), reason, ..empty_row(job, function) }
    });
    TrialRow { wall, ..row }
}

fn empty_row(job: &Job, function: &str) -> TrialRow {
    TrialRow {
        input: job.source.path.clone(),
        function: function.to_string(),
        strategy: job.strategies.join("+"),
        seed: job.seed,
        ..TrialRow::default()
    }
}

fn measure(job: &Job) -> Result<TrialRow, Vec<Problem>> {
    let settings = job.settings()?;
    let module = job.source.load()?;
    let context = context(&module, job)?;
    let all = segments(&context, settings.tune);
    let mut row = empty_row(job, &context.function.name);
    // Of equally long pieces the first.
    let Some(segment) = all.iter().rev().max_by_key(|s| s.last - s.first) else {
        row.status = "not applicable".to_string();
        let mf = &module.functions[job.index];
        row.reason = mf.kept.first().map_or("no run of two or more modelled instructions".into(), |k| k.reason.clone());
        return Ok(row);
    };
    search(segment, context.features, &settings, &mut row);
    Ok(row)
}

/// Fills the row with what the strategy does on the piece.
fn search(segment: &Segment, features: isa::FeatureSet, settings: &Settings, row: &mut TrialRow) {
    let stop = || settings.deadline.is_some_and(|d| Instant::now() >= d);
    let options = improve::ImproveOptions {
        new_data: false,
        floor: 1,
        cache: &NoCache,
        ..search_options(settings, features, &stop)
    };
    let base = improve::strip_unread_inputs(&segment.dag);
    let analysis = Analysis::new(&base);
    row.before = segment.cost.instructions;
    let window = analysis.whole(&base);
    let cut = window.and_then(|w| improve::spec_of(&base, &analysis, &w, options.smt).map(|s| (w, s)));
    let (Some((window, spec)), Some(strategy)) = (cut, options.strategies.first()) else {
        row.status = "not applicable".to_string();
        row.reason = "no specification".to_string();
        return;
    };
    let terms: Vec<isa::ExprId> = spec.outputs.iter().map(|o| o.term).collect();
    (row.size, row.inputs, row.outputs) = (spec.mffc.len(), spec.inputs.len(), spec.outputs.len());
    row.terms = spec.ctx.arena.reachable(&terms).len();
    let tiers = improve::library_schedule_of(&base, &window, &spec, &options, &Default::default());
    let reach = tiers.iter().map(|t| t.longest).max().unwrap_or(0);
    let budget = TrialBudget {
        effort: Effort { evaluations: settings.evaluations, smt: settings.limits },
        seed: settings.seed,
        states: 24,
        // A longer program would be no gain.
        longest: reach.min(spec.mffc.len()),
        cores: options.cores,
    };
    let before = processor_seconds();
    let trial = smt::until(settings.deadline, || alone(&spec, &tiers, *strategy, budget, &stop));
    row.cpu = Some(processor_seconds() - before);
    row.memory = Some(peak_mebibytes());
    fill(row, &trial);
    row.after = cheapest(&base, &spec, &trial.found, settings);
}

fn fill(row: &mut TrialRow, trial: &Trial) {
    let (status, reason) = match (trial.length, trial.limit) {
        (Some(_), None) => ("found", String::new()),
        (Some(_), Some((length, phase))) => ("found", format!("{phase} at length {length}")),
        (None, _) if !trial.applicable => ("not applicable", String::new()),
        (None, Some((length, phase))) => ("limit", format!("{phase} at length {length}")),
        (None, None) => ("nothing", String::new()),
    };
    row.status = status.to_string();
    row.reason = reason;
    row.length = trial.length;
    row.minimal = trial.minimal;
    let c = &trial.counts;
    (row.evaluations, row.queries, row.pruned) = (c.evaluations, c.queries, c.pruned);
    row.proofs = c.proofs.solver;
    (row.proposals, row.counterexamples) = (c.proposals, c.counterexamples);
}

/// Instructions of the cheapest of the programs in its place, lowered.
fn cheapest(base: &Dag, spec: &dag::search::spec::Spec, found: &[Dag], settings: &Settings) -> Option<u32> {
    // There are many to lower.
    let options = ::lowering::Options { learnt: settings.lower_learnt / 10, ..lowering_options(settings, 0) };
    let lowered = found.iter().filter_map(|c| splice(base, spec, c)).filter_map(|d| {
        let lowered = ::lowering::lower(&improve::strip_unread_inputs(&d), &options).ok()?;
        Some(lowered.total.instructions)
    });
    lowered.min()
}

fn usage() -> libc::rusage {
    // SAFETY: the structure is plain numbers, and the call fills it.
    unsafe {
        let mut u: libc::rusage = std::mem::zeroed();
        libc::getrusage(libc::RUSAGE_SELF, &mut u);
        u
    }
}

fn processor_seconds() -> f64 {
    let u = usage();
    let seconds = |t: libc::timeval| t.tv_sec as f64 + t.tv_usec as f64 * 1e-6;
    seconds(u.ru_utime) + seconds(u.ru_stime)
}

/// Linux counts in KiB (getrusage(2)).
fn peak_mebibytes() -> f64 {
    usage().ru_maxrss as f64 / 1024.0
}

/// The function that a job names.
///
/// # Errors
/// Problems of the contract or the options.
pub fn context<'a>(module: &'a Module, job: &Job) -> Result<FunctionContext<'a>, Vec<Problem>> {
    let settings = job.settings()?;
    let contract = crate::input::contract(module, job.index, &job.signatures()?)?;
    Ok(FunctionContext::new(module, job.index, contract, settings.march))
}
