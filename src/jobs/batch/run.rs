//! Workers, for what the store does not know.

use super::claims::{Answer, SharedClaims};
use super::known::{StoreAnswers, WorkerQuestion, ask_store, count, result_of, take_record};
use super::record::Record;
use super::store::Store;
use super::{BatchEnd, BatchPlan, BatchWatch, Entry, Progress, Stores, Unclaimed, Unit, key};
use crate::input::error::Problem;
use crate::jobs::pool;
use crate::jobs::worker::{self, Attendance, Job, Server};
use crate::pipeline::negative_cache::SharedCacheFile;
use crate::pipeline::result::{FunctionResult, Lost};
use crate::pipeline::spare_cores::{FunctionCore, SpareCoresFile};
use std::cmp::Reverse;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

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
    let broken = AtomicBool::new(false);
    let stopped = || stop() || broken.load(Ordering::SeqCst);
    let threads = plan.jobs.min(questions.len().max(1));
    let cores = SpareCoresFile::new(plan.jobs - threads);
    let windows = if questions.is_empty() { None } else { fruitless_windows(plan, stores.own)? };
    let asker =
        Asker { units, plan, claims: &claims, windows: windows.as_ref(), cores: cores.as_ref(), stop: &stopped };
    let begin = || (Server::default(), FunctionCore::of(cores.as_ref()));
    let answers = pool::each_with(questions.len(), threads, &stopped, begin, &|(server, _), n| {
        let question = &questions[n];
        let record = asker.record(question, server)?;
        if let Err(p) = stores.own.put(&question.key, &record) {
            broken.store(true, Ordering::SeqCst);
            failure.lock().expect("nothing panics under this lock").get_or_insert(p);
        }
        let mut progress = progress.lock().expect("nothing panics under this lock");
        for _ in &question.askers {
            count(&mut progress, &record);
        }
        watch(&progress, Some(&result_of(asker.first(question).1, &record)));
        Ok::<_, Box<FunctionResult>>(record)
    });
    let mut open = 0;
    for (question, answer) in questions.into_iter().zip(answers) {
        for (u, e) in question.askers {
            match &answer {
                Some(Ok(record)) => take_record(&mut units[u], e, record.clone(), plan),
                Some(Err(left_open)) => {
                    let result = &mut units[u].entries[e].result;
                    (result.cut_off, result.refused) = (left_open.cut_off.clone(), left_open.refused.clone());
                    open += 1;
                }
                None => open += 1,
            }
        }
    }
    let progress = progress.into_inner().expect("nothing panics under this lock");
    let failure = failure.into_inner().expect("nothing panics under this lock");
    Ok(BatchEnd { progress, failure, open, claims: claims.counts() })
}

/// What workers are asked with.
struct Asker<'a> {
    units: &'a [Unit],
    plan: &'a BatchPlan,
    claims: &'a SharedClaims<'a>,
    windows: Option<&'a SharedCacheFile>,
    cores: Option<&'a SpareCoresFile>,
    stop: &'a (dyn Fn() -> bool + Sync),
}

impl Asker<'_> {
    /// The first function that asks, and where it is.
    fn first(&self, question: &WorkerQuestion) -> (&Unit, &Entry) {
        let (unit, entry) = question.askers[0];
        (&self.units[unit], &self.units[unit].entries[entry])
    }

    /// What others claim if a worker proves it, what a worker finds otherwise.
    ///
    /// # Errors
    /// The function as it stays if nothing is known of it in the end.
    fn record(&self, question: &WorkerQuestion, server: &mut Server) -> Result<Record, Box<FunctionResult>> {
        let (unit, entry) = self.first(question);
        let (plan, claims) = (self.plan, self.claims);
        let names = key::names(&unit.module, entry.function);
        let job = Job {
            source: unit.source.clone(),
            index: entry.function,
            windows: self.windows.map(SharedCacheFile::path),
            cores: self.cores.map(SpareCoresFile::path),
            ..plan.job.clone()
        };
        let stop = || (self.stop)().then(worker::stopped);
        let attendance = Attendance { stop: &stop, ..Attendance::alone(plan.budget.memory) };
        let answer = claims.answer(&question.key, &entry.result, &names, &mut |claimed| {
            server.run(&Job { claimed: Some(claimed), ..job.clone() }, attendance)
        });
        let searches = plan.unclaimed == Unclaimed::Search;
        let earlier = match answer {
            Answer::Confirmed(record) if record.settles(plan.budget) || !searches => return Ok(*record),
            Answer::Confirmed(record) => Some(*record),
            Answer::Nothing if !searches => return Err(Box::new(entry.result.clone())),
            Answer::Nothing | Answer::Refused => question.earlier.clone(),
        };
        let started = Instant::now();
        let end = server.run(&job, attendance);
        let left_open = end.as_ref().map_or_else(|lost| left_open(entry, lost), |d| d.result.clone());
        let record = Record::new(end, plan.budget, started.elapsed().as_secs_f64());
        let record = record.ok_or_else(|| Box::new(left_open))?.general(&names).or_earlier(earlier);
        claims.share(&question.key, &record);
        Ok(record)
    }
}

/// Of the function that weighs most of those that ask.
fn weight(units: &[Unit], question: &WorkerQuestion, plan: &BatchPlan) -> u64 {
    let name = |&(u, e): &(usize, usize)| &units[u].entries[e].of(&units[u].module).function.name;
    question.askers.iter().filter_map(|asker| plan.weights.get(name(asker))).copied().max().unwrap_or_default()
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

/// A function about which nothing is known, because its worker was ended by others.
fn left_open(entry: &Entry, lost: &Lost) -> FunctionResult {
    FunctionResult { cut_off: Some(lost.clone()), ..entry.result.clone() }
}
