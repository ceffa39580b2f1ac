//! Validation of the table against the CPU it runs on: every form of every row, from directed and random states,
//! must leave exactly the state that its meaning says, undefined bits excepted.

pub mod forms;
mod model;
mod states;
mod vector_forms;

use crate::feature::FeatureSet;
use crate::inst::Inst;
use crate::native::{Job, Session, State};
use crate::row::{RowId, Table};
use model::Model;
use std::fmt;

/// What a run of [`run`] tried and found.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Rows that were run.
    pub rows: usize,
    /// Forms of these rows.
    pub forms: usize,
    /// Executions on the CPU, each compared with the meaning.
    pub states: u64,
    /// At most one per form: the first that was seen.
    pub mismatches: Vec<Mismatch>,
    /// Rows that this CPU cannot run, and why.
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
    pub before: State,
    pub cpu: State,
    pub model: State,
    /// What differs: `CF`, `rdx`, `memory`, `fault`.
    pub what: String,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (file, line) = self.source;
        writeln!(f, "{file}:{line}: `{}` ({:02x?}): {} differs", self.text, self.bytes, self.what)?;
        writeln!(f, "  before: {:x?}", self.before)?;
        writeln!(f, "  CPU:    {:x?}", self.cpu)?;
        write!(f, "  table:  {:x?}", self.model)
    }
}

/// One form under test.
struct Subject {
    row: RowId,
    text: String,
    code: Vec<u8>,
    model: Model,
}

/// States that one child process handles; bounds memory.
const STATES_PER_CHILD: usize = 1 << 16;
/// Every form is tried on this many states at least, however many forms its row has.
const LEAST_PER_FORM: usize = 16;

/// Runs every row of `table` that this CPU can run, each on about `budget_per_row` states, spread over its forms.
pub fn run(table: &Table, budget_per_row: usize, seed: u64) -> Report {
    let mut report = Report::default();
    let has = FeatureSet::native();
    let mut session = match Session::new() {
        Ok(s) => s,
        Err(why) => {
            report.unvalidated = table.iter().map(|(id, _)| (id, why.clone())).collect();
            return report;
        }
    };
    for (id, row) in table.iter() {
        if !has.includes(row.features) {
            report.unvalidated.push((id, format!("this CPU has no {}", row.features)));
            continue;
        }
        let subjects = subjects(table, id, session.cell_end());
        let per_form = budget_per_row.div_ceil(subjects.len().max(1)).max(LEAST_PER_FORM);
        let outcome = run_row(table, &subjects, per_form, seed, &mut session, &mut report);
        match outcome {
            Ok(()) => {
                report.rows += 1;
                report.forms += subjects.len();
            }
            Err(why) => report.unvalidated.push((id, why)),
        }
    }
    report
}

fn run_row(
    table: &Table,
    subjects: &[Subject],
    per_form: usize,
    seed: u64,
    session: &mut Session,
    report: &mut Report,
) -> Result<(), String> {
    let at_once = (STATES_PER_CHILD / per_form).max(1);
    for (batch, some) in subjects.chunks(at_once).enumerate() {
        let job = |(i, s): (usize, &Subject)| {
            let seed = seed ^ (u64::from(s.row.0) << 32) ^ (batch * at_once + i) as u64;
            Job { code: s.code.clone(), states: states::states(&s.model, per_form, seed) }
        };
        let before: Vec<Job> = some.iter().enumerate().map(job).collect();
        let mut after = before.clone();
        session.run(&mut after)?;
        for ((subject, before), after) in some.iter().zip(&before).zip(&after) {
            report.states += before.states.len() as u64;
            report.mismatches.extend(compare(table, subject, &before.states, &after.states));
        }
    }
    Ok(())
}

fn compare(table: &Table, subject: &Subject, before: &[State], cpu: &[State]) -> Option<Mismatch> {
    let (k, model, what) = subject.model.first_difference(before, cpu)?;
    Some(Mismatch {
        row: subject.row,
        source: table.row(subject.row).source,
        text: subject.text.clone(),
        bytes: subject.code.clone(),
        before: before[k],
        cpu: cpu[k],
        model,
        what,
    })
}

fn subjects(table: &Table, id: RowId, cell_end: u64) -> Vec<Subject> {
    if table.row(id).meaning.taken.is_some() {
        return branch_subject(table, id, cell_end).into_iter().collect();
    }
    let subject = |inst: &Inst| {
        let code = crate::codec::encode(inst).ok()?;
        let text = crate::codec::text(inst, crate::codec::Syntax::Intel);
        Some(Subject { row: id, text, code, model: Model::of(table, inst, cell_end) })
    };
    forms::forms(table, id).iter().filter_map(subject).collect()
}

/// A conditional jump over `mov r15b, 1`.
fn branch_subject(table: &Table, id: RowId, cell_end: u64) -> Option<Subject> {
    let row = table.row(id);
    let short = row.codes.iter().find(|c| c.is_jcc_short())?;
    let code = vec![short.op_code().op_code() as u8, 3, 0x41, 0xb7, 1];
    let model = Model::of_branch(table, id, cell_end);
    Some(Subject { row: id, text: format!("{} over mov r15b, 1", row.mnemonic), code, model })
}
