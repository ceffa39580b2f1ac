//! The picture as text.

use super::{LiveCell, Picture};
use std::fmt::Write;

/// More cycles than this are not drawn.
const MOST: usize = 120;

/// Three tables: instructions by cycles, units by cycles, registers by instructions.
pub fn text(p: &Picture) -> String {
    let mut out = format!(
        "on {}, {} micro-operations in per cycle, operands ready at 0, caches hit: {} cycles\n",
        p.machine, p.width, p.cycles
    );
    out += &instructions(p);
    out += &units(p);
    out + &registers(p)
}

fn shown(p: &Picture) -> usize {
    (p.cycles as usize).min(MOST)
}

/// Tens and units of the cycles' numbers.
fn ruler(p: &Picture, left: usize) -> String {
    let tens: String = (0..shown(p)).map(|c| if c % 10 == 0 { digit(c / 10) } else { ' ' }).collect();
    let ones: String = (0..shown(p)).map(digit).collect();
    format!("{:left$} {}\n{:left$} {}\n", "", tens.trim_end(), "cycle", ones)
}

fn digit(n: usize) -> char {
    char::from(b'0' + (n % 10) as u8)
}

/// `#` from the start to the result.
fn instructions(p: &Picture) -> String {
    let left = p.rows.iter().map(|r| r.text.chars().count()).max().unwrap_or(0) + 4;
    let mut out = ruler(p, left);
    for (k, row) in p.rows.iter().enumerate() {
        let cells: String = (0..shown(p) as u32)
            .map(|c| match c {
                c if c >= row.start && (c < row.finish || c == row.start) => '#',
                _ => '.',
            })
            .collect();
        let _ = writeln!(out, "{:left$} {cells}", format!("{:>2}  {}", k + 1, row.text));
    }
    out
}

/// The numbers of the instructions that units work for.
fn units(p: &Picture) -> String {
    if p.units.is_empty() {
        return format!("no execution units are known of {}\n", p.machine);
    }
    let left = p.units.iter().map(String::len).max().unwrap_or(0).max("cycle".len());
    let cell = |who: &[usize]| match who {
        [] => ".".to_string(),
        [one] => (one + 1).to_string(),
        [one, ..] => format!("{}+", one + 1),
    };
    let most = p.busy.len().min(MOST / 3);
    let head: Vec<String> = (0..most).map(|c| c.to_string()).collect();
    let mut out = format!("{:left$} {}\n", "cycle", columns(&head));
    for (u, name) in p.units.iter().enumerate() {
        let cells: Vec<String> = p.busy[..most].iter().map(|cycle| cell(&cycle[u])).collect();
        let _ = writeln!(out, "{name:left$} {}", columns(&cells));
    }
    out
}

/// `R` read, `W` written, `B` both, `|` kept for later.
fn registers(p: &Picture) -> String {
    let left = p.lives.iter().map(|l| l.place.to_string().len()).max().unwrap_or(0).max("instruction".len());
    let most = p.rows.len().min(MOST / 3);
    let head: Vec<String> = (1..=most).map(|k| k.to_string()).collect();
    let mut out = format!("{:left$} {}\n", "instruction", columns(&head));
    for life in &p.lives {
        let cells: Vec<String> = life.cells[..most].iter().map(|c| mark(*c).to_string()).collect();
        let _ = writeln!(out, "{:left$} {}", life.place.to_string(), columns(&cells));
    }
    out
}

fn mark(c: LiveCell) -> char {
    match (c.read, c.written, c.live) {
        (true, true, _) => 'B',
        (true, false, _) => 'R',
        (false, true, true) => 'W',
        (false, true, false) => 'x',
        (false, false, true) => '|',
        (false, false, false) => '.',
    }
}

fn columns(cells: &[String]) -> String {
    let line: String = cells.iter().map(|c| format!("{c:>3}")).collect();
    line.trim_end().to_string()
}
