//! The other path: from where a trace is left to where it is joined again.
//!
//! Both paths have the same nodes, and operands in the same places stand for each other: a register that some operand
//! of the shared code reads as `x` on the trace has to hold there, on the other path, what that operand is on the other
//! path.

use super::trace::Trace;
use crate::ir::Emitted;
use dag::ir::graph::{Class, Dag, Kind, LiveOut, Node, NodeId, Port, Use, Value};
use isa::{Flag, FlagSet, Gpr, Inst, Reg, Width, table};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// What registers and flags hold.
#[derive(Clone, Debug)]
pub struct Contents {
    /// Values of which the low bits, so many, are there.
    regs: [Option<(Value, u16)>; Reg::COUNT],
    flags: [Option<Value>; 6],
}

impl Contents {
    fn at_entry(dag: &Dag) -> Contents {
        let mut c = Contents { regs: [None; Reg::COUNT], flags: [None; 6] };
        for (node, n) in dag.iter() {
            let v = Value { node, port: Port::Whole };
            match n.kind {
                Kind::Input(r) => c.regs[r.index()] = Some((v, r.bits())),
                Kind::InputFlag(f) => c.flags[f.index()] = Some(v),
                _ => {}
            }
        }
        c
    }

    /// `None` for what only spills do.
    fn step(&mut self, dag: &Dag, e: &Emitted) -> Option<()> {
        match e {
            Emitted::Kept { node } => self.kept(&dag.node(*node).kind, *node),
            Emitted::Inst { inst, node: Some(node) } => self.inst(dag, inst, *node),
            Emitted::Inst { inst, node: None } => self.added(inst)?,
        }
        Some(())
    }

    fn kept(&mut self, kind: &Kind, node: NodeId) {
        if let Kind::Opaque { writes, flags_written, .. } = kind {
            for &r in writes {
                self.regs[r.index()] = Some((Value { node, port: Port::Reg(r) }, r.bits()));
            }
            self.write_flags(*flags_written, Some(node));
        }
    }

    fn inst(&mut self, dag: &Dag, inst: &Inst, node: NodeId) {
        let row = table().row(inst.row);
        let constant = matches!(dag.node(node).kind, Kind::Const(_));
        for (r, port) in written(inst) {
            let port = if constant { Port::Whole } else { port };
            self.regs[r.index()] = Some((Value { node, port }, r.bits()));
        }
        self.write_flags(row.flags_clobbered(), Some(node).filter(|_| !constant));
    }

    fn write_flags(&mut self, flags: FlagSet, node: Option<NodeId>) {
        for f in flags.iter() {
            self.flags[f.index()] = node.map(|node| Value { node, port: Port::Flag(f) });
        }
    }

    fn added(&mut self, inst: &Inst) -> Option<()> {
        let [a, b] = &inst.operands[..] else { return None };
        let (a, b) = (a.reg()?, b.reg()?);
        if table().row(inst.row).mnemonic == "xchg" {
            self.regs.swap(a.index(), b.index());
        } else {
            self.regs[a.index()] = self.regs[b.index()].map(|(v, bits)| (v, bits.min(copied_bits(inst))));
        }
        Some(())
    }

    /// A register with so much of a value; `wanted` if it is one.
    fn holding(&self, v: Value, bits: u16, wanted: Reg) -> Option<Reg> {
        let holds = |r: &Reg| self.regs[r.index()].is_some_and(|c| c.0 == v && c.1 >= bits);
        Some(wanted).filter(holds).or_else(|| Reg::all().find(holds))
    }
}

fn copied_bits(inst: &Inst) -> u16 {
    let row = table().row(inst.row);
    row.operands.first().map_or(64, |o| o.width.bits())
}

/// Registers that an instruction writes, with the ports of their contents.
fn written(inst: &Inst) -> Vec<(Reg, Port)> {
    let ports = table().row(inst.row).written_ports();
    ports.filter_map(|p| Some((p.register(inst)?, p.at.into()))).collect()
}

/// What an instruction reads of registers: low bits.
fn read(inst: &Inst) -> Vec<(Reg, u16)> {
    let row = table().row(inst.row);
    let mut all: Vec<(Reg, u16)> = Vec::new();
    for (spec, o) in row.operands.iter().zip(&inst.operands) {
        // What a narrow write leaves is read, too.
        let merges = spec.access.writes() && spec.width < Width::W32 && Class::of_kinds(&spec.kinds) == Class::GENERAL;
        let vector = Class::of_kinds(&spec.kinds) != Class::GENERAL;
        if let Some(r) = o.reg().filter(|_| spec.access.reads() || merges || vector) {
            all.push((r, if merges || vector { r.bits() } else { spec.width.bits() }));
        }
        if let Some(m) = o.mem() {
            all.extend(m.base.into_iter().chain(m.index.map(|x| x.0)).map(|g| (Reg::of(g), 64)));
        }
    }
    let looked_at = |i: &&isa::row::Implicit| i.access.reads() || i.width < Width::W32 || i.reg.gpr().is_none();
    all.extend(row.implicit.iter().filter(looked_at).map(|i| (i.reg, i.reg.bits())));
    all
}

/// What has to stand where so that the rest of a trace does what the other path wants.
#[derive(Clone, Debug)]
pub struct Wanted {
    regs: [Option<(Value, u64)>; Reg::COUNT],
    flags: [Option<Value>; 6],
}

impl Wanted {
    fn at_end(other: &Dag) -> Wanted {
        let mut w = Wanted { regs: [None; Reg::COUNT], flags: [None; 6] };
        for l in &other.live_out {
            w.regs[l.reg.index()] = Some((l.value, l.mask));
        }
        for (f, v) in &other.live_out_flags {
            w.flags[f.index()] = Some(*v);
        }
        w
    }

    /// Before an instruction, from what is wanted behind it. `None` if one register would have to hold two things.
    fn back(&mut self, t: &Trace, before: &Contents, e: &Emitted) -> Option<()> {
        match e {
            Emitted::Kept { .. } => return None,
            Emitted::Inst { inst, node: None } => self.copied(inst)?,
            Emitted::Inst { inst, node: Some(node) } => self.inst(t, before, inst, *node)?,
        }
        Some(())
    }

    fn copied(&mut self, inst: &Inst) -> Option<()> {
        let [a, b] = &inst.operands[..] else { return None };
        let (a, b) = (a.reg()?, b.reg()?);
        if table().row(inst.row).mnemonic == "xchg" {
            self.regs.swap(a.index(), b.index());
            return Some(());
        }
        if let Some((v, mask)) = self.regs[a.index()].take() {
            let half = Class::of(b).low_part(copied_bits(inst));
            // A 32-bit copy clears what is above, which may be what is wanted there.
            let mask = if mask & !half != 0 { Class::of(b).low_part(b.bits()) } else { mask };
            self.want(b, v, mask)?;
        }
        Some(())
    }

    fn inst(&mut self, t: &Trace, before: &Contents, inst: &Inst, node: NodeId) -> Option<()> {
        for (r, _) in written(inst) {
            self.regs[r.index()] = None;
        }
        for f in table().row(inst.row).flags_clobbered().iter() {
            self.flags[f.index()] = None;
        }
        let (on, other) = (uses(&t.dag.node(node).kind), uses(&t.other.node(node).kind));
        for (r, bits) in read(inst) {
            let Some((held, _)) = before.regs[r.index()] else { continue };
            let mut standing = on.iter().zip(&other).filter(|(a, _)| **a == held).map(|(_, b)| *b);
            let Some(first) = standing.next() else { continue };
            if standing.any(|v| v != first) {
                return None;
            }
            self.want(r, first, Class::of(r).low_part(bits))?;
        }
        if let Kind::Inst { flags, .. } = &t.other.node(node).kind {
            for &(f, v) in flags {
                let own = &mut self.flags[f.index()];
                if own.is_some_and(|known| known != v) {
                    return None;
                }
                *own = Some(v);
            }
        }
        Some(())
    }

    fn want(&mut self, r: Reg, v: Value, mask: u64) -> Option<()> {
        let own = &mut self.regs[r.index()];
        let known = own.map_or(0, |k| k.1);
        if own.is_some_and(|k| k.0 != v) {
            return None;
        }
        *own = Some((v, known | mask));
        Some(())
    }
}

/// The values that a node reads from registers, in a fixed order.
fn uses(kind: &Kind) -> Vec<Value> {
    let Kind::Inst { operands, implicit, .. } = kind else { return Vec::new() };
    let mut all: Vec<Value> = Vec::new();
    for u in operands {
        match u {
            Use::Value { value, .. } => all.push(*value),
            Use::Mem(a) | Use::Broadcast(a) => all.extend(a.base.into_iter().chain(a.index.map(|x| x.0))),
            _ => {}
        }
    }
    all.extend(implicit.iter().flatten());
    all
}

/// The other path as a graph of its own, from the jump to a join.
#[derive(Clone, Debug)]
pub struct SidePath {
    pub dag: Dag,
    /// The trace's node that each node is.
    pub node: Vec<NodeId>,
    /// Where the trace is joined: this many of its instructions come before.
    pub join: usize,
}

/// One for each place behind the jump where the trace can be joined, the end first.
pub fn side_paths(t: &Trace, insts: &[Emitted]) -> Vec<SidePath> {
    let jump = Emitted::Kept { node: t.exit };
    let Some(at) = insts.iter().position(|e| *e == jump) else { return Vec::new() };
    let mut before = Vec::with_capacity(insts.len());
    let mut contents = Contents::at_entry(&t.dag);
    for e in insts {
        before.push(contents.clone());
        if contents.step(&t.dag, e).is_none() {
            return Vec::new();
        }
    }
    let mut found = Vec::new();
    let mut wanted = Wanted::at_end(&t.other);
    for join in (at + 1..=insts.len()).rev() {
        if join < insts.len() && wanted.back(t, &before[join], &insts[join]).is_none() {
            break;
        }
        let effects = insts[at + 1..join].iter().filter_map(|e| match e {
            Emitted::Inst { node: Some(n), .. } | Emitted::Kept { node: n } => Some(*n),
            Emitted::Inst { node: None, .. } => None,
        });
        let effects = effects.filter(|n| t.dag.node(*n).effect).collect();
        let build = SideBuilder {
            t,
            start: &before[at],
            dag: Dag::new(),
            node: Vec::new(),
            known: FxHashMap::default(),
            copied: BTreeSet::new(),
        };
        found.extend(build.finish(effects, &wanted).map(|(dag, node)| SidePath { dag, node, join }));
    }
    found
}

struct SideBuilder<'a> {
    t: &'a Trace,
    start: &'a Contents,
    dag: Dag,
    node: Vec<NodeId>,
    known: FxHashMap<Value, Value>,
    copied: BTreeSet<NodeId>,
}

impl SideBuilder<'_> {
    fn finish(mut self, effects: Vec<NodeId>, wanted: &Wanted) -> Option<(Dag, Vec<NodeId>)> {
        for e in effects {
            self.copy(e)?;
        }
        for r in Reg::all() {
            let Some((v, mask)) = wanted.regs[r.index()] else { continue };
            let value = self.value(v, r, mask)?;
            self.dag.live_out.push(LiveOut { reg: r, value, mask });
        }
        for f in Flag::ALL {
            let Some(v) = wanted.flags[f.index()] else { continue };
            let value = self.flag(f, v)?;
            self.dag.live_out_flags.push((f, value));
        }
        Some((self.dag, self.node))
    }

    fn push(&mut self, kind: Kind, of: NodeId, effect: bool) -> NodeId {
        self.node.push(of);
        self.dag.push(Node { kind, origin: None, effect })
    }

    /// A register's content where the jump is taken.
    fn input(&mut self, r: Reg, v: Value) -> Value {
        let kind = Kind::Input(r);
        let same = self.dag.iter().find(|(_, n)| n.kind == kind).map(|x| x.0);
        let node = same.unwrap_or_else(|| self.push(kind, v.node, false));
        Value { node, port: Port::Whole }
    }

    /// What stands for a value of the other path, wanted in this register on these bits.
    fn value(&mut self, v: Value, wanted: Reg, mask: u64) -> Option<Value> {
        let class = self.t.other.class(v);
        if let Some(&known) = self.known.get(&v) {
            return Some(known);
        }
        if let Some(r) = self.start.holding(v, class.bits(), wanted) {
            let input = self.input(r, v);
            self.known.insert(v, input);
            return Some(input);
        }
        let bits = (64 - mask.leading_zeros() as u16) * wanted.grain();
        if let Some(r) = self.start.holding(v, bits, wanted) {
            return Some(self.input(r, v));
        }
        match self.t.other.node(v.node).kind {
            Kind::Input(_) | Kind::InputFlag(_) => None,
            _ => {
                self.copy(v.node)?;
                self.known.get(&v).copied()
            }
        }
    }

    fn flag(&mut self, f: Flag, v: Value) -> Option<Value> {
        if self.start.flags[f.index()] == Some(v) {
            let kind = Kind::InputFlag(f);
            let same = self.dag.iter().find(|(_, n)| n.kind == kind).map(|x| x.0);
            let node = same.unwrap_or_else(|| self.push(kind, v.node, false));
            return Some(Value { node, port: Port::Whole });
        }
        if !self.known.contains_key(&v) {
            self.copy(v.node)?;
        }
        self.known.get(&v).copied()
    }

    /// The node again, with what it reads.
    fn copy(&mut self, id: NodeId) -> Option<()> {
        if !self.copied.insert(id) {
            return Some(());
        }
        let node = self.t.other.node(id).clone();
        let mut kind = node.kind.clone();
        let mut whole = FxHashMap::default();
        for v in node.values() {
            let new = match self.t.other.flag(v) {
                Some(f) => self.flag(f, v)?,
                None => self.value(v, Reg::of(Gpr::RAX), u64::MAX)?,
            };
            whole.insert(v, new);
        }
        kind.map_values(|v| whole.get(&v).copied().unwrap_or(v));
        let new = self.push(kind, id, node.effect);
        for v in self.t.other.results(id) {
            self.known.insert(v, Value { node: new, ..v });
        }
        Some(())
    }
}
