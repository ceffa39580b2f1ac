//! A row as text for people: what `isa list` prints.

use crate::codec::{Syntax, text};
use crate::expr::{Arena, ExprId, ExprNode};
use crate::reg::Flag;
use crate::row::{Access, FlagEffect, OperandSpec, Row, RowId, RowSym, Table};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// More shared terms than this are counted instead of written out (`pdep`, `pext`).
const MOST_SHARED: usize = 48;
/// Bytes of text; a longer meaning (`pclmulqdq`) is counted too.
const LONGEST: usize = 6000;

/// One paragraph: mnemonic and operands, encodings, feature and class, flags, meaning, an example.
pub fn describe(table: &Table, id: RowId) -> String {
    let row = table.row(id);
    let mut out = format!("{}\n", heading(row));
    let codes: Vec<String> = row.codes.iter().map(|c| c.op_code().op_code_string().to_string()).collect();
    let _ = writeln!(out, "  encodings  {}", codes.join("; "));
    let time = if row.has_independent_time() { "" } else { "; its time may depend on its operands" };
    let _ = writeln!(out, "  needs      {}; class {:?}{time}", row.features, row.class);
    let _ = writeln!(out, "  flags      {}", flags(row));
    if let Some(example) = crate::check::forms::forms(table, id).first() {
        let _ = writeln!(out, "  example    {} | {}", text(example, Syntax::Intel), text(example, Syntax::Att));
    }
    for line in meaning(&table.arena, row) {
        let _ = writeln!(out, "  {line}");
    }
    out
}

/// `add rw:r/m32, r:r/m/imm32`
pub fn heading(row: &Row) -> String {
    let explicit = row.operands.iter().map(|o| format!("{} {}", access(o.access), kinds(o)));
    let implicit = row.implicit.iter().map(|i| format!("{} ({})", access(i.access), i.reg.name(i.width)));
    let memory = row.implicit_memory.iter().map(|m| format!("{} (mem{})", access(m.access), m.width.bits()));
    let operands: Vec<String> = explicit.chain(implicit).chain(memory).collect();
    format!("{} {}", row.mnemonic, operands.join(", ")).trim_end().to_string()
}

const fn access(a: Access) -> &'static str {
    match a {
        Access::Read => "r",
        Access::Write => "w",
        Access::ReadWrite => "rw",
    }
}

fn kinds(o: &OperandSpec) -> String {
    if let Some(g) = o.kinds.fixed {
        return g.name(o.width).to_string();
    }
    if o.kinds.address {
        return "address".to_string();
    }
    let k = o.kinds;
    let register = (k.file.is_some() || k.write_mask).then(|| k.value_file().traits().kind);
    let others = [(k.mem, "mem"), (k.imm, "imm"), (k.stack, "st")];
    let others = others.into_iter().filter(|(yes, _)| *yes).map(|(_, n)| n);
    let names: Vec<&str> = register.into_iter().chain(others).collect();
    format!("{}{}", names.join("/"), o.width.bits())
}

fn flags(row: &Row) -> String {
    let of = |e: FlagEffect| {
        let some: Vec<String> =
            Flag::ALL.into_iter().filter(|f| row.flags[f.index()] == e).map(|f| f.to_string()).collect();
        if some.is_empty() { "none".to_string() } else { some.join(" ") }
    };
    let (written, undefined) = (of(FlagEffect::Written), of(FlagEffect::Undefined));
    format!("written {written}; undefined {undefined}; untouched {}", of(FlagEffect::Untouched))
}

/// Shared terms first (`t0 = …`), then each result; of a vector its lowest lane.
fn meaning(arena: &Arena, row: &Row) -> Vec<String> {
    let m = &row.meaning;
    let mut results: Vec<(String, ExprId)> = Vec::new();
    let operands = m.operands.iter().enumerate().map(|(i, e)| (format!("op{i}"), *e));
    let implicit = row.implicit.iter().zip(&m.implicit).map(|(i, e)| (i.reg.name(i.width), *e));
    let memory = [("address".to_string(), m.address), ("stored".to_string(), m.stored)];
    let flags = Flag::ALL.into_iter().map(|f| (f.to_string(), m.flags[f.index()]));
    let others = [("#DE if".to_string(), m.fault), ("taken if".to_string(), m.taken)];
    for (name, e) in operands.chain(implicit).chain(memory).chain(flags).chain(others) {
        results.extend(e.map(|e| (name, e)));
    }
    for (i, &(value, occupied)) in m.stack.iter().enumerate() {
        results.extend([(RowSym::St(i as u8).name(), value), (RowSym::Occupied(i as u8).name(), occupied)]);
    }
    for (name, e) in &mut results {
        let low = lowest_part(arena, *e);
        if low != *e {
            *name = format!("{name}[{}:0]", arena.width(low) - 1);
            *e = low;
        }
    }
    let roots: Vec<ExprId> = results.iter().map(|r| r.1).collect();
    let names = shared(arena, &roots);
    let counted = || {
        let count = arena.reachable(&roots).len();
        vec![format!("{} = a term of {count} operations", results[0].0)]
    };
    if names.len() > MOST_SHARED {
        return counted();
    }
    let mut lines: Vec<String> =
        names.iter().map(|&(e, k)| format!("t{k} = {}", spell(arena, e, &names, true))).collect();
    lines.extend(results.iter().map(|(name, e)| format!("{name} := {}", spell(arena, *e, &names, false))));
    if lines.iter().map(String::len).sum::<usize>() > LONGEST { counted() } else { lines }
}

/// The lowest lane of a vector: the others are like it, or at least as long.
fn lowest_part(arena: &Arena, e: ExprId) -> ExprId {
    match arena.node(e) {
        ExprNode::Concat(_, low) if arena.width(e) > 64 => lowest_part(arena, low),
        _ => e,
    }
}

/// Inner terms that are used more than once, numbered in order.
fn shared(arena: &Arena, roots: &[ExprId]) -> Vec<(ExprId, usize)> {
    let mut uses: FxHashMap<ExprId, usize> = FxHashMap::default();
    let order = arena.reachable(roots);
    let operands = order.iter().flat_map(|&e| arena.node(e).operands().collect::<Vec<_>>());
    for e in operands.chain(roots.iter().copied()) {
        *uses.entry(e).or_default() += 1;
    }
    let inner = |e: &ExprId| !matches!(arena.node(*e), ExprNode::Const(_) | ExprNode::Var(_));
    order.into_iter().filter(|e| inner(e) && uses.get(e).is_some_and(|&n| n > 1)).zip(0..).collect()
}

/// SMT-LIB text of `e`, shared terms by name; `open` spells `e` itself out.
fn spell(arena: &Arena, e: ExprId, names: &[(ExprId, usize)], open: bool) -> String {
    let name = |x: ExprId| names.binary_search_by_key(&x, |n| n.0).ok().map(|i| names[i].1);
    if !open && let Some(k) = name(e) {
        return format!("t{k}");
    }
    let operands: Vec<ExprId> = arena.node(e).operands().collect();
    if operands.is_empty() {
        return arena.text(e, &|s| RowSym::of(s).name());
    }
    let head = arena.head(e);
    let parts: Vec<String> = operands.iter().map(|&o| spell(arena, o, names, false)).collect();
    format!("({head} {})", parts.join(" "))
}
