//! That as a page that needs nothing but itself.

use super::Explained;
use crate::show::html::{COLOURS, escaped, page, skeleton};
use crate::show::picture::graph::figure;
use std::fmt::Write;

/// What marks segments and what stays; the page's own style has the rest.
const STYLE: &str = "<style>table.code td{white-space:normal;vertical-align:top}table.code code{white-space:pre-wrap}\
    .segment{border:2px solid;border-radius:6px;padding:0 4px;font-size:12px}\
    .stays{background:#009e7326}small{display:block;opacity:.8}\
    details>div{max-height:20em;overflow:auto}li{margin:4px 0}</style>\n";

pub fn html(input: &str, functions: &[Explained<'_>]) -> String {
    let about = match functions {
        [one] => format!("One function of {input}: {}.", one.report.name),
        all => format!("{} functions of {input}.", all.len()),
    };
    let body: String = functions.iter().map(function).collect();
    page("superopt-dag explain", &about, &format!("{STYLE}{body}"))
}

fn function(e: &Explained<'_>) -> String {
    let r = &e.report;
    let (before, name) = (r.before, escaped(&r.name));
    let mut out = format!("<section data-function=\"{name}\"><h2>{name}</h2>\n<ul>\n");
    let mut item = |text: String| {
        let _ = writeln!(out, "<li>{}</li>", escaped(&text));
    };
    item(format!("Contract: {}.", r.contract));
    item(format!("Instructions: {}; basic blocks: {}; bytes: {}.", before.instructions, e.blocks, before.bytes));
    e.function.kept.iter().for_each(|k| item(format!("Kept as it is: {}.", k.reason)));
    e.outcome().into_iter().for_each(|o| item(format!("Search: {o}.")));
    out += "</ul>\n<h3>Original</h3>\n";
    out += &original(e);
    out += &skeleton(&r.skeleton);
    out += &segments(e);
    out += &search(e);
    out + "</section>\n"
}

/// The number of a segment in its colour.
fn mark(n: usize) -> String {
    format!("<span class=\"segment\" style=\"border-color:{}\">{n}</span>", COLOURS[n % COLOURS.len()])
}

fn original(e: &Explained<'_>) -> String {
    let f = &e.function.function;
    let mut out =
        "<div><table class=\"code\">\n<tr><th>line</th><th>segments</th><th>instruction</th></tr>\n".to_string();
    for (n, i) in f.insts.iter().enumerate() {
        if let Some(label) = e.module.label_at(e.function, i.offset).filter(|l| *l != f.name) {
            let _ = writeln!(out, "<tr><td></td><td></td><td><code>{}:</code></td></tr>", escaped(label));
        }
        let marks: Vec<String> = e.inside(n).into_iter().map(mark).collect();
        let why = e.stays(n).join(", ");
        let (class, why) = match why.as_str() {
            "" => ("", String::new()),
            why => (" class=\"stays\"", format!("<small>skeleton: {}</small>", escaped(why))),
        };
        let _ = writeln!(
            out,
            "<tr{class}><td>{}</td><td>{}</td><td><code>{}</code>{why}</td></tr>",
            i.line.map_or(n.to_string(), |l| l.to_string()),
            marks.join(" "),
            escaped(&i.text.trim().replace('\t', " "))
        );
    }
    out + "</table></div>\n"
}

fn segments(e: &Explained<'_>) -> String {
    let mut out = String::new();
    for (n, s) in e.segments.iter().enumerate() {
        let whole = if s.frameless { ", the whole function without its frame" } else { "" };
        let _ = writeln!(out, "<h3>Segment {}: {}{whole}</h3>", mark(n), e.place(s.first, s.last));
        out += &figure(&s.dag, &format!("{}_{}_{}", e.report.name, s.first, s.last));
        let text = escaped(&dag::text::print(&s.dag));
        let _ = writeln!(out, "<details><summary>The graph as text</summary><div><pre>{text}</pre></div></details>");
    }
    out
}

fn search(e: &Explained<'_>) -> String {
    let Some(r) = &e.search else { return String::new() };
    let mut out = "<h3>What was tried</h3>\n".to_string();
    if r.segments.is_empty() {
        out += "<p>Nothing.</p>\n";
    }
    for s in &r.segments {
        let _ = writeln!(out, "<h4>{}, {:.2} s</h4>", escaped(&e.searched_place(s)), s.seconds);
        if let (Some(a), Some(l)) = (s.after, &s.lowering) {
            let text = escaped(&s.lines.join("\n"));
            let _ = writeln!(
                out,
                "<p>Found: {} instructions, {} bytes, {l}.</p><pre>{text}</pre>",
                a.instructions, a.bytes
            );
        }
        out += "<ol>\n";
        for w in &s.details {
            let _ = writeln!(
                out,
                "<li>{}<small>Tried: {}.</small>\
                 <details><summary>Its nodes</summary><div><pre>{}</pre></div></details></li>",
                escaped(&w.text),
                escaped(&w.tried),
                escaped(&w.nodes.join("\n"))
            );
        }
        out += "</ol>\n";
    }
    out
}
