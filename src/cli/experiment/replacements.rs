//! `experiment --replacements`: what the search puts in place of windows.

use super::{ExperimentSubject, prepare};
use crate::cli::arguments::ExperimentArgs;
use crate::input;
use crate::input::error::Problem;
use crate::lab::experiment::replacements;
use dag::search::strategies::DEFAULT;
use std::collections::BTreeMap;
use std::process::ExitCode;

/// Searches every function, and writes what was put in place of windows to a file.
///
/// # Errors
/// Problems of the inputs or the options.
pub fn run(args: &ExperimentArgs, path: &str) -> Result<ExitCode, Vec<Problem>> {
    input::check_writable(path).map_err(|p| vec![p])?;
    let mut all = Vec::new();
    for ExperimentSubject { mut job, function } in prepare(args)? {
        if args.strategies.is_empty() {
            job.strategies = DEFAULT.map(str::to_string).to_vec();
        }
        let found = replacements::start(&job, args.memory);
        if !args.quiet {
            eprintln!("{} {function}: {}", job.source.path, found.len());
        }
        all.extend(found);
    }
    input::write_atomically(path, &text(&all)).map_err(|p| vec![p])?;
    Ok(ExitCode::SUCCESS)
}

/// Each replacement once, with how often it was made.
pub fn text(replacements: &[String]) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    replacements.iter().for_each(|r| *counts.entry(r).or_default() += 1);
    counts.iter().map(|(replacement, n)| format!("{n} {replacement}\n")).collect()
}
