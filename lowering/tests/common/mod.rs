//! Dags for tests: by hand through [`Build`], and random ones from the instruction table.
#![allow(dead_code)]

pub mod exhaustive;

use dag::ir::graph::{Address, Dag, Kind, LiveOut, Node, NodeId, OpaqueKind, Port, Use, Value, low};
use isa::{Access, Flag, FlagSet, Gpr, Reg, Row, RowId, Target, Width, table};
use lowering::{Emitted, Lowered};

/// Whether what an operation does depends on the flags that it reads: a shift by a register hands them on if it is by
/// nothing, which matters where its own flags are read.
pub fn needs_flags(dag: &Dag, id: NodeId) -> bool {
    let Kind::Inst { row, .. } = &dag.node(id).kind else { return false };
    let shift = table().row(*row).operands.last().is_some_and(|o| o.kinds.fixed == Some(Gpr::RCX));
    let own = |v: &Value| v.node == id && matches!(v.port, Port::Flag(_));
    let reader = |(user, n): (NodeId, &Node)| n.values().iter().any(own) && needs_flags(dag, user);
    !shift || dag.live_out_flags.iter().any(|x| own(&x.1)) || dag.iter().any(reader)
}

/// Builds a Dag in program order: flags are those of the last instruction that wrote them.
pub struct Build {
    pub dag: Dag,
    inputs: [Option<Value>; 16],
    flags: [Option<Value>; 6],
}

pub fn row(mnemonic: &str, width: Width) -> RowId {
    table().find(mnemonic, width).unwrap_or_else(|| panic!("no row {mnemonic} {width:?}"))
}

/// The row of a shift by `cl`.
pub fn by_cl(mnemonic: &str, width: Width) -> RowId {
    let fits = |r: &Row| r.operands.last().is_some_and(|o| o.kinds.fixed == Some(Gpr::RCX));
    let mut rows = table().iter().filter(|(_, r)| r.mnemonic == mnemonic && r.width() == Some(width) && fits(r));
    rows.next().unwrap_or_else(|| panic!("no row {mnemonic} {width:?} by cl")).0
}

impl Build {
    pub fn new() -> Build {
        Build { dag: Dag::new(), inputs: [None; 16], flags: [None; 6] }
    }

    fn push(&mut self, kind: Kind, effect: bool) -> NodeId {
        self.dag.push(Node { kind, origin: None, effect })
    }

    pub fn input(&mut self, g: Gpr) -> Value {
        if let Some(v) = self.inputs[g.index()] {
            return v;
        }
        let v = Value { node: self.push(Kind::Input(g.into()), false), port: Port::Whole };
        self.inputs[g.index()] = Some(v);
        v
    }

    pub fn flag(&mut self, f: Flag) -> Value {
        if let Some(v) = self.flags[f.index()] {
            return v;
        }
        let v = Value { node: self.push(Kind::InputFlag(f), false), port: Port::Whole };
        self.flags[f.index()] = Some(v);
        v
    }

    pub fn constant(&mut self, c: u64) -> Value {
        Value { node: self.push(Kind::Const(c), false), port: Port::Whole }
    }

    /// An instruction; reads the current flags, replaces those it clobbers.
    pub fn inst(&mut self, id: RowId, operands: Vec<Use>, implicit: Vec<Option<Value>>, effect: bool) -> NodeId {
        let row = table().row(id);
        let flags = row.flags_read(&table().arena).iter().map(|f| (f, self.flag(f))).collect();
        let node = self.push(Kind::Inst { row: id, operands, implicit, flags }, effect);
        for f in row.flags_clobbered().iter() {
            self.flags[f.index()] = Some(Value { node, port: Port::Flag(f) });
        }
        node
    }

    /// An instruction of register operands whose first result is returned.
    pub fn op(&mut self, mnemonic: &str, width: Width, operands: &[Use]) -> Value {
        let node = self.inst(row(mnemonic, width), operands.to_vec(), Vec::new(), false);
        Value { node, port: Port::Operand(0) }
    }

    pub fn out(&mut self, gpr: Gpr, value: Value, mask: u64) {
        self.dag.live_out.push(LiveOut { reg: gpr.into(), value, mask });
    }

    /// A call that reads and destroys what the System V ABI says.
    pub fn call(&mut self, target: &str, arguments: &[(Gpr, Value)]) -> NodeId {
        let writes: Vec<Reg> = Gpr::all().filter(|g| !g.callee_saved()).map(Reg::of).collect();
        let kind = Kind::Opaque {
            what: OpaqueKind::Call(Target::Symbol(target.into())),
            reads: arguments.iter().map(|&(g, v)| (g.into(), v)).collect(),
            flags: Vec::new(),
            writes,
            flags_written: FlagSet::ALL,
        };
        let node = self.push(kind, true);
        for f in Flag::ALL {
            self.flags[f.index()] = Some(Value { node, port: Port::Flag(f) });
        }
        node
    }

    /// rbx, rbp, r12–r15 keep their content.
    pub fn keep_callee_saved(&mut self) {
        for g in Gpr::all().filter(|&g| g.callee_saved() && g != Gpr::RSP) {
            let v = self.input(g);
            self.out(g, v, u64::MAX);
        }
    }
}

pub fn text(l: &Lowered) -> String {
    let line = |e: &Emitted| match e {
        Emitted::Inst { inst, .. } => isa::codec::text(inst, isa::codec::Syntax::Intel),
        Emitted::Kept { node } => format!("<{node}>"),
    };
    l.insts.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// A seeded generator, independent of the library's.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }
    pub fn below(&mut self, n: usize) -> usize {
        ((self.next() >> 33) % n as u64) as usize
    }
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
    pub fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

const COMMON: &[&str] = &[
    "add", "sub", "and", "or", "xor", "imul", "lea", "shl", "sar", "neg", "not", "cmp", "test", "cmovl", "cmovb", "mov",
];
const RARE: &[&str] = &[
    "adc", "sbb", "mul", "cqo", "cdq", "sete", "setg", "movzx", "movsx", "bswap", "rol", "shrd", "shlx", "andn",
    "blsr", "mulx", "bt", "popcnt", "inc", "xadd", "imul", "setb",
];

/// A random Dag of about `n` instructions from common and rare rows alike; `random_dag.rs` has the mix of compiled code.
/// The order of its nodes is always possible.
pub fn dag_of_any_rows(seed: u64, n: usize) -> Dag {
    let mut r = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    (0..4).for_each(|_| {
        r.next();
    });
    let mut b = Build::new();
    let args = [Gpr::RDI, Gpr::RSI, Gpr::RDX, Gpr::RCX, Gpr::R8];
    let mut values: Vec<Value> = args[..2 + r.below(4)].iter().map(|&g| b.input(g)).collect();
    if r.chance(30) {
        let c = b.constant(r.pick(&[0, 1, 7, u64::MAX, 0x1234_5678_9abc]));
        values.push(c);
    }
    let mut made = 0;
    while made < n {
        let mnemonic = if r.chance(70) { r.pick(COMMON) } else { r.pick(RARE) };
        let rows: Vec<RowId> = table().iter().filter(|(_, x)| x.mnemonic == mnemonic).map(|(id, _)| id).collect();
        if rows.is_empty() {
            continue;
        }
        let wide = |id: &RowId| table().row(*id).width().is_some_and(|w| w.bits() >= 32);
        let mostly: Vec<RowId> = rows.iter().copied().filter(wide).collect();
        let id = if r.chance(70) && !mostly.is_empty() { r.pick(&mostly) } else { r.pick(&rows) };
        random_inst(&mut r, &mut b, &mut values, id);
        made += 1;
    }
    if r.chance(20) {
        let (a, c) = (r.pick(&values), r.pick(&values));
        let node = b.call("g", &[(Gpr::RDI, a), (Gpr::RSI, c)]);
        values = vec![Value { node, port: Port::Reg(Gpr::RAX.into()) }];
        random_inst(&mut r, &mut b, &mut values, row("add", Width::W32));
    }
    finish(&mut r, &mut b, &values);
    b.dag
}

fn random_inst(r: &mut Random, b: &mut Build, values: &mut Vec<Value>, id: RowId) {
    let row: &Row = table().row(id);
    let recent = |r: &mut Random, values: &[Value]| {
        let from = if r.chance(75) { values.len().saturating_sub(4) } else { 0 };
        values[from + r.below(values.len() - from)]
    };
    let mut effect = row.meaning.fault.is_some();
    let mut memory_used = false;
    let mut operands = Vec::new();
    for (i, spec) in row.operands.iter().enumerate() {
        let narrow = spec.width.bits() < 32;
        let memory = spec.kinds.mem && !memory_used && (!spec.kinds.general() || r.chance(10));
        operands.push(if spec.kinds.address || memory {
            memory_used = true;
            effect |= memory && !spec.kinds.address;
            Use::Mem(random_address(r, values, &recent))
        } else if spec.kinds.imm && (!spec.kinds.general() && spec.kinds.fixed.is_none() || r.chance(25)) {
            Use::Imm(if spec.width == Width::W8 { 1 + r.below(7) as i64 } else { r.pick(&[1, 3, 100]) })
        } else if spec.access == Access::Write && !narrow {
            Use::Fresh
        } else if spec.access == Access::Write && r.chance(60) {
            Use::Any
        } else {
            let _ = i;
            low(recent(r, values))
        });
    }
    let wanted = |r: &mut Random, x: &isa::row::Implicit| match x.access {
        Access::Write if x.width.bits() >= 32 => None,
        _ => Some(recent(r, values)),
    };
    let implicit = row.implicit.iter().map(|x| wanted(r, x)).collect();
    let node = b.inst(id, operands.clone(), implicit, effect);
    for (i, spec) in row.operands.iter().enumerate() {
        if spec.access.writes() && !matches!(operands[i], Use::Mem(_)) {
            values.push(Value { node, port: Port::Operand(i as u8) });
        }
    }
    for (i, spec) in row.implicit.iter().enumerate() {
        if spec.access.writes() {
            values.push(Value { node, port: Port::Implicit(i as u8) });
        }
    }
}

fn random_address(r: &mut Random, values: &[Value], recent: &impl Fn(&mut Random, &[Value]) -> Value) -> Address {
    let index = r.chance(50).then(|| (recent(r, values), r.pick(&[1, 2, 4, 8])));
    Address {
        base: Some(recent(r, values)),
        index,
        disp: r.pick(&[0, 8, -1, 1000]),
        rip: false,
        segment: None,
        symbol: None,
        fixed: None,
    }
}

fn finish(r: &mut Random, b: &mut Build, values: &[Value]) {
    let last = values[values.len() - 1];
    b.out(Gpr::RAX, last, r.pick(&[u64::MAX, 0xffff_ffff]));
    if r.chance(50) {
        let v = values[values.len() - 1 - r.below(values.len().min(4))];
        b.out(Gpr::RDX, v, u64::MAX);
    }
    b.keep_callee_saved();
}

/// The Dag of `n` random instructions over nine registers, moves among them: what lifting real
/// straight-line code gives. Its own order needs no more registers than the code had.
pub fn straight_line(seed: u64, n: usize) -> Dag {
    const REGS: [Gpr; 9] = [Gpr::RAX, Gpr::RCX, Gpr::RDX, Gpr::RSI, Gpr::RDI, Gpr::R8, Gpr::R9, Gpr::R10, Gpr::R11];
    let mut r = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    (0..4).for_each(|_| {
        r.next();
    });
    let mut b = Build::new();
    let mut regs: Vec<Value> = REGS.iter().map(|&g| b.input(g)).collect();
    for k in 0..n {
        let (d, s) = (r.below(9), r.below(9));
        let width = r.pick(&[Width::W32, Width::W64]);
        let before = b.dag.len();
        match r.below(10) {
            0 | 1 => regs[d] = regs[s],
            2 => regs[d] = b.constant(r.pick(&[0, 1, 77, u64::MAX])),
            3 => {
                let x = Address {
                    base: Some(regs[s]),
                    index: Some((regs[d], 2)),
                    disp: 3,
                    rip: false,
                    segment: None,
                    symbol: None,
                    fixed: None,
                };
                regs[d] = b.op("lea", width, &[Use::Fresh, Use::Mem(x)]);
            }
            4 => {
                b.op("cmp", width, &[low(regs[d]), low(regs[s])]);
                regs[d] = b.op("cmovl", width, &[low(regs[d]), low(regs[s])]);
            }
            5 => {
                let node = b.inst(by_cl("shl", width), vec![low(regs[d]), low(regs[1])], vec![], false);
                regs[d] = Value { node, port: Port::Operand(0) };
            }
            6 => {
                let node = b.inst(row("mul", width), vec![low(regs[s])], vec![Some(regs[0]), None], false);
                regs[0] = Value { node, port: Port::Implicit(0) };
                regs[2] = Value { node, port: Port::Implicit(1) };
            }
            7 => {
                let x = Address {
                    base: Some(regs[s]),
                    index: None,
                    disp: 8,
                    rip: false,
                    segment: None,
                    symbol: None,
                    fixed: None,
                };
                b.inst(row("mov", width), vec![Use::Mem(x), low(regs[d])], vec![], true);
            }
            _ => regs[d] = b.op(r.pick(&["add", "sub", "xor", "imul"]), width, &[low(regs[d]), low(regs[s])]),
        }
        for id in before..b.dag.len() {
            let node = b.dag.node(NodeId(id as u32)).clone();
            b.dag = with_origin(std::mem::take(&mut b.dag), NodeId(id as u32), Node { origin: Some(k), ..node });
        }
    }
    b.out(Gpr::RAX, regs[0], u64::MAX);
    b.out(Gpr::RDX, regs[2], u64::MAX);
    b.keep_callee_saved();
    b.dag
}

/// The same Dag with one node replaced.
fn with_origin(old: Dag, at: NodeId, node: Node) -> Dag {
    let mut new = Dag::new();
    for (id, n) in old.iter() {
        new.push(if id == at { node.clone() } else { n.clone() });
    }
    new
}
