//! [`Dag`] → terms: what every value is, as a function of the graph's inputs.

use crate::ir::graph::{Address, Class, Dag, Kind, NodeId, Port, Use, Value};
use crate::semantics::symbolic::{Context, Executor, Side, State, Var};
use isa::step::{Machine, merged, merged_vector, words_value};
use isa::{ExprId, RowSym, Sym, table};
use std::collections::HashMap;

/// Terms of the values of one [`Dag`]. Vector register values are 512 bits wide, other register values 64, flags 1.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    pub of: HashMap<Value, ExprId>,
    /// Address of each memory operand.
    pub address: HashMap<NodeId, ExprId>,
    /// What each storing node stores, at its width.
    pub stored: HashMap<NodeId, ExprId>,
    /// When each faulting node faults (width 1).
    pub fault: HashMap<NodeId, ExprId>,
}

/// Distinguishes arbitrary register content from a row's own undefined results.
const ANY: u8 = u8::MAX;
/// The same for flags, counted up from here.
const ANY_FLAG: u8 = ANY - 16;

/// Evaluates all of `dag` over entry variables of `ctx` (cut 0). The result of the `n`-th access to memory, loads and
/// stores counted alike, is [`Var::Load`]`(n)`. `given` overrides values: they become those terms and their
/// producers are not evaluated.
pub fn terms(ctx: &mut Context, dag: &Dag, side: Side, given: &HashMap<Value, ExprId>) -> Terms {
    let wanted: Vec<bool> = vec![true; dag.len()];
    terms_of(ctx, dag, side, given, &wanted)
}

/// [`terms`] of the nodes marked in `wanted` only.
pub fn terms_of(ctx: &mut Context, dag: &Dag, side: Side, given: &HashMap<Value, ExprId>, wanted: &[bool]) -> Terms {
    let nodes = (0..).map(NodeId).zip(wanted).filter(|(_, wanted)| **wanted).map(|(id, _)| id);
    terms_at(ctx, dag, side, given, (nodes, &dag.effects))
}

/// [`terms`] of these nodes only, operands first, with `effects` as the graph's effects.
pub fn terms_at(
    ctx: &mut Context,
    dag: &Dag,
    side: Side,
    given: &HashMap<Value, ExprId>,
    (nodes, effects): (impl Iterator<Item = NodeId>, &[NodeId]),
) -> Terms {
    let mut t = Terms { of: given.clone(), ..Terms::default() };
    let numbers = access_numbers(dag, effects);
    for id in nodes {
        let node = dag.node(id);
        let whole = Value { node: id, port: Port::Whole };
        match &node.kind {
            Kind::Input(g) => {
                let e = ctx.var(Var::Reg { cut: 0, reg: *g, private: None }, g.bits());
                t.of.entry(whole).or_insert(e);
            }
            Kind::InputFlag(f) => {
                let e = ctx.var(Var::Flag { cut: 0, flag: *f, private: None }, 1);
                t.of.entry(Value { node: id, port: Port::Flag(*f) }).or_insert(e);
                t.of.entry(whole).or_insert(e);
            }
            Kind::Const(c) => {
                let e = ctx.arena.constant(64, u128::from(*c));
                t.of.entry(whole).or_insert(e);
            }
            Kind::Inst { .. } => inst_terms(ctx, dag, id, side, numbers.get(&id).copied(), &mut t),
            Kind::Opaque { .. } | Kind::Exit(_) => {}
        }
    }
    t
}

/// For each effect how many accesses to memory come before it.
fn access_numbers(dag: &Dag, effects: &[NodeId]) -> HashMap<NodeId, u32> {
    let mut count = 0;
    let mut numbers = HashMap::new();
    for &id in effects {
        numbers.insert(id, count);
        count += match (&dag.node(id).kind, dag.node(id).access()) {
            (Kind::Opaque { .. }, _) => 1,
            (_, Some((spec, _))) => u32::from(spec.access.reads()) + u32::from(spec.access.writes()),
            _ => 0,
        };
    }
    numbers
}

fn inst_terms(ctx: &mut Context, dag: &Dag, id: NodeId, side: Side, number: Option<u32>, t: &mut Terms) {
    let Kind::Inst { row: row_id, operands, implicit, vectors, flags } = &dag.node(id).kind else { return };
    let table = table();
    let row = table.row(*row_id);
    let scratch = State::at_cut(ctx, 0);
    let mut m = Executor::new(ctx, scratch, side);
    let mut values = Vec::new();
    for (spec, u) in row.operands.iter().zip(operands) {
        let w = spec.width.bits();
        let v = match u {
            Use::Value { value, high } => {
                let full = t.of[value];
                m.extract(full, if *high { 8 } else { 0 }, w)
            }
            // Only the old content, which the write below replaces.
            Use::Fresh | Use::Any => zeros(&mut m, w),
            Use::Imm(i) => m.constant(w, *i as u64),
            Use::ImmSymbol(s) => {
                let full = m.symbol(s);
                m.extract(full, 0, w)
            }
            Use::Mem(_) | Use::Broadcast(_) if let Some(words) = u.constant(spec) => words_value(&mut m, &words, w),
            Use::Mem(a) | Use::Broadcast(a) => {
                let address = address_term(&mut m, a, t, spec.kinds.address);
                if spec.kinds.address {
                    m.extract(address, 0, w)
                } else {
                    t.address.insert(id, address);
                    let repeated = matches!(u, Use::Broadcast(_)).then_some(spec.kinds.broadcast).flatten();
                    let loaded = repeated.map_or(w, |e| e.bits());
                    match number {
                        Some(n) if spec.access.reads() => {
                            let v = m.ctx.var(Var::Load(n), loaded);
                            repeat(&mut m, v, loaded, w)
                        }
                        _ => zeros(&mut m, w),
                    }
                }
            }
        };
        values.push(v);
    }
    let blank = isa::Inst { row: *row_id, operands: Vec::new() };
    // What an undefined result goes by, as [`isa::step`] has it.
    let read = row.operands.iter().zip(&values).filter(|(spec, _)| spec.access.reads());
    let mut inputs: Vec<ExprId> = read.map(|(_, v)| *v).collect();
    let mut vars: Vec<(Sym, ExprId)> = Vec::new();
    let mut unknowns = Vec::new();
    for (sym, width) in table.arena.variables(&row.expressions()) {
        let v = match RowSym::of(sym) {
            RowSym::Operand(i) => values[usize::from(i)],
            RowSym::Implicit(g) => {
                let k = row.implicit.iter().position(|x| x.gpr == g);
                let full = k.and_then(|k| implicit[k]).map(|v| t.of[&v]);
                match full {
                    Some(full) => m.extract(full, 0, width),
                    None => m.constant(width, 0),
                }
            }
            RowSym::Flag(f) => {
                let v = flags.iter().find(|x| x.0 == f).map(|x| t.of[&x.1]);
                // Where nobody says what is handed on, anything is.
                v.unwrap_or_else(|| m.unknown(&blank, ANY_FLAG + f.index() as u8, 1, &[]))
            }
            RowSym::ImplicitVector(r) => {
                let k = row.implicit_vectors.iter().position(|x| x.reg == r);
                match k.and_then(|k| vectors[k]).map(|v| t.of[&v]) {
                    Some(full) => m.extract(full, 0, width),
                    None => zeros(&mut m, width),
                }
            }
            RowSym::Loaded => unreachable!("instructions with hidden memory are opaque here"),
            RowSym::St(_) | RowSym::Occupied(_) => unreachable!("x87 instructions are opaque here"),
            RowSym::CpuHasBmi1 => m.cpu_has_bmi1(),
            RowSym::Mxcsr => m.mxcsr(),
            RowSym::Unknown(k) => {
                unknowns.push((sym, k, width));
                continue;
            }
        };
        if !matches!(RowSym::of(sym), RowSym::Operand(_) | RowSym::CpuHasBmi1 | RowSym::Mxcsr) {
            inputs.push(v);
        }
        vars.push((sym, v));
    }
    for (sym, k, width) in unknowns {
        let v = m.unknown(&blank, k, width, &inputs);
        vars.push((sym, v));
    }
    let mut results = m.meaning(&table.arena, &row.expressions(), &vars).into_iter();
    let mut take = |e: &Option<ExprId>| e.and_then(|_| results.next());
    let written: Vec<Option<ExprId>> = row.meaning.operands.iter().map(&mut take).collect();
    let implied: Vec<Option<ExprId>> = row.meaning.implicit.iter().map(&mut take).collect();
    let in_vectors: Vec<Option<ExprId>> = row.meaning.implicit_vectors.iter().map(&mut take).collect();
    let new_flags: Vec<Option<ExprId>> = row.meaning.flags.iter().map(&mut take).collect();
    if let Some(f) = take(&row.meaning.fault) {
        t.fault.insert(id, f);
    }
    let zero = m.constant(64, 0);
    for (k, v) in written.into_iter().enumerate() {
        let Some(v) = v else { continue };
        let class = Class::of_kinds(&row.operands[k].kinds);
        let old = match &operands[k] {
            Use::Value { value, high } => Some((t.of[value], *high)),
            Use::Fresh => Some((zeros(&mut m, class.bits()), false)),
            // Whatever a register happens to hold.
            Use::Any => Some((m.unknown(&blank, ANY, class.bits(), &[]), false)),
            _ => None,
        };
        match old {
            Some((old, high)) => {
                let width = row.operands[k].width;
                let whole = match class {
                    Class::Vector => merged_vector(&mut m, old, width, v, row.upper),
                    Class::Mask => m.zext(v, width.bits(), 64),
                    _ => merged(&mut m, old, high, width, v),
                };
                t.of.entry(Value { node: id, port: Port::Operand(k as u8) }).or_insert(whole);
            }
            None => {
                t.stored.insert(id, v);
            }
        }
    }
    for (k, v) in implied.into_iter().enumerate() {
        let Some(v) = v else { continue };
        let old = implicit[k].map_or(zero, |o| t.of[&o]);
        let whole = merged(&mut m, old, false, row.implicit[k].width, v);
        t.of.entry(Value { node: id, port: Port::Implicit(k as u8) }).or_insert(whole);
    }
    for (k, v) in in_vectors.into_iter().enumerate() {
        let Some(v) = v else { continue };
        let old = vectors[k].map(|o| t.of[&o]).unwrap_or_else(|| zeros(&mut m, 512));
        let whole = merged_vector(&mut m, old, row.implicit_vectors[k].width, v, row.upper);
        t.of.entry(Value { node: id, port: Port::ImplicitVector(k as u8) }).or_insert(whole);
    }
    for (f, v) in isa::Flag::ALL.into_iter().zip(new_flags) {
        if let Some(v) = v {
            t.of.entry(Value { node: id, port: Port::Flag(f) }).or_insert(v);
        }
    }
}

fn zeros(m: &mut Executor, width: u16) -> ExprId {
    m.ctx.arena.constant_words(width, &[])
}

/// An element repeated to a width.
fn repeat(m: &mut Executor, element: ExprId, mut bits: u16, width: u16) -> ExprId {
    let mut v = element;
    while bits < width {
        v = m.concat(v, v, bits);
        bits *= 2;
    }
    v
}

fn address_term(m: &mut Executor, a: &Address, t: &Terms, bare: bool) -> ExprId {
    let mut sum = match &a.symbol {
        Some(s) => m.symbol(s),
        None if a.rip => {
            let section = m.symbol(".section");
            let d = m.constant(64, a.disp as u64);
            m.add64(section, d)
        }
        None => m.constant(64, a.disp as u64),
    };
    if let Some(b) = a.base {
        sum = m.add64(t.of[&b], sum);
    }
    if let Some((i, s)) = a.index {
        let i = m.shl64(t.of[&i], s.trailing_zeros() as u8);
        sum = m.add64(sum, i);
    }
    match a.segment {
        Some(s) if !bare => {
            let base = m.symbol(match s {
                isa::Segment::Fs => "%fs:",
                isa::Segment::Gs => "%gs:",
            });
            m.add64(sum, base)
        }
        _ => sum,
    }
}
