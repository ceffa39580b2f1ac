//! Lowering of one function in a process of its own, under some objectives on some machines.

use super::lowering::{LoweringQuestions, LoweringRow, LoweringSubject, Pieces, measure, simulate};
use super::{branches, mca, minimal};
use crate::input::error::{Problem, usage};
use crate::jobs::trial::{LoweringAspect, LoweringGrid};
use crate::jobs::worker::{self, Job};
use isa::uarch::Uarch;
use lowering::Objective;
use std::process::ExitCode;

/// Says the rows of a function on standard output.
///
/// # Errors
/// Problems of the contract or the options.
pub fn answer(job: Job, grid: &LoweringGrid) -> Result<ExitCode, Vec<Problem>> {
    let (objectives, machines) = (objectives(&grid.objectives)?, machines(&grid.machines)?);
    let module = job.source.load()?;
    let pieces = match grid.aspect {
        LoweringAspect::LongestPiece => Pieces::Longest,
        LoweringAspect::AllPieces => Pieces::All,
        LoweringAspect::Minimality => {
            return worker::answer(&minimal::rows(&module, &job, &objectives, &machines)?);
        }
        LoweringAspect::Branches => {
            let native = grid.timed.then(|| Uarch::native().name);
            let asked = branches::BranchQuestions {
                objectives: &objectives,
                machines: &machines,
                seconds: grid.seconds,
                native,
            };
            return worker::answer(&branches::rows(&module, &job, &asked)?.unwrap_or_default());
        }
    };
    let function = module.functions[job.index].function.name.clone();
    let subject = LoweringSubject::new(job, function, &module);
    let asked = LoweringQuestions { objectives: &objectives, machines: &machines, pieces, seconds: grid.seconds };
    let mut runs = subject.runs(&asked)?;
    // A machine that cannot time them leaves the figures out.
    if grid.timed {
        let _ = measure(&mut runs);
    }
    if let Some(program) = mca::find() {
        let _ = simulate(program, &mut runs, &machines);
    }
    let rows: Vec<LoweringRow> = runs.into_iter().map(|r| r.row).collect();
    worker::answer(&rows)
}

/// Objectives by their names; `all` is all of them.
///
/// # Errors
/// Every unknown name.
pub fn objectives(names: &[String]) -> Result<Vec<Objective>, Vec<Problem>> {
    if names == ["all"] {
        return Ok(Objective::ALL.to_vec());
    }
    let find =
        |name: &String| Objective::parse(name).map_err(|e| usage(e.what, format!("all, or some of {}", e.known)));
    every(names.iter().map(find))
}

/// Machines by their names.
///
/// # Errors
/// Every unknown name.
pub fn machines(names: &[String]) -> Result<Vec<&'static Uarch>, Vec<Problem>> {
    every(names.iter().map(|m| Uarch::find(m).map_err(|e| usage(e, "see `superopt-dag isa costs --help`"))))
}

/// All values, or all problems.
fn every<T>(results: impl Iterator<Item = Result<T, Problem>>) -> Result<Vec<T>, Vec<Problem>> {
    let (mut good, mut bad) = (Vec::new(), Vec::new());
    for r in results {
        match r {
            Ok(v) => good.push(v),
            Err(p) => bad.push(p),
        }
    }
    if bad.is_empty() { Ok(good) } else { Err(bad) }
}
