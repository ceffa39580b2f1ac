//! A graph in layers as SVG: what a value depends on stands above it, and the skeleton is one chain, downwards in its
//! order in a column of its own.
//!
//! Layers and their order are those of Sugiyama, Tagawa and Toda (1981): the longest way from the top, then means of
//! neighbours' places, a fixed number of times.

use crate::show::html::escaped;
use dag::ir::graph::{Dag, Kind, NodeId};
use std::fmt::Write;

/// Sizes in user units. Text is monospaced.
const CHARACTER: f64 = 6.7;
const HEIGHT: f64 = 20.0;
const GAP: f64 = 14.0;
const LAYER: f64 = 48.0;
const MARGIN: f64 = 10.0;

/// Letters of a label that are shown; all of it stands in the node's title.
const LETTERS: usize = 34;

/// Nodes of the largest graph that anybody would look at.
const MOST: usize = 160;

/// How often layers are put in order.
const SWEEPS: usize = 8;

/// One box: a node, or a register or flag that is live at the end.
struct NodeBox {
    label: String,
    above: Vec<Edge>,
    /// It must stay where it is among others of its kind.
    skeleton: bool,
    is_end: bool,
    layer: usize,
    x: f64,
}

/// From a cell, by number.
struct Edge {
    from: usize,
    flag: bool,
}

impl NodeBox {
    fn shown(&self) -> String {
        match self.label.char_indices().nth(LETTERS) {
            Some((end, _)) => format!("{}…", &self.label[..end]),
            None => self.label.clone(),
        }
    }

    fn width(&self) -> f64 {
        CHARACTER * self.shown().chars().count() as f64 + 12.0
    }
}

/// What the pictures' marks mean.
pub const LEGEND: &str = "Values flow down. Green: the skeleton, in its order. Orange: flags. Blue: live at the end.";

/// Shapes in a space of this size.
struct Drawing {
    width: f64,
    height: f64,
    shapes: String,
}

/// The picture of a graph; `None` if it is too large for one.
pub fn svg(dag: &Dag, name: &str) -> Option<String> {
    let Drawing { width, height, shapes } = drawing(dag)?;
    let size = format!("style=\"width:{width:.0}px;max-width:none\" data-plot=\"{}\"", escaped(name));
    Some(framed(width, height, &size, &shapes))
}

/// The picture of a graph as a figure of a page, or why there is none.
pub fn figure(dag: &Dag, name: &str) -> String {
    match svg(dag, name) {
        Some(svg) => {
            format!("<figure style=\"margin:0\"><div>{svg}</div><figcaption>{LEGEND}</figcaption></figure>\n")
        }
        None => "<p>The graph is too large for a picture.</p>\n".to_string(),
    }
}

/// Graphs below each other, each with its title, as one picture.
pub fn sheet(graphs: &[(String, &Dag)]) -> String {
    let (mut width, mut height, mut shapes): (f64, f64, String) = (0.0, MARGIN, String::new());
    let line = |text: &str, y: f64| format!("<text x=\"{MARGIN}\" y=\"{:.0}\">{}</text>\n", y + 14.0, escaped(text));
    let across = |text: &str| CHARACTER * text.chars().count() as f64 + 2.0 * MARGIN;
    shapes += &line(LEGEND, height);
    width = width.max(across(LEGEND));
    height += 2.0 * HEIGHT;
    for (title, dag) in graphs {
        width = width.max(across(title));
        shapes += &line(title, height);
        height += HEIGHT;
        match drawing(dag) {
            Some(d) => {
                let _ = write!(shapes, "<g transform=\"translate(0 {height:.0})\">\n{}</g>\n", d.shapes);
                width = width.max(d.width);
                height += d.height;
            }
            None => {
                shapes += &line("The graph is too large for a picture.", height);
                height += HEIGHT;
            }
        }
        height += HEIGHT;
    }
    framed(width, height, &format!("width=\"{width:.0}\" height=\"{height:.0}\""), &shapes)
}

fn framed(width: f64, height: f64, attributes: &str, shapes: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" {attributes} \
         font-family=\"monospace\" font-size=\"11\">\n\
         <rect width=\"{width:.0}\" height=\"{height:.0}\" fill=\"#fff\"/>\n\
         {shapes}</svg>\n"
    )
}

fn drawing(dag: &Dag) -> Option<Drawing> {
    let mut cells = cells(dag);
    if cells.is_empty() || cells.len() > MOST {
        return None;
    }
    set_layers(&mut cells, &dag.effects);
    let (layers, width) = ordered(&mut cells);
    let height = LAYER * layers.len() as f64 - (LAYER - HEIGHT) + 2.0 * MARGIN;
    let mut out = String::new();
    let shown: Vec<&NodeBox> = layers.iter().flatten().map(|&n| &cells[n]).collect();
    for cell in &shown {
        cell.above.iter().for_each(|e| edge(&mut out, &cells[e.from], cell, e.flag));
    }
    chain(&mut out, dag, &cells);
    shown.iter().for_each(|c| draw(&mut out, c));
    Some(Drawing { width, height, shapes: out })
}

/// The nodes by number, then what is live at the end. Registers that keep what they held are left out there.
fn cells(dag: &Dag) -> Vec<NodeBox> {
    let blank = |label, above, skeleton, is_end| NodeBox { label, above, skeleton, is_end, layer: 0, x: 0.0 };
    let edge = |v: dag::ir::graph::Value| Edge { from: v.node.index(), flag: v.is_flag() };
    let node = |(id, n): (NodeId, &dag::ir::graph::Node)| {
        let above = n.values().into_iter().map(edge).collect();
        blank(format!("{id} {}", dag::text::label(dag, id)), above, n.effect, false)
    };
    let passes = |l: &&dag::ir::graph::LiveOut| dag.node(l.value.node).kind == Kind::Input(l.reg);
    let regs =
        dag.live_out.iter().filter(|l| !passes(l)).map(|l| blank(l.reg.to_string(), vec![edge(l.value)], false, true));
    let flags = dag.live_out_flags.iter().map(|(f, v)| blank(f.to_string(), vec![edge(*v)], false, true));
    dag.iter().map(node).chain(regs).chain(flags).collect()
}

/// Operands stand above what reads them, and effects below those before them.
fn set_layers(cells: &mut [NodeBox], effects: &[NodeId]) {
    let mut before = vec![None; cells.len()];
    effects.windows(2).for_each(|pair| before[pair[1].index()] = Some(pair[0].index()));
    // Longest ways; none is longer than there are cells.
    for _ in 0..cells.len() {
        let old: Vec<usize> = cells.iter().map(|c| c.layer).collect();
        for n in 0..cells.len() {
            let above = cells[n].above.iter().map(|e| e.from).chain(before[n]);
            cells[n].layer = above.map(|m| cells[m].layer + 1).max().unwrap_or(0);
        }
        if cells.iter().map(|c| c.layer).eq(old) {
            break;
        }
    }
    // What reads nothing stands just above its first reader.
    for n in (0..cells.len()).filter(|&n| cells[n].above.is_empty() && !cells[n].skeleton).collect::<Vec<_>>() {
        let first = cells.iter().filter(|c| c.above.iter().any(|e| e.from == n)).map(|c| c.layer).min();
        cells[n].layer = first.map_or(0, |l| l.saturating_sub(1));
    }
    let last = cells.iter().filter(|c| !c.is_end).map(|c| c.layer + 1).max().unwrap_or(0);
    cells.iter_mut().filter(|c| c.is_end).for_each(|c| c.layer = last);
}

fn row_width(cells: &[NodeBox], layer: &[usize]) -> f64 {
    (layer.iter().map(|&n| cells[n].width() + GAP).sum::<f64>() - GAP).max(0.0)
}

/// The cells of each layer from left to right, with their places set, and how wide they are together.
fn ordered(cells: &mut [NodeBox]) -> (Vec<Vec<usize>>, f64) {
    let count = cells.iter().map(|c| c.layer + 1).max().unwrap_or(0);
    let mut layers: Vec<Vec<usize>> = vec![Vec::new(); count];
    let is_read = |n: usize| cells.iter().any(|c| c.above.iter().any(|e| e.from == n));
    let shown = (0..cells.len()).filter(|&n| !cells[n].above.is_empty() || cells[n].skeleton || is_read(n));
    shown.for_each(|n| layers[cells[n].layer].push(n));
    let mut neighbours: Vec<Vec<usize>> = vec![Vec::new(); cells.len()];
    for (n, c) in cells.iter().enumerate() {
        for e in &c.above {
            neighbours[n].push(e.from);
            neighbours[e.from].push(n);
        }
    }
    // The skeleton has a column at the left; the rest of each layer is put in order beside it.
    let column = cells.iter().filter(|c| c.skeleton).map(NodeBox::width).fold(0.0, f64::max);
    cells.iter_mut().filter(|c| c.skeleton).for_each(|c| c.x = MARGIN + column / 2.0);
    let left = if column > 0.0 { MARGIN + column + 2.0 * GAP } else { MARGIN };
    let mut spine: Vec<Vec<usize>> = Vec::new();
    for layer in &mut layers {
        let (effects, others) = layer.iter().partition(|&&n| cells[n].skeleton);
        spine.push(effects);
        *layer = others;
    }
    let widest = layers.iter().map(|l| row_width(cells, l)).fold(0.0, f64::max);
    for _ in 0..SWEEPS {
        for layer in &mut layers {
            let mean = |n: &usize| {
                let of = &neighbours[*n];
                let sum: f64 = of.iter().map(|&m| cells[m].x).sum();
                if of.is_empty() { cells[*n].x } else { sum / of.len() as f64 }
            };
            let mut with_means: Vec<(f64, usize)> = layer.iter().map(|n| (mean(n), *n)).collect();
            with_means.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            *layer = with_means.into_iter().map(|m| m.1).collect();
            let mut x = left + (widest - row_width(cells, layer)) / 2.0;
            for &n in layer.iter() {
                cells[n].x = x + cells[n].width() / 2.0;
                x += cells[n].width() + GAP;
            }
        }
    }
    let layers = spine.into_iter().zip(layers).map(|(effects, others)| [effects, others].concat()).collect();
    (layers, (left + widest).max(column + MARGIN) + MARGIN)
}

fn top(c: &NodeBox) -> f64 {
    MARGIN + LAYER * c.layer as f64
}

fn edge(out: &mut String, from: &NodeBox, to: &NodeBox, flag: bool) {
    let (x, y, u, v) = (from.x, top(from) + HEIGHT, to.x, top(to));
    let (middle, style) = ((y + v) / 2.0, if flag { "#d55e00\" stroke-dasharray=\"4 2" } else { "#666" });
    let _ = writeln!(
        out,
        "<path d=\"M{x:.1} {y:.1}C{x:.1} {middle:.1} {u:.1} {middle:.1} {u:.1} {v:.1}\" fill=\"none\" stroke=\"{style}\"/>"
    );
}

/// The skeleton's order.
fn chain(out: &mut String, dag: &Dag, cells: &[NodeBox]) {
    for pair in dag.effects.windows(2) {
        let (a, b) = (&cells[pair[0].index()], &cells[pair[1].index()]);
        let (x, y, u, v) = (a.x, top(a) + HEIGHT / 2.0, b.x, top(b) + HEIGHT / 2.0);
        let _ = writeln!(
            out,
            "<path d=\"M{x:.1} {y:.1}L{u:.1} {v:.1}\" stroke=\"#009e73\" stroke-width=\"4\" stroke-opacity=\"0.35\"/>"
        );
    }
}

fn draw(out: &mut String, c: &NodeBox) {
    let (w, y) = (c.width(), top(c));
    let (fill, stroke) = match (c.skeleton, c.is_end) {
        (true, _) => ("#d9f2e9", "#009e73"),
        (false, true) => ("#e8f1f8", "#0072b2"),
        (false, false) => ("#fff", "#444"),
    };
    let round = if c.is_end { HEIGHT / 2.0 } else { 3.0 };
    let _ = writeln!(
        out,
        "<g><title>{}</title><rect x=\"{:.1}\" y=\"{y:.1}\" width=\"{w:.1}\" height=\"{HEIGHT}\" rx=\"{round}\" \
         fill=\"{fill}\" stroke=\"{stroke}\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text></g>",
        escaped(&c.label),
        c.x - w / 2.0,
        c.x,
        y + 14.0,
        escaped(&c.shown())
    );
}

#[cfg(test)]
mod tests {
    use crate::show::picture::graph::*;

    #[test]
    fn operands_stand_above_and_no_two_boxes_overlap() {
        let text = "n0 = input rdi\nn1 = input CF\nn2 = const 0x1234\nn3 = adc.32 n0, n2, CF=n1\n\
            n4 = mov.32 new, [n0 + n3*4 - 16] (effect)\n\
            n6 = mov.32 new, [n0 + 8] (effect)\n\
            n5 = input rbx\nout rbx = n5\nout rax & 0xffffffff = n4\nout CF = n3.CF\n";
        let dag = dag::text::parse(text).expect("a graph");
        let mut cells = cells(&dag);
        set_layers(&mut cells, &dag.effects);
        let (layers, width) = ordered(&mut cells);
        assert!(cells.iter().all(|c| c.x + c.width() / 2.0 < width));
        for c in &cells {
            assert!(c.above.iter().all(|e| cells[e.from].layer < c.layer), "{}", c.label);
        }
        let spine: Vec<&NodeBox> = cells.iter().filter(|c| c.skeleton).collect();
        assert!(spine.len() == 2 && spine[0].layer < spine[1].layer && spine[0].x == spine[1].x);
        for pair in layers.iter().flat_map(|l| l.windows(2)) {
            let (a, b) = (&cells[pair[0]], &cells[pair[1]]);
            assert!(a.x + a.width() / 2.0 < b.x - b.width() / 2.0, "{} {}", a.label, b.label);
        }
        let svg = svg(&dag, "x").expect("it is small");
        assert!(svg.contains("adc.32") && !svg.contains("rbx"), "{svg}");
    }
}
