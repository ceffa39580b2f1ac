//! The results of lowering as plots: bars for each function, what objectives trade, how far bounds and costs are apart,
//! how long it took, and predictions against the clock.

use super::html::{COLOURS, escaped, html_table, page};
use super::lowering_table::{Of, WAYS, correlation_cells, pairs, run_cells, short, summary_cells};
use super::plot::{BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH, legend, level, sign, steps, title_below, value_below};
use super::strategies_table::folder_and_stem;
use crate::lab::experiment::lowering::{ListCost, LoweringRow};
use lowering::Objective;
use std::fmt::Write;

/// Functions in a plot of bars.
const MOST_BARS: usize = 40;

/// All plots on one page, tables around them.
pub fn html(rows: &[LoweringRow], about: &str) -> String {
    let correlations = correlation_cells(rows);
    let measured = if correlations.len() > 1 {
        format!(
            "<h2>Predicted and measured</h2>\n<p>Spearman's rank correlation over lists before and after lowering. The list \
             is repeated; either its arguments are the result of the repetition before, or they are given anew.</p>\n{}\n{}",
            html_table(&correlations),
            predictions(rows)
        )
    } else {
        String::new()
    };
    let body = format!(
        "{}\n<h2>Functions</h2>\n{}\n<h2>What objectives trade</h2>\n{}\n<h2>Bounds and time</h2>\n{}\n{}\n{measured}\n\
         <h2>Results</h2>\n{}",
        html_table(&summary_cells(rows)),
        bars(rows),
        trade(rows),
        gaps(rows),
        times(rows),
        html_table(&run_cells(rows)),
    );
    page("Lowering compared", about, &body)
}

fn objectives(rows: &[LoweringRow]) -> Vec<&str> {
    let mut out: Vec<&str> = Vec::new();
    for r in rows {
        if !out.contains(&r.objective.as_str()) {
            out.push(&r.objective);
        }
    }
    out
}

/// What an objective minimizes first.
fn measure(objective: &str) -> impl Fn(&ListCost) -> f64 {
    let objective = Objective::parse(objective).unwrap_or_default();
    move |f| objective.readable(f.into())
}

/// An SVG of its own with a title; `name` tells what it is.
fn plot(name: &str, title: &str, height: f64, inside: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" data-plot=\"{name}\" role=\"img\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"sans-serif\" font-size=\"12\"><title>{0}</title><rect width=\"{WIDTH}\" height=\"{height}\" \
         fill=\"#fff\"/>\n<text x=\"8\" y=\"16\" font-weight=\"bold\">{0}</text>\n{inside}</svg>\n",
        escaped(title)
    )
}

/// Left end of bars, and the height of one function.
const BARS: f64 = 130.0;
const BAR_STEP: f64 = 20.0;

/// For each objective its own measure before (pale) and after, function by function, those that change most first.
fn bars(rows: &[LoweringRow]) -> String {
    let machine = rows.first().map_or("", |r| r.machine.as_str());
    let mut out = String::new();
    for (k, objective) in objectives(rows).into_iter().enumerate() {
        let of = measure(objective);
        let mut here: Vec<&LoweringRow> =
            rows.iter().filter(|r| r.objective == objective && r.machine == machine && r.proved).collect();
        here.sort_by(|a, b| (of(&b.before) - of(&b.after)).total_cmp(&(of(&a.before) - of(&a.after))));
        here.truncate(MOST_BARS);
        let most = largest(here.iter().map(|r| of(&r.before).max(of(&r.after))));
        let scale = (RIGHT - 46.0 - BARS) / most;
        let mut s = String::new();
        for (n, r) in here.iter().enumerate() {
            let name: String = format!("{} {}", folder_and_stem(&r.input), r.function).chars().take(22).collect();
            let colour = COLOURS[k % COLOURS.len()];
            let bar = Bar { name, colour, scale, before: of(&r.before), after: of(&r.after) };
            s += &bar.svg(30.0 + BAR_STEP * n as f64);
        }
        let title = format!("{objective} on {machine}: before (pale) and after");
        out += &plot(&format!("bars-{objective}"), &title, 40.0 + BAR_STEP * here.len() as f64, &s);
    }
    out
}

/// A function's name, and its two values one above the other.
struct Bar {
    name: String,
    colour: &'static str,
    /// User units for one.
    scale: f64,
    before: f64,
    after: f64,
}

impl Bar {
    fn svg(&self, y: f64) -> String {
        let Bar { name, colour, scale, before, after } = self;
        let line = y + 11.0;
        let mut s = format!(
            "<text x=\"{}\" y=\"{line}\" text-anchor=\"end\" font-size=\"10\">{}</text>\n",
            BARS - 4.0,
            escaped(name)
        );
        for (value, y, opacity) in [(before, y, 0.35), (after, y + 7.0, 1.0)] {
            let width = value * scale;
            let _ = writeln!(
                s,
                "<rect x=\"{BARS}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"6\" fill=\"{colour}\" \
                 fill-opacity=\"{opacity}\"/>"
            );
        }
        let x = BARS + before.max(*after) * scale + 4.0;
        let values = format!("{} → {}", short(*before), short(*after));
        s + &format!("<text x=\"{x:.1}\" y=\"{line}\" font-size=\"10\">{values}</text>\n")
    }
}

/// The greatest values on the axes of a panel.
#[derive(Clone, Copy)]
struct AxisLimits {
    x: f64,
    y: f64,
}

/// A panel with marks on its axes, and where values are in it.
struct Frame {
    most: AxisLimits,
    svg: String,
}

impl Frame {
    fn new(most: AxisLimits, x: &str, y: &str) -> Frame {
        let mut f = Frame { most, svg: String::new() };
        f.add_levels();
        let values: String = steps(most.x).map(|v| value_below(f.x(v), v)).collect();
        f.svg += &values;
        f.add_titles(x, y);
        f
    }

    /// Without marks below: what stands there is the caller's.
    fn with_levels(most: AxisLimits, y: &str) -> Frame {
        let mut f = Frame { most, svg: String::new() };
        f.add_levels();
        f.add_titles("", y);
        f
    }

    fn add_levels(&mut self) {
        self.svg = steps(self.most.y).map(|v| level(self.y(v), v)).collect();
    }

    fn add_titles(&mut self, x: &str, y: &str) {
        self.svg += &title_below(x);
        let _ = writeln!(self.svg, "<text x=\"{LEFT}\" y=\"{}\" fill=\"#555\">{}</text>", TOP - 2.0, escaped(y));
    }

    fn x(&self, v: f64) -> f64 {
        LEFT + 6.0 + v / self.most.x * (RIGHT - LEFT - 12.0)
    }
    fn y(&self, v: f64) -> f64 {
        BOTTOM - v / self.most.y * (BOTTOM - TOP - 6.0)
    }
}

fn largest(values: impl Iterator<Item = f64>) -> f64 {
    values.fold(1.0, f64::max)
}

/// Bytes against predicted latency, both as parts of what they were; one mark for each function and objective.
fn trade(rows: &[LoweringRow]) -> String {
    let names = objectives(rows);
    let part = |of: fn(&ListCost) -> f64, r: &LoweringRow| 100.0 * of(&r.after) / of(&r.before).max(1e-9);
    let good = |r: &&LoweringRow| r.proved && r.before.bytes > 0 && r.before.latency > 0;
    let point = |r: &LoweringRow| (part(|f| f.bytes.into(), r), part(|f| f.latency.into(), r));
    let all: Vec<(usize, (f64, f64))> = rows
        .iter()
        .filter(good)
        .map(|r| (names.iter().position(|n| *n == r.objective).unwrap_or(0), point(r)))
        .collect();
    let most = AxisLimits {
        x: largest(all.iter().map(|p| p.1.0)).max(100.0),
        y: largest(all.iter().map(|p| p.1.1)).max(100.0),
    };
    let mut f = Frame::new(most, "bytes, % of before", "predicted latency, % of before");
    for (k, (x, y)) in &all {
        // Side by side, where many have the same place.
        let shift = (*k as f64 - (names.len() as f64 - 1.0) / 2.0) * 2.5;
        let mark = sign(*k, f.x(*x) + shift, f.y(*y), true);
        f.svg += &mark;
    }
    let mut s = f.svg;
    for (k, name) in names.iter().enumerate() {
        let (x, y) = (LEFT + 100.0 * (k % 3) as f64, HEIGHT + 14.0 + 18.0 * (k / 3) as f64);
        s += &legend(k, x, y, name);
    }
    plot("trade", "Bytes against predicted latency", HEIGHT + 44.0, &s)
}

/// How many results fall into each of some classes.
fn histogram(name: &str, title: &str, x: &str, classes: &[(String, usize)]) -> String {
    let most = largest(classes.iter().map(|c| c.1 as f64));
    let mut f = Frame::with_levels(AxisLimits { x: classes.len() as f64, y: most }, "results");
    let width = (RIGHT - LEFT - 12.0) / classes.len().max(1) as f64;
    for (k, (class, count)) in classes.iter().enumerate() {
        let (at, top) = (f.x(k as f64), f.y(*count as f64));
        let _ = writeln!(
            f.svg,
            "<rect x=\"{:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"{}\"/>\n\
             <text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\" font-size=\"10\">{}</text>\n\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"10\">{count}</text>",
            at + 2.0,
            width - 4.0,
            BOTTOM - top,
            COLOURS[0],
            at + width / 2.0,
            BOTTOM + 16.0,
            escaped(class),
            at + width / 2.0,
            top - 3.0,
        );
    }
    f.svg += &title_below(x);
    plot(name, title, HEIGHT, &f.svg)
}

/// Counts of values up to each limit and above the one before; the last class has the rest.
fn classes(values: &[f64], limits: &[(f64, &str)], rest: &str) -> Vec<(String, usize)> {
    let class = |v: f64| limits.iter().position(|l| v <= l.0).unwrap_or(limits.len());
    let names = limits.iter().map(|l| l.1).chain([rest]);
    names.enumerate().map(|(k, n)| (n.to_string(), values.iter().filter(|v| class(**v) == k).count())).collect()
}

fn gaps(rows: &[LoweringRow]) -> String {
    let values: Vec<f64> = rows.iter().filter(|r| r.proved).map(|r| 100.0 * r.gap).collect();
    let limits = [(0.0, "0"), (2.0, "≤ 2"), (5.0, "≤ 5"), (10.0, "≤ 10"), (20.0, "≤ 20"), (50.0, "≤ 50")];
    let title = "Cost above the proved bound";
    histogram("gaps", title, "% of the cost; 0 is proved optimal", &classes(&values, &limits, "> 50"))
}

fn times(rows: &[LoweringRow]) -> String {
    let values: Vec<f64> = rows.iter().filter(|r| r.proved).map(|r| r.seconds).collect();
    let limits = [(0.01, "≤ 0.01"), (0.1, "≤ 0.1"), (0.3, "≤ 0.3"), (1.0, "≤ 1"), (3.0, "≤ 3"), (10.0, "≤ 10")];
    histogram("times", "Time of lowering and proof", "seconds", &classes(&values, &limits, "> 10"))
}

/// Predictions and llvm-mca against the clock, for both ways to repeat.
fn predictions(rows: &[LoweringRow]) -> String {
    let machine = rows.first().map_or("", |r| r.machine.as_str());
    let here: Vec<&LoweringRow> = rows.iter().filter(|r| r.machine == machine).collect();
    let mut out = String::new();
    for (k, (way, predicted, mca, measured)) in WAYS.iter().enumerate() {
        let sides: [(&str, Of); 2] = [("table", *predicted), ("llvm-mca", *mca)];
        let points: Vec<Vec<(f64, f64)>> = sides.iter().map(|(_, of)| pairs(&here, *of, *measured)).collect();
        let both = || points.iter().flatten();
        let most = largest(both().flat_map(|p| [p.0, p.1]));
        let mut f = Frame::new(
            AxisLimits { x: most, y: most },
            &format!("cycles by the table of {machine}, or by llvm-mca"),
            "cycles measured",
        );
        let _ = writeln!(
            f.svg,
            "<path d=\"M{:.1} {:.1}L{:.1} {:.1}\" stroke=\"#999\" stroke-dasharray=\"4 3\"/>",
            f.x(0.0),
            f.y(0.0),
            f.x(most),
            f.y(most)
        );
        for (side, points) in points.iter().enumerate() {
            for (x, y) in points {
                let mark = sign(side, f.x(*x), f.y(*y), true);
                f.svg += &mark;
            }
        }
        for (side, (name, _)) in sides.iter().enumerate() {
            let x = LEFT + 150.0 + 70.0 * side as f64;
            f.svg += &legend(side, x, TOP - 2.0, name);
        }
        out += &plot(&format!("predicted-{k}"), &format!("Cycles per repetition, {way}"), HEIGHT, &f.svg);
    }
    out
}

#[cfg(test)]
mod tests {
    use crate::show::lowering_plot::*;

    fn rows(measured: Option<f64>) -> Vec<LoweringRow> {
        let figures = |bytes| ListCost {
            bytes,
            instructions: bytes / 3,
            latency: bytes / 2,
            throughput: 1.5,
            loop_latency: Some(3.0),
            measured_latency: measured,
            ..ListCost::default()
        };
        let row = |function: &str, objective: &str, gap, proved| LoweringRow {
            function: function.into(),
            objective: objective.into(),
            machine: "skylake".into(),
            proved,
            gap,
            seconds: 0.2,
            before: figures(30),
            after: figures(20),
            ..LoweringRow::default()
        };
        vec![row("<f>", "size", 0.0, true), row("<f>", "latency", 0.2, true), row("g", "size", 0.0, false)]
    }

    #[test]
    fn every_result_is_in_every_plot_and_nothing_else_is() {
        let rows = rows(None);
        assert_eq!(bars(&rows).matches("height=\"6\"").count(), 2 * 2);
        // Two points, and two marks of the legend.
        assert_eq!(trade(&rows).matches("fill-opacity").count(), 2 + 2);
        let counts: Vec<usize> = classes(&[0.0, 20.0], &[(0.0, "0"), (5.0, "5")], "more").iter().map(|c| c.1).collect();
        assert_eq!(counts, [1, 0, 1]);
    }

    #[test]
    fn the_page_asks_for_nothing_else_and_has_plots_of_measurements_where_there_are_any() {
        let page = html(&rows(None), "a & b");
        let elsewhere = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!elsewhere.contains("http") && !page.contains("<script") && !page.contains("<link"));
        assert!(page.contains("&lt;f&gt;") && !page.contains("<f>") && page.contains("a &amp; b"));
        assert!(!page.contains("predicted-0"));
        assert!(html(&rows(Some(4.0)), "").contains("predicted-0"));
    }
}
