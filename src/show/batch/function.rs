//! One function as a page: status, contract, costs, the text before and after, what was tried, the graphs.

use super::BatchRow;
use crate::input::{Module, ModuleFunction};
use crate::jobs::batch::Entry;
use crate::show::html::{escaped, html_table, page};
use crate::show::picture::graph::figure;
use crate::show::report::FunctionReport;
use std::fmt::Write;

/// The page of a row. `after` is the input with all results, read back; `None` if nothing in it changed.
pub fn html(row: &BatchRow<'_>, entry: &Entry, before: &Module, after: Option<&Module>) -> String {
    let r = &row.report;
    let about = format!("{}: {} ({}). Contract: {}.", row.file, r.status, r.proof_status, r.contract);
    let mut body = "<p><a href=\"../index.html\">all functions</a></p>\n".to_string();
    if !r.reason.is_empty() {
        let _ = writeln!(body, "<p>Why: {}.</p>", escaped(&r.reason));
    }
    body += &costs(r);
    body += &texts(entry, before, after);
    if !r.skeleton.is_empty() {
        body += "<h2>Skeleton</h2>\n";
        let cells = r.skeleton.iter().map(|(why, n)| vec![n.to_string(), why.clone()]);
        let head = ["instructions", "stay because of"].map(str::to_string).to_vec();
        body += &html_table(&std::iter::once(head).chain(cells).collect::<Vec<_>>());
    }
    body += &segments(r, &entry.graphs);
    page(&r.name, &about, &body)
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

/// Both texts side by side, where there is room for it.
fn texts(entry: &Entry, before: &Module, after: Option<&Module>) -> String {
    let f = entry.of(before);
    let changed = after.filter(|_| !entry.replacements.is_empty());
    let new = changed.and_then(|m| Some((m, m.function(&f.function.name)?)));
    let side = |title: &str, text: String| {
        format!(
            "<section style=\"min-width:0;max-width:100%\"><h2>{title}</h2><pre>{}</pre></section>\n",
            escaped(&text)
        )
    };
    let mut out = "<article style=\"display:flex;flex-wrap:wrap;gap:0 24px\">\n".to_string();
    out += &side("Original", listing(before, f));
    if let Some((module, function)) = new {
        out += &side("Result", listing(module, function));
    }
    out + "</article>\n"
}

fn listing(module: &Module, f: &ModuleFunction) -> String {
    let mut out = format!("{}:\n", f.function.name);
    for i in &f.function.insts {
        if let Some(label) = module.label_at(f, i.offset).filter(|l| l.starts_with(".L")) {
            let _ = writeln!(out, "{label}:");
        }
        let _ = writeln!(out, "        {}", i.text.trim().replace('\t', " "));
    }
    out
}

fn segments(r: &FunctionReport, graphs: &[Option<String>]) -> String {
    let mut out = String::new();
    for (n, s) in r.segments.iter().enumerate() {
        let _ = writeln!(out, "<h2>Piece {n}: instructions {} to {}</h2>", s.first, s.last);
        if let (Some(a), Some(lowering)) = (s.after, &s.lowering) {
            let text = escaped(&s.lines.join("\n"));
            let (count, bytes) = (a.instructions, a.bytes);
            let _ = writeln!(out, "<p>Found: {count} instructions, {bytes} bytes, {lowering}.</p><pre>{text}</pre>");
        }
        let windows: String = s.windows.iter().map(|w| format!("<li>{}</li>\n", escaped(w))).collect();
        let _ = writeln!(out, "<ul>{windows}</ul>");
        let graph = graphs.get(n).and_then(Option::as_ref).and_then(|text| dag::text::parse(text).ok());
        let name = format!("{}_{}_{}", r.name, s.first, s.last);
        out += &graph.map(|dag| figure(&dag, &name)).unwrap_or_default();
    }
    out
}
