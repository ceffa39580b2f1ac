//! The picture as SVG.

use super::Picture;
use crate::show::html::{COLOURS, escaped};
use std::fmt::Write;

/// Sizes in user units.
const CELL: f64 = 22.0;
const LINE: f64 = 18.0;
const LEFT: f64 = 190.0;

/// Instructions by cycles, units by cycles, registers by instructions, one below the other.
pub fn svg(p: &Picture) -> String {
    let columns = (p.cycles as usize).max(p.rows.len()) as f64;
    let width = (LEFT + CELL * columns + 20.0).max(420.0);
    let lines = p.rows.len() + p.units.len() + p.lives.len();
    let height = LINE * lines as f64 + 190.0;
    let mut s = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
         font-size=\"12\"><rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n\
         <text x=\"8\" y=\"18\">{} cycles on {}, {} micro-operations in per cycle; caches hit</text>\n",
        p.cycles, p.machine, p.width
    );
    let mut y = 44.0;
    y = instructions(&mut s, p, y);
    y = units(&mut s, p, y + 34.0);
    registers(&mut s, p, y + 34.0);
    s + "</svg>\n"
}

fn colour(k: usize) -> &'static str {
    COLOURS[k % COLOURS.len()]
}

fn head(s: &mut String, title: &str, numbers: std::ops::Range<usize>, y: f64) {
    let _ = writeln!(s, "<text x=\"8\" y=\"{}\" font-weight=\"bold\">{title}</text>", y - 4.0);
    for (k, n) in numbers.enumerate() {
        let x = LEFT + CELL * (k as f64 + 0.5);
        let _ = writeln!(s, "<text x=\"{x}\" y=\"{}\" text-anchor=\"middle\" fill=\"#555\">{n}</text>", y - 4.0);
    }
}

fn label(s: &mut String, text: &str, y: f64) {
    let _ = writeln!(s, "<text x=\"8\" y=\"{}\">{}</text>", y + 13.0, escaped(text));
}

fn bar(s: &mut String, from: f64, cells: f64, y: f64, fill: &str) {
    let (x, w) = (LEFT + CELL * from, CELL * cells);
    let _ = writeln!(
        s,
        "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{w:.1}\" height=\"{:.1}\" rx=\"3\" fill=\"{fill}\" fill-opacity=\"0.75\"/>",
        y + 2.0,
        LINE - 4.0
    );
}

fn instructions(s: &mut String, p: &Picture, mut y: f64) -> f64 {
    head(s, "cycle", 0..p.cycles as usize, y);
    for (k, row) in p.rows.iter().enumerate() {
        label(s, &format!("{}  {}", k + 1, row.text), y);
        // What takes no time is a thin mark.
        let cells = f64::from(row.finish - row.start).max(0.15);
        bar(s, f64::from(row.start), cells, y, colour(k));
        y += LINE;
    }
    y
}

fn units(s: &mut String, p: &Picture, mut y: f64) -> f64 {
    if p.units.is_empty() {
        label(s, &format!("no execution units are known of {}", p.machine), y - 16.0);
        return y;
    }
    head(s, "unit, cycle", 0..p.busy.len(), y);
    for (u, name) in p.units.iter().enumerate() {
        label(s, name, y);
        for (c, cycle) in p.busy.iter().enumerate() {
            for (n, &row) in cycle[u].iter().enumerate() {
                let part = 1.0 / cycle[u].len() as f64;
                bar(s, c as f64 + part * n as f64, part, y, colour(row));
            }
            if let Some(row) = cycle[u].first() {
                let x = LEFT + CELL * (c as f64 + 0.5);
                let _ = writeln!(s, "<text x=\"{x}\" y=\"{}\" text-anchor=\"middle\">{}</text>", y + 13.0, row + 1);
            }
        }
        y += LINE;
    }
    y
}

fn registers(s: &mut String, p: &Picture, mut y: f64) {
    head(s, "register, instruction", 1..p.rows.len() + 1, y);
    for life in &p.lives {
        label(s, &life.place.to_string(), y);
        let mut live = life.at_entry;
        let mut writer = None;
        for (k, cell) in life.cells.iter().enumerate() {
            let fill = |w: Option<usize>| w.map_or("#999999", colour);
            if live {
                bar(s, k as f64, if cell.written || !cell.live { 0.5 } else { 1.0 }, y, fill(writer));
            }
            if cell.written {
                writer = Some(k);
                bar(s, k as f64 + 0.5, if cell.live { 0.5 } else { 0.15 }, y, fill(writer));
            }
            live = cell.live;
        }
        y += LINE;
    }
}
