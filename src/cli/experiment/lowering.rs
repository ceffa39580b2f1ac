//! `experiment --objectives`: lowering alone, under every objective on every machine.

use super::fleet::{self, TrialMakers};
use super::{ExperimentSubject, MadeRow, PROVENANCE, broken, put};
use crate::cli::arguments::ExperimentArgs;
use crate::cli::print;
use crate::input::Module;
use crate::input::error::Problem;
use crate::jobs::fleet::trials::{StoredTrial, WantedTrial, provenance};
use crate::jobs::trial::{LoweringAspect, LoweringGrid, TrialQuestion};
use crate::jobs::worker::{InputSource, Job};
use crate::lab::experiment::branches::BranchRow;
use crate::lab::experiment::lowering::{
    LoweringQuestions, LoweringRow, LoweringSubject, Pieces, TimedRow, measure, simulate,
};
use crate::lab::experiment::minimal::MinimalityRow;
use crate::lab::experiment::{branches, grid, mca, minimal};
use crate::pipeline::result::Lost;
use crate::show::table::{csv, markdown};
use crate::show::{branch_table, lowering_plot as plot, lowering_table as table, report};
use isa::uarch::{Uarch, cpu_name};
use lowering::Objective;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::process::ExitCode;
use std::sync::Arc;

#[derive(Serialize)]
struct LoweringExperimentJson<'a> {
    version: &'a str,
    z3: String,
    cpu: String,
    march: Option<&'a str>,
    seconds: f64,
    rows: &'a [MadeRow<LoweringRow>],
}

/// Lowers every function, and prints and writes the tables.
///
/// # Errors
/// Problems of the inputs or the options.
pub fn run(args: &ExperimentArgs) -> Result<ExitCode, Vec<Problem>> {
    let named = (grid::objectives(&args.objectives), grid::machines(&args.machines), super::prepare(args));
    let (objectives, machines, subjects) = match named {
        (Ok(o), Ok(m), Ok(s)) => (o, m, s),
        (o, m, s) => return Err([o.err(), m.err(), s.err()].into_iter().flatten().flatten().collect()),
    };
    let asked = LoweringExperiment { args, objectives, machines };
    match asked.aspect() {
        LoweringAspect::Minimality => asked.minimality(subjects),
        LoweringAspect::Branches => asked.branches(subjects),
        LoweringAspect::LongestPiece | LoweringAspect::AllPieces => asked.pieces(subjects),
    }
}

/// Objectives by machines.
struct LoweringExperiment<'a> {
    args: &'a ExperimentArgs,
    objectives: Vec<Objective>,
    machines: Vec<&'static Uarch>,
}

impl LoweringExperiment<'_> {
    fn aspect(&self) -> LoweringAspect {
        match self.args {
            ExperimentArgs { minimal: true, .. } => LoweringAspect::Minimality,
            ExperimentArgs { branches: true, .. } => LoweringAspect::Branches,
            ExperimentArgs { pieces: true, .. } => LoweringAspect::AllPieces,
            _ => LoweringAspect::LongestPiece,
        }
    }

    /// Whether results run on a CPU: a smallest graph is compared by the table alone.
    fn is_timed(&self) -> bool {
        !self.args.no_native && self.aspect() != LoweringAspect::Minimality
    }

    /// Straight pieces as they are lowered.
    fn pieces(&self, subjects: Vec<ExperimentSubject>) -> Result<ExitCode, Vec<Problem>> {
        let (made, timed) = match &self.args.queue {
            Some(url) => {
                let grid = self.grid(subjects, GridCell::OneObjective);
                let made = self.rows_of(url, &grid, |wanted, lost| vec![self.lost_row(wanted, &lost)])?;
                (self.in_order(made), "timed on the CPU of whoever made them".to_string())
            }
            None => self.pieces_here(subjects)?,
        };
        self.write(&made, &timed)?;
        let rows: Vec<LoweringRow> = made.into_iter().map(|m| m.row).collect();
        let mut out = markdown(&table::summary_cells(&rows));
        let correlations = table::correlation_cells(&rows);
        if correlations.len() > 1 {
            out += &format!("\n{}", markdown(&correlations));
        }
        print(&format!("{out}\n{}", markdown(&table::run_cells(&rows))));
        Ok(ExitCode::SUCCESS)
    }

    /// Lowered in this process, and how they were timed.
    fn pieces_here(
        &self,
        subjects: Vec<ExperimentSubject>,
    ) -> Result<(Vec<MadeRow<LoweringRow>>, String), Vec<Problem>> {
        let mut runs: Vec<TimedRow> = Vec::new();
        let pieces = if self.args.pieces { Pieces::All } else { Pieces::Longest };
        let (objectives, machines) = (&self.objectives[..], &self.machines[..]);
        let asked = LoweringQuestions { objectives, machines, pieces, seconds: self.args.seconds };
        each(self.args, subjects, |job, function, module| {
            let subject = LoweringSubject::new(job, function, module);
            let some = subject.runs(&asked)?;
            let optimal = some.iter().filter(|r| r.row.status == "optimal").count();
            let line = format!("{} {}: {optimal} of {} optimal", subject.input, subject.function, some.len());
            runs.extend(some);
            Ok(line)
        })?;
        let timed = time(self.args, &mut runs, machines);
        Ok((made_here(runs.into_iter().map(|r| r.row)), timed))
    }

    /// Whether the smallest graphs are the cheapest sequences.
    fn minimality(&self, mut subjects: Vec<ExperimentSubject>) -> Result<ExitCode, Vec<Problem>> {
        if self.args.strategies.is_empty() {
            let default: Vec<String> = dag::search::strategies::DEFAULT.iter().map(ToString::to_string).collect();
            subjects.iter_mut().for_each(|s| s.job.strategies = default.clone());
        }
        let made: Vec<MadeRow<MinimalityRow>> = match &self.args.queue {
            Some(url) => self.rows_of(url, &self.grid(subjects, GridCell::OneObjective), none)?.concat(),
            None => {
                let mut rows = Vec::new();
                each(self.args, subjects, |job, function, module| {
                    rows.extend(minimal::rows(module, &job, &self.objectives, &self.machines)?);
                    Ok(format!("{} {function}", job.source.path))
                })?;
                made_here(rows)
            }
        };
        put(&self.args.json, json(&made)?)?;
        let rows: Vec<MinimalityRow> = made.into_iter().map(|m| m.row).collect();
        let (summary, examples) = minimal::cells(&rows);
        print(&format!("{}\n{}", markdown(&summary), markdown(&examples)));
        Ok(ExitCode::SUCCESS)
    }

    /// Conditional moves or a branch.
    fn branches(&self, subjects: Vec<ExperimentSubject>) -> Result<ExitCode, Vec<Problem>> {
        let made: Vec<MadeRow<BranchRow>> = match &self.args.queue {
            Some(url) => self.rows_of(url, &self.grid(subjects, GridCell::Function), none)?.concat(),
            None => {
                let native = self.is_timed().then(|| Uarch::native().name);
                let (objectives, machines) = (&self.objectives[..], &self.machines[..]);
                let asked = branches::BranchQuestions { objectives, machines, seconds: self.args.seconds, native };
                let mut rows = Vec::new();
                each(self.args, subjects, |job, function, module| {
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
                made_here(rows)
            }
        };
        put(&self.args.json, json(&made)?)?;
        let rows: Vec<BranchRow> = made.into_iter().map(|m| m.row).collect();
        put(&self.args.csv, csv(&branch_table::run_cells(&rows)))?;
        let tables =
            [branch_table::summary_cells(&rows), branch_table::function_cells(&rows), branch_table::clock_cells(&rows)];
        print(&tables.map(|t| markdown(&t)).join("\n"));
        Ok(ExitCode::SUCCESS)
    }

    /// The runs that a queue is to make, in the order of the rows.
    fn grid(&self, subjects: Vec<ExperimentSubject>, cell: GridCell) -> Vec<WantedTrial> {
        let objectives: Vec<String> = self.objectives.iter().map(|o| o.name().to_string()).collect();
        let machines: Vec<String> = self.machines.iter().map(|m| m.name.to_string()).collect();
        let cells: Vec<(Vec<String>, Vec<String>)> = match cell {
            GridCell::Function => vec![(objectives, machines)],
            GridCell::OneObjective => {
                let of = |m: &String| objectives.iter().map(|o| (vec![o.clone()], vec![m.clone()])).collect::<Vec<_>>();
                machines.iter().flat_map(of).collect()
            }
        };
        let mut wanted = Vec::new();
        for ExperimentSubject { mut job, function } in subjects {
            job.seed = self.args.seeds.first().copied().unwrap_or(1);
            for (objectives, machines) in cells.clone() {
                let (aspect, seconds, timed) = (self.aspect(), self.args.seconds, self.is_timed());
                let grid = LoweringGrid { objectives, machines, aspect, seconds, timed };
                let (job, function, question) = (job.clone(), function.clone(), TrialQuestion::Lowering(grid));
                wanted.push(WantedTrial { job, function, question, memory: self.args.memory });
            }
        }
        wanted
    }

    /// The rows of each run of a grid that the workers of a queue make; those of a run without an end are what `lost` says.
    fn rows_of<R: DeserializeOwned>(
        &self,
        url: &str,
        grid: &[WantedTrial],
        lost: impl Fn(&WantedTrial, Lost) -> Vec<R>,
    ) -> Result<Vec<Vec<MadeRow<R>>>, Vec<Problem>> {
        let makers = if self.is_timed() { TrialMakers::OneCpu } else { TrialMakers::Anybody };
        let made = fleet::trials(self.args, url, makers, grid)?;
        let rows = |(wanted, trial): (&WantedTrial, StoredTrial)| {
            let said =
                fleet::said(&trial).and_then(|said| serde_json::from_str(said).map_err(|e| Lost::Died(e.to_string())));
            let rows = said.unwrap_or_else(|why| lost(wanted, why));
            rows.into_iter().map(|row| MadeRow { row, provenance: trial.provenance.clone() }).collect()
        };
        Ok(grid.iter().zip(made).map(rows).collect())
    }

    /// The row of a run that came to no end.
    fn lost_row(&self, wanted: &WantedTrial, lost: &Lost) -> LoweringRow {
        let TrialQuestion::Lowering(grid) = &wanted.question else { return LoweringRow::default() };
        LoweringRow {
            input: wanted.job.source.path.clone(),
            function: wanted.function.clone(),
            objective: grid.objectives.concat(),
            machine: grid.machines.concat(),
            status: "failed".to_string(),
            reason: report::lost(lost),
            ..LoweringRow::default()
        }
    }

    /// The rows of runs of one objective each, as they come where a piece is lowered under all of them.
    fn in_order(&self, made: Vec<Vec<MadeRow<LoweringRow>>>) -> Vec<MadeRow<LoweringRow>> {
        let mut rows = Vec::new();
        for of_machine in made.chunks(self.objectives.len().max(1)) {
            let pieces = of_machine.iter().map(Vec::len).max().unwrap_or_default();
            (0..pieces).for_each(|n| rows.extend(of_machine.iter().filter_map(|of| of.get(n)).cloned()));
        }
        rows
    }

    fn write(&self, made: &[MadeRow<LoweringRow>], timed: &str) -> Result<(), Vec<Problem>> {
        let args = self.args;
        let about = format!(
            "Lowering alone, without search: the longest straight piece of each function under each objective, {} s for each \
             integer program; every result was read back from its text and proved. Latency and throughput are predicted from \
             the machine's table. Lists that only use general registers and no memory were {timed}. superopt-dag {}.",
            args.seconds,
            env!("CARGO_PKG_VERSION")
        );
        let whole = LoweringExperimentJson {
            version: env!("CARGO_PKG_VERSION"),
            z3: dag::smt::version(),
            cpu: cpu_name(),
            march: args.march.as_deref(),
            seconds: args.seconds,
            rows: made,
        };
        let rows: Vec<LoweringRow> = made.iter().map(|m| m.row.clone()).collect();
        put(&args.json, json(&whole)?)?;
        put(&args.csv, table::csv(made, &PROVENANCE).map_err(broken)?)?;
        put(&args.html, plot::html(&rows, &about))
    }
}

/// What one run of a queue is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum GridCell {
    /// A function under all objectives on all machines.
    Function,
    /// A function under one objective on one machine.
    OneObjective,
}

/// A run that came to no end has no rows.
fn none<R>(_: &WantedTrial, _: Lost) -> Vec<R> {
    Vec::new()
}

fn made_here<R>(rows: impl IntoIterator<Item = R>) -> Vec<MadeRow<R>> {
    let provenance = provenance();
    rows.into_iter().map(|row| MadeRow { row, provenance: provenance.clone() }).collect()
}

fn json(rows: &impl Serialize) -> Result<String, Vec<Problem>> {
    Ok(serde_json::to_string_pretty(rows).map_err(broken)? + "\n")
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
