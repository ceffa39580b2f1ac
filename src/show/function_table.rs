//! Results of functions as CSV, one line each.

use super::report::FunctionReport;
use super::table;

const COLUMNS: [&str; 20] = [
    "file",
    "name",
    "status",
    "instructions_before",
    "instructions_after",
    "bytes_before",
    "bytes_after",
    "uops_before",
    "uops_after",
    "latency_before",
    "latency_after",
    "seconds",
    "timed_out",
    "cycles_before",
    "cycles_after",
    "not_measured",
    "strategy",
    "proof",
    "reason",
    "contract",
];

/// The lines, each of a function of the file that it names.
pub fn csv<'a>(functions: impl Iterator<Item = (&'a str, &'a FunctionReport)>) -> String {
    let head = COLUMNS.map(str::to_string).to_vec();
    table::csv(&std::iter::once(head).chain(functions.map(|(file, r)| cells(file, r))).collect::<Vec<_>>())
}

fn cells(file: &str, r: &FunctionReport) -> Vec<String> {
    let (a, b) = (r.before, r.after);
    let costs = [a.instructions, b.instructions, a.bytes, b.bytes, a.uops, b.uops, a.latency, b.latency];
    let words = [file, r.name.as_str(), r.status].map(str::to_string).into_iter();
    let end = [r.strategy.clone(), r.proof_status.to_string(), r.reason.clone(), r.contract.clone()];
    let took = [format!("{:.2}", r.seconds), r.timed_out.to_string()];
    words.chain(costs.map(|c| c.to_string())).chain(took).chain(cycles(r)).chain(end).collect()
}

/// What was measured: before, after, and why not.
fn cycles(r: &FunctionReport) -> [String; 3] {
    match &r.measured {
        None => [const { String::new() }; 3],
        Some(m) => {
            let part = |of: fn((f64, f64)) -> f64| m.cycles.map_or(String::new(), |c| format!("{:.2}", of(c)));
            [part(|c| c.0), part(|c| c.1), m.reason.clone()]
        }
    }
}
