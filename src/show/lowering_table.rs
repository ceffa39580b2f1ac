//! The results of lowering as tables for people, and as comma-separated values.

use super::strategies_table::folder_and_stem;
use super::table;
use crate::lab::experiment::lowering::{ListCost, LoweringRow};
use serde::Serialize;

/// Sums and counts over the functions of one objective on one machine.
pub struct LoweringSummary<'a> {
    pub objective: &'a str,
    pub machine: &'a str,
    pub rows: Vec<&'a LoweringRow>,
}

/// One summary for each machine and objective, in the order of their first rows.
pub fn summaries(rows: &[LoweringRow]) -> Vec<LoweringSummary<'_>> {
    let mut out: Vec<LoweringSummary> = Vec::new();
    for r in rows {
        match out.iter_mut().find(|s| s.objective == r.objective && s.machine == r.machine) {
            Some(s) => s.rows.push(r),
            None => out.push(LoweringSummary { objective: &r.objective, machine: &r.machine, rows: vec![r] }),
        }
    }
    out
}

impl LoweringSummary<'_> {
    /// Those with a result.
    pub fn results(&self) -> impl Iterator<Item = &LoweringRow> {
        self.rows.iter().copied().filter(|r| r.proved)
    }

    fn change(&self, of: impl Fn(&ListCost) -> f64) -> String {
        let sum = |side: fn(&LoweringRow) -> &ListCost| self.results().map(|r| of(side(r))).sum::<f64>();
        format!("{} -> {}", short(sum(|r| &r.before)), short(sum(|r| &r.after)))
    }
}

/// At most two decimals.
pub fn short(x: f64) -> String {
    let text = format!("{x:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

/// One line for each machine and objective: how many are proved optimal, and what all of them cost together.
pub fn summary_cells(rows: &[LoweringRow]) -> Vec<Vec<String>> {
    let head = [
        "machine",
        "objective",
        "functions",
        "proved",
        "optimal",
        "largest gap",
        "worse",
        "instructions",
        "bytes",
        "uops",
        "latency",
        "throughput",
        "seconds",
    ];
    let cells = |s: &LoweringSummary| {
        let all = s.rows.len();
        let count = |f: fn(&LoweringRow) -> bool| s.results().filter(|r| f(r)).count();
        let proved = count(|_| true);
        let gap = s.results().map(|r| r.gap).fold(0.0, f64::max);
        let part = |n: usize| (100 * n).checked_div(proved).map_or("-".to_string(), |p| format!("{n} ({p} %)"));
        vec![
            s.machine.to_string(),
            s.objective.to_string(),
            all.to_string(),
            proved.to_string(),
            part(count(|r| r.status == "optimal")),
            format!("{:.0} %", 100.0 * gap),
            count(|r| r.cost > r.cost_before).to_string(),
            s.change(|f| f.instructions.into()),
            s.change(|f| f.bytes.into()),
            s.change(|f| f.uops.into()),
            s.change(|f| f.latency.into()),
            s.change(|f| f.throughput),
            short(s.rows.iter().map(|r| r.seconds).sum()),
        ]
    };
    std::iter::once(head.map(str::to_string).to_vec()).chain(summaries(rows).iter().map(cells)).collect()
}

/// How well orders of predicted and measured times agree: one line for each machine and way to repeat.
pub fn correlation_cells(rows: &[LoweringRow]) -> Vec<Vec<String>> {
    let head = ["machine", "loop", "lists", "predicted against measured", "llvm-mca against measured"];
    let mut out = vec![head.map(str::to_string).to_vec()];
    let mut machines: Vec<&str> = rows.iter().map(|r| r.machine.as_str()).collect();
    machines.dedup();
    for machine in machines {
        for (name, predicted, mca, measured) in WAYS {
            let here: Vec<&LoweringRow> = rows.iter().filter(|r| r.machine == machine).collect();
            let points = |of: Of| pairs(&here, of, measured);
            let rho = |of: Of| rank_correlation(&points(of)).map_or("-".to_string(), |r| format!("{r:.3}"));
            let count = points(predicted).len();
            if count > 0 {
                out.push(vec![machine.to_string(), name.to_string(), count.to_string(), rho(predicted), rho(mca)]);
            }
        }
    }
    out
}

/// A figure that may be missing.
pub type Of = fn(&ListCost) -> Option<f64>;

/// The two ways to repeat a list: name, what the table predicts, what llvm-mca says, what was measured.
pub const WAYS: [(&str, Of, Of, Of); 2] = [
    ("each waits for the one before", |f| f.loop_latency, |f| f.mca_latency, |f| f.measured_latency),
    ("none waits", |f| f.loop_throughput, |f| f.mca_throughput, |f| f.measured_throughput),
];

/// Two figures of each list that has both. Lists that several rows share, as all inputs, count once.
pub fn pairs(rows: &[&LoweringRow], x: Of, y: Of) -> Vec<(f64, f64)> {
    let mut seen = std::collections::BTreeSet::new();
    let mut out = Vec::new();
    for r in rows {
        for (f, before) in [(&r.before, true), (&r.after, false)] {
            let (Some(a), Some(b)) = (x(f), y(f)) else { continue };
            let objective = if before { "" } else { r.objective.as_str() };
            if seen.insert((&r.input, &r.function, objective)) {
                out.push((a, b));
            }
        }
    }
    out
}

/// Spearman's rank correlation, ties sharing the middle of their ranks; nothing for fewer than three points or where one
/// side is all the same.
pub fn rank_correlation(points: &[(f64, f64)]) -> Option<f64> {
    if points.len() < 3 {
        return None;
    }
    let (x, y): (Vec<f64>, Vec<f64>) = points.iter().copied().unzip();
    let (a, b) = (ranks(&x), ranks(&y));
    let mean = (points.len() as f64 + 1.0) / 2.0;
    let sum = |f: &dyn Fn(f64, f64) -> f64| a.iter().zip(&b).map(|(x, y)| f(x - mean, y - mean)).sum::<f64>();
    let spread = (sum(&|x, _| x * x) * sum(&|_, y| y * y)).sqrt();
    (spread > 0.0).then(|| sum(&|x, y| x * y) / spread)
}

fn ranks(values: &[f64]) -> Vec<f64> {
    let below = |v: f64| values.iter().filter(|o| **o < v).count() as f64;
    let equal = |v: f64| values.iter().filter(|o| **o == v).count() as f64;
    values.iter().map(|&v| below(v) + (equal(v) + 1.0) / 2.0).collect()
}

/// One line for each result.
pub fn run_cells(rows: &[LoweringRow]) -> Vec<Vec<String>> {
    let head = [
        "input",
        "function",
        "machine",
        "objective",
        "status",
        "instructions",
        "bytes",
        "uops",
        "latency",
        "throughput",
        "measured latency",
        "measured throughput",
        "seconds",
    ];
    let cells = |r: &LoweringRow| {
        let (b, a) = (&r.before, &r.after);
        let pair = |b: f64, a: f64| if r.proved { format!("{} -> {}", short(b), short(a)) } else { "-".to_string() };
        let maybe = |b: Option<f64>, a: Option<f64>| b.zip(a).map_or("-".to_string(), |(b, a)| pair(b, a));
        let status = match r.status.as_str() {
            "gap" | "fallback" => format!("{}, {:.0} %", r.status, 100.0 * r.gap),
            s => s.to_string(),
        };
        vec![
            folder_and_stem(&r.input),
            r.function.clone(),
            r.machine.clone(),
            r.objective.clone(),
            status,
            pair(b.instructions.into(), a.instructions.into()),
            pair(b.bytes.into(), a.bytes.into()),
            pair(b.uops.into(), a.uops.into()),
            pair(b.latency.into(), a.latency.into()),
            pair(b.throughput, a.throughput),
            maybe(b.measured_latency, a.measured_latency),
            maybe(b.measured_throughput, a.measured_throughput),
            format!("{:.2}", r.seconds),
        ]
    };
    std::iter::once(head.map(str::to_string).to_vec()).chain(rows.iter().map(cells)).collect()
}

/// The columns of the values: those of [`LoweringRow`], then those of [`ListCost`] before and after.
const COLUMNS: [&str; 12] = [
    "input",
    "function",
    "objective",
    "machine",
    "status",
    "reason",
    "proved",
    "cost_before",
    "cost",
    "bound",
    "gap",
    "seconds",
];
const FIGURES: [&str; 11] = [
    "instructions",
    "bytes",
    "uops",
    "latency",
    "throughput",
    "loop_latency",
    "loop_throughput",
    "measured_latency",
    "measured_throughput",
    "mca_latency",
    "mca_throughput",
];

/// Every row with every column, and with `more` of its fields.
///
/// # Errors
/// A row is no plain data: a bug.
pub fn csv(rows: &[impl Serialize], more: &[&str]) -> Result<String, serde_json::Error> {
    let sides = ["before", "after"];
    let figures = sides.iter().flat_map(|s| FIGURES.iter().map(move |f| format!("{f}_{s}")));
    let mut lines =
        vec![COLUMNS.iter().map(|c| c.to_string()).chain(figures).chain(more.iter().map(|c| c.to_string())).collect()];
    for row in rows {
        let fields = serde_json::to_value(row)?;
        let own = COLUMNS.iter().map(|c| &fields[*c]);
        let of_sides = sides.iter().flat_map(|s| FIGURES.iter().map(|f| &fields[*s][*f]));
        lines.push(own.chain(of_sides).chain(more.iter().map(|c| &fields[*c])).map(table::cell).collect());
    }
    Ok(table::csv(&lines))
}

#[cfg(test)]
mod tests {
    use crate::show::lowering_table::*;
    use serde_json::Value;

    #[test]
    fn the_columns_are_the_fields() {
        let value = serde_json::to_value(LoweringRow::default()).expect("a row is plain data");
        let keys = |v: &Value| v.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
        let sorted = |names: &[&str]| {
            let mut names: Vec<String> = names.iter().map(|n| n.to_string()).collect();
            names.sort();
            names
        };
        assert_eq!(keys(&value), sorted(&[&COLUMNS[..], &["before", "after"]].concat()));
        assert_eq!(keys(&value["before"]), sorted(&FIGURES));
        let csv = csv(&[LoweringRow { function: "a,b".into(), ..LoweringRow::default() }], &[]).expect("plain data");
        let counts: Vec<usize> = csv.lines().map(|l| l.split(',').count()).collect();
        assert_eq!(counts, [34, 35], "a quoted comma is one more");
    }

    #[test]
    fn ranks_agree_whatever_the_scale() {
        let rho = |points: &[(f64, f64)]| rank_correlation(points).expect("enough points");
        assert!((rho(&[(1.0, 10.0), (2.0, 100.0), (3.0, 1000.0)]) - 1.0).abs() < 1e-9);
        assert!((rho(&[(1.0, 3.0), (2.0, 2.0), (3.0, 1.0)]) + 1.0).abs() < 1e-9);
        // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4.
        assert!((rho(&[(1.0, 1.0), (2.0, 2.0), (2.0, 3.0), (3.0, 4.0)]) - 0.948_683).abs() < 1e-5);
        assert_eq!(rank_correlation(&[(1.0, 1.0), (1.0, 2.0), (1.0, 3.0)]), None);
    }

    #[test]
    fn inputs_that_rows_share_are_one_point() {
        let figures = |l| ListCost { loop_latency: Some(l), measured_latency: Some(l), ..ListCost::default() };
        let row = |objective: &str, after| LoweringRow {
            objective: objective.into(),
            before: figures(9.0),
            after: figures(after),
            ..LoweringRow::default()
        };
        let (a, b) = (row("size", 5.0), row("uops", 6.0));
        assert_eq!(pairs(&[&a, &b], WAYS[0].1, WAYS[0].3).len(), 3);
    }
}
