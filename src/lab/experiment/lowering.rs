//! Lowering alone: every function's longest straight piece under every objective on every machine, against the piece as it
//! was.

use super::loops::{Loops, Times, loops, signature};
use super::mca;
use crate::function::segment::{Segment, segments};
use crate::input::Module;
use crate::input::error::Problem;
use crate::jobs::worker::Job;
use crate::pipeline::lower::{self, ProvedCode};
use dag::ir::function::Function;
use dag::ir::graph::Dag;
use dag::smt::Limits;
use isa::uarch::Uarch;
use isa::{Decoded, Inst};
use lowering::Objective;
use lowering::Options;
use serde::{Deserialize, Serialize};
use std::time::Instant;

/// What is known of one list. Times are cycles.
#[derive(Clone, Serialize, Deserialize, Debug, Default)]
pub struct ListCost {
    pub instructions: u32,
    pub bytes: u32,
    pub uops: u32,
    /// Predicted: from all operands to the last result; per repetition where nothing waits.
    pub latency: u32,
    pub throughput: f64,
    /// Of the list repeated, each repetition waiting for the one before or none: predicted, on this CPU, by llvm-mca.
    pub loop_latency: Option<f64>,
    pub loop_throughput: Option<f64>,
    pub measured_latency: Option<f64>,
    pub measured_throughput: Option<f64>,
    pub mca_latency: Option<f64>,
    pub mca_throughput: Option<f64>,
}

/// One result.
#[derive(Clone, Serialize, Deserialize, Debug, Default)]
pub struct LoweringRow {
    pub input: String,
    pub function: String,
    pub objective: String,
    pub machine: String,
    /// `optimal`, `gap`, `fallback`, `failed` or `not applicable`.
    pub status: String,
    /// Why there is no result, or why it is not timed.
    pub reason: String,
    /// The text was read back and proved.
    pub proved: bool,
    /// In the objective's unit; throughputs are in 1/840 of a cycle.
    pub cost_before: u64,
    pub cost: u64,
    pub bound: u64,
    /// How far cost may be above the least, as a part of cost.
    pub gap: f64,
    pub seconds: f64,
    pub before: ListCost,
    pub after: ListCost,
}

/// A row with what can be timed of it.
pub struct TimedRow {
    pub row: LoweringRow,
    pub before: Option<Loops>,
    pub after: Option<Loops>,
}

impl From<::lowering::Cost> for ListCost {
    fn from(c: ::lowering::Cost) -> ListCost {
        ListCost {
            instructions: c.instructions,
            bytes: c.bytes,
            uops: c.uops,
            latency: c.latency,
            throughput: c.throughput.as_f64(),
            ..ListCost::default()
        }
    }
}

impl From<&ListCost> for ::lowering::Measures<f64> {
    fn from(f: &ListCost) -> ::lowering::Measures<f64> {
        ::lowering::Measures {
            instructions: f.instructions.into(),
            bytes: f.bytes.into(),
            uops: f.uops.into(),
            latency: f.latency.into(),
            throughput: f.throughput,
        }
    }
}

/// A piece of a function that is one straight line.
struct StraightPiece {
    segment: Segment,
    insts: Vec<Inst>,
}

impl StraightPiece {
    /// `None` if control flow, or an instruction that is not modelled, stands in it.
    fn of(segment: Segment, function: &Function) -> Option<StraightPiece> {
        let plain = |d: &Decoded| match d {
            Decoded::Plain(inst) => Some(inst.clone()),
            _ => None,
        };
        let insts = function.insts[segment.first..=segment.last].iter().map(|i| plain(&i.decoded));
        Some(StraightPiece { insts: insts.collect::<Option<_>>()?, segment })
    }
}

/// What a function's pieces are lowered for.
pub struct LoweringQuestions<'a> {
    pub objectives: &'a [Objective],
    pub machines: &'a [&'static Uarch],
    pub pieces: Pieces,
    /// For one integer program.
    pub seconds: f64,
}

/// One of these questions.
#[derive(Clone, Copy)]
struct LoweringQuestion {
    objective: Objective,
    tune: &'static Uarch,
    seconds: f64,
}

/// A function of which straight pieces are lowered.
pub struct LoweringSubject<'m> {
    pub input: String,
    pub function: String,
    job: Job,
    module: &'m Module,
}

/// Which pieces of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pieces {
    Longest,
    All,
}

impl<'m> LoweringSubject<'m> {
    pub fn new(job: Job, function: String, module: &'m Module) -> LoweringSubject<'m> {
        LoweringSubject { input: job.source.path.clone(), function, job, module }
    }

    /// Everything asked for of this function.
    ///
    /// # Errors
    /// Problems of the contract or the options.
    pub fn runs(&self, asked: &LoweringQuestions<'_>) -> Result<Vec<TimedRow>, Vec<Problem>> {
        let mut out = Vec::new();
        for &tune in asked.machines {
            let question = |&objective: &Objective| LoweringQuestion { objective, tune, seconds: asked.seconds };
            let questions: Vec<LoweringQuestion> = asked.objectives.iter().map(question).collect();
            match self.pieces(tune, asked.pieces)? {
                Ok(pieces) => {
                    let each = pieces.iter().flat_map(|p| questions.iter().map(move |q| (p, *q)));
                    out.extend(each.map(|(piece, question)| self.run(piece, asked.pieces, question)));
                }
                Err(why) => out.extend(questions.iter().map(|question| {
                    let status = "not applicable".to_string();
                    let row = LoweringRow { status, reason: why.clone(), ..self.empty_row("", *question) };
                    TimedRow { row, before: None, after: None }
                })),
            }
        }
        Ok(out)
    }

    fn empty_row(&self, piece: &str, question: LoweringQuestion) -> LoweringRow {
        LoweringRow {
            input: self.input.clone(),
            function: format!("{}{piece}", self.function),
            objective: question.objective.name().to_string(),
            machine: question.tune.name.to_string(),
            ..LoweringRow::default()
        }
    }

    /// Pieces that are one straight line; with `Err` inside, why there is none.
    fn pieces(&self, tune: &'static Uarch, which: Pieces) -> Result<Result<Vec<StraightPiece>, String>, Vec<Problem>> {
        let context = super::context(self.module, &self.job)?;
        let all = segments(&context, tune);
        let mut pieces: Vec<StraightPiece> =
            all.into_iter().filter_map(|s| StraightPiece::of(s, &context.function)).collect();
        if which == Pieces::Longest {
            // Of equally long pieces the first.
            let longest = pieces.into_iter().reduce(|a, b| if b.insts.len() > a.insts.len() { b } else { a });
            pieces = longest.into_iter().collect();
        }
        let kept = self.module.functions[self.job.index].kept.first().map(|k| k.reason.clone());
        let none = || kept.unwrap_or("no straight run of two or more instructions".into());
        Ok(if pieces.is_empty() { Err(none()) } else { Ok(pieces) })
    }

    fn run(&self, piece: &StraightPiece, which: Pieces, question: LoweringQuestion) -> TimedRow {
        let StraightPiece { segment, insts } = piece;
        let LoweringQuestion { objective, tune, seconds } = question;
        let place = if which == Pieces::All { format!("+{}", segment.first) } else { String::new() };
        let mut row = self.empty_row(&place, question);
        let started = Instant::now();
        let incumbent = (segment.first..).zip(insts.iter().cloned()).collect();
        let options = Options { objective, tune, seconds, seed: self.job.seed, incumbent, ..Options::default() };
        let limits = Limits { rlimit: self.job.rlimit, seed: self.job.seed as u32 };
        row.cost_before = objective.key(segment.cost)[0];
        row.before = segment.cost.into();
        let result = lower::lower(&segment.dag, &options, None, limits);
        row.seconds = started.elapsed().as_secs_f64();
        match result {
            Ok(proved) => {
                fill(&mut row, &proved);
                with_loops(row, &segment.dag, insts, &proved.insts, tune)
            }
            Err((why, _)) => {
                row.status = "failed".to_string();
                row.reason = why;
                TimedRow { row, before: None, after: None }
            }
        }
    }
}

fn fill(row: &mut LoweringRow, p: &ProvedCode) {
    let l = &p.lowered;
    row.status = l.status.name().to_string();
    row.proved = true;
    (row.cost, row.bound) = (l.cost, l.bound);
    row.gap = if l.cost == 0 { 0.0 } else { l.cost.saturating_sub(l.bound) as f64 / l.cost as f64 };
    row.after = l.total.into();
}

/// A run with the loops of both lists, and what the table says of them.
fn with_loops(mut row: LoweringRow, dag: &Dag, before: &[Inst], after: &[Inst], tune: &Uarch) -> TimedRow {
    let both = signature(dag).and_then(|(arguments, result)| {
        let of = |insts: &[Inst]| loops(insts, &arguments, result);
        Ok((of(before)?, of(after)?))
    });
    match both {
        Ok((before, after)) => {
            for (figures, loops) in [(&mut row.before, &before), (&mut row.after, &after)] {
                let Times { latency, throughput } = loops.predicted(tune);
                (figures.loop_latency, figures.loop_throughput) = (latency, throughput);
            }
            TimedRow { row, before: Some(before), after: Some(after) }
        }
        Err(why) => {
            row.reason = format!("not timed: {why}");
            TimedRow { row, before: None, after: None }
        }
    }
}

/// The lists of all runs: four for each run that can be timed, the two versions of each loop beside each other.
pub fn lists(runs: &[&TimedRow]) -> Vec<Vec<Inst>> {
    let of = |r: &&TimedRow| {
        let (b, a) = (r.before.as_ref()?, r.after.as_ref()?);
        Some([&b.dependent, &a.dependent, &b.independent, &a.independent].map(Clone::clone))
    };
    runs.iter().filter_map(of).flatten().collect()
}

/// Puts times, in the order of [`lists`], where they belong.
fn put(runs: &mut [&mut TimedRow], times: &[Option<f64>], measured: bool) {
    let timed = runs.iter_mut().filter(|r| r.before.is_some() && r.after.is_some());
    for (run, t) in timed.zip(times.chunks(4)) {
        let [before_latency, after_latency, before_throughput, after_throughput] = t else { continue };
        for (f, latency, throughput) in [
            (&mut run.row.before, before_latency, before_throughput),
            (&mut run.row.after, after_latency, after_throughput),
        ] {
            if measured {
                (f.measured_latency, f.measured_throughput) = (*latency, *throughput);
            } else {
                (f.mca_latency, f.mca_throughput) = (*latency, *throughput);
            }
        }
    }
}

/// Times all loops on this CPU. Equal lists are timed once.
///
/// # Errors
/// Why this machine cannot.
pub fn measure(runs: &mut [TimedRow]) -> Result<(), String> {
    let mut runs: Vec<&mut TimedRow> = runs.iter_mut().collect();
    let all = lists(&runs.iter().map(|r| &**r).collect::<Vec<_>>());
    let mut unique: Vec<Vec<Inst>> = Vec::new();
    let mut index = Vec::new();
    let mut seen = std::collections::BTreeMap::new();
    for list in all {
        let next = unique.len();
        let k = *seen.entry(list.clone()).or_insert(next);
        if k == next {
            unique.push(list);
        }
        index.push(k);
    }
    let times = isa::measure::lists::time(&unique)?;
    let times: Vec<Option<f64>> = index.into_iter().map(|k| times[k]).collect();
    put(&mut runs, &times, true);
    Ok(())
}

/// Asks llvm-mca about all loops.
///
/// # Errors
/// It did not run, or what it printed is not understood.
pub fn simulate(program: &str, runs: &mut [TimedRow], machines: &[&'static Uarch]) -> Result<(), String> {
    for tune in machines {
        let mut here: Vec<&mut TimedRow> = runs.iter_mut().filter(|r| r.row.machine == tune.name).collect();
        let all = lists(&here.iter().map(|r| &**r).collect::<Vec<_>>());
        if !all.is_empty() {
            let times = mca::cycles(program, tune, &all)?;
            put(&mut here, &times, false);
        }
    }
    Ok(())
}
