//! A graph as the search sees it.

use super::problem::{Operation, Place, Problem, Read, Written, bits_of, index, swaps};
use dag::ir::graph::{Dag, Kind, Node, NodeId, Port, Use, Value};
use isa::{FlagSet, Row, Width, table};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// The part of a graph that was read.
#[derive(Default)]
pub struct Reader {
    p: Problem,
    values: FxHashMap<Value, usize>,
    /// Per value: its upper half is zero anyway.
    narrow: Vec<bool>,
    operation_of: FxHashMap<NodeId, usize>,
    flag_users: BTreeMap<Value, u32>,
    effects: u32,
}

impl Reader {
    pub fn problem(dag: &Dag) -> Problem {
        let mut r = Reader::default();
        let alive = dag.alive();
        for (id, node) in dag.iter().filter(|(id, _)| alive[id.index()]) {
            match node.kind {
                Kind::Inst { .. } => r.operation(id, node),
                Kind::Input(reg) => {
                    let g = reg.gpr().expect("general registers only");
                    let v = r.value(id, Port::Whole, false);
                    r.p.entry.push((index(g), v));
                }
                _ => {}
            }
        }
        r.ends(dag);
        r.groups();
        r.p
    }

    fn value(&mut self, node: NodeId, port: Port, narrow: bool) -> usize {
        self.values.insert(Value { node, port }, self.narrow.len());
        self.narrow.push(narrow);
        self.narrow.len() - 1
    }

    fn operation(&mut self, id: NodeId, node: &Node) {
        let Kind::Inst { row: row_id, operands, implicit, .. } = &node.kind else { return };
        let row = table().row(*row_id);
        self.operation_of.insert(id, self.p.operations.len());
        let mut o = Operation {
            row: *row_id,
            operands: operands.clone(),
            reads: Vec::new(),
            writes: Vec::new(),
            before: 0,
            clobbers: row.flags_clobbered(),
            swaps: Vec::new(),
        };
        self.explicit(id, row, operands, &mut o);
        self.implicit(id, row, implicit, &mut o);
        self.order(node, row, &mut o);
        o.swaps = swaps(row, &o);
        self.p.operations.push(o);
    }

    fn explicit(&mut self, id: NodeId, row: &Row, operands: &[Use], o: &mut Operation) {
        for (k, (spec, u)) in row.operands.iter().zip(operands).enumerate() {
            let register = match u {
                Use::Value { value, .. } => {
                    let partial = spec.access.writes() && bits_of(spec.width) < 32;
                    let bits = if partial { 64 } else { bits_of(spec.width) };
                    let tied = spec.access.writes().then_some(o.writes.len());
                    let fixed = spec.kinds.fixed.map(index);
                    o.reads.push(Read { value: self.values[value], place: Place::Operand(k), fixed, tied, bits });
                    true
                }
                Use::Mem(a) => {
                    let bits = if spec.kinds.address { bits_of(spec.width) } else { 64 };
                    let parts = [(a.base, Place::Base(k)), (a.index.map(|x| x.0), Place::Index(k))];
                    for (v, place) in parts.into_iter().filter_map(|(v, place)| Some((v?, place))) {
                        o.reads.push(Read { value: self.values[&v], place, fixed: None, tied: None, bits });
                    }
                    false
                }
                Use::Fresh => true,
                _ => false,
            };
            if spec.access.writes() && register {
                let v = self.value(id, Port::Operand(k as u8), spec.width == Width::W32);
                o.writes.push(Written { value: Some(v), place: Place::Operand(k), fixed: None });
            }
        }
    }

    fn implicit(&mut self, id: NodeId, row: &Row, implicit: &[Option<Value>], o: &mut Operation) {
        for (k, (spec, v)) in row.implicit.iter().zip(implicit).enumerate() {
            let fixed = Some(index(spec.reg.gpr().expect("general registers only")));
            if let Some(v) = v {
                let tied = spec.access.writes().then_some(o.writes.len());
                let bits = bits_of(spec.width);
                o.reads.push(Read { value: self.values[v], place: Place::Implicit, fixed, tied, bits });
            }
            if spec.access.writes() {
                let v = self.value(id, Port::Implicit(k as u8), spec.width == Width::W32);
                o.writes.push(Written { value: Some(v), place: Place::Implicit, fixed });
            }
        }
    }

    /// What comes before the next operation: definers of what it reads, and effects.
    fn order(&mut self, node: &Node, row: &Row, o: &mut Operation) {
        let me = self.p.operations.len();
        let Kind::Inst { flags, .. } = &node.kind else { return };
        // A shift by nothing keeps the flags, but nobody reads the flags of shifts here.
        let by_count = row.operands.last().is_some_and(|x| x.kinds.fixed.is_some());
        for (_, v) in flags.iter().filter(|_| !by_count) {
            *self.flag_users.entry(*v).or_default() |= 1 << me;
            o.before |= 1 << self.operation_of[&v.node];
        }
        for v in node.values().iter().filter(|v| !matches!(v.port, Port::Flag(_))) {
            o.before |= self.operation_of.get(&v.node).map_or(0, |&d| 1 << d);
        }
        if node.effect {
            o.before |= self.effects;
            self.effects |= 1 << me;
        }
    }

    /// What leaves, who reads what, and how wide copies are.
    fn ends(&mut self, dag: &Dag) {
        let p = &mut self.p;
        p.readers = vec![0; self.narrow.len()];
        let mut bits = vec![8; self.narrow.len()];
        for l in &dag.live_out {
            let g = l.reg.gpr().expect("general registers only");
            p.exit.push((index(g), self.values[&l.value]));
            bits[self.values[&l.value]] = 64;
        }
        // Readers come after definers: what a narrow result passes on is known when its old content is looked at.
        for (me, o) in p.operations.iter().enumerate().rev() {
            for r in &o.reads {
                p.readers[r.value] |= 1 << me;
                let passed = r.tied.and_then(|t| o.writes[t].value).map_or(0, |v| bits[v]);
                bits[r.value] = bits[r.value].max(read_bits(o, r, passed));
            }
        }
        p.bits = bits.iter().zip(&self.narrow).map(|(&b, &n)| if n { b.min(32) } else { b }).collect();
        for w in p.operations.iter_mut().flat_map(|o| &mut o.writes) {
            let read = |v: usize| p.readers[v] != 0 || p.exit.iter().any(|x| x.1 == v);
            w.value = w.value.filter(|&v| w.fixed.is_none() || read(v));
        }
    }

    /// Flags by who defines and who reads them.
    fn groups(&mut self) {
        let mut groups: BTreeMap<(usize, u32), FlagSet> = BTreeMap::new();
        for (v, users) in &self.flag_users {
            let Port::Flag(f) = v.port else { continue };
            let group = groups.entry((self.operation_of[&v.node], *users)).or_insert(FlagSet::NONE);
            *group = group.with(f);
        }
        self.p.flags = groups.into_iter().map(|((d, users), flags)| (d, users, flags)).collect();
    }
}

/// The bits that an operation reads of a content that it may pass on.
fn read_bits(o: &Operation, r: &Read, passed: u32) -> u32 {
    let Place::Operand(k) = r.place else { return r.bits };
    let own = bits_of(table().row(o.row).operands[k].width);
    if r.tied.is_some() && own < 32 { own.max(passed) } else { own }
}
