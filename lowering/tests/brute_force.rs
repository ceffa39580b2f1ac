//! The least number of instructions and the least latency by exhaustive search over machine states, for tiny Dags:
//! every order, every register, every copy and exchange, mid-life moves included. It shares nothing with the
//! library: what may be exchanged is a list here. Latencies are the table's, of `generic`, where nothing waits for units.

mod common;

use common::exhaustive::{cancels_itself, exchanges, lowered_there, searched, tiny};
use common::needs_flags;
use dag::ir::graph::{Dag, Kind, NodeId, Port, Use, Value};
use isa::uarch::Uarch;
use isa::uarch::shape::CostShape;
use isa::{Flag, Gpr, Row, table};
use lowering::Objective;
use lowering::Status;
use rustc_hash::FxHashSet;

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    done: u32,
    regs: [Option<Value>; 5],
    flags: [Option<Value>; 6],
    /// Cycles in which contents are there; all 0 where instructions are counted.
    ready: [u32; 5],
    flags_ready: [u32; 6],
}

struct Search<'d> {
    dag: &'d Dag,
    alive: Vec<bool>,
    /// Nothing may be there later; `None` where instructions are counted.
    deadline: Option<u32>,
    /// Contents may change places between any two instructions, not only at entry and at the end.
    exchanges: bool,
}

/// Cycles of a form.
fn latency(form: &str) -> u32 {
    let generic = Uarch::find("generic").expect("there is always a generic machine");
    generic.cost_of(&CostShape::from_text(form)).unwrap_or_else(|| panic!("no cost of {form}")).latency
}

impl Search<'_> {
    /// Breadth first; every action is one instruction. `None` if there are too many states, or no way to the end.
    fn least(&self, limit: usize) -> Result<Option<u32>, TooMany> {
        let mut start = State { done: 0, regs: [None; 5], flags: [None; 6], ready: [0; 5], flags_ready: [0; 6] };
        for (node, n) in self.dag.iter() {
            let v = Value { node, port: Port::Whole };
            match &n.kind {
                Kind::Input(g) => start.regs[searched(*g).expect("an argument")] = Some(v),
                Kind::InputFlag(f) => start.flags[f.index()] = Some(v),
                _ => {}
            }
        }
        let mut seen = FxHashSet::default();
        let mut level = vec![self.forget_dead(start)];
        for cost in 0..30 {
            let mut next = Vec::new();
            for s in level {
                if self.finished(&s) {
                    return Ok(Some(cost));
                }
                for t in self.actions(&s) {
                    let t = self.forget_dead(t);
                    if self.deadline.is_some_and(|d| t.ready.iter().chain(&t.flags_ready).any(|&r| r > d)) {
                        continue;
                    }
                    if seen.len() < limit && seen.insert(t.clone()) {
                        next.push(t);
                    }
                }
            }
            if seen.len() >= limit {
                return Err(TooMany);
            }
            level = next;
        }
        Ok(None)
    }

    /// Contents written by something that starts when `reads` and `flags` are there.
    fn timed(
        &self,
        t: &mut State,
        s: &State,
        (reads, flags): (&[usize], &[Flag]),
        (latency, regs): (u32, &[usize]),
    ) -> u32 {
        let start = reads.iter().map(|&r| s.ready[r]).chain(flags.iter().map(|f| s.flags_ready[f.index()])).max();
        let done = if self.deadline.is_some() { start.unwrap_or(0) + latency } else { 0 };
        regs.iter().for_each(|&r| t.ready[r] = done);
        done
    }

    /// Nothing was made yet.
    fn at_entry(&self, s: &State) -> bool {
        s.done == 0 && s.regs.iter().flatten().all(|v| matches!(self.dag.node(v.node).kind, Kind::Input(_)))
    }

    /// Everything is done, and two results change places that are nowhere else.
    fn last(&self, s: &State, a: usize, b: usize) -> bool {
        let goes = |r: usize, to: usize| {
            let alone = s.regs.iter().filter(|&&x| x == s.regs[r]).count() == 1;
            alone && self.dag.live_out.iter().any(|l| searched(l.reg) == Some(to) && s.regs[r] == Some(l.value))
        };
        self.all_done(s) && goes(a, b) && goes(b, a)
    }

    fn all_done(&self, s: &State) -> bool {
        let ops = |i: &usize| self.alive[*i] && matches!(self.dag.node(NodeId(*i as u32)).kind, Kind::Inst { .. });
        (0..self.dag.len()).filter(ops).all(|i| s.done >> i & 1 == 1)
    }

    fn finished(&self, s: &State) -> bool {
        self.all_done(s)
            && self.dag.live_out.iter().all(|l| searched(l.reg).is_some_and(|r| s.regs[r] == Some(l.value)))
            && self.dag.live_out_flags.iter().all(|(f, v)| s.flags[f.index()] == Some(*v))
    }

    /// Contents that nobody reads any more are as good as none.
    fn forget_dead(&self, mut s: State) -> State {
        // A byte that is written waits for what the register held.
        let byte = |(id, n): (NodeId, &dag::ir::graph::Node)| {
            let narrow = matches!(&n.kind, Kind::Inst { operands, .. } if operands.contains(&Use::Any));
            narrow && self.alive[id.index()] && s.done >> id.index() & 1 == 0
        };
        let keep_times = self.dag.iter().any(byte);
        for r in &mut s.regs {
            *r = r.filter(|v| {
                let read = |(id, n): (NodeId, &dag::ir::graph::Node)| {
                    self.alive[id.index()] && s.done >> id.index() & 1 == 0 && n.values().contains(v)
                };
                self.dag.iter().any(read) || self.dag.live_out.iter().any(|l| l.value == *v)
            });
        }
        for (r, ready) in s.ready.iter_mut().enumerate().filter(|_| !keep_times) {
            *ready = if s.regs[r].is_some() { *ready } else { 0 };
        }
        s
    }

    fn actions(&self, s: &State) -> Vec<State> {
        let mut next = Vec::new();
        for a in 0..5 {
            // Where time counts, a copy that loses the last of a content, or makes a third, helps nobody.
            let held = |v: Option<Value>| s.regs.iter().filter(|r| **r == v).count();
            let lost = s.regs[a].is_some() && held(s.regs[a]) == 1;
            for b in (0..5).filter(|&b| b != a) {
                if s.regs[b].is_some() && (self.deadline.is_none() || !lost && held(s.regs[b]) < 3) {
                    let mut t = s.clone();
                    t.regs[a] = s.regs[b];
                    self.timed(&mut t, s, (&[b], &[]), (latency("mov r64,r64"), &[a]));
                    next.push(t);
                }
                // Where time counts, copies are as good, since some register is always free.
                if self.deadline.is_none() && (self.exchanges || self.at_entry(s) || self.last(s, a, b)) {
                    let mut t = s.clone();
                    t.regs.swap(a, b);
                    next.push(t);
                }
            }
        }
        for (id, n) in self.dag.iter().filter(|(id, _)| self.alive[id.index()]) {
            match &n.kind {
                Kind::Const(c) => next.extend((0..5).flat_map(|r| {
                    let mut t = s.clone();
                    t.regs[r] = Some(Value { node: id, port: Port::Whole });
                    let mut zeroed = t.clone();
                    self.timed(&mut t, s, (&[], &[]), (latency("mov r32,imm"), &[r]));
                    self.timed(&mut zeroed, s, (&[], &[]), (latency("xor r32,r32(same)"), &[r]));
                    zeroed.flags = [None; 6];
                    [Some(t), Some(zeroed).filter(|_| *c == 0)].into_iter().flatten()
                })),
                Kind::Inst { .. } if s.done >> id.index() & 1 == 0 => self.execute(s, id, &mut next),
                _ => {}
            }
        }
        next
    }

    fn execute(&self, s: &State, id: NodeId, next: &mut Vec<State>) {
        let Kind::Inst { row: row_id, operands, implicit, flags, .. } = &self.dag.node(id).kind else { return };
        if needs_flags(self.dag, id) && flags.iter().any(|(f, v)| s.flags[f.index()] != Some(*v)) {
            return;
        }
        let row = table().row(*row_id);
        for (operands, implicit) in exchanges(row.mnemonic, operands, implicit) {
            let fixed_ok = row
                .implicit
                .iter()
                .zip(&implicit)
                .all(|(x, v)| v.is_none_or(|v| searched(x.reg).is_some_and(|r| s.regs[r] == Some(v))));
            if !fixed_ok {
                continue;
            }
            // Each written explicit operand tries every register that fits.
            let mut partial: Vec<Vec<(usize, Value)>> = vec![Vec::new()];
            for (i, (spec, u)) in row.operands.iter().zip(&operands).enumerate() {
                let out = Value { node: id, port: Port::Operand(i as u8) };
                let at = |v: &Value| (0..5).filter(|&r| s.regs[r] == Some(*v)).collect::<Vec<_>>();
                let choices: Vec<usize> = match u {
                    Use::Value { value, .. } if spec.access.writes() => at(value),
                    Use::Value { value, .. } => {
                        let here = at(value);
                        let fits = spec.kinds.fixed.is_none_or(|g| here.contains(&searched(g).expect("in the search")));
                        if here.is_empty() || !fits {
                            partial.clear();
                        }
                        continue;
                    }
                    Use::Fresh | Use::Any => (0..5).collect(),
                    Use::Mem(a) => {
                        let all = a.base.iter().chain(a.index.as_ref().map(|x| &x.0)).all(|v| !at(v).is_empty());
                        if !all {
                            partial.clear();
                        }
                        continue;
                    }
                    _ => continue,
                };
                partial =
                    partial.iter().flat_map(|p| choices.iter().map(move |&r| [&p[..], &[(r, out)]].concat())).collect();
            }
            for mut writes in partial {
                for (k, x) in row.implicit.iter().enumerate().filter(|(_, x)| x.access.writes()) {
                    writes.push((
                        searched(x.reg).expect("in the search"),
                        Value { node: id, port: Port::Implicit(k as u8) },
                    ));
                }
                let targets: FxHashSet<usize> = writes.iter().map(|w| w.0).collect();
                if targets.len() < writes.len() {
                    continue;
                }
                let mut t = s.clone();
                t.done |= 1 << id.index();
                writes.iter().for_each(|&(r, v)| t.regs[r] = Some(v));
                let done = self.executed(&mut t, s, (row, &operands, &implicit), &writes);
                for f in row.flags_clobbered().iter() {
                    t.flags[f.index()] = Some(Value { node: id, port: Port::Flag(f) });
                    t.flags_ready[f.index()] = done;
                }
                next.push(t);
            }
        }
    }
}

impl Search<'_> {
    /// The time of an instruction that writes `writes`, the tied operands' registers first.
    fn executed(
        &self,
        t: &mut State,
        s: &State,
        (row, operands, implicit): (&Row, &[Use], &[Option<Value>]),
        writes: &[(usize, Value)],
    ) -> u32 {
        let bits = row.operands[0].width.bits();
        let same = matches!(operands, [Use::Value { value: a, .. }, Use::Value { value: b, .. }] if a == b);
        let form = match row.mnemonic {
            "neg" | "mul" | "setb" => format!("{} r{bits}", row.mnemonic),
            "shl" => format!("shl r{bits},cl"),
            "lea" => format!("lea r{bits},[b+s+d]"),
            name => format!("{name} r{bits},r{bits}"),
        };
        let targets: Vec<usize> = writes.iter().map(|w| w.0).collect();
        // One register in both operands: what the table has a smaller number for waits for nothing.
        if same && latency(&format!("{form}(same)")) < latency(&form) {
            return self.timed(t, s, (&[], &[]), (latency(&format!("{form}(same)")), &targets));
        }
        // Of several registers with a value the one where it was first.
        let first = |v: &Value| (0..5).filter(|&r| s.regs[r] == Some(*v)).min_by_key(|&r| s.ready[r]);
        let mut reads: Vec<usize> = implicit.iter().flatten().filter_map(|_| searched(Gpr::RAX)).collect();
        for (u, spec) in operands.iter().zip(&row.operands) {
            match u {
                Use::Value { .. } if spec.access.writes() => reads.push(targets[0]),
                Use::Value { .. } if spec.kinds.fixed.is_some() => reads.extend(searched(Gpr::RCX)),
                Use::Value { value, .. } => reads.extend(first(value)),
                Use::Mem(a) => {
                    reads.extend(a.base.iter().chain(a.index.as_ref().map(|x| &x.0)).filter_map(first));
                }
                Use::Any => reads.push(targets[0]),
                _ => {}
            }
        }
        let flags: &[Flag] = match row.mnemonic {
            "cmovl" | "cmovge" => &[Flag::SF, Flag::OF],
            "setb" => &[Flag::CF],
            _ => &[],
        };
        self.timed(t, s, (&reads, flags), (latency(&form), &targets))
    }
}

/// More states than the limit.
#[derive(Clone, Copy, Debug)]
struct TooMany;

#[test]
fn exhaustive_search_agrees() {
    let (mut compared, mut searched_further, mut saved) = (0, 0, 0);
    for seed in 0..330 {
        let dag = tiny(seed);
        if cancels_itself(&dag) {
            continue;
        }
        let alive = dag.alive();
        let Some(l) = lowered_there(seed, &dag, Objective::INSTRUCTIONS) else { continue };
        let search = |exchanges| Search { dag: &dag, alive: alive.clone(), deadline: None, exchanges }.least(150_000);
        let Ok(Some(least)) = search(false) else { continue };
        compared += 1;
        let both = format!("seed {seed}: {} instructions, the search needs {least}\n{}", l.cost, common::text(&l));
        assert_eq!(l.status, Status::Optimal, "{both}");
        assert_eq!(l.cost, u64::from(least), "{both}");
        // Contents that change places between two instructions are outside the model (see `Status::Optimal`).
        let Ok(Some(exchanged)) = search(true) else { continue };
        searched_further += 1;
        saved += usize::from(u64::from(exchanged) < l.cost);
    }
    assert!(compared >= 200, "{compared} compared");
    assert!(saved * 100 <= searched_further, "exchanges save instructions in {saved} of {searched_further}");
}

#[test]
fn no_order_and_no_registers_are_faster() {
    let mut compared = 0;
    for seed in 0..200 {
        let dag = tiny(seed);
        if cancels_itself(&dag) {
            continue;
        }
        let Some(l) = lowered_there(seed, &dag, Objective::LATENCY) else { continue };
        let within = |deadline| {
            Search { dag: &dag, alive: dag.alive(), deadline: Some(deadline), exchanges: false }.least(8_000)
        };
        let (Ok(reached), Ok(faster)) = (within(l.total.latency), within(l.total.latency.saturating_sub(1))) else {
            continue;
        };
        compared += 1;
        assert!(reached.is_some(), "seed {seed}: {} cycles cannot be reached\n{}", l.cost, common::text(&l));
        assert!(faster.is_none() || l.cost == 0, "seed {seed}: {} can be less\n{}", l.cost, common::text(&l));
    }
    assert!(compared >= 60, "{compared} compared");
}

/// Weighted sums of latency and instructions, and the same as whole weights.
const SUMS: [(&str, u64, u64); 4] = [
    ("latency + instructions", 1, 1),
    ("4*latency + instructions", 4, 1),
    ("latency + 3*instructions", 1, 3),
    ("0.5*latency + 1.25*instructions", 2, 5),
];

#[test]
fn exhaustive_search_agrees_on_weighted_sums() {
    let (mut compared, mut proved) = (0, 0);
    for seed in 0..160 {
        let dag = tiny(seed);
        if cancels_itself(&dag) {
            continue;
        }
        let (text, per_cycle, per_instruction) = SUMS[seed as usize % SUMS.len()];
        let objective = Objective::parse(text).unwrap_or_else(|e| panic!("{e}"));
        let Some(l) = lowered_there(seed, &dag, objective) else { continue };
        // The fewest instructions within each latency that could be part of something cheaper.
        let within = |deadline: u64| {
            let search = Search { dag: &dag, alive: dag.alive(), deadline: Some(deadline as u32), exchanges: false };
            let fewest = search.least(8_000)?;
            Ok(fewest.map(|n| per_cycle * deadline + per_instruction * u64::from(n)))
        };
        let all: Result<Vec<Option<u64>>, TooMany> = (0..=l.cost / per_cycle).map(within).collect();
        let Ok(all) = all else { continue };
        compared += 1;
        let both = format!("seed {seed}, {text}: {}, the search {all:?}\n{}", l.cost, common::text(&l));
        assert_eq!(all.into_iter().flatten().min(), Some(l.cost), "{both}");
        proved += usize::from(l.status == Status::Optimal);
    }
    assert!(compared >= 40 && proved * 10 >= compared * 9, "{compared} compared, {proved} proved");
}
