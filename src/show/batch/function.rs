//! One function as a page: status, contract, costs, the text before and after, what was tried, the graphs.

use super::BatchRow;
use crate::input::{Module, ModuleFunction};
use crate::jobs::batch::{Entry, Unit};
use crate::show::diff::{listing, side_by_side};
use crate::show::html::{escaped, html_table, page, skeleton};
use crate::show::picture::Picture;
use crate::show::picture::graph::figure;
use crate::show::picture::svg::svg;
use crate::show::report::FunctionReport;
use isa::uarch::Uarch;
use std::fmt::Write;

/// What is drawn cycle by cycle: longer code makes a picture that nobody reads.
const MOST_DRAWN: usize = 60;
const MOST_CYCLES: u32 = 80;

/// The page of a row. `after` is the input with all results, read back; `None` if nothing in it changed.
pub fn html(row: &BatchRow<'_>, entry: &Entry, before: &Module, after: Option<&Module>) -> String {
    let r = &row.report;
    let about = format!("{}: {} ({}). Contract: {}.", row.file, r.status, r.proof_status, r.contract);
    let mut body = "<p><a href=\"../index.html\">all functions</a></p>\n".to_string();
    body += &content(r, entry, before, after);
    page(&r.name, &about, &body)
}

/// One function as a part of a page with others.
pub fn section(unit: &Unit, entry: &Entry, after: Option<&Module>) -> String {
    let r = FunctionReport::from(&entry.result);
    let verdict = format!("{} ({}). Contract: {}.", r.status, r.proof_status, r.contract);
    let content = content(&r, entry, &unit.module, after);
    format!("<h3>{}</h3>\n<p class=\"verdict\">{}</p>\n{content}", escaped(&r.name), escaped(&verdict))
}

/// What is known of it.
fn content(r: &FunctionReport, entry: &Entry, before: &Module, after: Option<&Module>) -> String {
    let mut body = String::new();
    if !r.reason.is_empty() {
        let _ = writeln!(body, "<p>Why: {}.</p>", escaped(&r.reason));
    }
    body += &costs(r);
    let old = entry.of(before);
    let new = rewritten(entry, before, after);
    body += &match new {
        Some((module, function)) => side_by_side(&lines(before, old), &lines(module, function)),
        None => listing(&lines(before, old)),
    };
    body += &cycles(r, old, new.map(|n| n.1));
    body += &skeleton(&r.skeleton);
    body + &segments(r, &entry.graphs)
}

/// The function behind its replacements, with its module.
pub fn rewritten<'a>(
    entry: &Entry,
    before: &Module,
    after: Option<&'a Module>,
) -> Option<(&'a Module, &'a ModuleFunction)> {
    let module = after.filter(|_| !entry.replacements.is_empty())?;
    Some((module, module.function(&entry.of(before).function.name)?))
}

fn costs(r: &FunctionReport) -> String {
    let (a, b) = (r.before, r.after);
    let row = |what: &str, a: String, b: String| vec![what.to_string(), a, b];
    let whole = |what, a: u32, b: u32| row(what, a.to_string(), b.to_string());
    let mut cells = vec![
        row("", "before".to_string(), "after".to_string()),
        whole("instructions", a.instructions, b.instructions),
        whole("bytes", a.bytes, b.bytes),
        whole(&format!("micro-operations on {}", r.tune), a.uops, b.uops),
        whole("latency, cycles", a.latency, b.latency),
        row("throughput, cycles", format!("{:.2}", a.throughput), format!("{:.2}", b.throughput)),
    ];
    if let Some(m) = &r.measured {
        let none = || (m.reason.clone(), String::new());
        let (before, after) = m.cycles.map_or_else(none, |(a, b)| (format!("{a:.1}"), format!("{b:.1}")));
        cells.push(row(&format!("measured cycles of a call on {}", m.cpu), before, after));
    }
    html_table(&cells)
}

/// As a reader sees them.
pub fn lines(module: &Module, f: &ModuleFunction) -> Vec<String> {
    let mut out = vec![format!("{}:", f.function.name)];
    for i in &f.function.insts {
        let label = module.label_at(f, i.offset).filter(|l| l.starts_with(".L"));
        out.extend(label.map(|l| format!("{l}:")));
        out.push(format!("    {}", i.text.trim().replace('\t', " ")));
    }
    out
}

/// When each instruction runs, before and after, where that can be drawn.
fn cycles(r: &FunctionReport, before: &ModuleFunction, after: Option<&ModuleFunction>) -> String {
    let Ok(tune) = Uarch::find(&r.tune) else { return String::new() };
    let drawn = |title: &str, f: &ModuleFunction| {
        let picture = Picture::of_function(&f.function, tune)?;
        let fits = picture.rows.len() <= MOST_DRAWN && picture.cycles <= MOST_CYCLES;
        fits.then(|| {
            format!(
                "<figure style=\"margin:0\"><figcaption>{title}</figcaption><div>{}</div></figure>\n",
                svg(&picture)
            )
        })
    };
    let drawn = drawn("Original", before).into_iter().chain(after.and_then(|f| drawn("Result", f)));
    let drawn: String = drawn.collect();
    if drawn.is_empty() {
        return drawn;
    }
    format!("<details><summary>Cycles, as predicted</summary>\n{drawn}</details>\n")
}

fn segments(r: &FunctionReport, graphs: &[Option<String>]) -> String {
    let mut out = String::new();
    for (n, s) in r.segments.iter().enumerate() {
        let _ = writeln!(out, "<details><summary>Piece {n}: instructions {} to {}</summary>", s.first, s.last);
        if let (Some(a), Some(lowering)) = (s.after, &s.lowering) {
            let (count, bytes) = (a.instructions, a.bytes);
            let _ =
                writeln!(out, "<p>Found: {count} instructions, {bytes} bytes, {lowering}.</p>{}", listing(&s.lines));
        }
        let windows: String = s.windows.iter().map(|w| format!("<li>{}</li>\n", escaped(w))).collect();
        if !windows.is_empty() {
            let _ = writeln!(out, "<ul>{windows}</ul>");
        }
        let graph = graphs.get(n).and_then(Option::as_ref).and_then(|text| dag::text::parse(text).ok());
        let name = format!("{}_{}_{}", r.name, s.first, s.last);
        out += &graph.map(|dag| figure(&dag, &name)).unwrap_or_default();
        out += "</details>\n";
    }
    out
}
