//! A worker: takes jobs from the queue, has each function done in a process of its own, and tells the results.

use super::fetched::{Fetched, Unfetched};
use super::task::{AskedJob, FleetTask, FunctionTask, TrialTask};
use super::trials::provenance;
use super::{Fleet, MOST_ATTEMPTS};
use crate::input::error::Problem;
use crate::jobs::batch::record::Record;
use crate::jobs::batch::store::shared::Claimed;
use crate::jobs::database::queue::{Queue, TakenWork, WorkEnded};
use crate::jobs::database::results::Overwrite;
use crate::jobs::database::trials::{Provenance, StoredTrial};
use crate::jobs::trial::TrialJob;
use crate::jobs::worker::{self, Attendance, Job, ProcessLimits, Server};
use crate::pipeline::negative_cache::SharedCacheFile;
use crate::pipeline::result::Lost;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long an idle worker waits before it looks again: the first time, and at most.
const FIRST_WAIT: Duration = Duration::from_millis(20);
const LONGEST_WAIT: Duration = Duration::from_secs(1);

/// When a worker ends by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// When it is stopped.
    Stopped,
    /// When no job waits and none is being done by anybody.
    Empty,
}

/// What a worker is asked for.
pub struct WorkPlan<'a> {
    /// Functions at once.
    pub jobs: usize,
    pub until: Until,
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// Is told of each job that has ended.
    pub watch: &'a (dyn Fn(&WorkedOn) + Sync),
}

/// A job that has ended here.
pub struct WorkedOn {
    pub function: String,
    pub seconds: f64,
    pub end: WorkedEnd,
}

/// How it ended here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WorkedEnd {
    Done {
        improved: bool,
    },
    /// Somebody else had done it.
    Known,
    Failed(String),
    GivenUp(String),
    /// It is another's by now, or was cancelled.
    TakenAway,
}

/// Takes jobs until there is an end.
///
/// # Errors
/// The database is gone; jobs that were being done are others' after a while.
pub fn work(fleet: &Fleet, plan: &WorkPlan<'_>) -> Result<(), Problem> {
    let worker = worker_name();
    fleet.queue.register(&worker)?;
    let shift = Shift {
        fleet,
        plan,
        worker,
        fetched: Fetched::new(fleet.inputs.clone())?,
        windows: SharedCacheFile::new(),
        provenance: provenance(),
        state: Mutex::default(),
        ended: AtomicBool::new(false),
    };
    let failure: Mutex<Option<Problem>> = Mutex::new(None);
    let fail = |p: Problem| {
        locked(&failure).get_or_insert(p);
        shift.ended.store(true, Ordering::SeqCst);
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.jobs.max(1)).map(|_| scope.spawn(|| shift.take_jobs().map_err(fail))).collect();
        let beat = scope.spawn(|| shift.beat().map_err(fail));
        for thread in threads {
            let _ = thread.join();
        }
        shift.ended.store(true, Ordering::SeqCst);
        let _ = beat.join();
    });
    match failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(p) => Err(p),
        None => Ok(()),
    }
}

/// What the threads of a worker share.
struct Shift<'a> {
    fleet: &'a Fleet,
    plan: &'a WorkPlan<'a>,
    worker: String,
    fetched: Fetched,
    windows: Option<SharedCacheFile>,
    provenance: Provenance,
    state: Mutex<ShiftState>,
    ended: AtomicBool,
}

#[derive(Default)]
struct ShiftState {
    /// Jobs that are being done here.
    running: BTreeSet<String>,
    /// Those of them that are not this worker's any more.
    taken_away: BTreeSet<String>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shift<'_> {
    fn is_over(&self) -> bool {
        (self.plan.stop)() || self.ended.load(Ordering::SeqCst)
    }

    /// Gives signs of life, and hears which jobs are its own. Those that were taken while the connection was cut, so that nobody
    /// here has heard of them, are given back.
    fn beat(&self) -> Result<(), Problem> {
        let mut unheard: BTreeSet<String> = BTreeSet::new();
        while !self.ended.load(Ordering::SeqCst) {
            let before = locked(&self.state).running.clone();
            let own = self.fleet.queue.beat(&self.worker)?;
            let mut state = locked(&self.state);
            let gone: Vec<String> =
                before.into_iter().filter(|id| !own.contains(id) && state.running.contains(id)).collect();
            state.taken_away.extend(gone);
            let now: BTreeSet<String> = own.into_iter().filter(|id| !state.running.contains(id)).collect();
            drop(state);
            // One that is being taken just now is heard of before the next sign.
            for id in now.intersection(&unheard) {
                self.fleet.queue.release(&self.worker, id)?;
            }
            unheard = now;
            let next = Instant::now() + self.fleet.queue.beat_interval();
            while Instant::now() < next && !self.ended.load(Ordering::SeqCst) {
                std::thread::sleep(Duration::from_millis(20));
            }
        }
        Ok(())
    }

    fn take_jobs(&self) -> Result<(), Problem> {
        let mut server = Server::default();
        let mut wait = FIRST_WAIT;
        while !self.is_over() {
            if let Some(taken) = self.take()? {
                wait = FIRST_WAIT;
                locked(&self.state).running.insert(taken.id());
                let worked = self.work_on(&taken, &mut server);
                let mut state = locked(&self.state);
                state.running.remove(&taken.id());
                state.taken_away.remove(&taken.id());
                drop(state);
                if let Some(worked) = worked? {
                    (self.plan.watch)(&worked);
                }
                continue;
            }
            if self.plan.until == Until::Empty && self.is_empty()? {
                return Ok(());
            }
            std::thread::sleep(wait);
            wait = (wait * 2).min(LONGEST_WAIT);
        }
        Ok(())
    }

    fn is_empty(&self) -> Result<bool, Problem> {
        let counts = self.fleet.queue.counts()?;
        let is_empty = |q: &Queue| counts.get(q.name()).is_none_or(|c| c.waiting + c.running == 0);
        Ok(self.fleet.queues().into_iter().all(is_empty))
    }

    /// The next job of those that any machine does, or of those that are measured on such a CPU.
    fn take(&self) -> Result<Option<TakenWork>, Problem> {
        for queue in self.fleet.queues() {
            if let Some(taken) = queue.take(&self.worker)? {
                return Ok(Some(taken));
            }
        }
        Ok(None)
    }

    /// Does one job; `None` if it was given back.
    fn work_on(&self, taken: &TakenWork, server: &mut Server) -> Result<Option<WorkedOn>, Problem> {
        let started = Instant::now();
        let task = serde_json::from_slice::<FleetTask>(&taken.payload);
        let function = task.as_ref().map_or(String::new(), |t| t.asked().function.clone());
        let end = match task {
            Err(e) => Some(WorkedEnd::GivenUp(format!("it is no job of this program: {e}"))),
            Ok(FleetTask::Function(task)) => self.optimize(taken, &task, server)?,
            Ok(FleetTask::Trial(task)) => self.try_out(taken, &task)?,
        };
        let in_queue = match &end {
            Some(WorkedEnd::Done { .. } | WorkedEnd::Known) => Some(WorkEnded::Done),
            Some(WorkedEnd::Failed(why)) => Some(WorkEnded::Failed(why.clone())),
            Some(WorkedEnd::GivenUp(why)) => Some(WorkEnded::GivenUp(why.clone())),
            Some(WorkedEnd::TakenAway) | None => None,
        };
        match in_queue {
            Some(ended) => self.fleet.queue.finish(&self.worker, taken, ended)?,
            None => self.fleet.queue.release(&self.worker, &taken.id())?,
        }
        let seconds = started.elapsed().as_secs_f64();
        Ok(end.map(|end| WorkedOn { function, seconds, end }))
    }

    /// The result into the store; `None` if this worker was stopped before there was one.
    fn optimize(
        &self,
        taken: &TakenWork,
        task: &FunctionTask,
        server: &mut Server,
    ) -> Result<Option<WorkedEnd>, Problem> {
        let (known, overwrite) = match self.fleet.results.claimed(&task.asked.key)? {
            Claimed::Nothing => (None, Overwrite::Lesser),
            Claimed::Damaged => (None, Overwrite::Refused),
            Claimed::Record(record) => (Some(*record), Overwrite::Lesser),
        };
        // A worker that was lost may have said it before.
        if known.as_ref().is_some_and(|r| r.settles(task.budget)) {
            return Ok(Some(WorkedEnd::Known));
        }
        let job = match self.begin(taken, &task.asked)? {
            Ok(job) => job,
            Err(end) => return Ok(Some(end)),
        };
        let id = taken.id();
        let is_taken_away = || self.is_taken_away(&id);
        let stop = || (self.is_over() || is_taken_away()).then(worker::stopped);
        let started = Instant::now();
        let end = server.run(&job, Attendance { stop: &stop, ..Attendance::alone(task.budget.memory) });
        if is_taken_away() {
            return Ok(Some(WorkedEnd::TakenAway));
        }
        let why = match &end {
            Ok(_) => "the worker lacks something of the machine's".to_string(),
            Err(Lost::Ended(how)) => how.clone(),
            Err(_) => "the worker was lost".to_string(),
        };
        let Some(record) = Record::new(end, task.budget, started.elapsed().as_secs_f64()) else {
            return Ok((!self.is_over()).then_some(WorkedEnd::Failed(why)));
        };
        let improved = record.result.as_ref().is_ok_and(|d| d.result.is_improved());
        let record = record.general(&task.names).or_earlier(known);
        self.fleet.results.put(&task.asked.key, &record, overwrite)?;
        Ok(Some(WorkedEnd::Done { improved }))
    }

    fn is_taken_away(&self, id: &str) -> bool {
        locked(&self.state).taken_away.contains(id)
    }

    /// The job that is asked for, or why nobody does it.
    fn begin(&self, taken: &TakenWork, asked: &AskedJob) -> Result<Result<Job, WorkedEnd>, Problem> {
        if taken.failures >= MOST_ATTEMPTS {
            let why = format!("it was begun {MOST_ATTEMPTS} times, and its worker was lost each time");
            return Ok(Err(WorkedEnd::GivenUp(why)));
        }
        match self.job(asked) {
            Ok(job) => Ok(Ok(job)),
            Err(Unfetched::Missing) => Ok(Err(WorkedEnd::GivenUp("its input is not in the database".to_string()))),
            Err(Unfetched::Failed(p)) => Err(p),
        }
    }

    /// One run of an experiment.
    fn try_out(&self, taken: &TakenWork, task: &TrialTask) -> Result<Option<WorkedEnd>, Problem> {
        let key = &task.asked.key;
        if !self.fleet.trials.get(std::slice::from_ref(key))?.is_empty() {
            return Ok(Some(WorkedEnd::Known));
        }
        let job = match self.begin(taken, &task.asked)? {
            Ok(job) => job,
            Err(end) => return Ok(Some(end)),
        };
        let id = taken.id();
        let started = Instant::now();
        let limits = ProcessLimits { seconds: job.seconds, memory: task.memory };
        let trial = TrialJob { job, question: task.question.clone() };
        let stop = || self.is_over() || self.is_taken_away(&id);
        let (out, lost) = worker::supervise("trial", &trial, limits, &stop);
        if self.is_taken_away(&id) {
            return Ok(Some(WorkedEnd::TakenAway));
        }
        if self.is_over() && lost.is_some() {
            return Ok(None);
        }
        let row = lost.is_none().then_some(out);
        let wall = started.elapsed().as_secs_f64();
        self.fleet.trials.put(key, &StoredTrial { row, lost, wall, provenance: self.provenance.clone() })?;
        Ok(Some(WorkedEnd::Done { improved: false }))
    }

    /// What the job asks for, with nothing in it that names a file of this machine's.
    fn job(&self, task: &AskedJob) -> Result<Job, Unfetched> {
        let asked = &task.job;
        let rules = match &task.rules {
            Some(digest) => Some(self.fetched.rules(digest)?),
            None => {
                let is_own = |name: &String| {
                    [crate::options::rules::SHIPPED, crate::options::rules::NONE].contains(&name.as_str())
                };
                asked.rules.clone().filter(is_own)
            }
        };
        Ok(Job {
            source: self.fetched.source(&task.input)?,
            rules,
            proof_dir: None,
            windows: self.windows.as_ref().map(SharedCacheFile::path),
            cores: None,
            progress: false,
            claimed: None,
            ..asked.clone()
        })
    }
}

/// The machine, the process, and when it began: another one never has the same.
fn worker_name() -> String {
    let machine = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let began = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    format!("{}:{}:{}", machine.trim(), std::process::id(), began.as_micros())
}
