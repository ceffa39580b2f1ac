//! The text form of a graph: what `explain` prints, what `lower` reads. [`parse`] of [`print()`]'s text is the same graph.
//!
#![doc = include_str!("form.md")]

mod cursor;
pub mod dot;
mod fit;
mod line;
mod operand;
mod other;
mod parse;
pub mod rows;

use crate::ir::graph::{Address, Dag, Fold, Kind, Node, NodeId, Port, Use, Value};
use isa::{Fixed, PortAt, Reg, RowPort, SegmentReg};
use std::fmt::Write;

pub use parse::{TextError, parse};

/// The form, for people.
pub const FORM: &str = include_str!("form.md");

/// Version of the form.
const VERSION: u64 = 1;

/// The graph as text.
pub fn print(dag: &Dag) -> String {
    let mut out = format!("dag {VERSION}\n");
    for (id, node) in dag.iter() {
        let _ = writeln!(out, "{id} = {}{}", label(dag, id), marks(dag, id, node));
    }
    for l in &dag.live_out {
        let _ = writeln!(out, "out {} = {}", part(l.reg, l.mask), value(dag, l.value));
    }
    for (f, v) in &dag.live_out_flags {
        let _ = writeln!(out, "out {f} = {}", value(dag, *v));
    }
    for c in &dag.choices {
        let on = if c.bits == 64 { String::new() } else { format!(" on {}", c.bits) };
        let _ = writeln!(out, "choice {} = {}{on}", value(dag, c.value), value(dag, c.also));
    }
    for fact in &dag.facts {
        let _ = writeln!(out, "fact {fact}");
    }
    out
}

fn marks(dag: &Dag, id: NodeId, node: &Node) -> String {
    let droppable = !node.effect && node.faults() && dag.facts.is_empty();
    let effect = if droppable { Some("droppable") } else { node.effect.then_some("effect") }.map(str::to_string);
    let origin = node.origin.map(|i| format!("from {i}"));
    let names = |f: &Fold| f.nodes().map(|n| n.to_string()).collect::<Vec<_>>().join(" ");
    let fold = dag.fold(id).map(|f| format!("instead of {}", names(f)));
    let marks: Vec<String> = effect.into_iter().chain(origin).chain(fold).collect();
    if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) }
}

/// What a node does, without its name and marks.
pub fn label(dag: &Dag, id: NodeId) -> String {
    match &dag.node(id).kind {
        Kind::Input(r) => format!("input {r}"),
        Kind::InputFlag(f) => format!("input {f}"),
        Kind::Const(c) => format!("const {}", number(false, *c)),
        Kind::Inst { row, operands, implicit, flags } => {
            let row = isa::table().row(*row);
            let explicit = operands.iter().map(|u| operand(dag, u));
            let given = row.unnamed().zip(implicit);
            let unnamed = given.filter_map(|(p, v)| Some(format!("{}={}", p.reg?, value(dag, (*v)?))));
            let flags = flags.iter().map(|(f, v)| format!("{f}={}", value(dag, *v)));
            let items: Vec<String> = explicit.chain(unnamed).chain(flags).collect();
            format!("{} {}", rows::name(row), items.join(", ")).trim_end().to_string()
        }
        Kind::Opaque { .. } => other::label(dag, id),
        Kind::Exit(exit) => {
            let flags = exit.flags.iter().map(|(f, v)| format!("{f}={}", value(dag, *v)));
            let needs = exit.needs.iter().map(|v| value(dag, *v));
            format!("exit {} {}", exit.cond.suffix(), flags.chain(needs).collect::<Vec<_>>().join(", "))
        }
    }
}

/// The name of a value.
pub fn value(dag: &Dag, v: Value) -> String {
    format!("{}{}", v.node, suffix(&dag.node(v.node).kind, v.port))
}

/// What distinguishes a node's values from each other: nothing for the first.
fn suffix(kind: &Kind, port: Port) -> String {
    let row = match kind {
        Kind::Inst { row, .. } => Some(isa::table().row(*row)),
        _ => None,
    };
    match port {
        Port::Whole | Port::Operand(0) => String::new(),
        Port::Operand(k) => format!(".{k}"),
        Port::Implicit(k) => {
            let i = row.and_then(|r| r.implicit.get(usize::from(k)));
            i.map_or(format!(".implicit{k}"), |i| format!(".{}", i.reg))
        }
        Port::Reg(r) => format!(".{r}"),
        Port::Flag(f) => format!(".{f}"),
    }
}

/// What a node gives.
fn ports(kind: &Kind) -> Vec<Port> {
    match kind {
        Kind::Input(_) | Kind::Const(_) => vec![Port::Whole],
        Kind::InputFlag(f) => vec![Port::Whole, Port::Flag(*f)],
        Kind::Inst { row, operands, .. } => {
            let in_register = |p: &RowPort| match p.at {
                PortAt::Operand(k) => {
                    matches!(operands.get(usize::from(k)), Some(Use::Value { .. } | Use::Fresh | Use::Any))
                }
                _ => true,
            };
            isa::table().row(*row).written_ports().filter(in_register).map(|p| p.at.into()).collect()
        }
        Kind::Opaque { writes, flags_written, .. } => {
            writes.iter().copied().map(Port::Reg).chain(flags_written.iter().map(Port::Flag)).collect()
        }
        Kind::Exit(_) => Vec::new(),
    }
}

fn operand(dag: &Dag, u: &Use) -> String {
    match u {
        Use::Value { value: v, high } => format!("{}{}", value(dag, *v), if *high { "[15:8]" } else { "" }),
        Use::Fresh => "new".to_string(),
        Use::Any => "any".to_string(),
        Use::Imm(i) => number(*i < 0, i.unsigned_abs()),
        Use::ImmSymbol(s) => quoted(s),
        Use::Mem(a) => memory(dag, a),
        Use::Broadcast(a) => format!("repeated {}", memory(dag, a)),
    }
}

fn memory(dag: &Dag, a: &Address) -> String {
    let mut sum: Vec<String> = Vec::new();
    sum.extend(a.rip.then(|| "rip".to_string()));
    sum.extend(a.symbol.as_deref().map(quoted));
    sum.extend(a.base.map(|v| value(dag, v)));
    sum.extend(a.index.map(|(v, s)| format!("{}*{s}", value(dag, v))));
    let mut sum = sum.join(" + ");
    let disp = number(false, a.disp.unsigned_abs());
    match (sum.is_empty(), a.disp) {
        (true, d) => sum = number(d < 0, d.unsigned_abs()),
        (false, 0) => {}
        (false, d) => sum += &format!(" {} {disp}", if d < 0 { "-" } else { "+" }),
    }
    let segment = match a.segment {
        None => "",
        Some(SegmentReg::Fs) => "fs:",
        Some(SegmentReg::Gs) => "gs:",
    };
    let space = |f: &Fixed| if f.bytes.is_empty() { "" } else { " " };
    let holds = a.fixed.as_ref().map(|f| format!(" holds{}{} aligned {}", space(f), hex(&f.bytes), f.align));
    format!("{segment}[{sum}]{}", holds.unwrap_or_default())
}

/// A register and which part of it is meant.
fn part(r: Reg, mask: u64) -> String {
    if mask == u64::MAX { r.to_string() } else { format!("{r} & {mask:#x}") }
}

/// Short numbers in decimal.
fn number(negative: bool, magnitude: u64) -> String {
    let sign = if negative { "-" } else { "" };
    if magnitude < 1000 { format!("{sign}{magnitude}") } else { format!("{sign}{magnitude:#x}") }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// In quotes; what would end the line or the string is escaped.
fn quoted(s: &str) -> String {
    let mut out = "\"".to_string();
    for c in s.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out += "\\n",
            '\r' => out += "\\r",
            c => out.push(c),
        }
    }
    out + "\""
}
