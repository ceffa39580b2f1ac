//! Many functions, each in a process of its own, with every result kept as soon as it is there.

pub mod claims;
pub mod inputs;
pub mod join;
pub mod key;
pub mod measure;
pub mod names;
pub mod objects;
pub mod rebuild;
pub mod record;
pub mod store;

use crate::input::error::Problem;
use crate::input::{Module, ModuleFunction, Note, Replacement};
use crate::jobs::pool;
use crate::jobs::worker::{self, Attendance, Done, InputSource, Job, Server};
use crate::options::rules;
use crate::pipeline::negative_cache::SharedCacheFile;
use crate::pipeline::result::{Ended, FunctionResult, Kept, Lost};
use crate::pipeline::spare_cores::{FunctionCore, SpareCoresFile};
use claims::{Answer, ClaimCounts, SharedClaims};
use dag::analysis::contract::Contract;
use dag::ir::signature::Signature;
use inputs::BatchInput;
use names::LocalLabels;
use record::{Budget, Failure, Record};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::Store;
use store::shared::SharedStore;

/// An input that was read.
pub struct Unit {
    pub input: BatchInput,
    /// The same for workers.
    pub source: Arc<InputSource>,
    pub module: Module,
    /// Its functions that are meant, in their order.
    pub entries: Vec<Entry>,
}

/// One function, and what became of it.
pub struct Entry {
    /// Index in the module.
    pub function: usize,
    /// Why there is none, otherwise: the signature contradicts the code.
    pub contract: Result<Contract, String>,
    pub result: FunctionResult,
    pub replacements: Vec<Replacement>,
    pub note: Option<Note>,
    /// Of each segment, in text form.
    pub graphs: Vec<Option<String>>,
}

impl Entry {
    pub fn of<'a>(&self, module: &'a Module) -> &'a ModuleFunction {
        &module.functions[self.function]
    }
}

/// What a batch is asked for, options that were checked already.
#[derive(Clone)]
pub struct BatchPlan {
    /// Everything but the input.
    pub job: Job,
    pub given: Vec<Signature>,
    /// What stands above changed code: the comment of a result under a seed.
    pub comment: fn(&FunctionResult, u64) -> Vec<String>,
    /// Only these functions; all for none.
    pub functions: Vec<String>,
    pub budget: Budget,
    pub jobs: usize,
    pub unclaimed: Unclaimed,
    /// Functions that are searched before the others, the heaviest first.
    pub weights: BTreeMap<String, u64>,
}

impl BatchPlan {
    /// The same by its rules alone, which takes a small part of the time; `None` if it has none, or nothing else.
    pub fn by_rules(&self) -> Option<BatchPlan> {
        if self.job.rules_alone || self.job.rules.as_deref() == Some(rules::NONE) {
            return None;
        }
        Some(BatchPlan { job: Job { rules_alone: true, ..self.job.clone() }, ..self.clone() })
    }
}

/// What becomes of a function about which no store knows anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unclaimed {
    Search,
    /// Others search; it stays open.
    LeaveOpen,
}

/// How far a batch is.
#[derive(Clone, Copy, Default, Debug)]
pub struct Progress {
    /// Functions, those that are settled, and those of them that were settled before this run.
    pub all: usize,
    pub done: usize,
    pub known: usize,
    pub improved: usize,
    pub instructions_saved: i64,
    pub bytes_saved: i64,
}

/// Who is told.
pub type BatchWatch<'a> = &'a (dyn Fn(&Progress, Option<&FunctionResult>) + Sync);

/// How a run ended.
pub struct BatchEnd {
    pub progress: Progress,
    /// The store could not be written.
    pub failure: Option<Problem>,
    /// Functions without a result that another run may give one.
    pub open: usize,
    /// What became of results of others.
    pub claims: ClaimCounts,
}

/// Where results are kept.
#[derive(Clone, Copy)]
pub struct Stores<'a> {
    /// What this program has found and proved here.
    pub own: &'a Store,
    /// What others claim, and are told.
    pub shared: Option<&'a SharedStore>,
}

/// Reads the inputs; those that cannot be read are problems, and the rest goes on.
pub fn read(inputs: Vec<BatchInput>, plan: &BatchPlan, stop: &(dyn Fn() -> bool + Sync)) -> (Vec<Unit>, Vec<Problem>) {
    let load = |n: usize| inputs[n].load().map(|module| (entries(&module, plan), module));
    let loaded = pool::each(inputs.len(), plan.jobs, stop, &load);
    let (mut units, mut problems) = (Vec::new(), Vec::new());
    for (input, loaded) in inputs.into_iter().zip(loaded) {
        match loaded {
            None => {}
            Some(Err(p)) => problems.extend(p.into_iter().take(1)),
            Some(Ok((entries, module))) => {
                let source = InputSource::of_bytes(&input.name, &input.bytes);
                units.push(Unit { input, source, module, entries });
            }
        }
    }
    let known: BTreeSet<&str> = units.iter().flat_map(|u| &u.module.functions).flat_map(names_of).collect();
    let wanted =
        plan.functions.iter().chain(plan.given.iter().map(|s| &s.name).filter(|n| *n != dag::ir::signature::ALL));
    let missing = wanted.filter(|name| !known.contains(name.as_str()));
    problems.extend(missing.map(|name| {
        Problem::new("<command line>", format!("no function `{name}` in any input"), "see the names in the inputs")
    }));
    (units, problems)
}

fn names_of(f: &ModuleFunction) -> impl Iterator<Item = &str> {
    std::iter::once(&f.function.name).chain(&f.aliases).map(String::as_str)
}

/// The functions of a module that are meant.
fn entries(module: &Module, plan: &BatchPlan) -> Vec<Entry> {
    let meant = |f: &ModuleFunction| {
        plan.functions.is_empty() || names_of(f).any(|n| plan.functions.iter().any(|wanted| wanted == n))
    };
    let mut entries = Vec::new();
    for function in (0..module.functions.len()).filter(|&f| meant(&module.functions[f])) {
        let contract = crate::input::contract(module, function, &plan.given)
            .map_err(|p| p.first().map_or("no contract".to_string(), |p| p.what.clone()));
        entries.push(Entry {
            result: blank(module, function, &contract, plan),
            function,
            contract,
            replacements: Vec::new(),
            note: None,
            graphs: Vec::new(),
        });
    }
    entries
}

/// The report of a function before anything is done: settled only where nothing is to be done.
fn blank(module: &Module, function: usize, contract: &Result<Contract, String>, plan: &BatchPlan) -> FunctionResult {
    let objective = lowering::Objective::parse(&plan.job.objective).unwrap_or_default();
    let tune = crate::options::tune(plan.job.tune.as_deref(), plan.job.march.as_deref());
    let tune = tune.unwrap_or(lowering::Options::default().tune);
    let mf = &module.functions[function];
    let conservative = Contract::conservative();
    let mut r = FunctionResult::new(mf, contract.as_ref().unwrap_or(&conservative), objective, tune);
    match (contract, mf.kept.first()) {
        (_, Some(kept)) => r.ended = Ended::Kept(Kept::Unreadable(kept.reason.clone())),
        (Err(why), None) => r.ended = Ended::Kept(Kept::Unreadable(why.clone())),
        (Ok(_), None) => {}
    }
    r
}

/// A function, or several that are equal, about which something is to be found out.
pub struct UnsettledFunction {
    pub key: String,
    /// Unit and entry; there is one at least.
    pub askers: Vec<(usize, usize)>,
    /// The labels of the first.
    pub names: LocalLabels,
}

/// What is to be found out about units of which nothing is known yet.
///
/// # Errors
/// What is wrong with the options.
pub fn unsettled(units: &[Unit], plan: &BatchPlan) -> Result<Vec<UnsettledFunction>, Vec<Problem>> {
    let options = key::options(&plan.job)?;
    let keyed = pool::each(units.len(), plan.jobs, &|| false, &|u| unsettled_of(units, u, &options));
    let mut by_key: BTreeMap<String, usize> = BTreeMap::new();
    let mut unsettled: Vec<UnsettledFunction> = Vec::new();
    for function in keyed.into_iter().flatten().flatten() {
        match by_key.get(&function.key) {
            Some(&known) => unsettled[known].askers.extend(function.askers),
            None => {
                by_key.insert(function.key.clone(), unsettled.len());
                unsettled.push(function);
            }
        }
    }
    Ok(unsettled)
}

/// Those of one unit, each by itself. Keys take as long as reading.
fn unsettled_of(units: &[Unit], u: usize, options: &str) -> Vec<UnsettledFunction> {
    let unit = &units[u];
    let of = |(e, entry): (usize, &Entry)| {
        let (Ok(contract), Ended::Open) = (&entry.contract, &entry.result.ended) else { return None };
        let names = key::names(&unit.module, entry.function);
        let key = key::key(&unit.module, entry.function, contract, &names, options);
        Some(UnsettledFunction { key, askers: vec![(u, e)], names })
    };
    unit.entries.iter().enumerate().filter_map(of).collect()
}

/// A question to a worker that may answer it for several functions.
struct WorkerQuestion {
    key: String,
    /// Unit and entry.
    askers: Vec<(usize, usize)>,
    /// What is known from a smaller budget.
    earlier: Option<Record>,
}

/// Settles every function: from the own store if it is there, from a shared one if it is proved here, with a search otherwise.
///
/// # Errors
/// What is wrong with the options.
pub fn run(
    units: &mut [Unit],
    plan: &BatchPlan,
    stores: Stores<'_>,
    stop: &(dyn Fn() -> bool + Sync),
    watch: BatchWatch<'_>,
) -> Result<BatchEnd, Vec<Problem>> {
    let mut progress = Progress::default();
    let StoreAnswers { mut questions, known } = ask_store(units, plan, stores.own, plan.budget, &mut progress)?;
    questions.sort_by_key(|q| Reverse(weight(units, q, plan)));
    watch(&progress, None);
    // Versions for the clock to choose from are not proved again one by one.
    let claims = SharedClaims::new(stores.shared.filter(|_| !plan.job.measured));
    claims.share_known(stores.own, &known, stop);
    let progress = Mutex::new(progress);
    let failure: Mutex<Option<Problem>> = Mutex::new(None);
    let (broken, open) = (AtomicBool::new(false), AtomicUsize::new(0));
    let stopped = || stop() || broken.load(Ordering::SeqCst);
    let shared: &[Unit] = units;
    let threads = plan.jobs.min(questions.len().max(1));
    let cores = SpareCoresFile::new(plan.jobs - threads);
    let windows = if questions.is_empty() { None } else { fruitless_windows(plan, stores.own)? };
    let begin = || (Server::default(), FunctionCore::of(cores.as_ref()));
    let answers = pool::each_with(questions.len(), threads, &stopped, begin, &|(server, _), n| {
        let question = &questions[n];
        let (unit, entry) = question.askers[0];
        let (unit, entry) = (&shared[unit], &shared[unit].entries[entry]);
        let names = key::names(&unit.module, entry.function);
        let job = Job {
            source: unit.source.clone(),
            index: entry.function,
            windows: windows.as_ref().map(SharedCacheFile::path),
            cores: cores.as_ref().map(SpareCoresFile::path),
            ..plan.job.clone()
        };
        let stop = || stopped().then(worker::stopped);
        let attendance = Attendance { stop: &stop, ..Attendance::alone(plan.budget.memory) };
        let answer = claims.answer(&question.key, &entry.result, &names, &mut |claimed| {
            server.run(&Job { claimed: Some(claimed), ..job.clone() }, attendance)
        });
        let earlier = match answer {
            Answer::Confirmed(record) if record.settles(plan.budget) || plan.unclaimed == Unclaimed::LeaveOpen => {
                Ok(*record)
            }
            Answer::Confirmed(record) => Err(Some(*record)),
            Answer::Nothing if plan.unclaimed == Unclaimed::LeaveOpen => return Err(Box::new(entry.result.clone())),
            Answer::Nothing | Answer::Refused => Err(question.earlier.clone()),
        };
        let record = match earlier {
            Ok(record) => record,
            Err(earlier) => {
                let started = Instant::now();
                let end = server.run(&job, attendance);
                let left_open = end.as_ref().map_or_else(|lost| left_open(entry, lost), |d| d.result.clone());
                let Some(record) = Record::new(end, plan.budget, started.elapsed().as_secs_f64()) else {
                    return Err(Box::new(left_open));
                };
                let record = record.general(&names).or_earlier(earlier);
                claims.share(&question.key, &record);
                record
            }
        };
        if let Err(p) = stores.own.put(&question.key, &record) {
            broken.store(true, Ordering::SeqCst);
            failure.lock().expect("nothing panics under this lock").get_or_insert(p);
        }
        let mut progress = progress.lock().expect("nothing panics under this lock");
        for _ in &question.askers {
            count(&mut progress, &record);
        }
        watch(&progress, Some(&result_of(entry, &record)));
        Ok(record)
    });
    for (question, answer) in questions.into_iter().zip(answers) {
        for (u, e) in question.askers {
            match &answer {
                Some(Ok(record)) => take_record(&mut units[u], e, record.clone(), plan),
                Some(Err(left_open)) => {
                    let result = &mut units[u].entries[e].result;
                    (result.cut_off, result.refused) = (left_open.cut_off.clone(), left_open.refused.clone());
                    open.fetch_add(1, Ordering::SeqCst);
                }
                None => drop(open.fetch_add(1, Ordering::SeqCst)),
            }
        }
    }
    let progress = progress.into_inner().expect("nothing panics under this lock");
    let failure = failure.into_inner().expect("nothing panics under this lock");
    Ok(BatchEnd { progress, failure, open: open.into_inner(), claims: claims.counts() })
}

/// Of the function that weighs most of those that ask.
fn weight(units: &[Unit], question: &WorkerQuestion, plan: &BatchPlan) -> u64 {
    let name = |&(u, e): &(usize, usize)| &units[u].entries[e].of(&units[u].module).function.name;
    question.askers.iter().filter_map(|asker| plan.weights.get(name(asker))).copied().max().unwrap_or_default()
}

/// Settles what the store knows, whatever it took to find out, and nothing else.
///
/// # Errors
/// What is wrong with the options.
pub fn take_known(units: &mut [Unit], plan: &BatchPlan, store: &Store) -> Result<Progress, Vec<Problem>> {
    let mut progress = Progress::default();
    let any = Budget { seconds: 0.0, memory: 0 };
    ask_store(units, plan, store, any, &mut progress)?;
    Ok(progress)
}

/// Gives functions what the plan's rules alone have found, where that is better.
///
/// # Errors
/// What is wrong with the options.
pub fn take_better_by_rules(units: &mut [Unit], plan: &BatchPlan, store: &Store) -> Result<(), Vec<Problem>> {
    let Some(rules) = plan.by_rules() else { return Ok(()) };
    let options = key::options(&rules.job)?;
    for unit in units {
        for e in 0..unit.entries.len() {
            let Entry { function, contract: Ok(contract), result, .. } = &unit.entries[e] else { continue };
            let names = key::names(&unit.module, *function);
            let record = store.get(&key::key(&unit.module, *function, contract, &names, &options));
            if let Some(better) = record.filter(|r| r.result.as_ref().is_ok_and(|done| done.result.beats(result))) {
                take_record(unit, e, better, &rules);
            }
        }
    }
    Ok(())
}

/// What a store was asked.
struct StoreAnswers {
    /// What it does not know.
    questions: Vec<WorkerQuestion>,
    /// Keys of what it knows.
    known: Vec<String>,
}

/// Settles what the store knows as well as a run under `budget` could, and gives what it does not.
///
/// # Errors
/// What is wrong with the options.
fn ask_store(
    units: &mut [Unit],
    plan: &BatchPlan,
    store: &Store,
    budget: Budget,
    progress: &mut Progress,
) -> Result<StoreAnswers, Vec<Problem>> {
    let (mut questions, mut known) = (Vec::<WorkerQuestion>::new(), Vec::new());
    let unsettled = unsettled(units, plan)?;
    let open: usize = unsettled.iter().map(|f| f.askers.len()).sum();
    progress.all = units.iter().map(|u| u.entries.len()).sum();
    (progress.done, progress.known) = (progress.all - open, progress.all - open);
    for UnsettledFunction { key, askers, .. } in unsettled {
        match store.get(&key) {
            Some(record) if record.settles(budget) => {
                for (u, e) in askers {
                    count(progress, &record);
                    progress.known += 1;
                    take_record(&mut units[u], e, record.clone(), plan);
                }
                known.push(key);
            }
            earlier => questions.push(WorkerQuestion { key, askers, earlier }),
        }
    }
    Ok(StoreAnswers { questions, known })
}

/// What workers tell each other, and later runs with the same store, of windows that were searched in vain.
///
/// # Errors
/// What is wrong with the options.
fn fruitless_windows(plan: &BatchPlan, store: &Store) -> Result<Option<SharedCacheFile>, Vec<Problem>> {
    if plan.job.rules_alone {
        return Ok(None);
    }
    let options = key::search_options(&plan.job)?;
    Ok(SharedCacheFile::at(&store.beside("windows"), &options[..16]))
}

fn count(progress: &mut Progress, record: &Record) {
    progress.done += 1;
    if let Ok(Done { result: r, .. }) = &record.result {
        progress.improved += usize::from(r.is_improved());
        progress.instructions_saved += i64::from(r.before.instructions) - i64::from(r.after.instructions);
        progress.bytes_saved += i64::from(r.before.bytes) - i64::from(r.after.bytes);
    }
}

/// What a record says of a function.
fn result_of(entry: &Entry, record: &Record) -> FunctionResult {
    match &record.result {
        Ok(done) => done.result.clone(),
        Err(Failure { lost, seconds }) => {
            let mut r = entry.result.clone();
            let took = Duration::try_from_secs_f64(*seconds).unwrap_or_default();
            r.finish(Ended::Kept(Kept::Lost(lost.clone())), took);
            r
        }
    }
}

/// A function about which nothing is known, because its worker was ended by others.
fn left_open(entry: &Entry, lost: &Lost) -> FunctionResult {
    FunctionResult { cut_off: Some(lost.clone()), ..entry.result.clone() }
}

/// Gives an entry its result.
fn take_record(unit: &mut Unit, entry: usize, record: Record, plan: &BatchPlan) {
    let function = unit.entries[entry].function;
    let record = record.special(&key::names(&unit.module, function));
    let entry = &mut unit.entries[entry];
    entry.result = result_of(entry, &record);
    entry.graphs = entry.result.segments.iter_mut().map(|s| s.graph.take()).collect();
    if let Ok(done) = record.result {
        entry.replacements = done.replacements_of(function);
        let lines = || (plan.comment)(&entry.result, plan.job.seed);
        entry.note = (!entry.replacements.is_empty()).then(|| Note { function, lines: lines() });
    }
}
