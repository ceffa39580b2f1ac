//! `experiment --queue`: runs that any machine makes, each once.

use super::{MadeRow, line};
use crate::cli::arguments::ExperimentArgs;
use crate::cli::fleet::{LEASE, wait_and_work};
use crate::cli::interrupts;
use crate::input::error::Problem;
use crate::jobs::fleet::Fleet;
use crate::jobs::fleet::trials::{self, WantedTrial};
use crate::lab::experiment;
use std::sync::atomic::Ordering;

/// The rows of a grid: those that were made before, and those that workers make now, one at a time here.
///
/// # Errors
/// The database cannot be used, or some runs have no end.
pub fn rows(args: &ExperimentArgs, grid: &[WantedTrial], url: &str) -> Result<Vec<MadeRow>, Vec<Problem>> {
    let one = |p: Problem| vec![p];
    let fleet = Fleet::open(url, LEASE).map_err(one)?;
    let stopped = interrupts::stop_flag()?;
    let stop = || stopped.load(Ordering::SeqCst);
    let wanted = trials::submit(&fleet, grid).map_err(one)?;
    wait_and_work(&fleet, &wanted.identities, 1, args.quiet, &stop)?;
    let made = trials::made(&fleet, &wanted).map_err(one)?;
    let open = made.iter().filter(|m| m.is_none()).count();
    if open > 0 {
        let why = if stop() { "interrupted" } else { "some were given up; see `status`" };
        let what = format!("{open} of {} runs have no end: {why}", made.len());
        return Err(one(Problem::new(fleet.queue.database_name(), what, "run the same command again to go on")));
    }
    let row = |(trial, made): (&WantedTrial, _)| {
        let trials::StoredTrial { row, lost, wall, provenance } = made;
        let said = lost.map_or(row.as_ref().ok_or(crate::pipeline::result::Lost::NotBegun), Err);
        MadeRow { row: experiment::row(&trial.job, &trial.function, said, wall), provenance }
    };
    let rows: Vec<MadeRow> = grid.iter().zip(made.into_iter().flatten()).map(row).collect();
    if !args.quiet {
        rows.iter().enumerate().for_each(|(n, r)| eprintln!("{}/{} {}", n + 1, rows.len(), line(&r.row)));
    }
    Ok(rows)
}
