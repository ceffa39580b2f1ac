//! The least number of bytes by a dynamic program over downsets, for random Dags of up to twelve operations: what has
//! been executed, and the register of every value that is still read, is all that the rest depends on. It shares nothing
//! with the library but the instruction table and the encoder. Its rules are the model's: a value has one register from its
//! definition to its last reader, and copies stand at entry, at the end, before and after an operation only.

#[path = "common/random_dag.rs"]
mod random_dag;

use random_dag::random_dag;
mod common;

use common::text;
use dag::ir::graph::{Dag, Kind, NodeId, Port, Use, Value};
use isa::{FlagSet, Gpr, Inst, MemRef, Operand, Reg, RegRef, Row, RowId, Width, codec, table};
use lowering::Objective;
use lowering::Options;
use lowering::Status;
use lowering::lower;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};

/// The registers that may be written; all others are reserved.
const REGS: [Gpr; 7] = [Gpr::RAX, Gpr::RCX, Gpr::RDX, Gpr::RSI, Gpr::RDI, Gpr::R8, Gpr::R9];

fn index(g: Gpr) -> usize {
    REGS.iter().position(|&r| r == g).expect("a register of the search")
}

/// A register operand that is read.
struct Read {
    value: usize,
    /// Where in the operand list: an operand, or base or index of its address.
    place: Place,
    fixed: Option<usize>,
    /// Index of the result that overwrites it.
    tied: Option<usize>,
    /// Bits that a copy for this reading must carry.
    bits: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Operand(usize),
    Base(usize),
    Index(usize),
    Implicit,
}

/// A register that is written.
struct Written {
    /// `None` for a content that nobody reads.
    value: Option<usize>,
    place: Place,
    fixed: Option<usize>,
}

struct Operation {
    row: RowId,
    operands: Vec<Use>,
    reads: Vec<Read>,
    writes: Vec<Written>,
    /// Operations that come before.
    before: u32,
    clobbers: FlagSet,
    /// Pairs of reads that may be exchanged, and the row that then is meant.
    swaps: Vec<(usize, usize, RowId)>,
}

struct Problem {
    operations: Vec<Operation>,
    /// Per value: who reads it, as a set.
    readers: Vec<u32>,
    /// Per value: bits that a copy to another home must carry.
    bits: Vec<u32>,
    entry: Vec<(usize, usize)>,
    exit: Vec<(usize, usize)>,
    /// Flags with a definition and readers: nothing destroys them in between.
    flags: Vec<(usize, u32, FlagSet)>,
    lengths: RefCell<HashMap<Inst, u32>>,
}

/// What was executed, and where each value lives: 15 if it does not.
#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    done: u32,
    homes: Vec<u8>,
}

const NONE: u8 = 15;

fn bits_of(w: Width) -> u32 {
    w.bits().into()
}

/// From, to, and bytes.
type Move = (usize, usize, u32);

impl Problem {
    fn new(dag: &Dag) -> Problem {
        let mut values: HashMap<Value, usize> = HashMap::new();
        let mut p = Problem {
            operations: Vec::new(),
            readers: Vec::new(),
            bits: Vec::new(),
            entry: Vec::new(),
            exit: Vec::new(),
            flags: Vec::new(),
            lengths: RefCell::default(),
        };
        let alive = dag.alive();
        let mut operation_of: HashMap<NodeId, usize> = HashMap::new();
        // Upper halves that are zero anyway.
        let mut narrow: Vec<bool> = Vec::new();
        let mut flag_users: BTreeMap<Value, u32> = BTreeMap::new();
        let mut effects: u32 = 0;
        for (id, node) in dag.iter().filter(|(id, _)| alive[id.index()]) {
            let Kind::Inst { row: row_id, operands, implicit, flags, .. } = &node.kind else {
                if let Kind::Input(Reg::Gpr(g)) = node.kind {
                    values.insert(Value { node: id, port: Port::Whole }, narrow.len());
                    p.entry.push((index(g), narrow.len()));
                    narrow.push(false);
                }
                continue;
            };
            let row = table().row(*row_id);
            let me = p.operations.len();
            operation_of.insert(id, me);
            let mut o = Operation {
                row: *row_id,
                operands: operands.clone(),
                reads: Vec::new(),
                writes: Vec::new(),
                before: 0,
                clobbers: row.flags_clobbered(),
                swaps: Vec::new(),
            };
            for (k, (spec, u)) in row.operands.iter().zip(operands).enumerate() {
                let register = match u {
                    Use::Value { value, .. } => {
                        let partial = spec.access.writes() && bits_of(spec.width) < 32;
                        let bits = if partial { 64 } else { bits_of(spec.width) };
                        let tied = spec.access.writes().then_some(o.writes.len());
                        let fixed = spec.kinds.fixed.map(index);
                        o.reads.push(Read { value: values[value], place: Place::Operand(k), fixed, tied, bits });
                        true
                    }
                    Use::Mem(a) => {
                        let bits = if spec.kinds.address { bits_of(spec.width) } else { 64 };
                        let parts = [(a.base, Place::Base(k)), (a.index.map(|x| x.0), Place::Index(k))];
                        for (v, place) in parts.into_iter().filter_map(|(v, place)| Some((v?, place))) {
                            o.reads.push(Read { value: values[&v], place, fixed: None, tied: None, bits });
                        }
                        false
                    }
                    Use::Fresh => true,
                    _ => false,
                };
                if spec.access.writes() && register {
                    values.insert(Value { node: id, port: Port::Operand(k as u8) }, narrow.len());
                    o.writes.push(Written { value: Some(narrow.len()), place: Place::Operand(k), fixed: None });
                    narrow.push(spec.width == Width::W32);
                }
            }
            for (k, (spec, v)) in row.implicit.iter().zip(implicit).enumerate() {
                let fixed = Some(index(spec.gpr));
                if let Some(v) = v {
                    let tied = spec.access.writes().then_some(o.writes.len());
                    let bits = bits_of(spec.width);
                    o.reads.push(Read { value: values[v], place: Place::Implicit, fixed, tied, bits });
                }
                if spec.access.writes() {
                    values.insert(Value { node: id, port: Port::Implicit(k as u8) }, narrow.len());
                    o.writes.push(Written { value: Some(narrow.len()), place: Place::Implicit, fixed });
                    narrow.push(spec.width == Width::W32);
                }
            }
            // A shift by nothing keeps the flags, but nobody reads the flags of shifts here.
            let by_count = row.operands.last().is_some_and(|x| x.kinds.fixed.is_some());
            for (_, v) in flags.iter().filter(|_| !by_count) {
                *flag_users.entry(*v).or_default() |= 1 << me;
                o.before |= 1 << operation_of[&v.node];
            }
            for v in node.values().iter().filter(|v| !matches!(v.port, Port::Flag(_))) {
                o.before |= operation_of.get(&v.node).map_or(0, |&d| 1 << d);
            }
            if node.effect {
                o.before |= effects;
                effects |= 1 << me;
            }
            o.swaps = swaps(row, &o);
            p.operations.push(o);
        }
        p.readers = vec![0; narrow.len()];
        let mut bits = vec![8; narrow.len()];
        for l in &dag.live_out {
            let Reg::Gpr(g) = l.reg else { panic!("general registers only") };
            p.exit.push((index(g), values[&l.value]));
            bits[values[&l.value]] = 64;
        }
        // Readers come after definers: what a narrow result passes on is known when its old content is looked at.
        for (me, o) in p.operations.iter().enumerate().rev() {
            for r in &o.reads {
                p.readers[r.value] |= 1 << me;
                let passed = r.tied.and_then(|t| o.writes[t].value).map_or(0, |v| bits[v]);
                let partial = matches!(r.place, Place::Operand(k) if r.tied.is_some() && bits_of(table().row(o.row).operands[k].width) < 32);
                let own = match r.place {
                    Place::Operand(k) => bits_of(table().row(o.row).operands[k].width),
                    _ => r.bits,
                };
                bits[r.value] = bits[r.value].max(if partial { own.max(passed) } else { own });
            }
        }
        p.bits = bits.iter().zip(&narrow).map(|(&b, &n)| if n { b.min(32) } else { b }).collect();
        for o in &mut p.operations {
            for w in &mut o.writes {
                let read = |v: usize| p.readers[v] != 0 || p.exit.iter().any(|x| x.1 == v);
                w.value = w.value.filter(|&v| w.fixed.is_none() || read(v));
            }
        }
        let mut groups: BTreeMap<(usize, u32), FlagSet> = BTreeMap::new();
        for (v, users) in flag_users {
            let Port::Flag(f) = v.port else { continue };
            let group = groups.entry((operation_of[&v.node], users)).or_insert(FlagSet::NONE);
            *group = group.with(f);
        }
        p.flags = groups.into_iter().map(|((d, users), flags)| (d, users, flags)).collect();
        p
    }

    fn leaves(&self, v: usize) -> bool {
        self.exit.iter().any(|x| x.1 == v)
    }

    /// Whether a value is still read after `done`.
    fn live(&self, v: usize, done: u32) -> bool {
        self.leaves(v) || self.readers[v] & !done != 0
    }

    fn length(&self, row: RowId, operands: Vec<Operand>) -> u32 {
        let inst = Inst { row, operands };
        if let Some(&known) = self.lengths.borrow().get(&inst) {
            return known;
        }
        let length = codec::encode(&inst).expect("an instruction of the search").len() as u32;
        self.lengths.borrow_mut().insert(inst, length);
        length
    }

    fn copy(&self, to: usize, from: usize, bits: u32) -> u32 {
        let wide = bits > 32 || REGS[to].needs_rex() || REGS[from].needs_rex();
        if wide { 3 } else { 2 }
    }

    /// Moves that happen at once, `(from, to, bits)`: the cycles among them are exchanges.
    fn at_once(&self, moves: &[(usize, usize, u32)]) -> u32 {
        let mut left: Vec<_> = moves.iter().copied().filter(|m| m.0 != m.1).collect();
        let mut bytes = 0;
        while let Some(k) = (0..left.len()).find(|&k| left.iter().all(|o| o.0 != left[k].1)) {
            let (from, to, bits) = left.remove(k);
            bytes += self.copy(to, from, bits);
        }
        while let Some((from, to, _)) = left.pop() {
            let accumulator = REGS[from] == Gpr::RAX || REGS[to] == Gpr::RAX;
            bytes += if accumulator { 2 } else { 3 };
            for m in &mut left {
                m.0 = if m.0 == to { from } else { m.0 };
            }
            left.retain(|m| m.0 != m.1);
        }
        bytes
    }

    /// No assignment makes the operation shorter.
    fn least(&self, o: &Operation) -> u32 {
        let tried = [[0, 1, 2], [1, 0, 2], [1, 2, 0]].map(|pick| {
            let reads: Vec<usize> = (0..o.reads.len()).map(|k| o.reads[k].fixed.unwrap_or(pick[k % 3])).collect();
            let writes: Vec<usize> = (0..o.writes.len()).map(|_| pick[0]).collect();
            self.length(o.row, self.operands(o, &reads, &writes))
        });
        tried.into_iter().min().unwrap_or(0)
    }

    /// The operand list with registers for what is read and written.
    fn operands(&self, o: &Operation, reads: &[usize], writes: &[usize]) -> Vec<Operand> {
        let named = |r: usize| Operand::Reg(RegRef { gpr: REGS[r], high: false });
        let at = |place| o.reads.iter().position(|r| r.place == place).map(|k| reads[k]);
        let list = o.operands.iter().enumerate().map(|(k, u)| match u {
            Use::Imm(x) => Operand::Imm(*x),
            Use::Mem(a) => Operand::Mem(MemRef {
                base: at(Place::Base(k)).map(|r| REGS[r]),
                index: at(Place::Index(k)).and_then(|r| Some((REGS[r], a.index?.1))),
                disp: a.disp,
                rip: false,
                segment: None,
                symbol: None,
                fixed: None,
            }),
            _ => {
                let written = o.writes.iter().position(|w| w.place == Place::Operand(k)).map(|w| writes[w]);
                named(written.or(at(Place::Operand(k))).expect("a register operand"))
            }
        });
        list.collect()
    }

    /// The least total up to `most`: best first, the rest at its least lengths.
    fn solve(&self, most: u32, limit: usize) -> Result<Option<u32>, ()> {
        let least: Vec<u32> = self.operations.iter().map(|o| self.least(o)).collect();
        let rest = |done: u32| (0..least.len()).filter(|i| done >> i & 1 == 0).map(|i| least[i]).sum::<u32>();
        let all = (1u32 << least.len()) - 1;
        let mut known: HashMap<State, u32> = HashMap::new();
        let mut queue: BTreeMap<u32, Vec<(State, u32)>> = BTreeMap::new();
        let push =
            |queue: &mut BTreeMap<u32, Vec<(State, u32)>>, known: &mut HashMap<State, u32>, s: State, cost: u32| {
                let total = cost + rest(s.done);
                if total <= most && known.get(&s).is_none_or(|&k| cost < k) {
                    known.insert(s.clone(), cost);
                    queue.entry(total).or_default().push((s, cost));
                }
            };
        for (s, cost) in self.starts() {
            push(&mut queue, &mut known, s, cost);
        }
        // The end is a state of its own, reached by the moves that it takes.
        let mut best: Option<u32> = None;
        while let Some((total, states)) = queue.pop_first() {
            if best.is_some_and(|b| b <= total) {
                break;
            }
            for (s, cost) in states {
                if known[&s] < cost {
                    continue;
                }
                if s.done == all {
                    let home = |v: usize| usize::from(s.homes[v]);
                    let moves: Vec<_> = self.exit.iter().map(|&(g, v)| (home(v), g, self.bits[v])).collect();
                    let end = cost + self.at_once(&moves);
                    best = Some(best.map_or(end, |b: u32| b.min(end)));
                    continue;
                }
                for i in (0..self.operations.len()).filter(|&i| self.ready(&s, i)) {
                    for (t, price) in self.execute(&s, i) {
                        push(&mut queue, &mut known, t, cost + price);
                    }
                }
                if known.len() > limit {
                    return Err(());
                }
            }
        }
        Ok(best.filter(|&b| b <= most))
    }

    /// Every choice of homes for what comes in.
    fn starts(&self) -> Vec<(State, u32)> {
        let mut partial: Vec<Vec<u8>> = vec![vec![NONE; self.readers.len()]];
        let used: Vec<(usize, usize)> = self.entry.iter().copied().filter(|&(_, v)| self.live(v, 0)).collect();
        for &(_, v) in &used {
            let with = |homes: Vec<u8>| {
                let free = (0..REGS.len() as u8).filter(|r| !homes.contains(r)).collect::<Vec<_>>();
                free.into_iter().map(move |r| {
                    let mut homes = homes.clone();
                    homes[v] = r;
                    homes
                })
            };
            partial = partial.into_iter().flat_map(with).collect();
        }
        let start = |homes: Vec<u8>| {
            let moves: Vec<_> = used.iter().map(|&(g, v)| (g, usize::from(homes[v]), self.bits[v])).collect();
            let cost = self.at_once(&moves);
            (State { done: 0, homes }, cost)
        };
        partial.into_iter().map(start).collect()
    }

    fn ready(&self, s: &State, i: usize) -> bool {
        let o = &self.operations[i];
        let kept = |&(d, users, flags): &(usize, u32, FlagSet)| {
            let open = s.done >> d & 1 == 1 && users & !s.done & !(1 << i) != 0;
            !open || o.clobbers.intersect(flags).is_empty()
        };
        s.done >> i & 1 == 0 && o.before & !s.done == 0 && self.flags.iter().all(kept)
    }

    fn execute(&self, s: &State, i: usize) -> Vec<(State, u32)> {
        let o = &self.operations[i];
        let mut next = Vec::new();
        let plain = (0..o.reads.len()).map(|k| o.reads[k].value).collect::<Vec<_>>();
        let mut variants = vec![(plain.clone(), o.row)];
        for &(a, b, row) in &o.swaps {
            let mut swapped = plain.clone();
            swapped.swap(a, b);
            variants.push((swapped, row));
        }
        for (values, row) in variants {
            self.place(s, i, &values, row, &mut next);
        }
        next
    }

    /// All ways to carry out operation i with these values in its operands.
    fn place(&self, s: &State, i: usize, values: &[usize], row: RowId, next: &mut Vec<(State, u32)>) {
        let o = &self.operations[i];
        let done = s.done | 1 << i;
        let home = |v: usize| usize::from(s.homes[v]);
        let dies = |v: usize| !self.live(v, done);
        let across: Vec<usize> = (0..s.homes.len()).filter(|&v| s.homes[v] != NONE && !dies(v)).map(home).collect();
        let operands: Vec<usize> = values.iter().map(|&v| home(v)).collect();
        // Copies into fixed registers, and which free tied operands may be overwritten in place.
        let mut moves: Vec<(usize, usize, u32)> = Vec::new();
        let mut reads = operands.clone();
        for (k, r) in o.reads.iter().enumerate() {
            let Some(g) = r.fixed else { continue };
            if r.tied.is_some() && dies(values[k]) && home(values[k]) == g || r.tied.is_none() && home(values[k]) == g {
                continue;
            }
            if operands.contains(&g) || across.contains(&g) {
                return;
            }
            moves.push((operands[k], g, r.bits.min(self.bits[values[k]])));
            reads[k] = g;
        }
        // What the instruction overwrites by itself must not be needed afterwards.
        if o.writes.iter().any(|w| w.fixed.is_some_and(|g| across.contains(&g))) {
            return;
        }
        let filled: Vec<usize> = moves.iter().map(|m| m.1).collect();
        // Registers of the results, one after the other.
        type Partial = (Vec<usize>, Vec<usize>, Vec<(usize, usize, u32)>);
        let mut partial: Vec<Partial> = vec![(Vec::new(), reads, moves)];
        for (n, w) in o.writes.iter().enumerate() {
            let tied = o.reads.iter().position(|r| r.tied == Some(n));
            partial = partial
                .into_iter()
                .flat_map(|(writes, reads, moves)| {
                    let mut all: Vec<Partial> = Vec::new();
                    let mut with = |r: usize, reads: Vec<usize>, moves: Vec<(usize, usize, u32)>| {
                        all.push(([&writes[..], &[r]].concat(), reads, moves));
                    };
                    match (w.fixed, tied) {
                        (Some(g), _) => with(g, reads, moves),
                        (None, Some(k)) => {
                            if dies(values[k]) {
                                with(operands[k], reads.clone(), moves.clone());
                            }
                            for r in (0..REGS.len()).filter(|r| !operands.contains(r) && !across.contains(r)) {
                                if filled.contains(&r) {
                                    continue;
                                }
                                let (mut reads, mut moves) = (reads.clone(), moves.clone());
                                moves.push((operands[k], r, o.reads[k].bits.min(self.bits[values[k]])));
                                reads[k] = r;
                                with(r, reads, moves);
                            }
                        }
                        (None, None) => {
                            for r in (0..REGS.len()).filter(|r| !across.contains(r)) {
                                with(r, reads.clone(), moves.clone());
                            }
                        }
                    }
                    all
                })
                .collect();
        }
        for (writes, reads, moves) in partial {
            self.finish(s, i, row, (&writes, &reads, &moves), next);
        }
    }

    /// Lengths of the copies and the instruction; then results of fixed registers go home.
    fn finish(
        &self,
        s: &State,
        i: usize,
        row: RowId,
        (writes, reads, moves): (&[usize], &[usize], &[Move]),
        next: &mut Vec<(State, u32)>,
    ) {
        let o = &self.operations[i];
        let mut t = State { done: s.done | 1 << i, homes: s.homes.clone() };
        for v in 0..t.homes.len() {
            if !self.live(v, t.done) {
                t.homes[v] = NONE;
            }
        }
        let cost = self.at_once(moves) + self.length(row, self.operands(o, reads, writes));
        // Homes of the results; only those of fixed registers are still open.
        let mut partial = vec![(t, Vec::new())];
        for (n, w) in o.writes.iter().enumerate() {
            let Some(v) = w.value else { continue };
            let homes: Vec<usize> = if w.fixed.is_some() { (0..REGS.len()).collect() } else { vec![writes[n]] };
            let with = |(t, moves): (State, Vec<(usize, usize, u32)>)| {
                let free: Vec<usize> = homes.iter().copied().filter(|&r| !t.homes.contains(&(r as u8))).collect();
                free.into_iter().map(move |r| {
                    let (mut t, mut moves) = (t.clone(), moves.clone());
                    t.homes[v] = r as u8;
                    moves.push((writes[n], r, self.bits[v]));
                    (t, moves)
                })
            };
            partial = partial.into_iter().flat_map(with).collect();
        }
        for (mut t, moves) in partial {
            for v in 0..t.homes.len() {
                if !self.live(v, t.done) {
                    t.homes[v] = NONE;
                }
            }
            next.push((t, cost + self.at_once(&moves)));
        }
    }
}

/// Operands that may be exchanged: both sources of commutative operations, both sides of a conditional move with the
/// condition inverted, a factor and the accumulator.
fn swaps(row: &Row, o: &Operation) -> Vec<(usize, usize, RowId)> {
    let both = o.reads.len() == 2 && o.reads.iter().all(|r| matches!(r.place, Place::Operand(_)) && r.fixed.is_none());
    let named = |name: &str| table().iter().find(|(_, r)| r.mnemonic == name && r.width() == row.width()).map(|x| x.0);
    match row.mnemonic {
        "add" | "and" | "or" | "xor" | "imul" if both => vec![(0, 1, o.row)],
        "cmovb" | "cmove" | "cmovl" if both => {
            let inverse =
                row.mnemonic.replacen("cmov", "cmovn", 1).replace("cmovnb", "cmovae").replace("cmovnl", "cmovge");
            named(&inverse).map(|r| (0, 1, r)).into_iter().collect()
        }
        "mul" | "imul" if o.reads.len() == 2 => vec![(0, 1, o.row)],
        "lea" if o.reads.len() == 2 => {
            let plain = o.operands.iter().any(|u| matches!(u, Use::Mem(a) if a.index.is_some_and(|x| x.1 == 1)));
            if plain { vec![(0, 1, o.row)] } else { Vec::new() }
        }
        _ => Vec::new(),
    }
}

#[test]
fn a_program_over_downsets_agrees_on_bytes() {
    let reserved: Vec<Gpr> = Gpr::all().filter(|g| !REGS.contains(g)).collect();
    let (mut compared, mut beyond, mut given_up) = (0, 0, 0);
    for seed in 0..360 {
        let n = 1 + seed as usize % 12;
        let dag = random_dag(seed, n);
        // Loads that go into operands are not among these rules, nor are copies.
        let options = Options {
            objective: Objective::SIZE,
            seconds: 60.0,
            reserved: reserved.clone(),
            copies: false,
            folds: false,
            ..Options::default()
        };
        let l = match lower(&dag, &options) {
            Ok(l) => l,
            Err(lowering::Error::Infeasible(_)) => continue,
            Err(e) => panic!("seed {seed}: {e}"),
        };
        match Problem::new(&dag).solve(l.total.bytes, 300_000) {
            Err(()) => given_up += 1,
            Ok(least) => {
                compared += 1;
                // The list scheduler may find what these rules do not have: a value in two registers at once.
                beyond += usize::from(least.is_none());
                assert!(
                    least.is_none_or(|b| b == l.total.bytes),
                    "seed {seed}, {n} operations: {least:?}\n{}",
                    text(&l)
                );
                assert_eq!(l.status, Status::Optimal, "seed {seed}, {n} operations");
            }
        }
    }
    assert!(compared >= 340 && beyond * 10 <= compared, "{compared} compared, {beyond} beyond, {given_up} given up");
}
