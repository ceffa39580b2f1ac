//! Runs of an experiment into the queue, and what came of them.

use super::Fleet;
use super::task::{AskedJob, FleetTask, TrialTask};
use crate::input::error::Problem;
use crate::jobs::batch::key::semantics;
use crate::jobs::database::inputs::digest_of;
use crate::jobs::database::queue::{NewWork, Queue};
use crate::jobs::database::trials::Provenance;
pub use crate::jobs::database::trials::StoredTrial;
use crate::jobs::trial::TrialQuestion;
use crate::jobs::worker::Job;
use std::sync::Arc;

/// Digest of the sources that make rows of runs; they decide no result.
const EXPERIMENTS: &str = env!("SUPEROPT_EXPERIMENTS");

/// One run of an experiment.
#[derive(Clone, Debug)]
pub struct WantedTrial {
    /// With its input.
    pub job: Job,
    pub function: String,
    pub question: TrialQuestion,
    /// MiB.
    pub memory: u64,
}

/// What was made of wanted runs, in their order.
pub struct Trials {
    keys: Vec<String>,
    /// What makes each the same as another in the queue.
    pub identities: Vec<String>,
}

/// Where runs of this process are made.
pub fn provenance() -> Provenance {
    Provenance {
        version: env!("CARGO_PKG_VERSION").to_string(),
        commit: env!("SUPEROPT_COMMIT").to_string(),
        sources: semantics(),
        table: env!("SUPEROPT_TABLE").to_string(),
        z3: dag::smt::version(),
        made_on: isa::uarch::cpu_name(),
    }
}

/// Puts those runs into a queue that were not made yet.
///
/// # Errors
/// The database cannot be used.
pub fn submit(fleet: &Fleet, queue: &Queue, wanted: &[WantedTrial]) -> Result<Trials, Problem> {
    let broken = |e: serde_json::Error| Problem::new("<experiment>", e.to_string(), "report this: it is a bug");
    let (mut contents, mut digests, mut tasks) = (Vec::new(), Vec::<String>::new(), Vec::new());
    for (n, WantedTrial { job, function, question, memory }) in wanted.iter().enumerate() {
        // Runs on one input follow each other.
        if n == 0 || !Arc::ptr_eq(&job.source, &wanted[n - 1].job.source) {
            let content = serde_json::to_vec(&*job.source).map_err(broken)?;
            digests.push(digest_of(&content));
            contents.push(content);
        }
        let input = digests.last().cloned().unwrap_or_default();
        let job = Job { source: Arc::default(), cores: None, windows: None, ..job.clone() };
        let asked = (&job, question, &input, memory, queue.name(), semantics(), EXPERIMENTS);
        let key = digest_of(serde_json::to_string(&asked).map_err(broken)?.as_bytes());
        let asked = AskedJob { key, function: function.clone(), job, input, rules: None };
        tasks.push(TrialTask { asked, question: question.clone(), memory: *memory });
    }
    let keys: Vec<String> = tasks.iter().map(|t| t.asked.key.clone()).collect();
    let identities: Vec<String> = keys.iter().map(|k| format!("trial {k}")).collect();
    let made = fleet.trials.get(&keys)?;
    fleet.inputs.put(&contents)?;
    let mut work = Vec::new();
    for (task, identity) in tasks.into_iter().zip(&identities).filter(|(t, _)| !made.contains_key(&t.asked.key)) {
        let payload = serde_json::to_vec(&FleetTask::Trial(task)).map_err(broken)?;
        work.push(NewWork { identity: identity.clone(), payload, priority: 0 });
    }
    queue.push(&work)?;
    Ok(Trials { keys, identities })
}

/// What was made, in the order in which it was wanted; `None` for runs that have no end yet.
///
/// # Errors
/// The database cannot be read.
pub fn made(fleet: &Fleet, trials: &Trials) -> Result<Vec<Option<StoredTrial>>, Problem> {
    let made = fleet.trials.get(&trials.keys)?;
    Ok(trials.keys.iter().map(|k| made.get(k).cloned()).collect())
}
