//! `recheck DIR [--solver COMMAND]`: the certificates that `--proof-dir` wrote, checked step by step, and another solver on
//! the queries.

use super::print;
use crate::cli::arguments::RecheckArgs;
use crate::input::error::Problem;
use crate::input::error::usage;
use crate::jobs::proofs::{self, BITS, CERTIFICATE, INTEGERS, SolverAnswer};
use dag::recheck::{self, Rejection};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// What is known of one query.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum SolverVerdict {
    Confirmed,
    /// Its certificate is accepted.
    ByCertificate,
    /// The integer problem is, which the query follows from by the translation; the query itself is not decided.
    OverIntegers,
    Undecided,
    Contradicted,
}

impl SolverVerdict {
    const ALL: [SolverVerdict; 5] = [
        SolverVerdict::Confirmed,
        SolverVerdict::ByCertificate,
        SolverVerdict::OverIntegers,
        SolverVerdict::Undecided,
        SolverVerdict::Contradicted,
    ];

    const fn name(self) -> &'static str {
        match self {
            SolverVerdict::Confirmed => "confirmed",
            SolverVerdict::ByCertificate => "confirmed by certificate",
            SolverVerdict::OverIntegers => "confirmed over integers",
            SolverVerdict::Undecided => "undecided",
            SolverVerdict::Contradicted => "contradicted",
        }
    }
}

/// Prints a line per query. Exit code 1: the solver has a state in which what was proved is wrong; 3: some are undecided.
///
/// # Errors
/// The directory cannot be read, or the solver does not run.
pub fn run(args: &RecheckArgs) -> Result<ExitCode, Vec<Problem>> {
    let timeout = Duration::try_from_secs_f64(args.timeout)
        .map_err(|e| vec![usage(format!("--timeout {}: {e}", args.timeout), "give a number of seconds, 0 or more")])?;
    let found = proofs::read(&args.directory).map_err(|p| vec![p])?;
    let mut verdicts = Vec::new();
    for stem in &found.stems {
        let started = Instant::now();
        let verdict = match certificate(args, stem)? {
            Some(Ok(())) => SolverVerdict::ByCertificate,
            Some(Err(refused)) => {
                print(&format!("{stem}: certificate refused: {refused}\n"));
                query(args, stem, timeout)?
            }
            None => query(args, stem, timeout)?,
        };
        print(&format!("{stem}: {} ({:.2} s)\n", verdict.name(), started.elapsed().as_secs_f64()));
        verdicts.push(verdict);
    }
    let count = |v: SolverVerdict| verdicts.iter().filter(|w| **w == v).count();
    let counts: Vec<String> = SolverVerdict::ALL.iter().map(|&v| format!("{} {}", count(v), v.name())).collect();
    let (queries, identical) = (found.stems.len(), found.identical);
    print(&format!("{queries} queries: {}; {identical} goals of identical terms without one\n", counts.join(", ")));
    Ok(ExitCode::from(match verdicts.iter().max() {
        Some(SolverVerdict::Contradicted) => 1,
        Some(SolverVerdict::Undecided) => 3,
        _ => 0,
    }))
}

/// What the checker says of a query's certificate, if there is one.
fn certificate(args: &RecheckArgs, stem: &str) -> Result<Option<Result<(), Rejection>>, Vec<Problem>> {
    let read = |suffix: &str| {
        let path = Path::new(&args.directory).join(format!("{stem}{suffix}"));
        match std::fs::read_to_string(&path) {
            Ok(text) => Ok(Some(text)),
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(e) => Err(vec![Problem::new(path.display().to_string(), e.to_string(), "make it readable")]),
        }
    };
    Ok(match (read(CERTIFICATE)?, read(BITS)?) {
        (Some(certificate), Some(query)) => Some(recheck::check(&query, &certificate)),
        _ => None,
    })
}

fn query(args: &RecheckArgs, stem: &str, timeout: Duration) -> Result<SolverVerdict, Vec<Problem>> {
    let bits = ask(args, stem, BITS, timeout)?;
    if bits != SolverAnswer::Nothing || !Path::new(&args.directory).join(format!("{stem}{INTEGERS}")).exists() {
        return Ok(match bits {
            SolverAnswer::Unsat => SolverVerdict::Confirmed,
            SolverAnswer::Sat => SolverVerdict::Contradicted,
            SolverAnswer::Nothing => SolverVerdict::Undecided,
        });
    }
    Ok(match ask(args, stem, INTEGERS, timeout)? {
        SolverAnswer::Unsat => SolverVerdict::OverIntegers,
        SolverAnswer::Sat => SolverVerdict::Contradicted,
        SolverAnswer::Nothing => SolverVerdict::Undecided,
    })
}

fn ask(args: &RecheckArgs, stem: &str, suffix: &str, timeout: Duration) -> Result<SolverAnswer, Vec<Problem>> {
    let Some(solver) = &args.solver else { return Ok(SolverAnswer::Nothing) };
    let file = Path::new(&args.directory).join(format!("{stem}{suffix}"));
    proofs::ask(solver, &file, timeout)
        .map_err(|e| vec![Problem::new(solver, e.to_string(), "give the command line of an SMT-LIB solver")])
}
