//! `experiment --queue`: runs that any machine makes, each once.

use crate::cli::arguments::ExperimentArgs;
use crate::cli::fleet::{LEASE, wait_and_work};
use crate::cli::interrupts;
use crate::input::error::Problem;
use crate::jobs::fleet::trials::{self, StoredTrial, WantedTrial};
use crate::jobs::fleet::{Fleet, submit};
use crate::pipeline::result::Lost;
use std::sync::atomic::Ordering;

/// Who may make runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrialMakers {
    Anybody,
    /// Machines with the CPU that is asked for, or with this one's.
    OneCpu,
}

/// What came of each run of a grid: of those that were made before, and those that workers make now, one at a time here.
///
/// # Errors
/// The database cannot be used, or some runs have no end.
pub fn trials(
    args: &ExperimentArgs,
    url: &str,
    makers: TrialMakers,
    grid: &[WantedTrial],
) -> Result<Vec<StoredTrial>, Vec<Problem>> {
    let one = |p: Problem| vec![p];
    grid.iter().try_for_each(|t| submit::check(&t.job))?;
    let fleet = Fleet::open(url, LEASE).map_err(one)?;
    let stopped = interrupts::stop_flag()?;
    let stop = || stopped.load(Ordering::SeqCst);
    let queue = match (makers, &args.cpu) {
        (TrialMakers::Anybody, _) => fleet.queue.clone(),
        (TrialMakers::OneCpu, None) => fleet.measuring.clone(),
        (TrialMakers::OneCpu, Some(cpu)) => fleet.queue.on(cpu),
    };
    let wanted = trials::submit(&fleet, &queue, grid).map_err(one)?;
    wait_and_work(&fleet, &queue, &wanted.identities, 1, args.quiet, &stop)?;
    let made = trials::made(&fleet, &wanted).map_err(one)?;
    let open = made.iter().filter(|m| m.is_none()).count();
    if open > 0 {
        let why = if stop() { "interrupted" } else { "some were given up; see `status`" };
        let what = format!("{open} of {} runs have no end: {why}", made.len());
        return Err(one(Problem::new(fleet.queue.database_name(), what, "run the same command again to go on")));
    }
    Ok(made.into_iter().flatten().collect())
}

/// What a run said, or why it did not.
pub fn said(trial: &StoredTrial) -> Result<&String, Lost> {
    match &trial.lost {
        Some(lost) => Err(lost.clone()),
        None => trial.row.as_ref().ok_or(Lost::NotBegun),
    }
}
