//! The rows of an experiment as a table for people, and as comma-separated values.

use super::table;
use crate::lab::experiment::TrialRow;
use serde::Serialize;
use std::collections::BTreeMap;

/// What a strategy did over all runs.
pub struct StrategySummary {
    pub strategy: String,
    pub runs: usize,
    pub found: usize,
    pub minimal: usize,
    pub shorter: usize,
    /// Seconds of processor time: all runs, and the middle one of those that found something.
    pub cpu: f64,
    pub median: Option<f64>,
    pub evaluations: u64,
    pub queries: u64,
    pub pruned: u64,
    pub counterexamples: u64,
    pub memory: f64,
}

/// Strategies in the order of their first row.
pub fn strategies(rows: &[TrialRow]) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for r in rows {
        if !out.contains(&r.strategy) {
            out.push(r.strategy.clone());
        }
    }
    out
}

pub fn summaries(rows: &[TrialRow]) -> Vec<StrategySummary> {
    strategies(rows).into_iter().map(|s| summary(rows, s)).collect()
}

fn summary(rows: &[TrialRow], strategy: String) -> StrategySummary {
    let own: Vec<&TrialRow> = rows.iter().filter(|r| r.strategy == strategy).collect();
    let found: Vec<&&TrialRow> = own.iter().filter(|r| r.length.is_some()).collect();
    let mut times: Vec<f64> = found.iter().filter_map(|r| r.cpu).collect();
    times.sort_by(f64::total_cmp);
    StrategySummary {
        runs: own.len(),
        found: found.len(),
        minimal: found.iter().filter(|r| r.minimal).count(),
        shorter: found.iter().filter(|r| r.after.is_some_and(|a| a < r.before)).count(),
        cpu: own.iter().filter_map(|r| r.cpu).sum(),
        median: times.get(times.len().saturating_sub(1) / 2).copied(),
        evaluations: own.iter().map(|r| r.evaluations).sum(),
        queries: own.iter().map(|r| u64::from(r.queries)).sum(),
        pruned: own.iter().map(|r| u64::from(r.pruned)).sum(),
        counterexamples: own.iter().map(|r| u64::from(r.counterexamples)).sum(),
        memory: own.iter().filter_map(|r| r.memory).fold(0.0, f64::max),
        strategy,
    }
}

/// Head and lines of the summary.
pub fn summary_cells(rows: &[TrialRow]) -> Vec<Vec<String>> {
    let head = ["strategy", "runs", "found", "minimal", "cheaper", "cpu s", "median s", "evaluations", "queries"];
    let head = head.into_iter().chain(["pruned", "counterexamples", "peak MiB"]).map(str::to_string).collect();
    let line = |s: StrategySummary| {
        vec![
            s.strategy,
            s.runs.to_string(),
            s.found.to_string(),
            s.minimal.to_string(),
            s.shorter.to_string(),
            format!("{:.1}", s.cpu),
            s.median.map_or("-".to_string(), |m| format!("{m:.3}")),
            s.evaluations.to_string(),
            s.queries.to_string(),
            s.pruned.to_string(),
            s.counterexamples.to_string(),
            format!("{:.0}", s.memory),
        ]
    };
    std::iter::once(head).chain(summaries(rows).into_iter().map(line)).collect()
}

/// One line per input, function and seed, one column per strategy: `length, seconds`; `*` after a length that is proved
/// least over the full library.
pub fn run_cells(rows: &[TrialRow]) -> Vec<Vec<String>> {
    let strategies = strategies(rows);
    let several = rows.iter().any(|r| r.seed != rows[0].seed);
    let mut lines: BTreeMap<(usize, u64), (Vec<String>, Vec<String>)> = BTreeMap::new();
    let mut order: Vec<(&str, &str)> = Vec::new();
    for r in rows {
        let subject = (r.input.as_str(), r.function.as_str());
        let n = order.iter().position(|s| *s == subject).unwrap_or_else(|| {
            order.push(subject);
            order.len() - 1
        });
        let (head, cells) = lines.entry((n, r.seed)).or_insert_with(|| {
            let name = if several { format!("{}, seed {}", r.function, r.seed) } else { r.function.clone() };
            (vec![folder_and_stem(&r.input), name, String::new()], vec!["-".to_string(); strategies.len()])
        });
        // A run that was killed does not know how long the piece is.
        if head[2].is_empty() && r.before > 0 {
            head[2] = r.before.to_string();
        }
        if let Some(k) = strategies.iter().position(|s| *s == r.strategy) {
            cells[k] = cell(r);
        }
    }
    let head = ["input", "function", "in"].map(str::to_string).into_iter().chain(strategies).collect();
    std::iter::once(head).chain(lines.into_values().map(|(h, c)| [h, c].concat())).collect()
}

fn cell(r: &TrialRow) -> String {
    let time = r.cpu.map_or(String::new(), |t| format!(" {t:.2}s"));
    match r.length {
        Some(n) => format!("{n}{}{time}", if r.minimal { "*" } else { "" }),
        None => format!("{}{time}", r.status),
    }
}

/// `gcc/p01` of `examples/hd/asm/gcc/p01.s`.
pub fn folder_and_stem(path: &str) -> String {
    let path = std::path::Path::new(path);
    let stem = path.file_stem().map_or(String::new(), |s| s.to_string_lossy().into_owned());
    match path.parent().and_then(|p| p.file_name()) {
        Some(folder) => format!("{}/{stem}", folder.to_string_lossy()),
        None => stem,
    }
}

/// The columns, in order: the fields of [`TrialRow`].
const COLUMNS: [&str; 23] = [
    "input",
    "function",
    "strategy",
    "seed",
    "status",
    "reason",
    "before",
    "after",
    "size",
    "inputs",
    "outputs",
    "terms",
    "length",
    "minimal",
    "cpu",
    "evaluations",
    "queries",
    "pruned",
    "proofs",
    "proposals",
    "counterexamples",
    "memory",
    "wall",
];

/// Every row with every column, and `more` of its fields.
///
/// # Errors
/// A row is no plain data: a bug.
pub fn csv(rows: &[impl Serialize], more: &[&str]) -> Result<String, serde_json::Error> {
    let columns: Vec<&str> = COLUMNS.iter().chain(more).copied().collect();
    let mut lines = vec![columns.iter().map(ToString::to_string).collect()];
    for row in rows {
        let fields = serde_json::to_value(row)?;
        lines.push(columns.iter().map(|c| table::cell(&fields[*c])).collect());
    }
    Ok(table::csv(&lines))
}

#[cfg(test)]
mod tests {
    use crate::show::strategies_table::*;

    #[test]
    fn the_columns_are_the_fields() {
        let serde_json::Value::Object(fields) = serde_json::to_value(TrialRow::default()).expect("a row is plain data")
        else {
            panic!("a row is an object");
        };
        let mut known = COLUMNS.to_vec();
        known.sort_unstable();
        assert_eq!(fields.keys().collect::<Vec<_>>(), known);
    }

    #[test]
    fn values_with_commas_and_quotes_are_quoted() {
        let row = TrialRow { function: "a,b".into(), reason: "say \"no\"".into(), ..TrialRow::default() };
        let csv = csv(&[row], &[]).expect("plain data");
        let second = csv.lines().nth(1).expect("a row");
        assert!(second.starts_with(",\"a,b\",,0,,\"say \"\"no\"\"\","), "{second}");
        assert_eq!(csv.lines().count(), 2);
    }

    #[test]
    fn a_table_has_a_column_for_each_strategy_and_a_line_for_each_function() {
        let row = |f: &str, s: &str, length| TrialRow {
            input: "x/gcc/p01.s".into(),
            function: f.into(),
            strategy: s.into(),
            before: 5,
            length,
            status: "limit".into(),
            cpu: Some(0.5),
            minimal: length == Some(2),
            ..TrialRow::default()
        };
        let rows = [row("f", "a", Some(2)), row("f", "b", Some(3)), row("g", "a", None)];
        let cells = run_cells(&rows);
        assert_eq!(cells[0], ["input", "function", "in", "a", "b"]);
        assert_eq!(cells[1], ["gcc/p01", "f", "5", "2* 0.50s", "3 0.50s"]);
        assert_eq!(cells[2], ["gcc/p01", "g", "5", "limit 0.50s", "-"]);
        let sums = summaries(&rows);
        assert_eq!((sums[0].runs, sums[0].found, sums[0].minimal), (2, 1, 1));
    }
}
