//! Draws ARCHITECTURE.md's picture from the sources: the way of the data, the crates, their folders, and who imports whom.
//!
//! `cargo run --example architecture > docs/architecture.svg`

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

#[path = "../tests/support/storeys.rs"]
pub mod storeys;

use storeys::{ROOT, STOREYS, folder_of, leaves, named_places, sources};

/// A crate: its name, its manifest's folder, and what it is for.
const CRATES: [(&str, &str, &str); 4] = [
    ("superopt-dag", "", "files in, commands, reports"),
    ("lowering", "lowering/", "order and registers"),
    ("dag", "dag/", "meaning, search, proof"),
    ("isa", "isa/", "x86-64 facts"),
];

/// The way of the data: the folder that does a step, what it does, and what comes out.
const WAY: [(&str, &str, &str); 10] = [
    ("src/input/", "reads .s, .o, .a", "Module"),
    ("src/function/", "contract, control flow", "FunctionContext"),
    ("dag/src/lift/", "no registers any more", "Dag"),
    ("dag/src/search/", "proposes for windows", "cheaper Dag"),
    ("dag/src/prove/", "proves it equal", "proved Dag"),
    ("lowering/src/ilp/", "integer program", "instructions"),
    ("lowering/src/check/", "independent checker", "Lowered"),
    ("src/function/", "prints, reads back", "Function"),
    ("dag/src/verify/", "proves the new text", "Replacement"),
    ("src/jobs/", "joins all functions", "output text"),
];

/// One box: modules of one storey, or modules that import each other in a circle.
struct Level {
    modules: Vec<String>,
    imports: BTreeSet<usize>,
}

impl Level {
    /// Boxes of one line whose place it takes.
    fn rows(&self) -> usize {
        if self.modules.len() == 1 { 1 } else { 1 + self.modules.len().div_ceil(3) }
    }
}

struct Column {
    name: &'static str,
    about: &'static str,
    root: String,
    levels: Vec<Level>,
    /// Columns of the crates that it depends on.
    crates: Vec<usize>,
}

/// Who imports whom among the modules right below a crate's root.
fn imports(root: &str, sources: &[(String, String)]) -> BTreeMap<String, BTreeSet<String>> {
    let inside = |p: &str| p.strip_prefix(root).map(|p| p.split(['/', '.']).next().unwrap_or_default().to_string());
    let modules: BTreeSet<String> = sources.iter().filter_map(|(p, _)| inside(p)).collect();
    let library = sources.iter().find(|(p, _)| *p == format!("{root}lib.rs")).map_or("", |(_, text)| text);
    // What the root gives out again stands where it comes from.
    let shown = library.lines().filter_map(|l| l.strip_prefix("pub use "));
    let home: BTreeMap<String, String> =
        shown.flat_map(leaves).filter_map(|p| Some((p.last()?.clone(), p.first()?.clone()))).collect();
    let mut edges: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (path, text) in sources {
        let Some(own) = inside(path).filter(|m| m != "lib" && m != "main") else { continue };
        let places = named_places(text).into_iter().map(|(_, p)| home.get(&p[0]).unwrap_or(&p[0]).clone());
        let others: BTreeSet<String> = places.filter(|p| *p != own && modules.contains(p)).collect();
        edges.entry(own).or_default().extend(others);
    }
    edges
}

/// Modules from the top down: in the order of the storeys, or, where there are none, so that imports go down.
fn levels(root: &str, sources: &[(String, String)]) -> Vec<Level> {
    let edges = imports(root, sources);
    let reached = |from: &str| {
        let (mut seen, mut todo) = (BTreeSet::new(), vec![from.to_string()]);
        while let Some(next) = todo.pop().and_then(|at| edges.get(&at)) {
            todo.extend(next.iter().filter(|n| seen.insert((*n).clone())).cloned());
        }
        seen
    };
    let mut groups: Vec<Vec<String>> = match STOREYS.iter().find(|s| s.root == root) {
        Some(s) => s.folders.iter().map(|f| vec![f.to_string()]).collect(),
        None => {
            let circle = |m: &String| edges.keys().filter(|o| *o == m || in_circle(m, o, &reached)).cloned().collect();
            edges.keys().map(circle).collect::<BTreeSet<Vec<String>>>().into_iter().collect()
        }
    };
    if STOREYS.iter().all(|s| s.root != root) {
        let outside = |g: &[String]| reached(&g[0]).iter().filter(|m| !g.contains(m)).count();
        groups.sort_by_key(|g| (Reverse(outside(g)), g.clone()));
    }
    let level_of = |m: &String| groups.iter().position(|g| g.contains(m));
    let of = |g: &Vec<String>| g.iter().flat_map(|m| &edges[m]).filter_map(level_of).collect::<BTreeSet<usize>>();
    let all: Vec<BTreeSet<usize>> = groups.iter().map(of).collect();
    let level = |(n, (modules, mut imports)): (usize, (Vec<String>, BTreeSet<usize>))| {
        imports.remove(&n);
        Level { modules, imports }
    };
    groups.into_iter().zip(all).enumerate().map(level).collect()
}

fn in_circle(a: &str, b: &str, reached: &dyn Fn(&str) -> BTreeSet<String>) -> bool {
    reached(a).contains(b) && reached(b).contains(a)
}

fn columns() -> Vec<Column> {
    let sources = sources();
    let column = |(name, folder, about): (&'static str, &str, &'static str)| {
        let root = format!("{folder}src/");
        let manifest = fs::read_to_string(Path::new(ROOT).join(folder).join("Cargo.toml")).expect("a manifest");
        let needs = manifest.split_once("\n[dependencies]").map_or("", |(_, rest)| rest);
        let needs = needs.split("\n[").next().unwrap_or_default();
        let is_needed =
            |c: &str| needs.lines().any(|l| l.starts_with(&format!("{c} =")) || l.starts_with(&format!("{c}.")));
        let crates = (0..CRATES.len()).filter(|&n| is_needed(CRATES[n].0)).collect();
        Column { name, about, levels: levels(&root, &sources), root, crates }
    };
    CRATES.map(column).into()
}

const WIDTH: usize = 1240;
const BOX: (usize, usize) = (150, 30);
const PITCH: usize = 46;
const TOP: usize = 400;
const GREY: &str = "stroke=\"#888\" stroke-width=\"1.5\" marker-end=\"url(#tip)\"";
const COLOURS: [&str; 4] = ["#7c3aed", "#b45309", "#0f766e", "#1d4ed8"];

fn left(column: usize) -> usize {
    30 + column * 305
}

/// The picture.
pub fn svg() -> String {
    let columns = columns();
    let rows = columns.iter().map(|c| c.levels.iter().map(Level::rows).sum::<usize>()).max();
    let height = TOP + PITCH * rows.unwrap_or(0) + 50;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"13\">\n<!-- made by examples/architecture.rs -->\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" \
         orient=\"auto\" markerUnits=\"userSpaceOnUse\"><path d=\"M0 0L8 4L0 8z\" fill=\"#555\"/></marker></defs>\n"
    );
    text(&mut out, (30, 28), "font-size=\"16\" font-weight=\"bold\"", "The way of the data");
    way(&mut out);
    text(&mut out, (30, 260), "font-size=\"16\" font-weight=\"bold\"", "Crates and folders");
    crates(&mut out, &columns);
    for (n, column) in columns.iter().enumerate() {
        folders(&mut out, n, column);
    }
    let legend = "A dot on a line that comes from a box is an import of the box that the row's arrow points to. \
                  Numbers are steps of the way of the data.";
    text(&mut out, (30, height - 18), "fill=\"#555\"", legend);
    out + "</svg>\n"
}

fn text(out: &mut String, (x, y): (usize, usize), attributes: &str, text: &str) {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    let _ = writeln!(out, "<text x=\"{x}\" y=\"{y}\" {attributes}>{text}</text>");
}

fn line(out: &mut String, path: &str, attributes: &str) {
    let _ = writeln!(out, "<path d=\"{path}\" fill=\"none\" {attributes}/>");
}

fn frame(out: &mut String, (x, y): (usize, usize), (w, h): (usize, usize), colour: &str) {
    let _ = writeln!(
        out,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"4\" fill=\"{colour}\" fill-opacity=\"0.08\" \
         stroke=\"{colour}\"/>"
    );
}

fn badge(out: &mut String, (x, y): (usize, usize), number: usize) {
    let _ = writeln!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"9\" fill=\"#111\"/>");
    text(out, (x, y + 4), "fill=\"#fff\" font-size=\"11\" text-anchor=\"middle\"", &number.to_string());
}

/// The steps, in two rows.
fn way(out: &mut String) {
    for (n, (folder, does, gives)) in WAY.iter().enumerate() {
        let (x, y) = (30 + n % 5 * 242, 52 + n / 5 * 96);
        let colour = CRATES.iter().rposition(|c| folder.starts_with(c.1)).map_or("#111", |c| COLOURS[c]);
        frame(out, (x, y), (180, 52), colour);
        badge(out, (x, y), n + 1);
        text(out, (x + 14, y + 22), "font-weight=\"bold\"", folder.trim_end_matches('/'));
        text(out, (x + 14, y + 41), "fill=\"#333\"", does);
        text(out, (x + 14, y + 68), "fill=\"#555\" font-style=\"italic\"", &format!("→ {gives}"));
        if n % 5 < 4 {
            line(out, &format!("M{} {}H{}", x + 182, y + 26, x + 228), GREY);
        }
    }
    line(out, "M1150 106V136H18V174H26", GREY);
}

/// The crates' names, and who depends on whom above them.
fn crates(out: &mut String, columns: &[Column]) {
    for (n, column) in columns.iter().enumerate() {
        let x = left(n);
        frame(out, (x, TOP - 66), (BOX.0, 48), COLOURS[n]);
        text(out, (x + 10, TOP - 46), "font-weight=\"bold\" font-size=\"15\"", column.name);
        text(out, (x + 10, TOP - 27), "fill=\"#333\" font-size=\"11\"", column.about);
        for &other in &column.crates {
            let (from, y) = (x + BOX.0, TOP - 42);
            let to = left(other);
            let path = match other - n {
                1 => format!("M{from} {y}H{}", to - 2),
                far => {
                    let (up, at) = (TOP - 68 - 13 * far - 6 * n, to + 10 + 14 * n);
                    format!("M{} {}V{up}H{at}V{}", x + BOX.0 - 14 * far, TOP - 66, TOP - 68)
                }
            };
            line(out, &path, GREY);
        }
    }
}

/// The boxes of one crate and the lines of their imports: one line down from each box, one arrow into each.
fn folders(out: &mut String, n: usize, column: &Column) {
    let (x, right) = (left(n), left(n) + BOX.0);
    let mut tops = vec![TOP];
    for level in &column.levels {
        tops.push(tops[tops.len() - 1] + PITCH * level.rows());
    }
    for (k, level) in column.levels.iter().enumerate() {
        let (y, h) = (tops[k], tops[k + 1] - tops[k] + BOX.1 - PITCH);
        frame(out, (x, y), (BOX.0, h), COLOURS[n]);
        for (l, pair) in level.modules.chunks(3).enumerate() {
            text(out, (x + 10, y + 20 + 22 * l), "", &pair.join(", "));
        }
        if level.modules.len() > 1 {
            text(out, (x + 10, y + h - 8), "fill=\"#555\" font-size=\"11\"", "(a circle of imports)");
        }
        let steps = (0..WAY.len()).filter(|&s| folder_of(&column.root, WAY[s].0) == Some(&level.modules[0][..]));
        for (l, step) in steps.enumerate() {
            badge(out, (right - 4 - 20 * l, y), step + 1);
        }
        let lane = |k: usize| right + 16 + 9 * k;
        let (Some(lowest), false) = (level.imports.last(), level.imports.is_empty()) else { continue };
        line(
            out,
            &format!("M{right} {}H{}V{}", y + 10, lane(k), tops[*lowest] + 21),
            &format!("stroke=\"{}\"", COLOURS[n]),
        );
        for &to in &level.imports {
            let _ =
                writeln!(out, "<circle cx=\"{}\" cy=\"{}\" r=\"3\" fill=\"{}\"/>", lane(k), tops[to] + 21, COLOURS[n]);
        }
    }
    for (k, top) in tops.iter().enumerate().take(column.levels.len()) {
        let from = (0..column.levels.len()).filter(|&f| column.levels[f].imports.contains(&k)).max();
        if let Some(from) = from {
            let (start, y) = (right + 16 + 9 * from, top + 21);
            line(out, &format!("M{start} {y}H{}", right + 1), GREY);
        }
    }
}

#[allow(dead_code, reason = "tests include this file")]
fn main() {
    print!("{}", svg());
}
