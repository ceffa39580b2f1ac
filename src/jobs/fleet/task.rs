//! What stands in the queue: functions to be optimized, and runs of experiments.

use crate::jobs::batch::names::LocalLabels;
use crate::jobs::batch::record::Budget;
use crate::jobs::trial::TrialQuestion;
use crate::jobs::worker::Job;
use serde::{Deserialize, Serialize};

/// A job of the queue.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub enum FleetTask {
    Function(FunctionTask),
    Trial(TrialTask),
}

/// A function with its options.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct FunctionTask {
    pub asked: AskedJob,
    /// How the labels are called in this input: results are kept in general form.
    pub names: LocalLabels,
    pub budget: Budget,
    /// Instructions of the function: the longest go first.
    pub length: usize,
}

/// One run of an experiment.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct TrialTask {
    pub asked: AskedJob,
    pub question: TrialQuestion,
    /// MiB.
    pub memory: u64,
}

/// A job as it travels.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct AskedJob {
    /// Under which its result is kept.
    pub key: String,
    /// The function's name, for people.
    pub function: String,
    /// Without its input, and with nothing that names a file of the submitter's.
    pub job: Job,
    /// Digest of the input.
    pub input: String,
    /// Digest of a file of rules, where the job has one.
    pub rules: Option<String>,
}

impl FleetTask {
    pub fn asked(&self) -> &AskedJob {
        match self {
            FleetTask::Function(t) => &t.asked,
            FleetTask::Trial(t) => &t.asked,
        }
    }
}

/// What makes a function's job the same as another.
pub fn identity(key: &str, budget: Budget) -> String {
    format!("{key} {} {}", budget.seconds, budget.memory)
}
