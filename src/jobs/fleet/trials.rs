//! Runs of an experiment into the queue, and what came of them.

use super::Fleet;
use super::task::{AskedJob, FleetTask, TrialTask};
use crate::input::error::Problem;
use crate::jobs::batch::key::semantics;
use crate::jobs::database::inputs::digest_of;
use crate::jobs::database::queue::NewWork;
use crate::jobs::database::trials::Provenance;
pub use crate::jobs::database::trials::StoredTrial;
use crate::jobs::worker::Job;
use std::sync::Arc;

/// One run of an experiment.
#[derive(Clone, Debug)]
pub struct WantedTrial {
    /// With its input.
    pub job: Job,
    pub function: String,
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
        sources: semantics(),
        table: env!("SUPEROPT_TABLE").to_string(),
        z3: dag::smt::version(),
        machine: isa::uarch::cpu_name(),
    }
}

/// Puts those runs into the queue that were not made yet.
///
/// # Errors
/// The database cannot be used.
pub fn submit(fleet: &Fleet, wanted: &[WantedTrial]) -> Result<Trials, Problem> {
    let broken = |e: serde_json::Error| Problem::new("<experiment>", e.to_string(), "report this: it is a bug");
    let (mut contents, mut digests, mut tasks) = (Vec::new(), Vec::<String>::new(), Vec::new());
    for (n, WantedTrial { job, function, memory }) in wanted.iter().enumerate() {
        // Runs on one input follow each other.
        if n == 0 || !Arc::ptr_eq(&job.source, &wanted[n - 1].job.source) {
            let content = serde_json::to_vec(&*job.source).map_err(broken)?;
            digests.push(digest_of(&content));
            contents.push(content);
        }
        let input = digests.last().cloned().unwrap_or_default();
        let job = Job { source: Arc::default(), cores: None, windows: None, ..job.clone() };
        let what = serde_json::to_string(&(&job, &input, memory, semantics())).map_err(broken)?;
        let asked = AskedJob { key: digest_of(what.as_bytes()), function: function.clone(), job, input, rules: None };
        tasks.push(TrialTask { asked, memory: *memory });
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
    fleet.queue.push(&work)?;
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
