//! `batch`: every function of many inputs, in workers; a store that keeps what is done; texts and reports.

mod progress;

use super::interrupts;
use crate::cli::arguments::BatchArgs;
use crate::input::encoding::encode;
use crate::input::error::Problem;
use crate::input::error::usage;
use crate::input::{check_writable, write_atomically_bytes};
use crate::jobs::batch::inputs::{Gathered, InputArchive, gather};
use crate::jobs::batch::record::Budget;
use crate::jobs::batch::store::Store;
use crate::jobs::batch::{self, BatchEnd, BatchPlan, Unit, join, measure, rebuild};
use crate::jobs::pool;
use crate::jobs::worker::Job;
use crate::options::signatures;
use crate::pipeline::negative_cache::SharedCacheFile;
use crate::show::batch as report;
use crate::show::report::comment;
pub use progress::ProgressReporter;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::Ordering;

/// Optimizes every function of all inputs, and writes texts and reports.
///
/// # Errors
/// Problems of the options, and of single inputs when all others are done.
pub fn run(args: &BatchArgs) -> Result<ExitCode, Vec<Problem>> {
    let plan = plan(args)?;
    let store = store(args)?;
    let stopped = interrupts::stop_flag()?;
    let stop = || stopped.load(Ordering::SeqCst);
    let reporter = ProgressReporter::new(args.quiet);
    let Gathered { inputs, archives, mut problems } = gather(&args.inputs);
    let archive = args.rebuild.as_ref().map(|_| rebuild::only(&archives)).transpose().map_err(|p| vec![p])?;
    reporter.start_reading(inputs.len());
    let (mut units, unread) = batch::read(inputs, &plan, &stop);
    problems.extend(unread);
    let ended = batch::run(&mut units, &plan, &store, &stop, &|p, r| reporter.on_result(p, r))?;
    reporter.finish();
    if args.measure {
        problems.extend(measure::all(&mut units, &plan, &store, args.require_faster).err().into_iter().flatten());
        reporter.report_measurements(measure::counts(&units));
    } else {
        measure::none(&mut units);
    }
    let written = write(args, &mut units, archive, &problems);
    let totals = report::totals(&report::rows(&units));
    reporter.report_totals(&totals, &ended.progress, &args.out);
    problems.extend(written.err().into_iter().flatten());
    problems.extend(unfinished(&ended, stop()));
    if problems.is_empty() { Ok(ExitCode::SUCCESS) } else { Err(problems) }
}

/// Checks the options; all that is wrong with them comes together.
fn plan(args: &BatchArgs) -> Result<BatchPlan, Vec<Problem>> {
    let job = Job {
        signatures: args.memory.and(&args.signatures),
        graphs: true,
        seconds: args.timeout,
        ..super::result_job(&args.result)
    };
    let mut problems: Vec<Problem> = job.settings().err().into_iter().flatten().collect();
    problems.extend(args.rebuild.iter().filter_map(|path| check_writable(path).err()));
    let given = signatures(&args.memory.and(&args.signatures)).unwrap_or_else(|p| {
        problems.extend(p);
        Vec::new()
    });
    if let Err(e) = std::fs::create_dir_all(&args.out) {
        problems.push(Problem::new(&args.out, format!("cannot be made: {e}"), "name another directory with --out"));
    }
    let budget = Budget { seconds: args.timeout, memory: args.result.search.memory };
    let jobs = pool::threads(args.jobs);
    let windows = SharedCacheFile::new();
    let plan = BatchPlan { job, given, comment, functions: args.functions.clone(), budget, jobs, windows };
    if problems.is_empty() { Ok(plan) } else { Err(problems) }
}

fn store(args: &BatchArgs) -> Result<Store, Vec<Problem>> {
    let path = args.store.clone().unwrap_or_else(|| format!("{}/store.redb", args.out));
    if args.resume && !Path::new(&path).exists() {
        return Err(vec![usage(format!("--resume: there is no store {path}"), "leave --resume out for a first run")]);
    }
    let opened = Store::open(&path).map_err(|p| vec![p])?;
    if let Some(aside) = opened.moved {
        eprintln!("{path}: the store was damaged; it is now {aside}, and a new one is begun");
    }
    Ok(opened.store)
}

/// Texts first, then the reports that speak of them. Each file is written whole or not at all.
fn write(
    args: &BatchArgs,
    units: &mut [Unit],
    archive: Option<&InputArchive>,
    problems: &[Problem],
) -> Result<(), Vec<Problem>> {
    let mut failed = Vec::new();
    let mut changed = rebuild::Changed::new();
    let mut texts = Vec::new();
    for unit in &mut *units {
        let joined = join::join(unit);
        let path = format!("{}/asm/{}", args.out, unit.input.output);
        failed.extend(put(&path, encode(&joined.text)).err());
        if let (Some(_), Some((_, member)), Some(module)) = (archive, unit.input.member, &joined.module) {
            match module.object() {
                Ok(object) => drop(changed.insert(member, object)),
                Err(p) => failed.extend(p),
            }
        }
        texts.push(joined);
    }
    if let (Some(archive), Some(path)) = (archive, &args.rebuild) {
        failed.extend(rebuild::write(path, archive, &changed).err());
    }
    let broken = |e: serde_json::Error| vec![Problem::new("<batch>", e.to_string(), "report this: it is a bug")];
    let options = options(args);
    let json = report::json(units, problems, &options).map_err(broken)?;
    failed.extend(put(&format!("{}/functions.json", args.out), &json).err());
    failed.extend(put(&format!("{}/functions.csv", args.out), report::csv(units)).err());
    for (name, page) in report::pages(units, &texts, problems, &options) {
        failed.extend(put(&format!("{}/{name}", args.out), &page).err());
    }
    if failed.is_empty() { Ok(()) } else { Err(failed) }
}

fn put(path: &str, contents: impl AsRef<[u8]>) -> Result<(), Problem> {
    if let Some(directory) = Path::new(path).parent() {
        let failed = |e| Problem::new(path, format!("cannot be written: {e}"), "name another directory with --out");
        std::fs::create_dir_all(directory).map_err(failed)?;
    }
    write_atomically_bytes(path, contents.as_ref())
}

/// What decides the results, by its option.
fn options(args: &BatchArgs) -> BTreeMap<&'static str, String> {
    let (result, search) = (&args.result, &args.result.search);
    let own = "of the input".to_string();
    BTreeMap::from([
        ("march", result.march.clone().unwrap_or(own)),
        ("tune", search.tune.clone().unwrap_or_else(|| "by march".to_string())),
        ("objective", search.objective.clone()),
        ("branches", search.branches.clone()),
        ("strategy", search.strategy.join(",")),
        ("effort", search.effort.name().to_string()),
        ("rules", search.rules().to_string()),
        ("evaluations", search.evaluations().to_string()),
        ("longest", search.longest().to_string()),
        ("no-growth", search.no_growth.to_string()),
        ("memory", search.memory.to_string()),
        ("timeout", args.timeout.to_string()),
        ("measure", args.measure.to_string()),
        ("require-faster", args.require_faster.to_string()),
        ("seed", result.seed.to_string()),
        ("rlimit", result.rlimit.to_string()),
    ])
}

/// Why the work is not done, and how to go on.
fn unfinished(ended: &BatchEnd, interrupted: bool) -> Vec<Problem> {
    let go_on = "run the same command again: what is done is in the store and is not done again";
    let mut problems: Vec<Problem> = ended.failure.iter().cloned().collect();
    if ended.open > 0 && ended.failure.is_none() {
        let why = if interrupted { "interrupted" } else { "workers were ended by others" };
        let what = format!("{why}: {} of {} functions have no result yet", ended.open, ended.progress.all);
        problems.push(Problem::new("<batch>", what, go_on));
    } else if interrupted && ended.open == 0 {
        problems.push(Problem::new("<batch>", "interrupted", go_on));
    }
    problems
}
