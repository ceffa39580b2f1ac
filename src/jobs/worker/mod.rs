//! One function in a process of its own. The parent limits its memory and kills it when its time is up:
//! solvers do not always honour their own limits, and a crash costs one function.
//!
//! A fork server reads the input once and forks a worker for each function, or for many where none is searched: what its parent
//! has read, a worker has. It has one thread and has asked no solver anything, so that what is copied is whole.

mod bytes;
mod fault;
mod forked;
mod forks;
mod process;
mod server;
mod source;

use crate::function::alone::FunctionAlone;
use crate::function::context::FunctionContext;
use crate::input::error::Problem;
use crate::input::error::usage;
use crate::input::profile::Profile;
use crate::input::{self, Module, Replacement};
use crate::jobs::proofs;
use crate::options::branches::Branches;
use crate::options::rules::RuleSource;
use crate::pipeline::negative_cache::Windows;
use crate::pipeline::progress::{SearchProgress, Watch};
use crate::pipeline::result::{FunctionResult, Lost};
use crate::pipeline::spare_cores::LentCores;
use crate::pipeline::{self, Alternative, Optimized, Settings};
use dag::ir::signature::Signature;
use dag::search::strategies::Strategy;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::io::{Read, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

pub use bytes::HexBytes;
pub use forks::serve;
pub use process::{ProcessLimits, die_with, largest, limit_memory, stopped, supervise};
pub use server::{Attendance, Server};
pub use source::InputSource;

/// What a worker is told.
#[derive(Clone, Default, Serialize, Deserialize, Debug)]
pub struct Job {
    /// The input; a server's workers have it already.
    pub source: Arc<InputSource>,
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
    /// What the rules are called that are applied ([`crate::options::rules`]).
    pub rules: Option<String>,
    /// Nothing is searched for.
    pub rules_alone: bool,
    /// No result may have more instructions, bytes or micro-operations than the original.
    pub no_growth: bool,
    /// Whether versions are wanted that the clock may choose from.
    pub measured: bool,
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
    /// The run's file of spare cores ([`crate::pipeline::spare_cores`]).
    pub cores: Option<String>,
    /// Whether somebody wants to know how far it is.
    pub progress: bool,
    /// A result that somebody else claims: it is proved, and nothing is searched.
    pub claimed: Option<Arc<Vec<Replacement>>>,
    /// Seconds after which the worker is killed; it stops by itself before, and reports what it has.
    pub seconds: f64,
}

/// A line to a fork server: a function of its input, and MiB for the worker.
#[derive(Clone, Serialize, Deserialize, Debug)]
struct Request {
    /// What the server has to read before; for none, the function is one of the input that it has.
    source: Option<Arc<InputSource>>,
    job: Job,
    memory: u64,
}

impl Request {
    /// # Errors
    /// The line is no request.
    fn parse(line: &str) -> Result<Request, Vec<Problem>> {
        serde_json::from_str(line).map_err(|e| broken(e.to_string()))
    }
}

/// A line from a fork server.
#[derive(Clone, Serialize, Deserialize, Debug)]
enum Message {
    /// A worker, by its process.
    Started(i32),
    /// How far it is.
    Progress(SearchProgress),
    /// A better version than those before, proved on its text.
    Version(Box<Done>),
    /// The worker has ended.
    Ended(WorkerExit),
}

/// How a worker ended: what waitpid(2) says, and what there was on its standard error.
#[derive(Clone, Serialize, Deserialize, Debug)]
struct WorkerExit {
    status: i32,
    errors: String,
}

/// What a worker says.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct Done {
    pub replacements: Vec<Replacement>,
    pub result: FunctionResult,
    /// Other versions, if the job wants them.
    pub alternatives: Vec<Alternative>,
    /// Where tails were merged: the replacements before that.
    pub unmerged: Option<Vec<Replacement>>,
}

impl Done {
    /// Of the function with this index in the whole input.
    fn of(o: Optimized, index: usize) -> Done {
        let here = |a: Alternative| Alternative { replacements: at_index(&a.replacements, index), ..a };
        let alternatives = o.alternatives.into_iter().map(here).collect();
        let unmerged = o.unmerged.map(|r| at_index(&r, index));
        Done { replacements: at_index(&o.replacements, index), result: o.result, alternatives, unmerged }
    }

    /// What others have to prove to have the same result; they merge tails themselves.
    pub fn claim(&self) -> &[Replacement] {
        self.unmerged.as_deref().unwrap_or(&self.replacements)
    }

    /// The last that was said by a worker that was lost.
    fn before(mut self, lost: Lost) -> Done {
        self.result.timed_out = matches!(lost, Lost::Time | Lost::Interrupted);
        self.result.cut_off = Some(lost);
        self
    }

    /// The replacements, in the function with this index: equal functions share results.
    pub fn replacements_of(&self, index: usize) -> Vec<Replacement> {
        at_index(&self.replacements, index)
    }
}

/// Replacements in the function with this index.
fn at_index(replacements: &[Replacement], index: usize) -> Vec<Replacement> {
    replacements.iter().cloned().map(|r| Replacement { function: index, ..r }).collect()
}

impl Job {
    /// The settings.
    ///
    /// # Errors
    /// Every unknown name.
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
        let rules = RuleSource::named(self.rules.as_deref()).map_err(|p| problems.extend(p)).ok();
        let (Some(objective), Some(march), Some(tune), Some(strategies), Some(seconds)) =
            (objective, march, tune, strategies, seconds)
        else {
            return Err(problems);
        };
        let (Some(branches), Some(profile), Some(rules)) = (branches, profile, rules) else {
            return Err(problems);
        };
        let finishing = finishing(self.seconds);
        let search = seconds.saturating_sub(finishing);
        let end = Instant::now().checked_add(search + finishing.mul_f64(PROOF));
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
            rules,
            searches: !self.rules_alone,
            trusts_rules: self.rules_alone,
            no_growth: self.no_growth,
            graphs: self.graphs,
            details: self.details,
            lower_learnt: LOWER_LEARNT,
            branches,
            independent_time: false,
            profile,
            windows: Arc::new(Windows::open(self.windows.as_deref())),
            cores: Arc::new(LentCores::open(self.cores.as_deref())),
            // So far away that the clock cannot say it is no deadline.
            deadline: Instant::now().checked_add(if self.measured { seconds.mul_f64(SEARCH) } else { search }),
            versions: self.measured,
            versions_end: end,
            end,
        })
    }

    fn objective(&self) -> Result<lowering::Objective, Problem> {
        lowering::Objective::parse(&self.objective).map_err(|e| usage(e.what, format!("one of {}", e.known)))
    }

    fn branches(&self) -> Result<Branches, Problem> {
        let what = format!("no way to treat branches `{}`", self.branches);
        Branches::parse(&self.branches).ok_or_else(|| usage(what, format!("one of {}", Branches::NAMES.join(", "))))
    }

    fn strategies(&self) -> Result<Vec<&'static dyn Strategy>, Vec<Problem>> {
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

    /// # Errors
    /// What is wrong with them.
    pub fn signatures(&self) -> Result<Vec<Signature>, Vec<Problem>> {
        crate::options::signatures(&self.signatures)
    }
}

/// Optimizes the function that a job names; answers on standard output, one a line, each better than those before.
fn optimize(module: &Module, job: &Job) -> Result<ExitCode, Vec<Problem>> {
    let contract = input::contract(module, job.index, &job.signatures()?)?;
    let name = &module.functions[job.index].function.name;
    fault::inject(name);
    let settings = job.settings()?;
    let whole = FunctionContext::new(module, job.index, contract, settings.march);
    // A profile names lines of the whole text.
    let alone = if settings.profile.is_none() { FunctionAlone::of(&whole) } else { None };
    let context = match &alone {
        Some(a) => FunctionContext::within(&whole, &a.module, a.index, settings.march),
        None => whole,
    };
    let version = |o: Optimized| answer(&Message::Version(Box::new(Done::of(o, job.index))));
    let on_version = |o: &Optimized| {
        // Without a parent nobody is left to be told.
        let _ = version(o.clone());
        fault::after_a_version(name);
    };
    let throttle = ProgressThrottle::default();
    let on_progress = |p: SearchProgress| {
        if job.progress && throttle.is_due(p) {
            let _ = answer(&Message::Progress(p));
        }
    };
    let watch = Watch { version: &on_version, progress: &on_progress };
    let o = match &job.claimed {
        Some(claimed) => pipeline::confirm(&context, &settings, claimed),
        None => pipeline::optimize_watched(&context, &settings, watch),
    };
    if let Some(directory) = &job.proof_dir {
        proofs::write(directory, name, job.index, &o.queries)?;
    }
    version(o)
}

/// Phases are told when they begin, windows a few times in a second.
#[derive(Default)]
struct ProgressThrottle {
    last: Cell<Option<(Instant, SearchProgress)>>,
}

impl ProgressThrottle {
    fn is_due(&self, p: SearchProgress) -> bool {
        let due = match self.last.get() {
            Some((told, last)) => last.phase != p.phase || last != p && told.elapsed() >= Duration::from_millis(200),
            None => true,
        };
        if due {
            self.last.set(Some((Instant::now(), p)));
        }
        due
    }
}

/// A process could not be started or talked to.
fn broken_pipe(e: &std::io::Error) -> Lost {
    Lost::Ended(e.to_string())
}

fn broken(what: String) -> Vec<Problem> {
    vec![Problem::new("<worker>", what, "report this: it is a bug")]
}

/// What standard input asks of a hidden command.
///
/// # Errors
/// Standard input holds nothing of the kind, which is a bug.
pub fn read_asked<T: DeserializeOwned>() -> Result<T, Vec<Problem>> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).map_err(|e| broken(e.to_string()))?;
    serde_json::from_str(&text).map_err(|e| broken(e.to_string()))
}

/// A worker's answer, a line on standard output.
///
/// # Errors
/// Nobody reads it any more.
pub fn answer(done: &impl Serialize) -> Result<ExitCode, Vec<Problem>> {
    let json = serde_json::to_string(done).map_err(|e| broken(e.to_string()))? + "\n";
    let mut out = std::io::stdout().lock();
    out.write_all(json.as_bytes()).and_then(|()| out.flush()).map_err(|e| broken(e.to_string()))?;
    Ok(ExitCode::SUCCESS)
}

/// Literals that the integer programs for one graph may learn: two to five seconds.
const LOWER_LEARNT: u64 = 2_000_000;
/// The part of a worker's time that its search has if other versions are wanted, too.
const SEARCH: f64 = 0.6;
/// Seconds at the end of a worker's time that its search leaves to the last proof: this part of them, so many at most.
const FINISHING: f64 = 0.25;
const FINISHING_MOST: f64 = 15.0;
/// The part of them that the proof may take; the rest is for the answer.
const PROOF: f64 = 0.9;

/// What is left to the last proof of so many seconds.
fn finishing(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(FINISHING_MOST.min(FINISHING * seconds)).unwrap_or_default()
}
