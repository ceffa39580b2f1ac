//! Work for many machines: functions as jobs in a queue, workers that take them, and results in a shared store.
//!
//! A job is done at least once: a worker that is lost loses its job to others after a while. What a worker says is a claim
//! ([`crate::jobs::batch::claims`]). Programs of other sources have other queues in the same database.

mod fetched;
pub mod submit;
mod task;
pub mod trials;
pub mod work;

use crate::input::error::Problem;
use crate::jobs::batch::key::semantics;
use crate::jobs::batch::store::shared::SharedStore;
use crate::jobs::database::Database;
use crate::jobs::database::inputs::SharedInputs;
use crate::jobs::database::queue::{GivenUp, Queue};
use crate::jobs::database::trials::SharedTrials;
use std::time::Duration;
use task::FleetTask;

/// How often a job is begun before it is given up: a function that kills its workers does not kill all of them.
pub const MOST_ATTEMPTS: usize = 3;
/// Digits of the program's digest that name its queue.
const DIGITS: usize = 16;

/// What machines share.
pub struct Fleet {
    /// Of jobs that any machine does.
    pub queue: Queue,
    /// Its part for this machine's CPU.
    pub measuring: Queue,
    pub results: SharedStore,
    pub inputs: SharedInputs,
    pub trials: SharedTrials,
}

impl Fleet {
    /// The queue of this program's version in a database. A worker that gives no sign of life for `lease` is taken to be dead.
    ///
    /// # Errors
    /// The database cannot be used; what is wrong.
    pub fn open(url: &str, lease: Duration) -> Result<Fleet, Problem> {
        let database = Database::open(url)?;
        let queue = Queue::open(&database, &queue_name(), lease, MOST_ATTEMPTS)?;
        let results = SharedStore::new(database.clone());
        let inputs = SharedInputs::new(database.clone());
        let measuring = queue.on(&isa::uarch::cpu_name());
        Ok(Fleet { queue, measuring, results, inputs, trials: SharedTrials::new(database) })
    }

    /// Those whose jobs this machine does.
    pub fn queues(&self) -> [&Queue; 2] {
        [&self.queue, &self.measuring]
    }
}

/// Programs that would give other results have queues of other names.
pub fn queue_name() -> String {
    let digest = semantics();
    format!("superopt-dag {}", digest.get(..DIGITS).unwrap_or(&digest))
}

/// The function of a job that was given up, if it is one.
pub fn function_of(work: &GivenUp) -> Option<String> {
    serde_json::from_slice::<FleetTask>(&work.payload).ok().map(|t| t.asked().function.clone())
}
