//! Scaling plots of an experiment: time against the size of the specification and against the length found, as one SVG
//! that needs nothing else and is legible at the width of a phone; and a page with the tables below it.

use super::html::{html_table, page};
use super::plot::{BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH, legend, level, sign, steps, title_below, value_below};
use super::strategies_table;
use crate::lab::experiment::TrialRow;
use std::fmt::Write;

/// Height of a line of the legend.
const LEGEND: f64 = 20.0;

/// Shortest time that is told from 0, in seconds.
const LEAST: f64 = 1e-4;

struct Panel {
    title: &'static str,
    x: &'static str,
    of: fn(&TrialRow) -> Option<f64>,
}

const PANELS: [Panel; 3] = [
    Panel { title: "Time and size of the specification", x: "operators in its terms", of: |r| Some(r.terms as f64) },
    Panel {
        title: "Time and instructions replaced",
        x: "instructions and constants before",
        of: |r| Some(r.size as f64),
    },
    Panel { title: "Time and length found", x: "instructions and constants found", of: |r| r.length.map(|n| n as f64) },
];

/// A run in a panel: which strategy, x, seconds; whether it found something.
struct Point {
    strategy: usize,
    x: f64,
    seconds: f64,
    found: bool,
}

/// All panels, one below the other, with a legend above them.
pub fn svg(rows: &[TrialRow]) -> String {
    let strategies = strategies_table::strategies(rows);
    let top = LEGEND * strategies.len().div_ceil(2) as f64 + 30.0;
    let height = top + HEIGHT * PANELS.len() as f64;
    let mut s = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"12\"><rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fff\"/>\n"
    );
    for (k, name) in strategies.iter().enumerate() {
        let (x, y) = (LEFT + 150.0 * (k % 2) as f64, 16.0 + LEGEND * (k / 2) as f64);
        s += &legend(k, x, y, name);
    }
    let _ = writeln!(s, "<text x=\"{LEFT}\" y=\"{}\" fill=\"#555\">pale: nothing found</text>", top - 12.0);
    for (n, panel) in PANELS.iter().enumerate() {
        let _ = writeln!(s, "<g transform=\"translate(0 {})\">", top + HEIGHT * n as f64);
        s += &draw(panel, rows, &strategies);
        s += "</g>\n";
    }
    s + "</svg>\n"
}

fn points(panel: &Panel, rows: &[TrialRow], strategies: &[String]) -> Vec<Point> {
    let point = |r: &TrialRow| {
        let strategy = strategies.iter().position(|s| *s == r.strategy)?;
        let applicable = r.status != "not applicable";
        let (x, seconds) = ((panel.of)(r)?, r.cpu.filter(|_| applicable)?.max(LEAST));
        Some(Point { strategy, x, seconds, found: r.length.is_some() })
    };
    rows.iter().filter_map(point).collect()
}

fn draw(panel: &Panel, rows: &[TrialRow], strategies: &[String]) -> String {
    let points = points(panel, rows, strategies);
    let most = points.iter().map(|p| p.x).fold(1.0, f64::max);
    let slowest = points.iter().map(|p| p.seconds).fold(1.0, f64::max);
    let decades = (LEAST.log10() as i32, slowest.log10().ceil() as i32);
    let y = |seconds: f64| {
        let part = (seconds.log10() - f64::from(decades.0)) / f64::from(decades.1 - decades.0);
        BOTTOM - part * (BOTTOM - TOP)
    };
    let x = |v: f64| LEFT + 8.0 + v / most * (RIGHT - LEFT - 16.0);
    let mut s = format!("<text x=\"{LEFT}\" y=\"16\" font-weight=\"bold\">{}</text>\n", panel.title);
    for d in decades.0..=decades.1 {
        s += &level(y(10f64.powi(d)), seconds(d));
    }
    for v in steps(most) {
        s += &value_below(x(v), v);
    }
    s += &title_below(panel.x);
    for p in &points {
        // Side by side, where many have the same x.
        let shift = (p.strategy as f64 - (strategies.len() as f64 - 1.0) / 2.0) * 2.0;
        s += &sign(p.strategy, x(p.x) + shift, y(p.seconds), p.found);
    }
    s
}

fn seconds(decade: i32) -> String {
    match decade {
        ..=-4 => "0.1 ms".to_string(),
        -3 => "1 ms".to_string(),
        -2 => "10 ms".to_string(),
        -1 => "0.1 s".to_string(),
        d => format!("{} s", 10u64.pow(d as u32)),
    }
}

/// Summary, plots and all runs on one page.
pub fn html(rows: &[TrialRow], about: &str) -> String {
    let body = format!(
        "{}\n{}\n<h2>Runs</h2>\n\
         <p>Length of the shortest program found and processor time; * no shorter one exists over the full library.</p>\n{}",
        html_table(&strategies_table::summary_cells(rows)),
        svg(rows),
        html_table(&strategies_table::run_cells(rows)),
    );
    page("Strategies compared", about, &body)
}

#[cfg(test)]
mod tests {
    use crate::show::strategies_plot::*;

    fn rows() -> Vec<TrialRow> {
        let row = |s: &str, terms, cpu, length| TrialRow {
            strategy: s.into(),
            function: "<f>".into(),
            status: "found".into(),
            terms,
            size: terms / 2,
            cpu,
            length,
            ..TrialRow::default()
        };
        vec![row("a", 40, Some(0.0), Some(2)), row("b", 10, Some(12.0), None), row("b", 20, None, None)]
    }

    #[test]
    fn every_timed_run_is_a_point_inside_its_panel() {
        let rows = rows();
        let names = strategies_table::strategies(&rows);
        assert_eq!(points(&PANELS[0], &rows, &names).len(), 2);
        assert_eq!(points(&PANELS[2], &rows, &names).len(), 1, "no length, no place");
        let s = svg(&rows);
        // Two signs of the legend, two points in two panels, one in the third.
        assert_eq!(s.matches("fill-opacity").count(), 2 + 2 + 2 + 1);
        assert_eq!(s.matches("fill-opacity=\"0.25\"").count(), 2);
    }

    #[test]
    fn the_page_asks_for_nothing_else_and_names_are_escaped() {
        let page = html(&rows(), "a & b");
        let elsewhere = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!elsewhere.contains("http") && !page.contains("<script") && !page.contains("<link"));
        assert!(page.contains("&lt;f&gt;") && !page.contains("<f>") && page.contains("a &amp; b"));
    }
}
