//! `isa list` and `isa check`: the instruction table, and what this CPU says about it.

use super::print;
use crate::input;
use crate::input::error::Problem;
use ::isa::Table;
use ::isa::check::CheckReport;
use std::path::Path;
use std::process::ExitCode;

/// Prints all rows whose mnemonic starts with `prefix`.
///
/// # Errors
/// None: it has the type of all commands.
pub fn list(prefix: Option<&str>) -> Result<ExitCode, Vec<Problem>> {
    let table = ::isa::table();
    for (id, row) in table.iter() {
        if prefix.is_none_or(|p| row.mnemonic.starts_with(p)) {
            print(&format!("{}\n", ::isa::describe::describe(table, id)));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Runs every row on this CPU and compares; exit code 1 if something differs.
///
/// # Errors
/// The counts cannot be written.
pub fn check(states: usize, seed: u64, json: Option<&Path>) -> Result<ExitCode, Vec<Problem>> {
    let table = ::isa::table();
    let report = ::isa::check::run(table, states, seed);
    print(&text(table, &report));
    if let Some(path) = json {
        let value = serde_json::json!({
            "rows": report.rows,
            "encodings": report.encodings,
            "forms": report.forms,
            "states": report.states,
            "mismatches": report.mismatches.len(),
            "mismatch_texts": report.mismatches.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "unvalidated": unvalidated(table, &report),
        });
        input::write_atomically(&path.to_string_lossy(), &format!("{value:#}\n")).map_err(|p| vec![p])?;
    }
    Ok(status(&report))
}

/// What `isa check` prints: the counts, then each row that this CPU cannot run and each mismatch.
pub fn text(table: &Table, report: &CheckReport) -> String {
    let mut out = format!(
        "{} rows, {} forms, {} states tried, {} mismatches, {} rows not validated on this CPU\n",
        report.rows,
        report.forms,
        report.states,
        report.mismatches.len(),
        report.unvalidated.len()
    );
    for u in unvalidated(table, report) {
        out += &format!("not validated: {u}\n");
    }
    for m in &report.mismatches {
        out += &format!("{m}\n");
    }
    out
}

/// Failure if any row is wrong. A row that this CPU cannot run is reported, and is no failure.
pub fn status(report: &CheckReport) -> ExitCode {
    ExitCode::from(u8::from(!report.mismatches.is_empty()))
}

fn unvalidated(table: &Table, report: &CheckReport) -> Vec<String> {
    report.unvalidated.iter().map(|(row, why)| format!("{}: {why}", table.row(*row).mnemonic)).collect()
}
