//! Many functions, each in a process of its own, with every result kept as soon as it is there.

pub mod claims;
pub mod inputs;
pub mod join;
pub mod key;
mod known;
pub mod measure;
pub mod names;
pub mod objects;
pub mod rebuild;
pub mod record;
mod run;
pub mod store;
mod units;
mod unsettled;

pub use known::{take_better_by_rules, take_known};
pub use run::run;
pub use units::{Entry, Unit, read};
pub use unsettled::{UnsettledFunction, unsettled};

use crate::input::error::Problem;
use crate::jobs::worker::Job;
use crate::options::rules;
use crate::pipeline::result::FunctionResult;
use claims::ClaimCounts;
use dag::ir::signature::Signature;
use record::Budget;
use std::collections::BTreeMap;
use store::Store;
use store::shared::SharedStore;

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
