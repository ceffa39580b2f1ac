//! What a store knows of functions, and how they take it.

use super::record::{Budget, Failure, Record};
use super::store::Store;
use super::unsettled::{UnsettledFunction, unsettled};
use super::{BatchPlan, Entry, Progress, Unit, key};
use crate::input::Note;
use crate::input::error::Problem;
use crate::jobs::worker::Done;
use crate::pipeline::result::{Ended, FunctionResult, Kept};
use std::time::Duration;

/// A question to a worker that may answer it for several functions.
pub(super) struct WorkerQuestion {
    pub key: String,
    /// Unit and entry.
    pub askers: Vec<(usize, usize)>,
    /// What is known from a smaller budget.
    pub earlier: Option<Record>,
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
pub(super) struct StoreAnswers {
    /// What it does not know.
    pub questions: Vec<WorkerQuestion>,
    /// Keys of what it knows.
    pub known: Vec<String>,
}

/// Settles what the store knows as well as a run under `budget` could, and gives what it does not.
///
/// # Errors
/// What is wrong with the options.
pub(super) fn ask_store(
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

pub(super) fn count(progress: &mut Progress, record: &Record) {
    progress.done += 1;
    if let Ok(Done { result: r, .. }) = &record.result {
        progress.improved += usize::from(r.is_improved());
        progress.instructions_saved += i64::from(r.before.instructions) - i64::from(r.after.instructions);
        progress.bytes_saved += i64::from(r.before.bytes) - i64::from(r.after.bytes);
    }
}

/// What a record says of a function.
pub(super) fn result_of(entry: &Entry, record: &Record) -> FunctionResult {
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

/// Gives an entry its result.
pub(super) fn take_record(unit: &mut Unit, entry: usize, record: Record, plan: &BatchPlan) {
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
