//! What pages have in common: colours, tables, the page itself. Pages need nothing but themselves.

use std::collections::BTreeMap;
use std::fmt::Write;

/// Told apart by those who do not see all colours (Okabe and Ito), and by their signs.
pub const COLOURS: [&str; 8] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000", "#8a8a00"];

/// Light and dark, for screens of any width.
const STYLE: &str = ":root{color-scheme:light dark;--text:#111;--page:#fff;--line:#d8d8d8;--soft:#f5f5f5;--added:#0072b224;\
    --removed:#d55e0024;--name:#0072b2;--register:#8a3b00;--wrong:#a40000}\
    @media(prefers-color-scheme:dark){:root{--text:#ddd;--page:#161616;--line:#444;--soft:#222;--added:#56b4e93d;\
    --removed:#e69f003d;--name:#56b4e9;--register:#e6b35c;--wrong:#ff9090}}\
    body{font:16px sans-serif;margin:12px auto;max-width:64em;padding:0 8px;color:var(--text);background:var(--page)}\
    a{color:var(--name)}svg{width:100%;max-width:40em;height:auto;display:block}div{overflow-x:auto}\
    table{border-collapse:collapse;font-size:14px;margin:6px 0}td,th{padding:2px 8px;text-align:left;border-bottom:1px solid var(--line);\
    white-space:nowrap}pre{overflow-x:auto;margin:4px 0}details{margin:6px 0}summary{cursor:pointer}\
    .code{background:var(--soft);padding:6px 8px;font-size:13px}.wrong{color:var(--wrong);white-space:pre-wrap}\
    .diff td{border:0;background:var(--soft);white-space:pre;font-size:13px;vertical-align:top}.diff b,.code b{color:var(--name)}\
    .diff var,.code var{color:var(--register);font-style:normal}.diff .added{background:var(--added)}\
    .diff .removed{background:var(--removed)}.diff td::before{font-family:monospace;content:\"  \"}\
    .diff .added::before{content:\"+ \"}.diff .removed::before{content:\"- \"}.diff td:empty::before{content:\"\"}\
    @media(max-width:40em){.diff thead{display:none}.diff,.diff tbody,.diff tr,.diff td{display:block}.diff td:empty,\
    .diff .same+.same{display:none}}\
    textarea{width:100%;box-sizing:border-box;font:13px monospace;color:inherit;background:var(--soft);border:1px solid var(--line)}\
    .choices{display:flex;flex-wrap:wrap;gap:6px 16px;align-items:center}select,button,input{font:inherit}\
    .verdict{font-size:18px}th button{all:unset;cursor:pointer;font-weight:bold}th button:focus-visible{outline:2px solid var(--name)}\
    th[aria-sort=ascending] button::after{content:\" ▲\"}th[aria-sort=descending] button::after{content:\" ▼\"}";

/// Text inside of elements and attributes.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The attribute of an option that is chosen.
pub fn chosen(is_chosen: bool) -> &'static str {
    if is_chosen { " selected" } else { "" }
}

/// A page with a heading and a paragraph before its body.
pub fn page(title: &str, about: &str, body: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
         <title>{}</title>\n<style>{STYLE}</style></head>\n<body><h1>{}</h1>\n\
         <p>{}</p>\n{body}</body></html>\n",
        escaped(title),
        escaped(title),
        escaped(about),
    )
}

/// The instructions of a function that stay, by reason; nothing if none does.
pub fn skeleton(stay: &BTreeMap<String, u32>) -> String {
    if stay.is_empty() {
        return String::new();
    }
    let cells = stay.iter().map(|(why, n)| vec![n.to_string(), why.clone()]);
    let head = ["instructions", "stay because of"].map(str::to_string).to_vec();
    format!("<h3>Skeleton</h3>\n{}", html_table(&std::iter::once(head).chain(cells).collect::<Vec<_>>()))
}

/// The first line is the head.
pub fn html_table(cells: &[Vec<String>]) -> String {
    let mut out = "<div><table>\n".to_string();
    for (n, line) in cells.iter().enumerate() {
        let tag = if n == 0 { "th" } else { "td" };
        let cells: String = line.iter().map(|c| format!("<{tag}>{}</{tag}>", escaped(c))).collect();
        let _ = writeln!(out, "<tr>{cells}</tr>");
    }
    out + "</table></div>\n"
}
