//! What the search puts in place of the windows of one function, in a process of its own: what the schedule of libraries is
//! learned from.

use super::context;
use crate::input::error::Problem;
use crate::jobs::worker::{self, Job, ProcessLimits};
use crate::pipeline;
use std::process::ExitCode;

/// The run's main: a job on standard input, a line for each replacement on standard output.
///
/// # Errors
/// The job cannot be read or done.
pub fn run() -> Result<ExitCode, Vec<Problem>> {
    let job: Job = worker::read_asked()?;
    let module = job.source.load()?;
    let done = pipeline::optimize(&context(&module, &job)?, &job.settings()?);
    worker::answer(&done.result.replacements())
}

/// Starts a run in a process of its own; a run that is lost has no replacements.
pub fn start(job: &Job, memory: u64) -> Vec<String> {
    let job = Job { details: true, ..job.clone() };
    let (out, _) = worker::supervise("replacements", &job, ProcessLimits { seconds: job.seconds, memory }, &|| false);
    serde_json::from_str(&out).unwrap_or_default()
}
