//! Pictures of a graph: a listing, and Graphviz text.

use crate::graph::{Address, Dag, Kind, Node, Port, Use, Value};
use std::fmt::Write;

/// `n3.flags`-like name of a value.
pub fn value(v: Value) -> String {
    match v.port {
        Port::Whole | Port::Operand(0) => v.node.to_string(),
        Port::Operand(k) => format!("{}.{k}", v.node),
        Port::Implicit(k) => format!("{}.implicit{k}", v.node),
        Port::ImplicitVector(k) => format!("{}.vector{k}", v.node),
        Port::Reg(g) => format!("{}.{g}", v.node),
        Port::Flag(f) => format!("{}.{f}", v.node),
    }
}

fn address(a: &Address) -> String {
    let mut parts: Vec<String> = Vec::new();
    parts.extend(a.symbol.as_ref().map(ToString::to_string));
    parts.extend(a.base.map(value));
    parts.extend(a.index.map(|(v, s)| format!("{}*{s}", value(v))));
    if a.disp != 0 || parts.is_empty() {
        parts.push(a.disp.to_string());
    }
    format!("[{}]", parts.join(" + "))
}

/// What a node does, in one line.
pub fn label(node: &Node) -> String {
    match &node.kind {
        Kind::Input(g) => format!("input {g}"),
        Kind::InputFlag(f) => format!("input {f}"),
        Kind::Const(c) => format!("const {c:#x}"),
        Kind::Inst { row, operands, implicit, vectors, flags } => {
            let row = isa::table().row(*row);
            let bits = row.width().map_or(0, |w| w.bits());
            let mut parts: Vec<String> = operands
                .iter()
                .map(|u| match u {
                    Use::Value { value: v, high: false } => value(*v),
                    Use::Value { value: v, high: true } => format!("{}[15:8]", value(*v)),
                    Use::Fresh => "new".to_string(),
                    Use::Any => "any".to_string(),
                    Use::Imm(i) => i.to_string(),
                    Use::ImmSymbol(s) => s.to_string(),
                    Use::Mem(a) => address(a),
                    Use::Broadcast(a) => format!("{} repeated", address(a)),
                })
                .collect();
            parts.extend(implicit.iter().chain(vectors).flatten().map(|v| value(*v)));
            parts.extend(flags.iter().map(|(_, v)| value(*v)));
            format!("{}{bits} {}", row.mnemonic, parts.join(", "))
        }
        Kind::Opaque { .. } => "opaque".to_string(),
    }
}

/// One line per node, then the live-outs.
pub fn text(dag: &Dag) -> String {
    let mut out = String::new();
    for (id, node) in dag.iter() {
        let effect = if node.effect { "  (effect)" } else { "" };
        let _ = writeln!(out, "{id} = {}{effect}", label(node));
    }
    for l in &dag.live_out {
        let _ = writeln!(out, "{} & {:#x} <- {}", l.reg, l.mask, value(l.value));
    }
    for (f, v) in &dag.live_out_flags {
        let _ = writeln!(out, "{f} <- {}", value(*v));
    }
    out
}

/// Graphviz text of a graph.
pub fn dot(dag: &Dag, name: &str) -> String {
    let clean: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let mut out = format!("digraph {clean} {{\n  node [shape=box, fontname=monospace];\n");
    for (id, node) in dag.iter() {
        let color = if node.effect { ", color=green" } else { "" };
        let _ = writeln!(out, "  {id} [label=\"{}\"{color}];", label(node).replace('"', "'"));
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
