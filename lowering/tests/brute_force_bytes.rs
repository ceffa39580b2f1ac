//! The least number of bytes by exhaustive search over machine states, for tiny Dags: every order,
//! every register, every copy and exchange, mid-life moves included. It shares nothing with the
//! library: what may be exchanged is a list here.

mod common;

use common::exhaustive::{SEARCHED, cancels_itself, exchanges, lowered_there, searched, tiny};
use common::{needs_flags, row};
use dag::ir::graph::{Address, Dag, Kind, NodeId, Port, Use, Value};
use isa::{Inst, MemRef, Operand, RegRef, RowId, Width, codec, table};
use lowering::Objective;
use lowering::Status;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// A value, or its low 32 bits with zeros above them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Content {
    value: Value,
    half: bool,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    done: u32,
    regs: [Option<Content>; 5],
    flags: [Option<Value>; 6],
}

/// The search's answer.
struct Program {
    cost: u32,
    lines: Vec<String>,
}

impl Program {
    /// The way to `end`, read backwards.
    fn new(cost: u32, before: &FxHashMap<State, (State, String)>, mut end: State) -> Program {
        let mut lines = Vec::new();
        while let Some((state, line)) = before.get(&end) {
            lines.push(line.clone());
            end = state.clone();
        }
        lines.reverse();
        Program { cost, lines }
    }
}

struct Search<'d> {
    dag: &'d Dag,
    alive: Vec<bool>,
    lengths: RefCell<FxHashMap<Inst, u32>>,
    /// Contents may change places between any two instructions, not only at entry and at the end.
    exchanges: bool,
    /// What instructions are counted by.
    per_byte: u32,
    per_instruction: u32,
}

impl Search<'_> {
    /// The cheapest way to the end (Dijkstra); every action is one instruction.
    fn least(&self, limit: usize) -> Option<Program> {
        let mut start = State { done: 0, regs: [None; 5], flags: [None; 6] };
        for (node, n) in self.dag.iter() {
            let v = Value { node, port: Port::Whole };
            match &n.kind {
                Kind::Input(g) => start.regs[searched(*g)?] = Some(Content { value: v, half: false }),
                Kind::InputFlag(f) => start.flags[f.index()] = Some(v),
                _ => {}
            }
        }
        let start = self.forget_dead(start);
        let mut known = FxHashMap::from_iter([(start.clone(), 0)]);
        let mut before: FxHashMap<State, (State, String)> = FxHashMap::default();
        let mut settled = FxHashSet::default();
        let mut levels = BTreeMap::from([(0, vec![start])]);
        while let Some((cost, level)) = levels.pop_first() {
            for s in level {
                if known[&s] < cost || !settled.insert(s.clone()) {
                    continue;
                }
                if self.finished(&s) {
                    return Some(Program::new(cost, &before, s));
                }
                for (t, inst) in self.actions(&s) {
                    let (t, cost) = (self.forget_dead(t), cost + self.cost(&inst));
                    if known.get(&t).is_none_or(|&k| cost < k) {
                        known.insert(t.clone(), cost);
                        before.insert(t.clone(), (s.clone(), codec::text(&inst, codec::Syntax::Intel)));
                        levels.entry(cost).or_default().push(t);
                    }
                }
                if known.len() >= limit {
                    return None;
                }
            }
        }
        None
    }

    fn cost(&self, inst: &Inst) -> u32 {
        self.per_byte * self.length(inst) + self.per_instruction
    }

    fn length(&self, inst: &Inst) -> u32 {
        let length = |inst: &Inst| codec::encode(inst).expect("the search's instructions exist").len() as u32;
        let known = self.lengths.borrow().get(inst).copied();
        known.unwrap_or_else(|| *self.lengths.borrow_mut().entry(inst.clone()).or_insert_with(|| length(inst)))
    }

    /// Nothing was made yet.
    fn at_entry(&self, s: &State) -> bool {
        s.done == 0 && s.regs.iter().flatten().all(|c| matches!(self.dag.node(c.value.node).kind, Kind::Input(_)))
    }

    /// Everything is done, and two results change places that are nowhere else.
    fn last(&self, s: &State, a: usize, b: usize) -> bool {
        let goes = |r: usize, to: usize| {
            let alone = s.regs.iter().filter(|&&x| x == s.regs[r]).count() == 1;
            alone
                && self
                    .dag
                    .live_out
                    .iter()
                    .any(|l| searched(l.reg) == Some(to) && s.regs[r].map(|c| c.value) == Some(l.value))
        };
        self.all_done(s) && goes(a, b) && goes(b, a)
    }

    fn all_done(&self, s: &State) -> bool {
        let ops = |i: &usize| self.alive[*i] && matches!(self.dag.node(NodeId(*i as u32)).kind, Kind::Inst { .. });
        (0..self.dag.len()).filter(ops).all(|i| s.done >> i & 1 == 1)
    }

    fn finished(&self, s: &State) -> bool {
        self.all_done(s)
            && self.dag.live_out.iter().all(|l| {
                let there = searched(l.reg).and_then(|r| s.regs[r]);
                there.is_some_and(|c| c.value == l.value && (!c.half || l.mask >> 32 == 0))
            })
            && self.dag.live_out_flags.iter().all(|(f, v)| s.flags[f.index()] == Some(*v))
    }

    /// Contents that nobody reads any more are as good as none.
    fn forget_dead(&self, mut s: State) -> State {
        for r in &mut s.regs {
            *r = r.filter(|c| {
                let read = |(id, n): (NodeId, &dag::ir::graph::Node)| {
                    self.alive[id.index()] && s.done >> id.index() & 1 == 0 && n.values().contains(&c.value)
                };
                self.dag.iter().any(read) || self.dag.live_out.iter().any(|l| l.value == c.value)
            });
        }
        s
    }

    /// Whether the upper half is zero anyway: what 32-bit instructions write.
    fn fits(&self, v: Value) -> bool {
        match (&self.dag.node(v.node).kind, v.port) {
            (Kind::Const(c), _) => *c <= u64::from(u32::MAX),
            (Kind::Inst { row, .. }, Port::Operand(k)) => {
                table().row(*row).operands[usize::from(k)].width == Width::W32
            }
            (Kind::Inst { row, .. }, Port::Implicit(k)) => {
                table().row(*row).implicit[usize::from(k)].width == Width::W32
            }
            _ => false,
        }
    }

    #[allow(clippy::needless_range_loop, reason = "the index names a register and its content")]
    fn actions(&self, s: &State) -> Vec<(State, Inst)> {
        let mut next = Vec::new();
        let rows = ([row("mov", Width::W32), row("mov", Width::W64)], row("xchg", Width::W64));
        for a in 0..5 {
            for b in (0..5).filter(|&b| b != a) {
                for width in [Width::W32, Width::W64] {
                    let Some(c) = s.regs[b] else { continue };
                    let mut t = s.clone();
                    let cut = width == Width::W32 && !self.fits(c.value);
                    t.regs[a] = Some(Content { half: c.half || cut, ..c });
                    next.push((
                        t,
                        inst(rows.0[usize::from(width == Width::W64)], vec![SEARCHED[a].into(), SEARCHED[b].into()]),
                    ));
                }
            }
            // The accumulator has a short form: as a move it would be a byte shorter than `mov`, three micro-operations
            // in place of one, and is not what lowering emits. So both contents matter.
            let here = |b: &usize| self.exchanges || self.at_entry(s) || self.last(s, a, *b);
            for b in (0..a).filter(|&b| s.regs[a].is_some() && s.regs[b].is_some()).filter(here) {
                let mut t = s.clone();
                t.regs.swap(a, b);
                next.push((t, inst(rows.1, vec![SEARCHED[a].into(), SEARCHED[b].into()])));
            }
        }
        for (id, n) in self.dag.iter().filter(|(id, _)| self.alive[id.index()]) {
            match &n.kind {
                Kind::Const(c) => (0..5).for_each(|r| self.constant(s, id, *c, r, &mut next)),
                Kind::Inst { .. } if s.done >> id.index() & 1 == 0 => self.execute(s, id, &mut next),
                _ => {}
            }
        }
        next
    }

    fn constant(&self, s: &State, id: NodeId, c: u64, r: usize, next: &mut Vec<(State, Inst)>) {
        let mut t = s.clone();
        t.regs[r] = Some(Content { value: Value { node: id, port: Port::Whole }, half: false });
        if c == 0 {
            let mut by_xor = t.clone();
            by_xor.flags = [None; 6];
            next.push((by_xor, inst(row("xor", Width::W32), vec![SEARCHED[r].into(), SEARCHED[r].into()])));
        }
        let made = |width, c: i64| inst(row("mov", width), vec![SEARCHED[r].into(), Operand::Imm(c)]);
        if c & 0xff != 0 && self.only_low_byte_is_read(id) {
            next.push((t.clone(), made(Width::W8, i64::from(c as i8))));
        }
        next.push((t, made(Width::W32, c as i64)));
    }

    /// No instruction reads it, and at the end its low byte is wanted at the most.
    fn only_low_byte_is_read(&self, id: NodeId) -> bool {
        let v = Value { node: id, port: Port::Whole };
        let read = |(other, n): (NodeId, &dag::ir::graph::Node)| self.alive[other.index()] && n.values().contains(&v);
        !self.dag.iter().any(read) && self.dag.live_out.iter().filter(|l| l.value == v).all(|l| l.mask <= 0xff)
    }

    fn execute(&self, s: &State, id: NodeId, next: &mut Vec<(State, Inst)>) {
        let Kind::Inst { row: row_id, operands, implicit, flags, .. } = &self.dag.node(id).kind else { return };
        let row = table().row(*row_id);
        if needs_flags(self.dag, id) && flags.iter().any(|(f, v)| s.flags[f.index()] != Some(*v)) {
            return;
        }
        for (operands, implicit) in exchanges(row.mnemonic, operands, implicit) {
            let holds = |r: usize, v: Value, width: Width| {
                s.regs[r].is_some_and(|c| c.value == v && (!c.half || width == Width::W32))
            };
            let fixed_ok = row
                .implicit
                .iter()
                .zip(&implicit)
                .all(|(x, v)| v.is_none_or(|v| searched(x.reg).is_some_and(|r| holds(r, v, x.width))));
            if !fixed_ok {
                continue;
            }
            // Each written explicit operand tries every register that fits.
            type Partial = (Vec<(usize, Value)>, Vec<Operand>);
            let mut partial: Vec<Partial> = vec![(Vec::new(), Vec::new())];
            for (i, (spec, u)) in row.operands.iter().zip(&operands).enumerate() {
                let out = Value { node: id, port: Port::Operand(i as u8) };
                // A count is a byte; a byte that is written leaves the rest as it was.
                let width = if spec.kinds.fixed.is_some() { Width::W32 } else { spec.width };
                let at = |v: &Value, w| (0..5).filter(|&r| holds(r, *v, w)).collect::<Vec<_>>();
                let named = |r: usize| Operand::Reg(RegRef { gpr: SEARCHED[r], high: false });
                let choices: Vec<usize> = match u {
                    Use::Value { value, .. } if spec.access.writes() => at(value, width),
                    Use::Value { value, .. } => {
                        let here = at(value, width);
                        let fits = spec.kinds.fixed.map(|g| searched(g).expect("in the search"));
                        match here.iter().copied().find(|&r| fits.is_none_or(|f| f == r)) {
                            Some(r) => partial.iter_mut().for_each(|p| p.1.push(named(r))),
                            None => partial.clear(),
                        }
                        continue;
                    }
                    Use::Fresh | Use::Any => (0..5).collect(),
                    Use::Mem(a) => {
                        let width = if spec.kinds.address { width } else { Width::W64 };
                        match memory(a, |v| at(v, width).first().copied()) {
                            Some(m) => partial.iter_mut().for_each(|p| p.1.push(Operand::Mem(m.clone()))),
                            None => partial.clear(),
                        }
                        continue;
                    }
                    Use::Imm(x) => {
                        partial.iter_mut().for_each(|p| p.1.push(Operand::Imm(*x)));
                        continue;
                    }
                    _ => panic!("{u:?} is not in the search"),
                };
                let with = |p: &Partial, r: usize| ([&p.0[..], &[(r, out)]].concat(), [&p.1[..], &[named(r)]].concat());
                partial = partial.iter().flat_map(|p| choices.iter().map(move |&r| with(p, r))).collect();
            }
            for (writes, named) in partial {
                next.extend(self.executed(s, id, writes, inst(*row_id, named)));
            }
        }
    }

    /// The state after an instruction that writes these registers, and fixed ones; `None` if it writes one twice.
    fn executed(&self, s: &State, id: NodeId, mut writes: Vec<(usize, Value)>, inst: Inst) -> Option<(State, Inst)> {
        let row = table().row(inst.row);
        for (k, x) in row.implicit.iter().enumerate().filter(|(_, x)| x.access.writes()) {
            writes.push((searched(x.reg).expect("in the search"), Value { node: id, port: Port::Implicit(k as u8) }));
        }
        let targets: FxHashSet<usize> = writes.iter().map(|w| w.0).collect();
        if targets.len() < writes.len() {
            return None;
        }
        let mut t = s.clone();
        t.done |= 1 << id.index();
        writes.iter().for_each(|&(r, value)| t.regs[r] = Some(Content { value, half: false }));
        for f in row.flags_clobbered().iter() {
            t.flags[f.index()] = Some(Value { node: id, port: Port::Flag(f) });
        }
        Some((t, inst))
    }
}

/// An address with the first register that holds each of its values; `None` if none does.
fn memory(a: &Address, first: impl Fn(&Value) -> Option<usize>) -> Option<MemRef> {
    let held = |v: Value| first(&v).map(|r| SEARCHED[r]);
    Some(MemRef {
        base: a.base.map(|v| held(v).ok_or(())).transpose().ok()?,
        index: a.index.map(|(v, scale)| held(v).map(|r| (r, scale)).ok_or(())).transpose().ok()?,
        disp: a.disp,
        rip: false,
        segment: None,
        symbol: None,
        fixed: None,
    })
}

fn inst(row: RowId, operands: Vec<Operand>) -> Inst {
    Inst { row, operands }
}

#[test]
fn exhaustive_search_agrees_on_bytes() {
    let (mut compared, mut searched_further, mut saved) = (0, 0, 0);
    for seed in 0..200 {
        let dag = tiny(seed);
        if cancels_itself(&dag) {
            continue;
        }
        let alive = dag.alive();
        let Some(l) = lowered_there(seed, &dag, Objective::SIZE) else { continue };
        let search = |exchanges| {
            let lengths = RefCell::default();
            Search { dag: &dag, alive: alive.clone(), lengths, exchanges, per_byte: 1, per_instruction: 0 }
                .least(60_000)
        };
        let Some(least) = search(false) else { continue };
        compared += 1;
        let both = |p: &Program| {
            let (ours, theirs) = (common::text(&l), p.lines.join("\n"));
            format!("seed {seed}: {} bytes\n{ours}\nthe search needs {}\n{theirs}", l.cost, p.cost)
        };
        assert_eq!(l.status, Status::Optimal, "seed {seed}");
        assert_eq!(l.total.bytes, least.cost, "{}", both(&least));
        // Contents that change places between two instructions are outside the model (see `Status::Optimal`).
        let Some(exchanged) = search(true) else { continue };
        searched_further += 1;
        saved += usize::from(exchanged.cost < l.total.bytes);
    }
    assert!(compared >= 120, "{compared} compared");
    assert!(saved * 20 <= searched_further, "exchanges save bytes in {saved} of {searched_further}");
}

#[test]
fn exhaustive_search_agrees_on_weighted_sums() {
    let sums = [
        ("bytes + 3*instructions", 1, 3),
        ("instructions + 0.3*size", 3, 10),
        ("bytes + 0.000001*instructions", 1_000_000, 1),
    ];
    let mut compared = 0;
    for seed in 0..160 {
        let dag = tiny(seed);
        if cancels_itself(&dag) {
            continue;
        }
        let (text, per_byte, per_instruction) = sums[seed as usize % sums.len()];
        let objective = Objective::parse(text).unwrap_or_else(|e| panic!("{e}"));
        let Some(l) = lowered_there(seed, &dag, objective) else { continue };
        let (alive, lengths) = (dag.alive(), RefCell::default());
        let search = Search { dag: &dag, alive, lengths, exchanges: false, per_byte, per_instruction };
        let Some(least) = search.least(60_000) else { continue };
        compared += 1;
        let both = format!("seed {seed}, {text}: {}, the search {}\n{}", l.cost, least.cost, common::text(&l));
        assert_eq!((l.status, l.cost), (Status::Optimal, least.cost.into()), "{both}");
    }
    assert!(compared >= 90, "{compared} compared");
}
