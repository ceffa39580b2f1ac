//! Tables of texts, the first line being the head, as Markdown and as comma-separated values.

use csv::WriterBuilder;
use serde_json::Value;

/// A Markdown table with columns of even width.
pub fn markdown(cells: &[Vec<String>]) -> String {
    let columns = cells.first().map_or(0, Vec::len);
    let width = |c: usize| cells.iter().filter_map(|l| l.get(c)).map(|s| s.chars().count()).max().unwrap_or(0).max(3);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |l: &[String]| {
        let cells: Vec<String> = l.iter().zip(&widths).map(|(s, w)| format!("{s:<w$}")).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let mut out = String::new();
    for (n, l) in cells.iter().enumerate() {
        out += &line(l);
        if n == 0 {
            out += &line(&widths.iter().map(|w| "-".repeat(*w)).collect::<Vec<_>>());
        }
    }
    out
}

/// Comma-separated values, quoted where they must be (RFC 4180).
pub fn csv(lines: &[Vec<String>]) -> String {
    let mut writer = WriterBuilder::new().flexible(true).from_writer(Vec::new());
    lines.iter().for_each(|l| writer.write_record(l).expect("memory takes every line"));
    let bytes = writer.into_inner().expect("memory takes every line");
    String::from_utf8(bytes).expect("the cells are text")
}

/// A value as a cell, without quotes; nothing for what is absent.
pub fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(s) => s.clone(),
        other => other.to_string(),
    }
}
