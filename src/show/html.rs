//! What pages have in common: colours, tables, the page itself. Pages need nothing but themselves.

use std::fmt::Write;

/// Told apart by those who do not see all colours (Okabe and Ito), and by their signs.
pub const COLOURS: [&str; 8] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000", "#8a8a00"];

/// Text inside of elements and attributes.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A page with a heading and a paragraph before its body.
pub fn page(title: &str, about: &str, body: &str) -> String {
    let style = "body{font:16px sans-serif;margin:12px auto;max-width:60em;padding:0 8px;color:#111;background:#fff}\
        svg{width:100%;max-width:40em;height:auto;display:block}div{overflow-x:auto}\
        table{border-collapse:collapse;font-size:14px}td,th{padding:2px 8px;text-align:left;border-bottom:1px solid #ddd;\
        white-space:nowrap}pre{overflow-x:auto;margin:4px 0}\
        :root{color-scheme:light dark}@media(prefers-color-scheme:dark){body{color:#ddd;background:#161616}\
        td,th{border-color:#444}}";
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
         <title>{}</title>\n<style>{style}</style></head>\n<body><h1>{}</h1>\n\
         <p>{}</p>\n{body}</body></html>\n",
        escaped(title),
        escaped(title),
        escaped(about),
    )
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
