//! What builds have met, and what came of it, as a page.

use super::histogram::histogram;
use super::html::{escaped, html_table, page};
use super::sorted_table::{SortedTable, TableCell, script};
use crate::assembler::learn::TextReport;
use crate::assembler::stats::TextStats;

/// The page; `log` are the last troubles.
pub fn stats_page(store: &str, texts: &[TextStats], total: &TextReport, log: &[&str]) -> String {
    let searched = texts.iter().filter(|t| t.is_searched()).count();
    let about = format!("{} texts and objects in {store}, {searched} of them searched.", texts.len());
    let mut body = String::new();
    if texts.iter().any(|t| t.report.is_some()) {
        let saved = |[before, after]: [u64; 2]| format!("{} of {before}", before as i64 - after as i64);
        let mut cells = vec![vec!["functions".to_string(), total.functions.to_string()]];
        cells.extend(total.ended.iter().map(|(word, n)| vec![word.clone(), n.to_string()]));
        cells.push(vec!["instructions saved".to_string(), saved(total.instructions)]);
        cells.push(vec!["bytes saved".to_string(), saved(total.bytes)]);
        body += &html_table(&cells);
        let shares: Vec<f64> = texts.iter().filter_map(|t| share(t.report.as_ref()?)).collect();
        body += &histogram("instructions saved in a text, in per cent", "%", &shares);
    }
    if !texts.is_empty() {
        body += "<h2>Texts and objects</h2>\n";
        body += &table(texts);
        body += script();
    }
    if !log.is_empty() {
        let lines: String = log.iter().map(|l| format!("<li>{}</li>\n", escaped(l))).collect();
        body += &format!("<h2>Troubles</h2>\n<p>What was assembled as it was because of them.</p>\n<ul>{lines}</ul>\n");
    }
    page("What builds have met", &about, &body)
}

/// Of all instructions of a text with an improved function, how many are gone; in per cent.
fn share(r: &TextReport) -> Option<f64> {
    let [before, after] = r.instructions;
    (r.improved > 0 && before > 0).then(|| before.saturating_sub(after) as f64 * 100.0 / before as f64)
}

fn table(texts: &[TextStats]) -> String {
    let head = ["times met", "name", "functions", "improved", "instructions", "bytes", "options"];
    let mut table = SortedTable::new("texts", "texts", "a file's name", &head);
    for t in texts {
        let unknown = TextReport::default();
        let r = t.report.as_ref().unwrap_or(&unknown);
        let number = |n: usize| match &t.report {
            Some(_) => TableCell::number(n as u32),
            None => TableCell::text("not searched yet"),
        };
        table.row(vec![
            TableCell::number(t.times as u32),
            TableCell::text(&t.name),
            number(r.functions),
            TableCell::number(r.improved as u32),
            TableCell::change(r.instructions[0], r.instructions[1]),
            TableCell::change(r.bytes[0], r.bytes[1]),
            TableCell::text(&t.options),
        ]);
    }
    table.html()
}
