//! In every build: `as` in the assembler's place, `link` in the linker's, `cc`, `c++` and `rustc` that put them there, `objects`,
//! `learn` behind the builds, `stats`.

mod assembler;
mod compiler;
mod learn;
mod linker;
mod objects;
mod replaced;
mod stats;

pub use assembler::{assemble, rewrite_known};
pub use compiler::{compile, prefix, rustc};
pub use learn::learn;
pub use linker::link;
pub use objects::objects;
pub use replaced::{Replaced, ReplacedRun};
pub use stats::stats;

use crate::builds::assemble::OPTIONS;
use crate::builds::home::{Home, VARIABLE};
use crate::cli::arguments::BuildOptions;
use crate::input::error::{Problem, usage};
use crate::jobs::batch::record::Budget;
use crate::jobs::batch::{BatchPlan, Unclaimed};
use crate::jobs::pool;
use crate::jobs::worker::Job;
use crate::options::rules::SHIPPED;
use crate::show::report::comment;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;

/// The batch that options of builds ask for, with so many seconds for each function.
fn plan(options: &str, seconds: f64, jobs: Option<NonZeroUsize>) -> Result<BatchPlan, Vec<Problem>> {
    let words = BuildOptions::of(options).map_err(|e| {
        let what = e.lines().next().unwrap_or_default().trim_start_matches("error: ").to_string();
        vec![usage(format!("{OPTIONS}: {what}"), "give it options of `batch` that say what is searched for")]
    })?;
    let rules = words.result.search.rules.as_deref().unwrap_or(SHIPPED).to_string();
    let job = Job { seconds, rules: Some(rules), ..super::result_job(&words.result) };
    job.settings()?;
    Ok(BatchPlan {
        job,
        given: Vec::new(),
        comment,
        functions: Vec::new(),
        budget: Budget { seconds, memory: words.result.search.memory },
        jobs: pool::threads(jobs),
        unclaimed: Unclaimed::Search,
        weights: BTreeMap::new(),
    })
}

fn home() -> Result<Home, Vec<Problem>> {
    Home::of_environment().ok_or_else(|| vec![usage("there is no home directory", format!("set {VARIABLE}"))])
}
