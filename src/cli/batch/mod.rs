//! `batch`: every function of many inputs, in workers; a store that keeps what is done; texts and reports.

mod progress;

use super::interrupts;
use crate::cli::arguments::{BatchArgs, BatchOutputArgs, BatchWorkArgs};
use crate::cli::fleet;
use crate::function::joint::JointText;
use crate::input::encoding::encode;
use crate::input::error::Problem;
use crate::input::error::usage;
use crate::input::{check_writable, write_atomically_bytes};
use crate::jobs::batch::inputs::{Gathered, InputArchive, gather};
use crate::jobs::batch::record::Budget;
use crate::jobs::batch::store::Store;
use crate::jobs::batch::store::shared::SharedStore;
use crate::jobs::batch::{self, BatchEnd, BatchPlan, Stores, Unclaimed, Unit, join, measure, rebuild};
use crate::jobs::database::{self, Database};
use crate::jobs::pool;
use crate::jobs::worker::Job;
use crate::options::signatures;
use crate::show::batch as report;
use crate::show::report::comment;
pub use progress::ProgressReporter;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::Ordering;

/// Optimizes every function of all inputs, and writes texts and reports.
///
/// # Errors
/// Problems of the options, and of single inputs when all others are done.
pub fn run(args: &BatchArgs) -> Result<ExitCode, Vec<Problem>> {
    if let Some(url) = &args.queue {
        return fleet::batch(args, url);
    }
    let plan = plan(&args.work, Some(&args.output), Unclaimed::Search)?;
    let shared = shared_store(args.store.as_deref())?;
    let store = store(args.store.as_deref(), args.resume, &args.output)?;
    let require_faster = args.require_faster;
    let run = BatchRun { work: &args.work, output: &args.output, require_faster, plan, store, shared: shared.as_ref() };
    let stopped = interrupts::stop_flag()?;
    let stop = || stopped.load(Ordering::SeqCst);
    let reporter = ProgressReporter::new(args.work.quiet);
    let mut inputs = run.read(&reporter, &stop)?;
    run.settle(&mut inputs, &reporter, &stop)
}

/// A batch whose options were checked and whose stores are open.
pub struct BatchRun<'a> {
    pub work: &'a BatchWorkArgs,
    pub output: &'a BatchOutputArgs,
    pub require_faster: bool,
    pub plan: BatchPlan,
    pub store: Store,
    pub shared: Option<&'a SharedStore>,
}

/// Inputs that were read.
pub struct ReadInputs {
    pub units: Vec<Unit>,
    archives: Vec<InputArchive>,
    problems: Vec<Problem>,
}

/// Reads all inputs of a plan; those that cannot be read are problems, and the rest goes on.
pub fn read(
    work: &BatchWorkArgs,
    plan: &BatchPlan,
    reporter: &ProgressReporter,
    stop: &(dyn Fn() -> bool + Sync),
) -> ReadInputs {
    let Gathered { inputs, archives, mut problems } = gather(&work.inputs);
    reporter.start_reading(inputs.len());
    let (units, unread) = batch::read(inputs, plan, stop);
    problems.extend(unread);
    ReadInputs { units, archives, problems }
}

impl ReadInputs {
    /// What is wrong with some of them.
    pub fn problems(self) -> Vec<Problem> {
        self.problems
    }
}

impl BatchRun<'_> {
    /// # Errors
    /// There is not just one archive where one is to be rebuilt.
    pub fn read(
        &self,
        reporter: &ProgressReporter,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Result<ReadInputs, Vec<Problem>> {
        let inputs = read(self.work, &self.plan, reporter, stop);
        if self.output.rebuild.is_some() {
            rebuild::only(&inputs.archives).map_err(|p| vec![p])?;
        }
        Ok(inputs)
    }

    /// Settles all functions, and writes what comes of it.
    ///
    /// # Errors
    /// Problems of single inputs, and why functions have no result yet.
    pub fn settle(
        &self,
        inputs: &mut ReadInputs,
        reporter: &ProgressReporter,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Result<ExitCode, Vec<Problem>> {
        let BatchRun { plan, store, output, .. } = self;
        let ReadInputs { units, archives, problems } = inputs;
        let stores = Stores { own: store, shared: self.shared };
        let ended = batch::run(units, plan, stores, stop, &|p, r| reporter.on_result(p, r))?;
        reporter.finish();
        if output.measure {
            problems.extend(measure::all(units, plan, store, self.require_faster).err().into_iter().flatten());
            reporter.report_measurements(measure::counts(units));
        } else {
            measure::none(units);
        }
        let archive = output.rebuild.as_ref().and_then(|_| archives.first());
        let written = self.write(units, archive, problems);
        let totals = report::totals(&report::rows(units));
        reporter.report_totals(&totals, &ended.progress, &output.out);
        if self.shared.is_some() {
            reporter.report_claims(&ended.claims);
        }
        problems.extend(written.err().into_iter().flatten());
        problems.extend(unfinished(&ended, stop(), plan.unclaimed));
        if problems.is_empty() { Ok(ExitCode::SUCCESS) } else { Err(std::mem::take(problems)) }
    }
}

/// Checks the options; all that is wrong with them comes together.
///
/// # Errors
/// What is wrong with them.
pub fn plan(
    work: &BatchWorkArgs,
    output: Option<&BatchOutputArgs>,
    unclaimed: Unclaimed,
) -> Result<BatchPlan, Vec<Problem>> {
    let job = Job {
        signatures: work.memory.and(&work.signatures),
        graphs: true,
        seconds: work.timeout,
        ..super::result_job(&work.result)
    };
    let mut problems: Vec<Problem> = job.settings().err().into_iter().flatten().collect();
    problems.extend(output.and_then(|o| o.rebuild.as_ref()).and_then(|path| check_writable(path).err()));
    let given = signatures(&work.memory.and(&work.signatures)).unwrap_or_else(|p| {
        problems.extend(p);
        Vec::new()
    });
    if let Some(Err(e)) = output.map(|o| std::fs::create_dir_all(&o.out)) {
        let out = output.map_or(String::new(), |o| o.out.clone());
        problems.push(Problem::new(out, format!("cannot be made: {e}"), "name another directory with --out"));
    }
    let budget = Budget { seconds: work.timeout, memory: work.result.search.memory };
    let jobs = pool::threads(work.jobs);
    let plan = BatchPlan {
        job,
        given,
        comment,
        functions: work.functions.clone(),
        budget,
        jobs,
        unclaimed,
        weights: BTreeMap::new(),
    };
    if problems.is_empty() { Ok(plan) } else { Err(problems) }
}

/// The store that others write to, too, where `--store` names one.
fn shared_store(named: Option<&str>) -> Result<Option<SharedStore>, Vec<Problem>> {
    let url = named.filter(|s| database::is_url(s));
    url.map(|url| Database::open(url).map(SharedStore::new)).transpose().map_err(|p| vec![p])
}

/// The store of what was proved here: the one that is named, or one in the output's directory.
///
/// # Errors
/// It cannot be used, or is not there and has to be.
pub fn store(named: Option<&str>, resume: bool, output: &BatchOutputArgs) -> Result<Store, Vec<Problem>> {
    let own = named.filter(|s| !database::is_url(s)).map(str::to_string);
    let path = own.unwrap_or_else(|| format!("{}/store.redb", output.out));
    if resume && !Path::new(&path).exists() {
        return Err(vec![usage(format!("--resume: there is no store {path}"), "leave --resume out for a first run")]);
    }
    let opened = Store::open(&path).map_err(|p| vec![p])?;
    if let Some(aside) = opened.moved {
        eprintln!("{path}: the store was damaged; it is now {aside}, and a new one is begun");
    }
    Ok(opened.store)
}

impl BatchRun<'_> {
    /// Texts first, then the reports that speak of them. Each file is written whole or not at all.
    fn write(
        &self,
        units: &mut [Unit],
        archive: Option<&InputArchive>,
        problems: &[Problem],
    ) -> Result<(), Vec<Problem>> {
        let output = self.output;
        let mut failed = Vec::new();
        let mut changed = rebuild::Changed::new();
        let texts = self.joined(units);
        for (unit, joined) in units.iter().zip(&texts) {
            let path = format!("{}/asm/{}", output.out, unit.input.output);
            failed.extend(put(&path, encode(&joined.text)).err());
            if let (Some(_), Some((_, member)), Some(module)) = (archive, unit.input.member, &joined.module) {
                match module.object() {
                    Ok(object) => drop(changed.insert(member, object)),
                    Err(p) => failed.extend(p),
                }
            }
        }
        if let (Some(archive), Some(path)) = (archive, &output.rebuild) {
            failed.extend(rebuild::write(path, archive, &changed).err());
        }
        let broken = |e: serde_json::Error| vec![Problem::new("<batch>", e.to_string(), "report this: it is a bug")];
        let options = self.options();
        let json = report::json(units, problems, &options).map_err(broken)?;
        failed.extend(put(&format!("{}/functions.json", output.out), &json).err());
        failed.extend(put(&format!("{}/functions.csv", output.out), report::csv(units)).err());
        let overview = report::overview(units, problems, &options);
        failed.extend(put(&format!("{}/index.html", output.out), &overview).err());
        let pages = report::function_pages(units, &texts);
        let written = self.each(pages.len(), &|n| {
            let path = format!("{}/{}", output.out, pages[n].name());
            let page = pages[n].html_unless(&std::fs::read(&path).unwrap_or_default())?;
            put(&path, page).err()
        });
        failed.extend(written.into_iter().flatten());
        if failed.is_empty() { Ok(()) } else { Err(failed) }
    }

    /// The texts with what was found, each read back, in the order of the units.
    fn joined(&self, units: &mut [Unit]) -> Vec<JointText> {
        let units: Vec<Mutex<&mut Unit>> = units.iter_mut().map(Mutex::new).collect();
        self.each(units.len(), &|n| join::join(&mut units[n].lock().expect("each is taken once")))
    }

    /// Tasks that have to be done even if the run is interrupted: what was found is written.
    fn each<T: Send>(&self, count: usize, task: &(dyn Fn(usize) -> T + Sync)) -> Vec<T> {
        pool::each(count, pool::threads(self.work.jobs), &|| false, task).into_iter().flatten().collect()
    }

    /// What decides the results, by its option.
    fn options(&self) -> BTreeMap<&'static str, String> {
        let BatchRun { work, output, require_faster, .. } = self;
        let (result, search) = (&work.result, &work.result.search);
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
            ("timeout", work.timeout.to_string()),
            ("measure", output.measure.to_string()),
            ("require-faster", require_faster.to_string()),
            ("seed", result.seed.to_string()),
            ("rlimit", result.rlimit.to_string()),
        ])
    }
}

fn put(path: &str, contents: impl AsRef<[u8]>) -> Result<(), Problem> {
    if let Some(directory) = Path::new(path).parent() {
        let failed = |e| Problem::new(path, format!("cannot be written: {e}"), "name another directory with --out");
        std::fs::create_dir_all(directory).map_err(failed)?;
    }
    write_atomically_bytes(path, contents.as_ref())
}

/// Why the work is not done, and how to go on.
fn unfinished(ended: &BatchEnd, interrupted: bool, unclaimed: Unclaimed) -> Vec<Problem> {
    let go_on = "run the same command again: what is done is in the store and is not done again";
    let mut problems: Vec<Problem> = ended.failure.iter().chain(&ended.claims.failure).cloned().collect();
    if ended.open > 0 && ended.failure.is_none() {
        let why = match unclaimed {
            _ if interrupted => "interrupted",
            Unclaimed::Search => "workers were ended by others",
            Unclaimed::LeaveOpen => "workers are not done",
        };
        let what = format!("{why}: {} of {} functions have no result yet", ended.open, ended.progress.all);
        problems.push(Problem::new("<batch>", what, go_on));
    } else if interrupted && ended.open == 0 {
        problems.push(Problem::new("<batch>", "interrupted", go_on));
    }
    problems
}
