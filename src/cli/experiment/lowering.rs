//! `experiment --objectives`: lowering alone, under every objective on every machine.

use super::ExperimentSubject;
use crate::cli::arguments::ExperimentArgs;
use crate::cli::print;
use crate::input::error::Problem;
use crate::input::error::usage;
use crate::input::{self, Module};
use crate::jobs::worker::{InputSource, Job};
use crate::lab::experiment::lowering::{
    LoweringQuestions, LoweringRow, LoweringSubject, Pieces, TimedRow, measure, simulate,
};
use crate::lab::experiment::{branches, mca, minimal};
use crate::show::table::{csv, markdown};
use crate::show::{branch_table, lowering_plot as plot, lowering_table as table};
use isa::uarch::{Uarch, cpu_name};
use lowering::Objective;
use serde::Serialize;
use std::process::ExitCode;
use std::sync::Arc;

#[derive(Serialize)]
struct LoweringExperimentJson<'a> {
    version: &'a str,
    z3: String,
    cpu: String,
    march: Option<&'a str>,
    seconds: f64,
    rows: &'a [&'a LoweringRow],
}

/// Lowers every function, and prints and writes the tables.
///
/// # Errors
/// Problems of the inputs or the options.
pub fn run(args: &ExperimentArgs) -> Result<ExitCode, Vec<Problem>> {
    let (objectives, machines, subjects) = match (objectives(args), machines(args), super::prepare(args)) {
        (Ok(o), Ok(m), Ok(s)) => (o, m, s),
        (o, m, s) => return Err([o.err(), m.err(), s.err()].into_iter().flatten().flatten().collect()),
    };
    if args.minimal {
        return minimal(args, &objectives, &machines, subjects);
    }
    if args.branches {
        return branches(args, &objectives, &machines, subjects);
    }
    let mut runs: Vec<TimedRow> = Vec::new();
    let pieces = if args.pieces { Pieces::All } else { Pieces::Longest };
    let asked = LoweringQuestions { objectives: &objectives, machines: &machines, pieces, seconds: args.seconds };
    each(args, subjects, |job, function, module| {
        let subject = LoweringSubject::new(job, function, module);
        let some = subject.runs(&asked)?;
        let optimal = some.iter().filter(|r| r.row.status == "optimal").count();
        let line = format!("{} {}: {optimal} of {} optimal", subject.input, subject.function, some.len());
        runs.extend(some);
        Ok(line)
    })?;
    let timed = time(args, &mut runs, &machines);
    let rows: Vec<LoweringRow> = runs.into_iter().map(|r| r.row).collect();
    write(args, &rows, &timed)?;
    let mut out = markdown(&table::summary_cells(&rows));
    let correlations = table::correlation_cells(&rows);
    if correlations.len() > 1 {
        out += &format!("\n{}", markdown(&correlations));
    }
    print(&format!("{out}\n{}", markdown(&table::run_cells(&rows))));
    Ok(ExitCode::SUCCESS)
}

/// Does every function, each input read once, and says on standard error what was done.
fn each(
    args: &ExperimentArgs,
    subjects: Vec<ExperimentSubject>,
    mut work: impl FnMut(Job, String, &Module) -> Result<String, Vec<Problem>>,
) -> Result<(), Vec<Problem>> {
    let all = subjects.len();
    let mut read: Option<(Arc<InputSource>, Module)> = None;
    for (n, ExperimentSubject { mut job, function }) in subjects.into_iter().enumerate() {
        job.seed = args.seeds.first().copied().unwrap_or(1);
        // Functions of one input follow each other.
        let module = match read.take().filter(|(source, _)| *source == job.source) {
            Some((_, module)) => module,
            None => job.source.load()?,
        };
        let source = job.source.clone();
        let line = work(job, function, &module)?;
        read = Some((source, module));
        if !args.quiet {
            eprintln!("{}/{all} {line}", n + 1);
        }
    }
    Ok(())
}

/// Whether the smallest graphs are the cheapest sequences.
fn minimal(
    args: &ExperimentArgs,
    objectives: &[Objective],
    machines: &[&'static Uarch],
    subjects: Vec<ExperimentSubject>,
) -> Result<ExitCode, Vec<Problem>> {
    let mut rows: Vec<minimal::MinimalityRow> = Vec::new();
    each(args, subjects, |mut job, function, module| {
        if args.strategies.is_empty() {
            job.strategies = dag::search::strategies::DEFAULT.iter().map(ToString::to_string).collect();
        }
        for &tune in machines {
            for &objective in objectives {
                rows.extend(minimal::row(module, &job, objective, tune)?);
            }
        }
        Ok(format!("{} {function}", job.source.path))
    })?;
    if let Some(path) = &args.json {
        let text = serde_json::to_string_pretty(&rows)
            .map_err(|e| vec![Problem::new("<experiment>", e.to_string(), "report this: it is a bug")])?;
        input::write_atomically(path, &(text + "\n")).map_err(|p| vec![p])?;
    }
    let (summary, examples) = minimal::cells(&rows);
    print(&format!("{}\n{}", markdown(&summary), markdown(&examples)));
    Ok(ExitCode::SUCCESS)
}

/// Conditional moves or a branch.
fn branches(
    args: &ExperimentArgs,
    objectives: &[Objective],
    machines: &[&'static Uarch],
    subjects: Vec<ExperimentSubject>,
) -> Result<ExitCode, Vec<Problem>> {
    let native = if args.no_native { None } else { Some(Uarch::native().name) };
    let asked = branches::BranchQuestions { objectives, machines, seconds: args.seconds, native };
    let mut rows: Vec<branches::BranchRow> = Vec::new();
    each(args, subjects, |job, function, module| {
        let line = match branches::rows(module, &job, &asked)? {
            Ok(found) => {
                let line = format!("{function}: {} decisions", found.len());
                rows.extend(found);
                line
            }
            Err(why) => format!("{function}: {why}"),
        };
        Ok(format!("{} {line}", job.source.path))
    })?;
    let broken = |e: String| vec![Problem::new("<experiment>", e, "report this: it is a bug")];
    if let Some(path) = &args.json {
        let text = serde_json::to_string_pretty(&rows).map_err(|e| broken(e.to_string()))?;
        input::write_atomically(path, &(text + "\n")).map_err(|p| vec![p])?;
    }
    if let Some(path) = &args.csv {
        let cells = branch_table::run_cells(&rows);
        input::write_atomically(path, &csv(&cells)).map_err(|p| vec![p])?;
    }
    let tables =
        [branch_table::summary_cells(&rows), branch_table::function_cells(&rows), branch_table::clock_cells(&rows)];
    print(&tables.map(|t| markdown(&t)).join("\n"));
    Ok(ExitCode::SUCCESS)
}

fn objectives(args: &ExperimentArgs) -> Result<Vec<Objective>, Vec<Problem>> {
    if args.objectives == ["all"] {
        return Ok(Objective::ALL.to_vec());
    }
    let find =
        |name: &String| Objective::parse(name).map_err(|e| usage(e.what, format!("all, or some of {}", e.known)));
    every(args.objectives.iter().map(find))
}

fn machines(args: &ExperimentArgs) -> Result<Vec<&'static Uarch>, Vec<Problem>> {
    every(args.machines.iter().map(|m| Uarch::find(m).map_err(|e| usage(e, "see `superopt-dag isa costs --help`"))))
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

/// Adds what the clock and llvm-mca say; the result says what is missing and why.
fn time(args: &ExperimentArgs, runs: &mut [TimedRow], machines: &[&'static Uarch]) -> String {
    let clock = match args.no_native {
        true => "not run natively, as asked".to_string(),
        false => match measure(runs) {
            Ok(()) => format!("timed on this CPU ({})", cpu_name()),
            Err(why) => format!("not run natively: {why}"),
        },
    };
    let mca = match mca::find() {
        None => "llvm-mca is not installed".to_string(),
        Some(program) => match simulate(program, runs, machines) {
            Ok(()) => format!("simulated by {program}"),
            Err(why) => format!("not simulated: {why}"),
        },
    };
    format!("{clock}; {mca}")
}

fn write(args: &ExperimentArgs, rows: &[LoweringRow], timed: &str) -> Result<(), Vec<Problem>> {
    let broken = |e: serde_json::Error| vec![Problem::new("<experiment>", e.to_string(), "report this: it is a bug")];
    let put = |path: &Option<String>, text: String| match path {
        Some(path) => input::write_atomically(path, &text).map_err(|p| vec![p]),
        None => Ok(()),
    };
    let about = format!(
        "Lowering alone, without search: the longest straight piece of each function under each objective, {} s for each \
         integer program; every result was read back from its text and proved. Latency and throughput are predicted from \
         the machine's table. Lists that only use general registers and no memory were {timed}. superopt-dag {}.",
        args.seconds,
        env!("CARGO_PKG_VERSION")
    );
    let json = LoweringExperimentJson {
        version: env!("CARGO_PKG_VERSION"),
        z3: dag::smt::version(),
        cpu: cpu_name(),
        march: args.march.as_deref(),
        seconds: args.seconds,
        rows: &rows.iter().collect::<Vec<_>>(),
    };
    put(&args.json, serde_json::to_string_pretty(&json).map_err(broken)? + "\n")?;
    put(&args.csv, table::csv(rows).map_err(broken)?)?;
    put(&args.html, plot::html(rows, &about))
}
