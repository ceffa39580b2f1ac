//! A graph for Graphviz.

use crate::ir::graph::Dag;
use crate::text::label;
use std::fmt::Write;

/// Graphviz text of a graph.
pub fn dot(dag: &Dag, name: &str) -> String {
    let clean: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let mut out = format!("digraph {clean} {{\n  node [shape=box, fontname=monospace];\n");
    for (id, node) in dag.iter() {
        let color = if node.effect { ", color=green" } else { "" };
        let _ = writeln!(out, "  {id} [label=\"{}\"{color}];", label(dag, id).replace('"', "'"));
        for v in node.values() {
            let style = if v.is_flag() { " [color=red]" } else { "" };
            let _ = writeln!(out, "  {} -> {id}{style};", v.node);
        }
    }
    for l in &dag.live_out {
        let _ = writeln!(out, "  out_{0} [label=\"{0}\", shape=ellipse];\n  {1} -> out_{0};", l.reg, l.value.node);
    }
    for (f, v) in &dag.live_out_flags {
        let _ = writeln!(out, "  out_{f} [label=\"{f}\", shape=ellipse];\n  {} -> out_{f} [color=red];", v.node);
    }
    out.push_str("}\n");
    out
}
