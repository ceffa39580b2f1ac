//! [`Dag`] → terms: what every value is, as a function of the graph's inputs.

use crate::ir::graph::{Address, Class, Dag, Kind, NodeId, Port, Use, Value};
use crate::ir::signature::Condition;
use crate::semantics::symbolic::{Context, Executor, Side, State, Var};
use isa::row::{Meaning, OperandSpec};
use isa::step::{Machine, merged, merged_low, repeated, words_value};
use isa::{ExprId, Flag, Gpr, Reg, RegisterFile, Row, RowSym, Sym, table};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Terms of the values of one [`Dag`]. Vector register values are 512 bits wide, other register values 64, flags 1.
#[derive(Clone, Debug, Default)]
pub struct DagTerms {
    pub of: FxHashMap<Value, ExprId>,
    /// Address of each memory operand.
    pub address: FxHashMap<NodeId, ExprId>,
    /// What each storing node stores, at its width.
    pub stored: FxHashMap<NodeId, ExprId>,
    /// When each faulting node faults (width 1).
    pub fault: FxHashMap<NodeId, ExprId>,
}

/// Distinguishes arbitrary register content from a row's own undefined results.
const ANY: u8 = u8::MAX;
/// The same for flags, counted up from here.
const ANY_FLAG: u8 = ANY - 16;

/// Evaluates all of `dag` over entry variables of `ctx` (cut 0). The result of the `n`-th access to memory, loads and
/// stores counted alike, is [`Var::Load`]`(n)`. `given` overrides values: they become those terms and their
/// producers are not evaluated.
pub fn terms(ctx: &mut Context, dag: &Dag, side: Side, given: &FxHashMap<Value, ExprId>) -> DagTerms {
    let wanted: Vec<bool> = vec![true; dag.len()];
    terms_of(ctx, dag, side, given, &wanted)
}

/// The graph's facts as terms of width 1, over the same entry variables.
pub fn fact_terms(ctx: &mut Context, dag: &Dag) -> Vec<ExprId> {
    let content = |ctx: &mut Context, g: Gpr| ctx.var(Var::Reg { cut: 0, reg: Reg::of(g), private: None }, 64);
    let about: BTreeMap<Gpr, ExprId> =
        dag.facts.iter().flat_map(Condition::registers).map(|g| (g, content(ctx, g))).collect();
    dag.facts.iter().map(|c| c.expr(&mut ctx.arena, &|g| about[&g])).collect()
}

/// [`terms`] of the nodes marked in `wanted` only.
pub fn terms_of(
    ctx: &mut Context,
    dag: &Dag,
    side: Side,
    given: &FxHashMap<Value, ExprId>,
    wanted: &[bool],
) -> DagTerms {
    let nodes = (0..).map(NodeId).zip(wanted).filter(|(_, wanted)| **wanted).map(|(id, _)| id);
    terms_at(ctx, dag, side, given, nodes, &dag.effects)
}

/// [`terms`] of these nodes only, operands first, with `effects` as the graph's effects.
pub fn terms_at(
    ctx: &mut Context,
    dag: &Dag,
    side: Side,
    given: &FxHashMap<Value, ExprId>,
    nodes: impl Iterator<Item = NodeId>,
    effects: &[NodeId],
) -> DagTerms {
    let mut t = DagTerms { of: given.clone(), ..DagTerms::default() };
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
            Kind::Inst { .. } => {
                let Some(inst) = InstNode::of(dag, id, numbers.get(&id).copied()) else { continue };
                let scratch = State::at_cut(ctx, 0);
                inst.execute(&mut Executor::new(ctx, scratch, side), &mut t);
            }
            Kind::Opaque { .. } | Kind::Exit(_) => {}
        }
    }
    t
}

/// For each effect how many accesses to memory come before it.
fn access_numbers(dag: &Dag, effects: &[NodeId]) -> FxHashMap<NodeId, u32> {
    let mut count = 0;
    let mut numbers = FxHashMap::default();
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

/// An instruction of a graph: its row, and what stands in the row's places.
struct InstNode<'a> {
    id: NodeId,
    /// The bare instruction, for which undefined results are made.
    blank: isa::Inst,
    row: &'static Row,
    operands: &'a [Use],
    implicit: &'a [Option<Value>],
    flags: &'a [(Flag, Value)],
    /// Number of its first access to memory.
    access: Option<u32>,
}

impl<'a> InstNode<'a> {
    fn of(dag: &'a Dag, id: NodeId, access: Option<u32>) -> Option<InstNode<'a>> {
        let Kind::Inst { row, operands, implicit, flags } = &dag.node(id).kind else { return None };
        let blank = isa::Inst { row: *row, operands: Vec::new() };
        Some(InstNode { id, blank, row: table().row(*row), operands, implicit, flags, access })
    }

    /// Executes it: the terms of its operands, of the variables of its meaning, of its results; as [`isa::step`] does.
    fn execute(&self, m: &mut Executor, t: &mut DagTerms) {
        let operands: Vec<ExprId> = (0..self.operands.len()).map(|k| self.operand(m, k, t)).collect();
        let vars = self.variables(m, &operands, t);
        let results = self.row.meaning.valued(m.meaning(&table().arena, &self.row.expressions(), &vars));
        t.fault.extend(results.fault.map(|f| (self.id, f)));
        // Made before all results: the order in which terms are made is the order in which they are compared.
        let zero = m.constant(64, 0);
        self.write_operands(m, &results.operands, t);
        self.write_unnamed(m, &results, zero, t);
    }

    /// The value of operand `k`.
    fn operand(&self, m: &mut Executor, k: usize, t: &mut DagTerms) -> ExprId {
        let (spec, operand) = (&self.row.operands[k], &self.operands[k]);
        let width = spec.width.bits();
        match operand {
            Use::Value { value, high } => {
                let full = t.of[value];
                m.extract(full, if *high { 8 } else { 0 }, width)
            }
            // Only the old content, which the result replaces.
            Use::Fresh | Use::Any => zeros(m, width),
            Use::Imm(i) => m.constant(width, *i as u64),
            Use::ImmSymbol(s) => {
                let full = m.symbol(s);
                m.extract(full, 0, width)
            }
            Use::Mem(_) | Use::Broadcast(_) if let Some(words) = operand.constant(spec) => {
                words_value(m, &words, width)
            }
            Use::Mem(a) | Use::Broadcast(a) => {
                let address = address_term(m, a, t, spec.kinds.address);
                if spec.kinds.address {
                    return m.extract(address, 0, width);
                }
                t.address.insert(self.id, address);
                let element = spec.kinds.broadcast.filter(|_| matches!(operand, Use::Broadcast(_)));
                self.loaded(m, spec, element.map_or(width, |e| e.bits()))
            }
        }
    }

    /// What an operand of `bits` bits in memory holds, repeated up to the operand's width.
    fn loaded(&self, m: &mut Executor, spec: &OperandSpec, bits: u16) -> ExprId {
        match self.access {
            Some(n) if spec.access.reads() => {
                let v = m.ctx.var(Var::Load(n), bits);
                repeated(m, v, bits, spec.width.bits())
            }
            _ => zeros(m, spec.width.bits()),
        }
    }

    /// What stands for each variable of the row's meaning.
    fn variables(&self, m: &mut Executor, operands: &[ExprId], t: &DagTerms) -> Vec<(Sym, ExprId)> {
        // What an undefined result goes by.
        let read = self.row.operands.iter().zip(operands).filter(|(spec, _)| spec.access.reads());
        let mut inputs: Vec<ExprId> = read.map(|(_, v)| *v).collect();
        let mut vars: Vec<(Sym, ExprId)> = Vec::new();
        let mut unknowns = Vec::new();
        for (sym, width) in table().arena.variables(&self.row.expressions()) {
            let stands_for = RowSym::of(sym);
            let v = match stands_for {
                RowSym::Operand(i) => operands[usize::from(i)],
                RowSym::Unknown(k) => {
                    unknowns.push((sym, k, width));
                    continue;
                }
                _ => self.state_variable(m, stands_for, width, t),
            };
            if stands_for.is_unnamed() {
                inputs.push(v);
            }
            vars.push((sym, v));
        }
        for (sym, k, width) in unknowns {
            let v = m.unknown(&self.blank, k, width, &inputs);
            vars.push((sym, v));
        }
        vars
    }

    /// A variable that stands for a register or flag which the instruction does not name, or for the CPU's.
    fn state_variable(&self, m: &mut Executor, sym: RowSym, width: u16, t: &DagTerms) -> ExprId {
        match sym {
            RowSym::Implicit(r) => {
                let k = self.row.implicit.iter().position(|x| x.reg == r);
                match k.and_then(|k| self.implicit[k]) {
                    Some(v) => m.extract(t.of[&v], 0, width),
                    None => zeros(m, width),
                }
            }
            RowSym::Flag(f) => {
                let v = self.flags.iter().find(|x| x.0 == f).map(|x| t.of[&x.1]);
                // Where nobody says what is handed on, anything is.
                v.unwrap_or_else(|| m.unknown(&self.blank, ANY_FLAG + f.index() as u8, 1, &[]))
            }
            RowSym::CpuHasBmi1 => m.cpu_has_bmi1(),
            RowSym::Mxcsr => m.mxcsr(),
            RowSym::Loaded | RowSym::St(_) | RowSym::Occupied(_) => {
                unreachable!("instructions with hidden memory and those of x87 are opaque here")
            }
            RowSym::Operand(_) | RowSym::Unknown(_) => unreachable!("{sym:?} is no part of the state"),
        }
    }

    /// Whole register contents after the operands are written, and what is stored.
    fn write_operands(&self, m: &mut Executor, written: &[Option<ExprId>], t: &mut DagTerms) {
        for (k, v) in written.iter().enumerate() {
            let Some(v) = *v else { continue };
            let spec = &self.row.operands[k];
            let class = Class::of_kinds(&spec.kinds);
            let (old, high) = match &self.operands[k] {
                Use::Value { value, high } => (t.of[value], *high),
                Use::Fresh => (zeros(m, class.bits()), false),
                // Whatever a register happens to hold.
                Use::Any => (m.unknown(&self.blank, ANY, class.bits(), &[]), false),
                _ => {
                    t.stored.insert(self.id, v);
                    continue;
                }
            };
            let whole = match spec.kinds.value_file() {
                RegisterFile::General => merged(m, old, high, spec.width, v),
                file => merged_low(m, file, old, spec.width, v, self.row.upper),
            };
            self.give(Port::Operand(k as u8), whole, t);
        }
    }

    /// Whole contents of registers that are written without being named, and flags.
    fn write_unnamed(&self, m: &mut Executor, results: &Meaning, zero: ExprId, t: &mut DagTerms) {
        for (k, v) in results.implicit.iter().enumerate() {
            let Some(v) = *v else { continue };
            let spec = &self.row.implicit[k];
            let old = match self.implicit[k] {
                Some(old) => t.of[&old],
                None if spec.reg.gpr().is_some() => zero,
                None => zeros(m, spec.reg.bits()),
            };
            let whole = merged_low(m, spec.reg.file(), old, spec.width, v, self.row.upper);
            self.give(Port::Implicit(k as u8), whole, t);
        }
        for (f, v) in Flag::ALL.into_iter().zip(results.flags) {
            if let Some(v) = v {
                self.give(Port::Flag(f), v, t);
            }
        }
    }

    /// A value that is given from outside stays.
    fn give(&self, port: Port, term: ExprId, t: &mut DagTerms) {
        t.of.entry(Value { node: self.id, port }).or_insert(term);
    }
}

fn zeros(m: &mut Executor, width: u16) -> ExprId {
    m.ctx.arena.constant_words(width, &[])
}

fn address_term(m: &mut Executor, a: &Address, t: &DagTerms, bare: bool) -> ExprId {
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
                isa::SegmentReg::Fs => "%fs:",
                isa::SegmentReg::Gs => "%gs:",
            });
            m.add64(sum, base)
        }
        _ => sum,
    }
}
