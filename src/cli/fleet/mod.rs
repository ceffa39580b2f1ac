//! `submit`, `worker`, `status`, `collect`, and `batch --queue`, which does all of it.

mod status;

use super::batch::{BatchRun, ProgressReporter, plan, read, store};
use super::interrupts;
use crate::cli::arguments::{BatchArgs, BatchOutputArgs, BatchWorkArgs, CollectArgs, SubmitArgs, WorkerArgs};
use crate::input::error::Problem;
use crate::jobs::batch::{BatchPlan, Unclaimed, Unit};
use crate::jobs::database::queue::Queue;
use crate::jobs::fleet::submit::{self, Submitted};
use crate::jobs::fleet::work::{self, Until, WorkPlan, WorkedEnd, WorkedOn};
use crate::jobs::fleet::{Fleet, function_of};
use crate::jobs::pool;
pub use status::status;
use std::collections::BTreeSet;
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Seconds without a sign of life after which a worker is taken to be dead, where nobody says.
pub const LEASE: Duration = Duration::from_secs(60);
/// How often somebody who waits for workers looks.
const LOOKING: Duration = Duration::from_millis(500);

fn one(p: Problem) -> Vec<Problem> {
    vec![p]
}

/// Puts functions into the queue.
///
/// # Errors
/// Problems of the options, of the database, and of single inputs when all others are submitted.
pub fn submit(args: &SubmitArgs) -> Result<ExitCode, Vec<Problem>> {
    let plan = plan(&args.work, None, Unclaimed::LeaveOpen)?;
    submit::check(&plan.job)?;
    let fleet = Fleet::open(&args.queue.queue, LEASE).map_err(one)?;
    let stopped = interrupts::stop_flag()?;
    let stop = || stopped.load(Ordering::SeqCst);
    let reporter = ProgressReporter::new(args.work.quiet);
    let inputs = read(&args.work, &plan, &reporter, &stop);
    reporter.finish();
    while !stop() && waiting(&fleet)? >= args.most {
        std::thread::sleep(LOOKING);
    }
    if stop() {
        return Err(one(Problem::new("<submit>", "interrupted: nothing was submitted", "run the same command again")));
    }
    let submitted = submit::submit(&fleet, &inputs.units, &plan)?;
    if !args.work.quiet {
        report(&submitted);
    }
    let problems = inputs.problems();
    if problems.is_empty() { Ok(ExitCode::SUCCESS) } else { Err(problems) }
}

fn report(s: &Submitted) {
    let p = s.pushed;
    eprintln!(
        "{} functions: {} known already, {} new jobs, {} done again, {} in the queue before",
        s.functions, s.known, p.new, p.again, p.waiting
    );
}

/// Jobs of this version that nobody has taken yet.
fn waiting(fleet: &Fleet) -> Result<u64, Vec<Problem>> {
    let counts = fleet.queue.counts().map_err(one)?;
    Ok(counts.get(fleet.queue.name()).map_or(0, |c| c.waiting))
}

/// Takes jobs.
///
/// # Errors
/// The database cannot be used.
pub fn worker(args: &WorkerArgs) -> Result<ExitCode, Vec<Problem>> {
    let lease = Duration::from_secs(args.lease.max(1));
    let fleet = Fleet::open(&args.queue.queue, lease).map_err(one)?;
    let stopped = interrupts::stop_flag()?;
    let until = if args.until_empty { Until::Empty } else { Until::Stopped };
    take_jobs(&fleet, pool::threads(args.jobs), until, args.quiet, &|| stopped.load(Ordering::SeqCst))?;
    Ok(ExitCode::SUCCESS)
}

fn take_jobs(
    fleet: &Fleet,
    jobs: usize,
    until: Until,
    quiet: bool,
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<(), Vec<Problem>> {
    let watch = |w: &WorkedOn| {
        if !quiet {
            eprintln!("{}: {}, {:.2} s", w.function, words(&w.end), w.seconds);
        }
    };
    work::work(fleet, &WorkPlan { jobs, until, stop, watch: &watch }).map_err(one)
}

fn words(end: &WorkedEnd) -> String {
    match end {
        WorkedEnd::Done { improved: true } => "improved".to_string(),
        WorkedEnd::Done { improved: false } => "done".to_string(),
        WorkedEnd::Known => "known already".to_string(),
        WorkedEnd::Failed(why) => format!("failed, others may try again: {why}"),
        WorkedEnd::GivenUp(why) => format!("given up: {why}"),
        WorkedEnd::TakenAway => "is another worker's by now, or was cancelled".to_string(),
    }
}

/// Proves what workers have found, and writes what `batch` would.
///
/// # Errors
/// Problems of the options, of the database and of single inputs, and functions without a result.
pub fn collect(args: &CollectArgs) -> Result<ExitCode, Vec<Problem>> {
    let collection = Collection { work: &args.work, output: &args.output, url: &args.queue.queue };
    collection.run(|WaitingBatch { fleet, identities, stop, .. }| {
        while args.wait && !stop() && fleet.queue.open_among(identities).map_err(one)? > 0 {
            std::thread::sleep(LOOKING);
        }
        Ok(())
    })
}

/// Submits, works, and collects.
///
/// # Errors
/// As of all three.
pub fn batch(args: &BatchArgs, url: &str) -> Result<ExitCode, Vec<Problem>> {
    let collection = Collection { work: &args.work, output: &args.output, url };
    collection.run(|WaitingBatch { fleet, units, plan, identities, stop }| {
        submit::submit(fleet, units, plan)?;
        wait_and_work(fleet, &fleet.queue, identities, plan.jobs, args.work.quiet, stop)
    })
}

/// Works until these jobs of a queue have ended, here or elsewhere.
///
/// # Errors
/// The database is gone.
pub fn wait_and_work(
    fleet: &Fleet,
    queue: &Queue,
    identities: &[String],
    jobs: usize,
    quiet: bool,
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<(), Vec<Problem>> {
    while !stop() && queue.open_among(identities).map_err(one)? > 0 {
        // Jobs that are measured on another CPU are for others.
        if fleet.queues().iter().any(|q| q.name() == queue.name()) {
            take_jobs(fleet, jobs, Until::Empty, quiet, stop)?;
        } else {
            std::thread::sleep(LOOKING);
        }
    }
    Ok(())
}

/// Results of workers that are to be collected.
struct Collection<'a> {
    work: &'a BatchWorkArgs,
    output: &'a BatchOutputArgs,
    url: &'a str,
}

/// Functions whose results are to be collected, with the jobs that they are.
struct WaitingBatch<'a> {
    fleet: &'a Fleet,
    units: &'a [Unit],
    plan: &'a BatchPlan,
    identities: &'a [String],
    stop: &'a (dyn Fn() -> bool + Sync),
}

impl Collection<'_> {
    fn run(&self, before: impl FnOnce(WaitingBatch<'_>) -> Result<(), Vec<Problem>>) -> Result<ExitCode, Vec<Problem>> {
        let plan = plan(self.work, Some(self.output), Unclaimed::LeaveOpen)?;
        submit::check(&plan.job)?;
        let fleet = Fleet::open(self.url, LEASE).map_err(one)?;
        let store = store(None, false, self.output)?;
        let (work, output) = (self.work, self.output);
        let run = BatchRun { work, output, require_faster: false, plan, store, shared: Some(&fleet.results) };
        let stopped = interrupts::stop_flag()?;
        let stop = || stopped.load(Ordering::SeqCst);
        let reporter = ProgressReporter::new(work.quiet);
        let mut inputs = run.read(&reporter, &stop)?;
        let identities = submit::identities(&inputs.units, &run.plan)?;
        let (units, plan) = (&inputs.units[..], &run.plan);
        before(WaitingBatch { fleet: &fleet, units, plan, identities: &identities, stop: &stop })?;
        let identities: BTreeSet<String> = identities.into_iter().collect();
        let done = run.settle(&mut inputs, &reporter, &stop);
        let given_up = fleet.queue.given_up().map_err(one)?.into_iter().filter(|g| identities.contains(&g.identity));
        let given_up = given_up.map(|g| {
            let function = function_of(&g).unwrap_or_default();
            let what = format!("{function}: its job was given up: {}", g.why);
            Problem::new(fleet.queue.database_name(), what, "submit it again to have it tried again")
        });
        match done {
            Ok(code) => Ok(code),
            Err(problems) => Err(problems.into_iter().chain(given_up).collect()),
        }
    }
}
