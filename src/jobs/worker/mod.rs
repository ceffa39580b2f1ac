//! One function in a process of its own. The parent limits its memory and kills it when its time is up:
//! solvers do not always honour their own limits, and a crash costs one function.

mod bytes;
mod fault;

use crate::function::context::FunctionContext;
use crate::input::error::Problem;
use crate::input::error::usage;
use crate::input::profile::Profile;
use crate::input::{self, Replacement};
use crate::jobs::proofs;
use crate::options::branches::Branches;
use crate::pipeline::negative_cache::Windows;
use crate::pipeline::result::{FunctionResult, Lost};
use crate::pipeline::{self, Optimized, Settings};
use dag::ir::signature::Signature;
use dag::search::strategies::Strategy;
use serde::{Deserialize, Serialize};
use std::io::{Read, Write};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, ExitCode, ExitStatus, Stdio};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

pub use bytes::Bytes;

/// What a worker is told.
#[derive(Clone, Default, Serialize, Deserialize, Debug)]
pub struct Job {
    /// The input as the user named it; its text if it is text.
    pub path: String,
    pub text: Option<String>,
    /// Its bytes if it is an object that the parent has read already.
    pub bytes: Option<Bytes>,
    pub index: usize,
    pub signatures: Vec<String>,
    pub march: Option<String>,
    pub tune: Option<String>,
    pub objective: String,
    pub strategies: Vec<String>,
    pub seed: u64,
    pub evaluations: u64,
    pub rlimit: u32,
    pub longest: usize,
    /// No result may have more instructions, bytes or micro-operations than the original.
    pub no_growth: bool,
    /// Whether the report is to have the graphs.
    pub graphs: bool,
    /// Whether it is to have everything about windows.
    pub details: bool,
    /// `auto`, `always` or `never`.
    pub branches: String,
    /// A profile's name and text.
    pub profile: Option<(String, String)>,
    /// Where the final proof's queries are written.
    pub proof_dir: Option<String>,
    /// The run's file of windows that were searched in vain ([`crate::pipeline::negative_cache`]).
    pub windows: Option<String>,
    /// Seconds after which the worker stops by itself and reports what it has.
    pub seconds: f64,
}

/// What a worker says.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct Done {
    pub replacements: Vec<Replacement>,
    pub result: FunctionResult,
}

impl Done {
    fn of(o: Optimized) -> Done {
        Done { replacements: o.replacements, result: o.result }
    }

    /// The last that was said by a worker that was lost.
    fn before(mut self, lost: Lost) -> Done {
        self.result.timed_out = lost == Lost::Time;
        self.result.cut_off = Some(lost);
        self
    }

    /// The replacements, in the function with this index: equal functions share results.
    pub fn replacements_of(&self, index: usize) -> Vec<Replacement> {
        self.replacements.iter().cloned().map(|r| Replacement { function: index, ..r }).collect()
    }
}

impl Job {
    /// The settings; every unknown name is reported.
    pub fn settings(&self) -> Result<Settings, Vec<Problem>> {
        let mut problems = Vec::new();
        let objective = self.objective().map_err(|p| problems.push(p)).ok();
        let march = crate::options::march(self.march.as_deref()).map_err(|p| problems.push(p)).ok();
        let tune = crate::options::tune(self.tune.as_deref(), self.march.as_deref());
        let tune = tune.map_err(|p| problems.push(p)).ok();
        let strategies = self.strategies().map_err(|p| problems.extend(p)).ok();
        let seconds = self.seconds().map_err(|p| problems.push(p)).ok();
        let branches = self.branches().map_err(|p| problems.push(p)).ok();
        let profile = self.profile.as_ref().map(|(name, text)| Profile::parse(name, text)).transpose();
        let profile = profile.map_err(|p| problems.extend(p)).ok();
        let (Some(objective), Some(march), Some(tune), Some(strategies), Some(seconds), Some(branches), Some(profile)) =
            (objective, march, tune, strategies, seconds, branches, profile)
        else {
            return Err(problems);
        };
        Ok(Settings {
            march,
            objective,
            tune,
            strategies,
            seed: self.seed,
            evaluations: self.evaluations,
            limits: dag::smt::Limits { rlimit: self.rlimit, seed: self.seed as u32 },
            queries: self.proof_dir.is_some(),
            longest: self.longest,
            no_growth: self.no_growth,
            graphs: self.graphs,
            details: self.details,
            lower_seconds: 5.0,
            branches,
            profile,
            windows: Arc::new(Windows::open(self.windows.as_deref())),
            // So far away that the clock cannot say it is no deadline.
            deadline: Instant::now().checked_add(seconds),
            end: Instant::now().checked_add(seconds + grace(self.seconds).mul_f64(PROOF)),
        })
    }

    fn objective(&self) -> Result<lowering::Objective, Problem> {
        lowering::Objective::parse(&self.objective).map_err(|e| usage(e.what, format!("one of {}", e.known)))
    }

    fn branches(&self) -> Result<Branches, Problem> {
        let what = format!("no way to treat branches `{}`", self.branches);
        Branches::parse(&self.branches).ok_or_else(|| usage(what, format!("one of {}", Branches::NAMES.join(", "))))
    }

    fn strategies(&self) -> Result<Vec<&'static (dyn Strategy + Sync)>, Vec<Problem>> {
        let known: Vec<&str> = dag::search::strategies::STRATEGIES.iter().map(|s| s.name()).collect();
        let problem = |name: &&String| usage(format!("no strategy `{name}`"), format!("any of {}", known.join(", ")));
        let unknown: Vec<Problem> = self
            .strategies
            .iter()
            .filter(|n| dag::search::strategies::by_name(n).is_none())
            .map(|n| problem(&n))
            .collect();
        if !unknown.is_empty() {
            return Err(unknown);
        }
        Ok(self.strategies.iter().filter_map(|n| dag::search::strategies::by_name(n)).collect())
    }

    fn seconds(&self) -> Result<Duration, Problem> {
        Duration::try_from_secs_f64(self.seconds)
            .map_err(|e| usage(format!("--timeout {}: {e}", self.seconds), "give a number of seconds, 0 or more"))
    }

    pub fn load(&self) -> Result<input::Module, Vec<Problem>> {
        match (&self.text, &self.bytes) {
            (Some(t), _) => input::load_text(&self.path, t),
            (None, Some(bytes)) => input::load_bytes(&self.path, bytes.0.clone()),
            (None, None) => input::load(&self.path),
        }
    }

    pub fn signatures(&self) -> Result<Vec<Signature>, Vec<Problem>> {
        crate::options::signatures(&self.signatures)
    }
}

/// The worker's main: a job on standard input, answers on standard output, one a line, each better than those before.
pub fn run() -> Result<ExitCode, Vec<Problem>> {
    let job = read_job()?;
    let module = job.load()?;
    let contract = input::contract(&module, job.index, &job.signatures()?)?;
    fault::inject(&module.functions[job.index].function.name);
    let settings = job.settings()?;
    let context = FunctionContext::new(&module, job.index, contract, settings.march);
    let name = &module.functions[job.index].function.name;
    let on_version = |o: &Optimized| {
        // Without a parent nobody is left to be told.
        let _ = answer(&Done::of(o.clone()));
        fault::after_a_version(name);
    };
    let o = pipeline::optimize_watched(&context, &settings, &on_version);
    if let Some(directory) = &job.proof_dir {
        proofs::write(directory, name, job.index, &o.queries)?;
    }
    answer(&Done::of(o))
}

fn broken(what: String) -> Vec<Problem> {
    vec![Problem::new("<worker>", what, "report this: it is a bug")]
}

/// The job on standard input.
pub fn read_job() -> Result<Job, Vec<Problem>> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).map_err(|e| broken(e.to_string()))?;
    serde_json::from_str(&text).map_err(|e| broken(e.to_string()))
}

/// A worker's answer, a line on standard output.
pub fn answer(done: &impl Serialize) -> Result<ExitCode, Vec<Problem>> {
    let json = serde_json::to_string(done).map_err(|e| broken(e.to_string()))? + "\n";
    let mut out = std::io::stdout().lock();
    out.write_all(json.as_bytes()).and_then(|()| out.flush()).map_err(|e| broken(e.to_string()))?;
    Ok(ExitCode::SUCCESS)
}

/// Starts a worker on `job` with `memory` MiB and kills it a while after its own deadline, or as soon as `stop` says so.
/// What a worker has said before it was lost counts, unless others ended it.
pub fn start(job: &Job, memory: u64, stop: &dyn Fn() -> bool) -> Result<Done, Lost> {
    let (out, lost) = supervise("worker", job, memory, stop);
    // A line that it was stopped in has no end.
    let whole = out.split_inclusive('\n').rfind(|line| line.ends_with('\n')).unwrap_or_default();
    let done = serde_json::from_str(whole).map_err(|e| Lost::Died(e.to_string()));
    match lost {
        None => done,
        Some(Lost::Ended(how)) => Err(Lost::Ended(how)),
        Some(lost) => match done {
            Ok(d) => Ok(Done::before(d, lost)),
            Err(_) => Err(lost),
        },
    }
}

/// Runs the hidden command `name` of this program on `job` under its limits; gives what it printed, and why it did not
/// come to its end.
pub fn supervise(name: &str, job: &Job, memory: u64, stop: &dyn Fn() -> bool) -> (String, Option<Lost>) {
    match launch(name, job, memory) {
        Ok(child) => attend(child, job, stop),
        Err(lost) => (String::new(), Some(lost)),
    }
}

fn launch(name: &str, job: &Job, memory: u64) -> Result<Child, Lost> {
    let died = |e: std::io::Error| Lost::Ended(e.to_string());
    let program = std::env::current_exe().map_err(died)?;
    let mut command = Command::new(program);
    command.arg(name).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    // What it says last is the reason that users see.
    command.env("RUST_BACKTRACE", "0");
    let bytes = memory.saturating_mul(1 << 20);
    // SAFETY: only async-signal-safe calls between fork and exec.
    unsafe {
        command.pre_exec(move || {
            let limit = libc::rlimit { rlim_cur: bytes, rlim_max: bytes };
            libc::setrlimit(libc::RLIMIT_AS, &limit);
            // The worker goes when its parent goes, Ctrl-C included.
            libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
            Ok(())
        });
    }
    let mut child = command.spawn().map_err(died)?;
    let json = serde_json::to_string(job).map_err(|e| Lost::Died(e.to_string()))?;
    if let Some(mut stdin) = child.stdin.take() {
        let _ = stdin.write_all(json.as_bytes());
    }
    Ok(child)
}

/// Everything that comes out of a pipe, in a thread of its own.
fn drain(pipe: Option<impl Read + Send + 'static>) -> JoinHandle<String> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut pipe) = pipe {
            // What came before an error counts.
            let _ = pipe.read_to_end(&mut bytes);
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

/// Waits for the end of a worker, or brings it about.
fn attend(mut child: Child, job: &Job, stop: &dyn Fn() -> bool) -> (String, Option<Lost>) {
    let (out, err) = (drain(child.stdout.take()), drain(child.stderr.take()));
    let limit = Duration::try_from_secs_f64(job.seconds).ok().map(|l| l.saturating_add(grace(job.seconds)));
    let limit = limit.and_then(|l| Instant::now().checked_add(l));
    let end = loop {
        match child.try_wait() {
            Err(e) => break Err(Lost::Ended(e.to_string())),
            Ok(Some(status)) => break Ok(status),
            Ok(None) if limit.is_some_and(|l| Instant::now() >= l) => break Err(Lost::Time),
            Ok(None) if stop() => break Err(Lost::Ended("stopped before it was done".to_string())),
            Ok(None) => std::thread::sleep(Duration::from_millis(2)),
        }
    };
    if end.is_err() {
        let _ = child.kill();
        let _ = child.wait();
    }
    let (out, err) = (out.join().unwrap_or_default(), err.join().unwrap_or_default());
    let lost = match end {
        Ok(status) if status.success() => None,
        Ok(status) => Some(failed(status, &err)),
        Err(lost) => Some(lost),
    };
    (out, lost)
}

/// Of a worker that ended with this status and said this on standard error.
fn failed(status: ExitStatus, err: &str) -> Lost {
    // A panic says what happened in the line after its place.
    let panic = err.lines().skip_while(|l| !l.contains("panicked at")).nth(1);
    let says = |l: &&str| !l.trim().is_empty() && !l.starts_with("note: run with `RUST_BACKTRACE");
    let last = panic.or(err.lines().rfind(says)).unwrap_or("no message");
    let how = format!("{status}: {last}");
    if by_itself(status) { Lost::Died(how) } else { Lost::Ended(how) }
}

/// A panic, or a signal that programs bring upon themselves. Exit code 1 is a problem that the worker reported.
fn by_itself(status: ExitStatus) -> bool {
    let own = [libc::SIGABRT, libc::SIGSEGV, libc::SIGBUS, libc::SIGILL, libc::SIGFPE, libc::SIGTRAP];
    match status.signal() {
        Some(signal) => own.contains(&signal),
        None => status.code() != Some(1),
    }
}

/// Seconds that a worker has at most to finish its last step after its deadline.
const GRACE: f64 = 20.0;
/// The part of them that its proof may take.
const PROOF: f64 = 0.75;

/// What a worker has to finish after so many seconds. Short runs get less.
fn grace(seconds: f64) -> Duration {
    Duration::from_secs_f64(GRACE.min(2.0 + 2.0 * seconds.max(0.0)))
}

/// The most memory that any one worker has held, in MiB (getrusage(2) counts in KiB).
pub fn largest() -> u64 {
    // SAFETY: the structure is plain numbers, and the call fills it.
    let usage = unsafe {
        let mut u: libc::rusage = std::mem::zeroed();
        libc::getrusage(libc::RUSAGE_CHILDREN, &mut u);
        u
    };
    u64::try_from(usage.ru_maxrss).unwrap_or(0) / 1024
}
