//! Validation of the table against the CPU it runs on: every form of every row in each of its encodings, from directed and
//! random states, must leave exactly the state that its meaning says, undefined bits excepted. Memory operands end at
//! a page that may not be touched, and are tried at unaligned addresses too: only the rows that say so may fault there.

pub mod forms;
mod lanes;
mod model;
mod place;
mod states;
mod subjects;
mod vector_forms;

pub use place::StatePart;

use crate::native::{CpuState, NativeBlock, Session};
use crate::row::{Row, RowId, Table};
use model::{CHUNK, PredictBuffers};
use states::ValuePool;
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use subjects::{Subject, subjects};

/// What a run of [`run`] tried and found.
#[derive(Clone, Debug, Default)]
pub struct CheckReport {
    /// Rows of which every encoding was run.
    pub rows: usize,
    /// Encodings of all rows that were run.
    pub encodings: usize,
    /// Instructions that were run, each counted once for each of its encodings.
    pub forms: usize,
    /// Executions on the CPU, each compared with the meaning.
    pub states: u64,
    /// At most one per form: the first that was seen.
    pub mismatches: Vec<Mismatch>,
    /// Rows that this CPU cannot run in all encodings, and why.
    pub unvalidated: Vec<(RowId, String)>,
}

/// The CPU and the table disagree.
#[derive(Clone, Debug)]
pub struct Mismatch {
    pub row: RowId,
    /// File and line of the row.
    pub source: (&'static str, u32),
    /// Intel syntax.
    pub text: String,
    pub bytes: Vec<u8>,
    pub before: CpuState,
    pub cpu: CpuState,
    pub model: CpuState,
    /// What differs: `CF`, `rdx`, `zmm3`, `memory`, `fault`.
    pub what: String,
    /// What the meaning reads.
    pub reads: Vec<StatePart>,
}

impl fmt::Display for Mismatch {
    /// Registers that the instruction reads, then those that it changed or should have changed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (file, line) = self.source;
        let text = |s: &CpuState, places: &[StatePart]| places.iter().map(|p| p.text(s)).collect::<Vec<_>>().join(" ");
        let same =
            |p: &StatePart| p.text(&self.before) == p.text(&self.cpu) && p.text(&self.before) == p.text(&self.model);
        let changed: Vec<StatePart> = StatePart::all().filter(|p| !same(p)).collect();
        let fault = |s: &CpuState| if s.signal == 0 { String::new() } else { format!("signal {} ", s.signal) };
        writeln!(f, "{file}:{line}: `{}` ({:02x?}): {} differs", self.text, self.bytes, self.what)?;
        writeln!(f, "  reads:  {}", text(&self.before, &self.reads))?;
        writeln!(f, "  before: {}", text(&self.before, &changed))?;
        writeln!(f, "  CPU:    {}{}", fault(&self.cpu), text(&self.cpu, &changed))?;
        write!(f, "  table:  {}{}", fault(&self.model), text(&self.model, &changed))
    }
}

/// States that one child process handles; they fit in a CPU's caches.
const STATES_PER_CHILD: usize = 1 << 12;
/// Every form that is tried is tried on this many states at least. Forms that the budget does not reach are left out.
const LEAST_PER_FORM: usize = 16;

/// Runs every row of `table` that this CPU can run, each encoding on at least `budget` states, spread over its forms; a
/// small budget leaves forms out.
/// The report does not depend on the number of threads.
pub fn run(table: &Table, budget: usize, seed: u64) -> CheckReport {
    run_rows(table, &|_| true, budget, seed)
}

/// [`run`] for the rows that are `wanted`.
pub fn run_rows(table: &Table, wanted: &(dyn Fn(&Row) -> bool + Sync), budget: usize, seed: u64) -> CheckReport {
    let rows: Vec<RowId> = table.iter().filter(|(_, row)| wanted(row)).map(|(id, _)| id).collect();
    let values = ValuePool::new(seed);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        let mut worker = Session::new().map(|session| Worker { table, values: &values, session, budget, seed });
        while let Some(&id) = rows.get(next.fetch_add(1, Ordering::Relaxed)) {
            done.push((id, worker.as_mut().map_or_else(|why| unvalidated(id, why), |w| w.row(id))));
        }
        done
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut reports: Vec<(RowId, CheckReport)> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined =
            |t: std::thread::ScopedJoinHandle<'_, _>| t.join().unwrap_or_else(|p| std::panic::resume_unwind(p));
        running.into_iter().flat_map(joined).collect()
    });
    reports.sort_by_key(|(id, _)| *id);
    reports.into_iter().fold(CheckReport::default(), |all, (_, row)| all.and(row))
}

fn unvalidated(id: RowId, why: &str) -> CheckReport {
    CheckReport { unvalidated: vec![(id, why.to_string())], ..CheckReport::default() }
}

impl CheckReport {
    fn and(mut self, other: CheckReport) -> CheckReport {
        self.rows += other.rows;
        self.encodings += other.encodings;
        self.forms += other.forms;
        self.states += other.states;
        self.mismatches.extend(other.mismatches);
        self.unvalidated.extend(other.unvalidated);
        self
    }
}

/// One thread's part of a run.
struct Worker<'a> {
    table: &'a Table,
    values: &'a ValuePool,
    session: Session,
    budget: usize,
    seed: u64,
}

/// A subject with the number of states to try it on.
struct SubjectTrial<'s> {
    subject: &'s Subject,
    states: usize,
    seed: u64,
}

impl Worker<'_> {
    fn row(&mut self, id: RowId) -> CheckReport {
        let most = self.budget.div_ceil(LEAST_PER_FORM);
        let (subjects, missing) = subjects(self.table, id, self.session.cell_end(), most, self.seed);
        let mut report = CheckReport { forms: subjects.len(), ..CheckReport::default() };
        let forms_of = |s: &Subject| subjects.iter().filter(|o| o.encoding == s.encoding && !o.misaligned).count();
        let mut trials: Vec<SubjectTrial> = Vec::new();
        for (i, subject) in subjects.iter().enumerate() {
            let states = match subject.misaligned {
                true => LEAST_PER_FORM,
                false => self.budget.div_ceil(forms_of(subject)).max(LEAST_PER_FORM),
            };
            let seed = self.seed ^ u64::from(id.0) << 32 ^ i as u64;
            trials.push(SubjectTrial { subject, states, seed });
        }
        report.encodings = subjects.iter().map(|s| s.encoding).collect::<std::collections::BTreeSet<_>>().len();
        for some in batches(&trials) {
            if let Err(why) = self.batch(id, some, &mut report) {
                return unvalidated(id, &why);
            }
        }
        match missing {
            Some(why) => report.unvalidated.push((id, why)),
            None => report.rows = 1,
        }
        report
    }

    /// Runs some trials in one child.
    fn batch(&mut self, id: RowId, trials: &[SubjectTrial], report: &mut CheckReport) -> Result<(), String> {
        let vector_bits = self.session.vector_bits();
        let mut rest = self.session.states(trials.iter().map(|t| t.states).sum())?;
        for trial in trials {
            let (own, others) = rest.split_at_mut(trial.states);
            self.values.fill(&trial.subject.model, own, trial.seed);
            trial.subject.misalign(own);
            // What this CPU lacks nothing clears.
            own.iter_mut().for_each(|s| s.clear_vectors_above(vector_bits));
            rest = others;
        }
        let block = |t: &SubjectTrial| NativeBlock { code: t.subject.code.clone(), states: t.states };
        let blocks: Vec<NativeBlock> = trials.iter().map(block).collect();
        let (before, after) = self.session.execute(&blocks)?;
        let mut from = 0;
        let mut buffers = PredictBuffers::default();
        for trial in trials {
            let range = from..from + trial.states;
            from = range.end;
            report.states += trial.states as u64;
            let found = first_difference(trial.subject, &before[range.clone()], &after[range.clone()], &mut buffers);
            report.mismatches.extend(found.map(|(k, model, what)| Mismatch {
                row: id,
                source: self.table.row(id).source,
                text: trial.subject.text.clone(),
                bytes: trial.subject.code.clone(),
                before: before[range.start + k],
                cpu: after[range.start + k],
                model,
                what,
                reads: trial.subject.model.reads.clone(),
            }));
        }
        Ok(())
    }
}

/// Trials in runs of about [`STATES_PER_CHILD`] states.
fn batches<'t, 's>(trials: &'t [SubjectTrial<'s>]) -> Vec<&'t [SubjectTrial<'s>]> {
    let mut out = Vec::new();
    let (mut first, mut states) = (0, 0);
    for (i, trial) in trials.iter().enumerate() {
        states += trial.states;
        if states >= STATES_PER_CHILD || i + 1 == trials.len() {
            out.push(&trials[first..=i]);
            (first, states) = (i + 1, 0);
        }
    }
    out
}

/// The first state in which the CPU's outcome is not the table's: its number, the table's state, what differs.
fn first_difference(
    subject: &Subject,
    before: &[CpuState],
    cpu: &[CpuState],
    buffers: &mut PredictBuffers,
) -> Option<(usize, CpuState, String)> {
    for (c, (before, cpu)) in before.chunks(CHUNK).zip(cpu.chunks(CHUNK)).enumerate() {
        let found = if subject.misaligned {
            let check = |k: usize| Some((k, subject.model.misaligned_difference(&before[k], &cpu[k])?));
            (0..before.len()).find_map(check)
        } else {
            let prediction = subject.model.predict(before, buffers);
            let check = |k: usize| Some((k, subject.model.difference(&prediction, k, &before[k], &cpu[k])?));
            (0..before.len()).find_map(check)
        };
        if let Some((k, (model, what))) = found {
            return Some((c * CHUNK + k, model, what));
        }
    }
    None
}
