//! `experiment`: every strategy alone on every function, under equal budgets; or lowering alone.

mod fleet;
mod lowering;
pub mod replacements;

use super::print;
use crate::cli::arguments::ExperimentArgs;
use crate::input;
use crate::input::error::Problem;
use crate::input::error::usage;
use crate::input::{contract, select_functions};
use crate::jobs::database::trials::Provenance;
use crate::jobs::fleet::trials::{StoredTrial, WantedTrial, provenance};
use crate::jobs::pool;
use crate::jobs::trial::TrialQuestion;
use crate::jobs::worker::{InputSource, Job};
use crate::lab::experiment::{self, TrialRow};
use crate::options::signatures;
use crate::pipeline::spare_cores::SpareCoresFile;
use crate::show::table::markdown;
use crate::show::{strategies_plot, strategies_table};
use fleet::TrialMakers;
use serde::Serialize;
use std::process::ExitCode;

#[derive(Serialize)]
struct StrategiesJson<'a> {
    version: &'a str,
    z3: String,
    march: Option<&'a str>,
    evaluations: u64,
    rlimit: u32,
    longest: usize,
    rows: &'a [MadeRow<TrialRow>],
}

/// Runs every strategy on every function, and prints and writes the tables.
///
/// # Errors
/// Problems of the inputs or the options.
pub fn run(args: &ExperimentArgs) -> Result<ExitCode, Vec<Problem>> {
    if !args.objectives.is_empty() {
        return lowering::run(args);
    }
    if let Some(path) = &args.replacements {
        return replacements::run(args, path);
    }
    let grid = grid(args, prepare(args)?);
    let rows = match &args.queue {
        Some(url) => fleet_rows(args, &grid, url)?,
        None => own_rows(args, &grid),
    };
    write(args, &rows)?;
    let rows: Vec<TrialRow> = rows.into_iter().map(|r| r.row).collect();
    let (summary, runs) = (strategies_table::summary_cells(&rows), strategies_table::run_cells(&rows));
    print(&format!("{}\n{}", markdown(&summary), markdown(&runs)));
    Ok(ExitCode::SUCCESS)
}

/// Every strategy under every seed on every function.
fn grid(args: &ExperimentArgs, subjects: Vec<ExperimentSubject>) -> Vec<WantedTrial> {
    let strategies = strategies(args);
    let mut grid = Vec::new();
    for ExperimentSubject { job, function } in &subjects {
        for &seed in &args.seeds {
            for strategy in &strategies {
                let job = Job { strategies: vec![strategy.clone()], seed, ..job.clone() };
                let question = TrialQuestion::Strategy;
                grid.push(WantedTrial { job, function: function.clone(), question, memory: args.memory });
            }
        }
    }
    grid
}

/// The rows of a grid that is run here, one after the other.
fn own_rows(args: &ExperimentArgs, grid: &[WantedTrial]) -> Vec<MadeRow<TrialRow>> {
    let cores = SpareCoresFile::new(pool::threads(None) - 1);
    let provenance = provenance();
    let row = |(n, trial): (usize, &WantedTrial)| {
        let job = Job { cores: cores.as_ref().map(SpareCoresFile::path), ..trial.job.clone() };
        let row = experiment::start(&job, &trial.function, trial.memory);
        if !args.quiet {
            eprintln!("{}/{} {}", n + 1, grid.len(), line(&row));
        }
        MadeRow { row, provenance: provenance.clone() }
    };
    grid.iter().enumerate().map(row).collect()
}

/// The rows of a grid that the workers of a queue run.
fn fleet_rows(args: &ExperimentArgs, grid: &[WantedTrial], url: &str) -> Result<Vec<MadeRow<TrialRow>>, Vec<Problem>> {
    let row = |(wanted, made): (&WantedTrial, StoredTrial)| {
        let row = experiment::row(&wanted.job, &wanted.function, fleet::said(&made), made.wall);
        MadeRow { row, provenance: made.provenance }
    };
    let made = fleet::trials(args, url, TrialMakers::Anybody, grid)?;
    let rows: Vec<MadeRow<TrialRow>> = grid.iter().zip(made).map(row).collect();
    if !args.quiet {
        rows.iter().enumerate().for_each(|(n, r)| eprintln!("{}/{} {}", n + 1, rows.len(), line(&r.row)));
    }
    Ok(rows)
}

/// Columns that say where a run was made.
const PROVENANCE: [&str; 6] = ["version", "commit", "sources", "table", "z3", "made_on"];

/// A run, and where it was made.
#[derive(Clone, Serialize, Debug)]
struct MadeRow<R> {
    #[serde(flatten)]
    row: R,
    #[serde(flatten)]
    provenance: Provenance,
}

/// The strategies asked for; all by default.
fn strategies(args: &ExperimentArgs) -> Vec<String> {
    if args.strategies.is_empty() {
        dag::search::strategies::STRATEGIES.iter().map(|s| s.name().to_string()).collect()
    } else {
        args.strategies.clone()
    }
}

/// A function that an experiment is about.
struct ExperimentSubject {
    job: Job,
    function: String,
}

/// Reads and checks everything before the first run. All problems come together.
fn prepare(args: &ExperimentArgs) -> Result<Vec<ExperimentSubject>, Vec<Problem>> {
    let outputs = [&args.csv, &args.json, &args.html, &args.svg];
    let mut problems: Vec<Problem> =
        outputs.into_iter().flatten().filter_map(|o| input::check_writable(o).err()).collect();
    let blank = job(args);
    problems.extend(blank.settings().err().into_iter().flatten());
    if args.seeds.is_empty() {
        problems.push(usage("no seed", "give --seeds one number or more"));
    }
    let given = signatures(&args.signatures).unwrap_or_else(|p| {
        problems.extend(p);
        Vec::new()
    });
    let mut subjects = Vec::new();
    let mut unknown = args.functions.clone();
    for input in &args.inputs {
        let read = InputSource::open(input).and_then(|source| Ok((source.load()?, source)));
        let (module, source) = match read {
            Ok(read) => read,
            Err(p) => {
                problems.extend(p);
                continue;
            }
        };
        unknown.retain(|name| module.function(name).is_none());
        // A name may be in any one of the inputs.
        let here: Vec<String> = args.functions.iter().filter(|n| module.function(n).is_some()).cloned().collect();
        if here.is_empty() && !args.functions.is_empty() {
            continue;
        }
        for index in select_functions(&module, &here)? {
            problems.extend(contract(&module, index, &given).err().into_iter().flatten());
            let function = module.functions[index].function.name.clone();
            subjects.push(ExperimentSubject { job: Job { source: source.clone(), index, ..blank.clone() }, function });
        }
    }
    problems.extend(unknown.iter().map(|n| usage(format!("no function `{n}` in any input"), "see the inputs")));
    if problems.is_empty() { Ok(subjects) } else { Err(problems) }
}

fn job(args: &ExperimentArgs) -> Job {
    Job {
        signatures: args.signatures.clone(),
        march: args.march.clone(),
        objective: ::lowering::Objective::INSTRUCTIONS.name().to_string(),
        strategies: strategies(args),
        evaluations: args.evaluations,
        rlimit: args.rlimit,
        branches: "never".to_string(),
        longest: args.longest,
        seconds: args.timeout,
        ..Job::default()
    }
}

fn write(args: &ExperimentArgs, made: &[MadeRow<TrialRow>]) -> Result<(), Vec<Problem>> {
    let json = StrategiesJson {
        version: env!("CARGO_PKG_VERSION"),
        z3: dag::smt::version(),
        march: args.march.as_deref(),
        evaluations: args.evaluations,
        rlimit: args.rlimit,
        longest: args.longest,
        rows: made,
    };
    let rows: Vec<TrialRow> = made.iter().map(|r| r.row.clone()).collect();
    let rows = &rows[..];
    put(&args.json, serde_json::to_string_pretty(&json).map_err(broken)? + "\n")?;
    put(&args.csv, strategies_table::csv(made, &PROVENANCE).map_err(broken)?)?;
    put(&args.svg, strategies_plot::svg(rows))?;
    put(&args.html, strategies_plot::html(rows, &about(args)))
}

fn broken(e: serde_json::Error) -> Vec<Problem> {
    vec![Problem::new("<experiment>", e.to_string(), "report this: it is a bug")]
}

/// Into the file that an option names, if it names one.
fn put(path: &Option<String>, text: String) -> Result<(), Vec<Problem>> {
    match path {
        Some(path) => input::write_atomically(path, &text).map_err(|p| vec![p]),
        None => Ok(()),
    }
}

/// The budget that all runs had.
fn about(args: &ExperimentArgs) -> String {
    format!(
        "{} component evaluations per question, Z3 limit {} per query, length {} over the full library, {} s and {} MiB \
         per run, --march {}.",
        args.evaluations,
        args.rlimit,
        args.longest,
        args.timeout,
        args.memory,
        args.march.as_deref().unwrap_or("of the input")
    )
}

fn line(r: &TrialRow) -> String {
    let found = match (r.length, r.after) {
        (Some(n), Some(after)) => format!("length {n}, {} -> {after} instructions", r.before),
        (Some(n), None) => format!("length {n}"),
        (None, _) => r.status.clone(),
    };
    let reason = if r.reason.is_empty() { String::new() } else { format!(" ({})", r.reason) };
    let cpu = r.cpu.map_or("-".to_string(), |t| format!("{t:.2} s"));
    format!("{} {} {}: {found}{reason}, {cpu}", r.input, r.function, r.strategy)
}
