//! The overview of a batch as a page: totals, ranked list, reasons, repeated rewrites.

use super::peephole::{Peephole, peepholes};
use super::{BatchRow, Totals, rows, totals};
use crate::input::error::Problem;
use crate::jobs::batch::Unit;
use crate::pipeline::result::{Measured, ReportedCost};
use crate::show::histogram::histogram;
use crate::show::html::{escaped, html_table, page};
use crate::show::report::FunctionReport;
use crate::show::sorted_table::{SortedTable, TableCell, script};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Repeated rewrites that are shown.
const PEEPHOLES: usize = 40;

/// The page; `options` by name. Function pages stand in `functions/`, by the number of the row.
pub fn overview(units: &[Unit], problems: &[Problem], options: &BTreeMap<&'static str, String>) -> String {
    let all = rows(units);
    let t = totals(&all);
    let about = options.iter().map(|(name, value)| format!("--{name} {value}")).collect::<Vec<_>>().join(", ");
    let mut body = summary(&t);
    body += &distributions(&all);
    body += "<h2>Functions</h2>\n";
    body += &ranked(&all);
    body += &measurements(&all);
    body += &reasons(&all);
    let found = peepholes(units);
    if !found.is_empty() {
        body += "<h2>Rewrites, by count and gain</h2>\n<p>Registers by order of appearance, \
            with their width in bits.</p>\n";
        body += &rewrites(&found);
    }
    if !problems.is_empty() {
        let list: String = problems.iter().map(|p| format!("<li>{}</li>\n", escaped(&p.to_string()))).collect();
        let _ = write!(body, "<h2>Inputs that could not be read</h2>\n<ul>{list}</ul>\n");
    }
    page("superopt-dag batch", &about, &body)
}

fn text(cell: impl ToString) -> String {
    cell.to_string()
}

fn summary(t: &Totals) -> String {
    let mut cells = vec![vec![text("functions"), t.functions.to_string()]];
    cells.extend(t.status.iter().map(|(status, n)| vec![status.clone(), n.to_string()]));
    let of = |saved: i64, all: u64| format!("{saved} of {all}");
    cells.extend([
        vec![text("instructions saved"), of(t.instructions_saved, t.instructions)],
        vec![text("bytes saved"), of(t.bytes_saved, t.bytes)],
        vec![text("micro-operations saved"), of(t.uops_saved, t.uops)],
        vec![text("every instruction modelled"), format!("{} functions", t.modelled)],
        vec![text("workers' time"), format!("{:.1} s", t.seconds)],
    ]);
    html_table(&cells)
}

/// What a function gained: instructions, bytes, micro-operations.
fn gain(r: &FunctionReport) -> [i64; 3] {
    let (a, b) = (r.before, r.after);
    [(a.instructions, b.instructions), (a.bytes, b.bytes), (a.uops, b.uops)].map(|(a, b)| i64::from(a) - i64::from(b))
}

/// All functions, those that gained most first; equal ones stay in the order of the inputs.
fn ranked(all: &[BatchRow<'_>]) -> String {
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by_key(|&n| gain(&all[n].report).map(std::cmp::Reverse));
    let head =
        ["function", "status", "instructions", "bytes", "micro-operations", "latency", "throughput", "seconds", "file"];
    let mut table = SortedTable::new("functions", "functions", "improved, a file's name, …", &head);
    for n in order {
        let BatchRow { file, report: r, .. } = &all[n];
        let (a, b) = (r.before, r.after);
        let change = |a: u32, b: u32| TableCell::change(a.into(), b.into());
        table.row(vec![
            TableCell::html(format!("<a href=\"functions/{n}.html\">{}</a>", escaped(&r.name))),
            TableCell::text(r.status),
            change(a.instructions, b.instructions),
            change(a.bytes, b.bytes),
            change(a.uops, b.uops),
            change(a.latency, b.latency),
            TableCell::cycles(a.throughput, b.throughput),
            TableCell::seconds(r.seconds),
            TableCell::text(file),
        ]);
    }
    table.html() + script()
}

/// How much improved functions gained, of what they had.
fn distributions(all: &[BatchRow<'_>]) -> String {
    let improved = || all.iter().filter(|r| r.result.is_improved()).map(|r| (r.report.before, r.report.after));
    let share = |before: f64, after: f64| (before > 0.0).then(|| (before - after).max(0.0) * 100.0 / before);
    let of = |value: &dyn Fn(&ReportedCost) -> f64| -> Vec<f64> {
        improved().filter_map(|(before, after)| share(value(&before), value(&after))).collect()
    };
    histogram("instructions saved in an improved function, in per cent", "%", &of(&|c| f64::from(c.instructions)))
        + &histogram(
            "predicted latency saved in an improved function, in per cent",
            "%",
            &of(&|c| f64::from(c.latency)),
        )
}

/// Functions that were measured, those that gained most first, and why others were not.
fn measurements(all: &[BatchRow<'_>]) -> String {
    let of = |r: &FunctionReport| r.measured.clone();
    let with: Vec<(&str, Measured)> =
        all.iter().filter_map(|r| Some((r.report.name.as_str(), of(&r.report)?))).collect();
    if with.is_empty() {
        return String::new();
    }
    let mut timed: Vec<(&str, (f64, f64), &Measured)> =
        with.iter().filter_map(|(name, m)| Some((*name, m.cycles?, m))).collect();
    timed.sort_by(|a, b| (b.1.0 / b.1.1).total_cmp(&(a.1.0 / a.1.1)));
    let mut cells = vec![["function", "cycles before", "cycles after", "speed-up"].map(text).to_vec()];
    cells.extend(timed.iter().map(|(name, (before, after), m)| {
        let word = if m.is_faster() || m.is_slower() { "" } else { " (equal within the noise)" };
        let speedup = format!("{:.2}{word}", before / after);
        vec![text(name), format!("{before:.1}"), format!("{after:.1}"), speedup]
    }));
    let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, m) in with.iter().filter(|(_, m)| m.cycles.is_none()) {
        *reasons.entry(&m.reason).or_default() += 1;
    }
    let left: String = reasons.iter().map(|(why, n)| format!("<li>{n} not run: {}</li>\n", escaped(why))).collect();
    let cpu = with.first().map_or("", |(_, m)| &m.cpu);
    format!(
        "<h2>Measured</h2>\n<p>Cycles for one call on {}, independent calls one after the other.</p>\n{}<ul>{left}</ul>\n",
        escaped(cpu),
        html_table(&cells)
    )
}

/// How often each reason was given, if one was.
fn reasons(all: &[BatchRow<'_>]) -> String {
    let mut counts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for r in all.iter().map(|r| &r.report).filter(|r| !r.reason.is_empty()) {
        *counts.entry((r.status, &r.reason)).or_default() += 1;
    }
    let mut list: Vec<_> = counts.into_iter().collect();
    list.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    let head = ["functions", "status", "reason"].map(text).to_vec();
    let row = |((status, reason), n): ((&str, &str), usize)| vec![n.to_string(), text(status), text(reason)];
    if list.is_empty() {
        return String::new();
    }
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(list.into_iter().map(row)).collect();
    format!("<h2>Why nothing was changed</h2>\n{}", html_table(&rows))
}

fn rewrites(found: &[Peephole]) -> String {
    let mut out = "<div><table id=\"peepholes\">\n<tr><th>times</th><th>instructions saved</th><th>bytes saved</th>\
        <th>before</th><th>after</th><th>first in</th></tr>\n"
        .to_string();
    for p in found.iter().take(PEEPHOLES) {
        let _ = writeln!(
            out,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td><pre>{}</pre></td><td><pre>{}</pre></td><td>{}</td></tr>",
            p.count,
            p.instructions,
            p.bytes,
            escaped(&p.before.join("\n")),
            escaped(&p.after.join("\n")),
            escaped(&p.first)
        );
    }
    out + "</table></div>\n"
}
