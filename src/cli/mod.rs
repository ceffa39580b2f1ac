//! One file per command of the program.

pub mod arguments;
pub mod batch;
pub mod builds;
pub mod costs;
pub mod coverage;
pub mod doctor;
pub mod experiment;
pub mod explain;
pub mod fleet;
pub mod fuzz;
pub mod installation;
mod interrupts;
pub mod isa;
pub mod leaks;
mod live;
pub mod lower;
pub mod measure;
pub mod optimize;
pub mod recheck;
pub mod rules;
pub mod serve;
pub mod verify;

use crate::cli::arguments::{ResultArgs, SearchArgs};
use crate::jobs::worker::Job;
use std::io::Write;

/// A job as the options of the search say; what they do not say is for the command to fill in.
pub fn job(search: &SearchArgs) -> Job {
    Job {
        tune: search.tune.clone(),
        objective: search.objective.clone(),
        strategies: search.strategy.clone(),
        evaluations: search.evaluations(),
        longest: search.longest(),
        rules: Some(search.rules().to_string()),
        rules_alone: !search.effort.searches(),
        no_growth: search.no_growth,
        branches: search.branches.clone(),
        ..Job::default()
    }
}

/// The same with what else decides a result.
pub fn result_job(result: &ResultArgs) -> Job {
    Job { march: result.march.clone(), seed: result.seed, rlimit: result.rlimit, ..job(&result.search) }
}

/// Prints to standard output; a closed pipe is not an error.
pub fn print(text: &str) {
    print_bytes(text.as_bytes());
}

/// The same for bytes.
pub fn print_bytes(bytes: &[u8]) {
    let _ = std::io::stdout().write_all(bytes);
    let _ = std::io::stdout().flush();
}
