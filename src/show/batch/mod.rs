//! What a batch says of all its functions: JSON, CSV and pages. Every number is kept with the results, so that a run that only
//! looks them up says the same.

mod function;
pub use function::section;
mod page;
pub use page::overview;
mod peephole;

use crate::builds::digest::Digest;
use crate::function::joint::JointText;
use crate::input::error::Problem;
use crate::jobs::batch::key::semantics;
use crate::jobs::batch::{Entry, Unit};
use crate::pipeline::result::{FunctionResult, Stays};
use crate::show::function_table;
use crate::show::report::FunctionReport;
use serde::Serialize;
use std::collections::BTreeMap;

/// One function with its place.
#[derive(Serialize)]
pub struct BatchRow<'a> {
    pub file: &'a str,
    /// Where its text went, below the directory of all texts.
    pub output: &'a str,
    #[serde(flatten)]
    pub report: FunctionReport,
    /// What the report says, as data.
    #[serde(skip)]
    pub result: &'a FunctionResult,
}

/// Sums over functions.
#[derive(Clone, Default, PartialEq, Serialize, Debug)]
pub struct Totals {
    pub functions: usize,
    /// How many ended how.
    pub status: BTreeMap<String, usize>,
    /// Over all functions, then those saved.
    pub instructions: u64,
    pub bytes: u64,
    pub uops: u64,
    pub instructions_saved: i64,
    pub bytes_saved: i64,
    pub uops_saved: i64,
    /// Functions without an instruction that the table lacks.
    pub modelled: usize,
    /// Workers' time.
    pub seconds: f64,
}

/// Everything in one value.
#[derive(Serialize)]
struct BatchJson<'a> {
    version: &'a str,
    z3: String,
    semantics: String,
    options: &'a BTreeMap<&'static str, String>,
    totals: Totals,
    problems: Vec<String>,
    functions: Vec<BatchRow<'a>>,
}

pub fn rows(units: &[Unit]) -> Vec<BatchRow<'_>> {
    units.iter().flat_map(|u| u.entries.iter().map(|e| row(u, e))).collect()
}

fn row<'a>(u: &'a Unit, e: &'a Entry) -> BatchRow<'a> {
    BatchRow {
        file: &u.input.name,
        output: &u.input.output,
        report: FunctionReport::from(&e.result),
        result: &e.result,
    }
}

pub fn totals(rows: &[BatchRow<'_>]) -> Totals {
    let mut t = Totals { functions: rows.len(), ..Totals::default() };
    for BatchRow { report: r, result, .. } in rows {
        *t.status.entry(r.status.to_string()).or_default() += 1;
        let (a, b) = (r.before, r.after);
        t.instructions += u64::from(a.instructions);
        t.bytes += u64::from(a.bytes);
        t.uops += u64::from(a.uops);
        t.instructions_saved += i64::from(a.instructions) - i64::from(b.instructions);
        t.bytes_saved += i64::from(a.bytes) - i64::from(b.bytes);
        t.uops_saved += i64::from(a.uops) - i64::from(b.uops);
        t.modelled += usize::from(!result.skeleton.iter().any(|(why, _)| matches!(why, Stays::NoRow(_))));
        t.seconds += r.seconds;
    }
    t
}

/// # Errors
/// A value that JSON has no form for, which is a bug.
pub fn json(
    units: &[Unit],
    problems: &[Problem],
    options: &BTreeMap<&'static str, String>,
) -> Result<String, serde_json::Error> {
    let functions = rows(units);
    let value = BatchJson {
        version: env!("CARGO_PKG_VERSION"),
        z3: dag::smt::version(),
        semantics: semantics(),
        options,
        totals: totals(&functions),
        problems: problems.iter().map(ToString::to_string).collect(),
        functions,
    };
    Ok(serde_json::to_string_pretty(&value)? + "\n")
}

/// The page of one function.
pub struct FunctionPage<'a> {
    number: usize,
    unit: &'a Unit,
    entry: &'a Entry,
    joined: &'a JointText,
}

impl FunctionPage<'_> {
    /// Its path in the directory of the reports.
    pub fn name(&self) -> String {
        format!("functions/{}.html", self.number)
    }

    /// The page; `None` if what was written is this one: drawing takes longer than all the rest of a run that finds nothing new.
    pub fn html_unless(&self, written: &[u8]) -> Option<String> {
        let (mark, after) = (self.mark(), self.joined.module.as_ref());
        let page = || function::html(&row(self.unit, self.entry), self.entry, &self.unit.module, after);
        (!written.ends_with(mark.as_bytes())).then(|| page() + &mark)
    }

    /// A comment that says what the page is made of.
    fn mark(&self) -> String {
        let FunctionPage { unit, entry, joined, .. } = self;
        let mut digest = Digest::default();
        digest.add(semantics());
        digest.add(serde_json::to_string(&row(unit, entry)).unwrap_or_default());
        entry.graphs.iter().for_each(|g| digest.add(g.as_deref().unwrap_or_default()));
        let new = function::rewritten(entry, &unit.module, joined.module.as_ref());
        for (module, function) in [(&unit.module, entry.of(&unit.module))].into_iter().chain(new) {
            function::lines(module, function).into_iter().for_each(|line| digest.add(line));
        }
        format!("<!-- {} -->\n", digest.text())
    }
}

/// A page for each function. `joined` is parallel to `units`.
pub fn function_pages<'a>(units: &'a [Unit], joined: &'a [JointText]) -> Vec<FunctionPage<'a>> {
    let entries = units.iter().zip(joined).flat_map(|(u, j)| u.entries.iter().map(move |e| (u, j, e)));
    entries.enumerate().map(|(number, (unit, joined, entry))| FunctionPage { number, unit, entry, joined }).collect()
}

/// One line for each function.
pub fn csv(units: &[Unit]) -> String {
    let rows = rows(units);
    function_table::csv(rows.iter().map(|r| (r.file, &r.report)))
}
