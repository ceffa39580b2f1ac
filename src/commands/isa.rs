//! `isa list` and `isa check`: the instruction table, and what this CPU says about it.

use super::print;
use crate::error::Problem;
use crate::front;
use std::path::Path;
use std::process::ExitCode;

pub fn list(prefix: Option<&str>) -> Result<ExitCode, Vec<Problem>> {
    let table = ::isa::table();
    for (id, row) in table.iter() {
        if prefix.is_none_or(|p| row.mnemonic.starts_with(p)) {
            print(&format!("{}\n", ::isa::describe::describe(table, id)));
        }
    }
    Ok(ExitCode::SUCCESS)
}

pub fn check(states: usize, seed: u64, json: Option<&Path>) -> Result<ExitCode, Vec<Problem>> {
    let report = ::isa::check::run(::isa::table(), states, seed);
    let mut text = format!(
        "{} rows, {} forms, {} states tried, {} mismatches, {} rows not validated on this CPU\n",
        report.rows,
        report.forms,
        report.states,
        report.mismatches.len(),
        report.unvalidated.len()
    );
    for (row, why) in &report.unvalidated {
        text += &format!("not validated: {}: {why}\n", ::isa::table().row(*row).mnemonic);
    }
    for m in &report.mismatches {
        text += &format!("{m}\n");
    }
    print(&text);
    if let Some(path) = json {
        let unvalidated: Vec<String> = report
            .unvalidated
            .iter()
            .map(|(row, why)| format!("{}: {why}", ::isa::table().row(*row).mnemonic))
            .collect();
        let value = serde_json::json!({
            "rows": report.rows,
            "forms": report.forms,
            "states": report.states,
            "mismatches": report.mismatches.len(),
            "unvalidated": unvalidated,
        });
        front::write_atomically(&path.to_string_lossy(), &format!("{value:#}\n")).map_err(|p| vec![p])?;
    }
    Ok(ExitCode::from(u8::from(!report.mismatches.is_empty())))
}
