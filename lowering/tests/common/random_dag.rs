//! Seeded random Dags with the mix of integer code, for tests, benchmarks and experiments: 70 % two-operand arithmetic
//! and shifts that destroy flags, 10 % `lea` and extensions, 5 % `cmp` with a reader of its flags, 5 % wide products
//! in fixed registers, 10 % loads and stores that stay in order.
//!
//! Even seeds are narrow (results are soon read), odd ones wide (many values live at once). Contents come in in rdi,
//! rsi, rdx, rcx, r8 and r9 and leave in rax, rdx and rcx; no other register matters at the end. Every operation
//! is alive: what nobody reads is combined with something until few enough results are left to leave.

use dag::ir::graph::{Address, Dag, Kind, LiveOut, Node, NodeId, Port, Use, Value, low};
use dag::ir::random::Random;
use isa::{Flag, Gpr, Reg, Row, RowId, Width, table};

const ENTRY: [Gpr; 6] = [Gpr::RDI, Gpr::RSI, Gpr::RDX, Gpr::RCX, Gpr::R8, Gpr::R9];
const EXIT: [Gpr; 3] = [Gpr::RAX, Gpr::RDX, Gpr::RCX];

/// A Dag of `n` instructions. The same seed and `n` give the same Dag everywhere; its node order can be carried out.
pub fn random_dag(seed: u64, n: usize) -> Dag {
    let mut g = Generator::new(seed, n);
    while g.left > 0 {
        g.step();
    }
    g.finish()
}

struct Generator {
    rng: Random,
    dag: Dag,
    /// Instructions still to be made.
    left: usize,
    /// Results that may be left at the end.
    outs: usize,
    /// Values to be kept live, in wide Dags.
    width: Option<usize>,
    inputs: usize,
    values: Vec<Value>,
    /// Values that nobody reads yet.
    unread: Vec<Value>,
    /// What the flags hold, by [`Flag::index`].
    flags: [Option<Value>; 6],
}

impl Generator {
    fn new(seed: u64, n: usize) -> Generator {
        let mut rng = Random::new(seed.wrapping_mul(1_000_003).wrapping_add(n as u64));
        let inputs = 2 + rng.below(5);
        let outs = 1 + rng.below((n / 3).clamp(1, EXIT.len()));
        let mut dag = Dag::new();
        let values: Vec<Value> = ENTRY[..inputs]
            .iter()
            .map(|&r| {
                let kind = Kind::Input(Reg::of(r));
                Value { node: dag.push(Node { kind, origin: None, effect: false }), port: Port::Whole }
            })
            .collect();
        let width = (seed % 2 == 1).then_some(4 + n / 6);
        Generator { rng, dag, left: n, outs, width, inputs, unread: values.clone(), values, flags: [None; 6] }
    }

    /// One instruction, or two where flags are made and read.
    fn step(&mut self) {
        let width = if self.rng.below(2) == 0 { Width::W32 } else { Width::W64 };
        // A step leaves two more values unread at most; one that joins two leaves one less.
        if self.unread.len() + 3 > self.outs + self.left {
            return self.join(width);
        }
        match self.rng.below(100) {
            0..70 => self.arithmetic(width),
            70..80 => self.without_flags(width),
            80..85 if self.left >= 2 => self.compare(width),
            85..90 => self.product(),
            _ => self.memory(width),
        }
    }

    fn join(&mut self, width: Width) {
        let a = self.unread.last().copied().unwrap_or(self.values[0]);
        let others = self.unread.len().saturating_sub(1);
        let b = if others > 0 { self.unread[self.rng.below(others)] } else { self.other(a, 0) };
        let name = self.pick(&["add", "sub", "xor", "and"]);
        self.binary(name, width, a, b);
    }

    fn arithmetic(&mut self, width: Width) {
        let a = self.read(65);
        match self.rng.below(100) {
            0..18 => {
                let (name, operands) = match self.rng.below(6) {
                    0 => ("neg", vec![low(a)]),
                    1 => ("add", vec![low(a), Use::Imm(100)]),
                    2 => ("and", vec![low(a), Use::Imm(0x1234)]),
                    3 => ("shr", vec![low(a), Use::Imm(5)]),
                    4 => ("sar", vec![low(a), Use::Imm(31)]),
                    _ => ("rol", vec![low(a), Use::Imm(7)]),
                };
                let by_number = |r: &Row| r.operands.last().is_some_and(|o| o.kinds.imm || r.operands.len() == 1);
                self.result(find(name, width, by_number), operands);
            }
            18..26 => {
                let by_cl = |r: &Row| r.operands.last().is_some_and(|o| o.kinds.fixed == Some(Gpr::RCX));
                let (name, count) = (self.pick(&["shl", "shr", "sar"]), self.read(40));
                self.result(find(name, width, by_cl), vec![low(a), low(count)]);
            }
            26..34 => {
                let b = self.other(a, 65);
                self.binary("imul", width, a, b);
            }
            _ => {
                let name = self.pick(&["add", "and", "or", "xor", "sub", "sub"]);
                let b = self.other(a, 65);
                self.binary(name, width, a, b);
            }
        }
    }

    fn without_flags(&mut self, width: Width) {
        let a = self.read(65);
        if self.rng.below(4) == 0 {
            let bytes = |r: &Row| r.operands.get(1).is_some_and(|o| o.width == Width::W8);
            return self.result(find("movzx", Width::W32, bytes), vec![Use::Fresh, low(a)]);
        }
        let index = self.other(a, 40);
        let scale = self.pick(&[1, 2, 4, 8]);
        let address = Use::Mem(address(a, Some((index, scale)), 0));
        self.result(find("lea", width, |_| true), vec![Use::Fresh, address]);
    }

    fn compare(&mut self, width: Width) {
        let a = self.read(30);
        let b = self.other(a, 30);
        self.push(find("cmp", width, two_registers), vec![low(a), low(b)], Vec::new(), false);
        if self.rng.below(2) == 0 {
            // The rest of the register stays as it was.
            let (name, old) = (self.pick(&["setb", "sete", "setl"]), self.read(30));
            self.result(find(name, Width::W8, |_| true), vec![low(old)]);
        } else {
            let (name, a) = (self.pick(&["cmovb", "cmove", "cmovl"]), self.read(65));
            let b = self.other(a, 50);
            self.binary(name, width, a, b);
        }
    }

    fn product(&mut self) {
        let a = self.read(65);
        let b = self.other(a, 65);
        let name = self.pick(&["mul", "imul"]);
        let wide = |r: &Row| r.operands.len() == 1;
        let node = self.push(find(name, Width::W64, wide), vec![low(a)], vec![Some(b), None], false);
        // The high half is often what it is done for.
        let high = self.rng.below(2) == 0;
        self.made(Value { node, port: Port::Implicit(0) });
        if high {
            self.made(Value { node, port: Port::Implicit(1) });
        }
    }

    fn memory(&mut self, width: Width) {
        let base = self.read(30);
        let disp = self.pick(&[0, 8, 64, 1000]);
        let at = Use::Mem(address(base, None, disp));
        let row = find("mov", width, |r| r.operands[0].kinds.mem && r.operands[0].kinds.general());
        if self.rng.below(5) < 3 {
            let node = self.push(load(width), vec![Use::Fresh, at], Vec::new(), true);
            self.made(Value { node, port: Port::Operand(0) });
        } else {
            let stored = self.read(65);
            self.push(row, vec![at, low(stored)], Vec::new(), true);
        }
    }

    fn binary(&mut self, name: &str, width: Width, a: Value, b: Value) {
        self.result(find(name, width, two_registers), vec![low(a), low(b)]);
    }

    /// An instruction whose first operand is its result.
    fn result(&mut self, row: RowId, operands: Vec<Use>) {
        let node = self.push(row, operands, Vec::new(), false);
        self.made(Value { node, port: Port::Operand(0) });
    }

    fn made(&mut self, value: Value) {
        self.values.push(value);
        self.unread.push(value);
    }

    fn push(&mut self, id: RowId, operands: Vec<Use>, implicit: Vec<Option<Value>>, effect: bool) -> NodeId {
        let row = table().row(id);
        let flags = row.flags_read(&table().arena).iter().map(|f| (f, self.flag(f))).collect();
        let kind = Kind::Inst { row: id, operands, implicit, flags };
        let node = self.dag.push(Node { kind, origin: None, effect });
        let read = self.dag.node(node).values();
        self.unread.retain(|v| !read.contains(v));
        for f in row.flags_clobbered().iter() {
            self.flags[f.index()] = Some(Value { node, port: Port::Flag(f) });
        }
        self.left -= 1;
        node
    }

    /// The flag as it was written last, or as it came in.
    fn flag(&mut self, f: Flag) -> Value {
        if let Some(v) = self.flags[f.index()] {
            return v;
        }
        let node = self.dag.push(Node { kind: Kind::InputFlag(f), origin: None, effect: false });
        let v = Value { node, port: Port::Whole };
        self.flags[f.index()] = Some(v);
        v
    }

    /// A value to read; with this chance, of those that nobody reads yet.
    fn read(&mut self, percent: usize) -> Value {
        let percent = match self.width {
            Some(most) if self.unread.len() < most => percent.min(30),
            _ => percent,
        };
        let fresh = !self.unread.is_empty() && self.rng.below(100) < percent;
        match (self.width, fresh) {
            (Some(_), true) => self.unread[self.rng.below(self.unread.len())],
            (Some(_), false) if self.rng.below(100) < 70 => {
                let recent = self.values.len().min(20);
                self.values[self.values.len() - 1 - self.rng.below(recent)]
            }
            (Some(_), false) => self.values[self.rng.below(self.inputs)],
            (None, true) => {
                let back = self.back(70, self.unread.len());
                self.unread[self.unread.len() - 1 - back]
            }
            (None, false) => {
                let back = self.back(89, self.values.len());
                self.values[self.values.len() - 1 - back]
            }
        }
    }

    /// The same, another than `a` if a few tries find one: `sub r, r` is seldom what code computes.
    fn other(&mut self, a: Value, percent: usize) -> Value {
        let mut tries = (0..4).map(|_| self.read(percent)).collect::<Vec<_>>().into_iter();
        tries.find(|&b| b != a).unwrap_or(a)
    }

    /// How far back to look: each step further with this chance.
    fn back(&mut self, percent: usize, len: usize) -> usize {
        let mut steps = 0;
        while steps + 1 < len && self.rng.below(100) < percent {
            steps += 1;
        }
        steps
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.rng.below(of.len())]
    }

    fn finish(mut self) -> Dag {
        let inputs = &self.values[..self.inputs];
        let leaving: Vec<Value> = self.unread.iter().copied().filter(|v| !inputs.contains(v)).collect();
        for (reg, &value) in EXIT.into_iter().zip(&leaving) {
            self.dag.live_out.push(LiveOut { reg: Reg::of(reg), value, mask: u64::MAX });
        }
        self.dag
    }
}

fn address(base: Value, index: Option<(Value, u8)>, disp: i64) -> Address {
    Address { base: Some(base), index, disp, rip: false, segment: None, symbol: None, fixed: None }
}

fn two_registers(r: &Row) -> bool {
    r.operands.len() == 2 && r.operands.iter().all(|o| o.kinds.general() && o.kinds.fixed.is_none())
}

fn load(width: Width) -> RowId {
    find("mov", width, |r| r.operands.len() == 2 && r.operands[0].kinds.general() && r.operands[1].kinds.mem)
}

/// The first row of the table of that name and width that fits.
fn find(name: &str, width: Width, fits: impl Fn(&Row) -> bool) -> RowId {
    let mut rows = table().iter().filter(|(_, r)| r.mnemonic == name && r.width() == Some(width) && fits(r));
    rows.next().expect("the table has the plain integer instructions").0
}
