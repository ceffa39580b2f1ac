//! Liveness: which bits of which registers and which flags may be read later.

use crate::analysis::demand::of_row_variables;
use crate::ir::cfg::{BlockId, Cfg, Dest, Exit, Flow};
use crate::ir::function::Function;
use isa::row::{Access, OperandSpec};
use isa::{Decoded, ExprId, FlagSet, Gpr, Inst, Opaque, Operand, Parts, Reg, Row, RowSym, Target, Upper, Width, table};
use std::collections::BTreeMap;

/// Live parts of registers, live flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Live {
    pub regs: Parts,
    pub flags: FlagSet,
}

impl Default for Live {
    fn default() -> Live {
        Live { regs: [0; Reg::COUNT], flags: FlagSet::NONE }
    }
}

impl Live {
    pub fn everything() -> Live {
        Live { regs: [u64::MAX; Reg::COUNT], flags: FlagSet::ALL }
    }
    /// Returns true if something was added.
    pub fn join(&mut self, o: &Live) -> bool {
        let before = *self;
        for (a, b) in self.regs.iter_mut().zip(&o.regs) {
            *a |= b;
        }
        self.flags = self.flags.union(o.flags);
        *self != before
    }
    pub fn at(&self, r: impl Into<Reg>) -> u64 {
        self.regs[r.into().index()]
    }
    /// What is live before an instruction, given what is live after it.
    pub fn before(self, e: &Effects) -> Live {
        let mut live = self;
        for i in 0..Reg::COUNT {
            live.regs[i] = live.regs[i] & !e.kills.regs[i] | e.reads.regs[i];
        }
        live.flags = live.flags.minus(e.kills.flags).union(e.reads.flags);
        live
    }
    /// What is live when control leaves by `exit`; `at_return` is the contract.
    pub fn at_exit(exit: &Exit, at_return: &Parts, callees: Callees) -> Live {
        let returned = Live { regs: *at_return, flags: FlagSet::NONE };
        match exit {
            Exit::Return => returned,
            Exit::Tail(t) => returned.before(&callees(t).unwrap_or_else(|| call_effects(None))),
            Exit::Trap(_) => Live::everything(),
            Exit::Indirect(_) | Exit::FallsOff => Live::everything(),
        }
    }
}

/// What a call of a function of the same module does to registers and flags, where compilers may know more than the ABI
/// promises (GCC's -fipa-ra); `None` of one from elsewhere, which does what the ABI lets it do.
pub type Callees<'a> = &'a dyn Fn(&Target) -> Option<Effects>;

/// What one instruction reads and surely overwrites.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effects {
    pub reads: Live,
    /// Bits overwritten whatever happens.
    pub kills: Live,
    /// What may change of each register.
    pub writes: Parts,
    pub flags_written: FlagSet,
}

impl Default for Effects {
    fn default() -> Effects {
        Effects {
            reads: Live::default(),
            kills: Live::default(),
            writes: [0; Reg::COUNT],
            flags_written: FlagSet::NONE,
        }
    }
}

impl Effects {
    /// Whatever `other` may write may be written, too.
    pub fn join_writes(&mut self, other: &Effects) {
        self.writes.iter_mut().zip(other.writes).for_each(|(a, b)| *a |= b);
        self.flags_written = self.flags_written.union(other.flags_written);
    }
}

/// Reads, kills and writes of an instruction.
pub fn effects(d: &Decoded, callees: Callees) -> Effects {
    match d {
        Decoded::Plain(inst) => inst_effects(inst),
        Decoded::Branch(cond, _) => {
            Effects { reads: Live { flags: cond.flags_read(), ..Live::default() }, ..Effects::default() }
        }
        Decoded::Call(t) => callees(t).unwrap_or_else(|| call_effects(None)),
        Decoded::IndirectCall(o) => call_effects(Some(o)),
        Decoded::Opaque(o) | Decoded::IndirectJump(o) => opaque_effects(o),
        Decoded::Jump(_) | Decoded::Return | Decoded::Nop => Effects::default(),
    }
}

/// What may keep its content is read, too ([`Opaque`]), so what is only written is overwritten.
fn opaque_effects(o: &Opaque) -> Effects {
    Effects {
        reads: Live { regs: o.reads, flags: o.flags_read },
        kills: Live {
            regs: std::array::from_fn(|r| o.writes[r] & !o.reads[r]),
            flags: o.flags_written.minus(o.flags_read),
        },
        writes: o.writes,
        flags_written: o.flags_written,
    }
}

fn caller_saved() -> impl Iterator<Item = Reg> {
    Reg::all().filter(|r| !r.callee_saved())
}

/// A callee of which the ABI alone is known.
pub fn call_effects(through: Option<&Opaque>) -> Effects {
    let mut e = through.map(opaque_effects).unwrap_or_default();
    for r in Reg::all().filter(|r| r.carries_arguments()) {
        e.reads.regs[r.index()] = u64::MAX;
    }
    for r in caller_saved() {
        e.kills.regs[r.index()] = u64::MAX;
        e.writes[r.index()] = u64::MAX;
    }
    e.writes[Gpr::RSP.index()] = 0;
    e.kills.flags = FlagSet::ALL;
    e.flags_written = FlagSet::ALL;
    e
}

/// A callee of which nothing is known may read anything and may leave anything alone.
pub fn unknown_callee() -> Effects {
    Effects { reads: Live::everything(), kills: Live::default(), ..call_effects(None) }
}

/// What a write at a width decides of a register: all of it, if it does not leave what is above.
fn overwritten(r: Reg, width: Width, upper: Upper) -> u64 {
    if upper.leaves_above(r.file(), width) { r.low_part(width.bits()) } else { u64::MAX }
}

impl Effects {
    fn read(&mut self, r: Reg, part: u64) {
        self.reads.regs[r.index()] |= part;
    }

    fn overwrite(&mut self, r: Reg, part: u64) {
        self.kills.regs[r.index()] |= part;
        self.writes[r.index()] |= part;
    }

    /// What becomes of the registers that an operand names, if its bits `looked_at` matter.
    fn touch_operand(&mut self, spec: &OperandSpec, op: &Operand, looked_at: u64, upper: Upper) {
        if let Some(m) = op.mem() {
            m.base.into_iter().chain(m.index.map(|x| x.0)).for_each(|g| self.read(g.into(), u64::MAX));
        }
        let Some(r) = op.reg() else { return };
        let high = matches!(op, Operand::Reg(r) if r.high);
        let (own, written) = match high {
            true => (HIGH_BYTE, HIGH_BYTE),
            false => (r.low_part(spec.width.bits()), overwritten(r, spec.width, upper)),
        };
        // Bits are told apart in general registers alone.
        let part = match r.gpr() {
            Some(_) => looked_at << if high { 8 } else { 0 },
            None if looked_at == 0 => 0,
            None => u64::MAX,
        };
        self.read(r, own & part);
        if spec.access.writes() {
            self.overwrite(r, written);
        }
    }

    /// What becomes of a register that the instruction does not name.
    fn touch_unnamed(&mut self, r: Reg, width: Width, access: Access, upper: Upper) {
        if access.reads() {
            self.read(r, r.low_part(width.bits()));
        }
        if access.writes() {
            self.overwrite(r, overwritten(r, width, upper));
        }
    }
}

/// Bits of `ah` to `bh`.
const HIGH_BYTE: u64 = 0xff00;

fn inst_effects(inst: &Inst) -> Effects {
    let row = table().row(inst.row);
    let mut e = Effects::default();
    let demands = demands(inst);
    let of = |s: RowSym| demands.get(&s).copied().unwrap_or(0);
    for (i, (spec, op)) in row.operands.iter().zip(&inst.operands).enumerate() {
        e.touch_operand(spec, op, of(RowSym::Operand(first_like(inst, i) as u8)), row.upper);
    }
    row.implicit.iter().for_each(|i| e.touch_unnamed(i.reg, i.width, i.access, row.upper));
    for v in demands.keys() {
        if let RowSym::Flag(f) = v {
            e.reads.flags = e.reads.flags.with(*f);
        }
    }
    e.flags_written = row.flags_clobbered();
    e.kills.flags = e.flags_written;
    e
}

/// What the meaning of `inst` depends on, and on which bits of it, its immediates being numbers and equal registers of one
/// width one variable, the first operand's: nothing for `or eax, -1`, the carry alone for `sbb eax, eax`, bits 7:0 of the
/// index of `bzhi`.
fn demands(inst: &Inst) -> BTreeMap<RowSym, u64> {
    let t = table();
    let mut arena = isa::Arena::new();
    let roots = arena.instantiate(&t.arena, &t.row(inst.row).expressions(), &mut |arena, sym, width| {
        let RowSym::Operand(i) = RowSym::of(sym) else { return arena.var(sym, width) };
        match inst.operands[usize::from(i)] {
            Operand::Imm(v) => arena.constant(width, v as u128),
            _ => arena.var(RowSym::Operand(first_like(inst, usize::from(i)) as u8).sym(), width),
        }
    });
    let roots: Vec<(ExprId, u128)> = roots.into_iter().map(|e| (e, u128::MAX)).collect();
    of_row_variables(&arena, &roots)
}

/// The first operand that is the same register at the same width as operand `i`.
fn first_like(inst: &Inst, i: usize) -> usize {
    let operands = &table().row(inst.row).operands;
    let register = inst.operands[i].reg().is_some();
    let same = |&k: &usize| inst.operands[k] == inst.operands[i] && operands[k].width == operands[i].width;
    (0..i).find(|k| register && same(k)).unwrap_or(i)
}

/// `xor r, r`, `sub r, r`, `cmp r, r` …: both operands are one register and nothing depends on it.
/// (`sbb r, r` depends on the carry alone, and is recognised too.)
pub(crate) fn ignores_its_register(inst: &Inst) -> bool {
    let [Operand::Reg(a), Operand::Reg(b)] = inst.operands[..] else { return false };
    if a != b {
        return false;
    }
    cancels(table().row(inst.row))
}

/// Whether nothing depends on the two operands of a row where they are the same (SDM vol. 2: `sbb r, r` is the carry,
/// everywhere).
pub fn cancels(row: &Row) -> bool {
    let t = table();
    if !matches!(&row.operands[..], [a, b] if a.width == b.width) {
        return false;
    }
    let mut arena = isa::Arena::new();
    let roots = arena.instantiate(&t.arena, &row.expressions(), &mut |arena, sym, width| {
        let sym = if RowSym::of(sym) == RowSym::Operand(1) { RowSym::Operand(0).sym() } else { sym };
        arena.var(sym, width)
    });
    !arena.variables(&roots).iter().any(|(s, _)| RowSym::of(*s) == RowSym::Operand(0))
}

/// Liveness of a whole function.
#[derive(Clone, Debug)]
pub struct Liveness {
    /// At the start of each block.
    pub at_start: Vec<Live>,
    /// At the end of each block, before its jump is executed (the branch's own flags are not included).
    pub at_end: Vec<Live>,
    per_inst: Vec<Effects>,
    /// Where control leaves the function.
    at_exits: BTreeMap<Exit, Live>,
}

impl Liveness {
    /// `at_return`: bits of each register that the contract makes observable.
    pub fn compute(f: &Function, cfg: &Cfg, at_return: &Parts, callees: Callees) -> Liveness {
        let per_inst = f.insts.iter().map(|i| effects(&i.decoded, callees)).collect();
        Liveness::of(cfg, per_inst, &|exit| Live::at_exit(exit, at_return, callees))
    }

    /// Where instructions have these effects, and so much is live where control leaves.
    pub fn of(cfg: &Cfg, per_inst: Vec<Effects>, at_exit: &dyn Fn(&Exit) -> Live) -> Liveness {
        let n = cfg.blocks.len();
        let at_exits = cfg.exits().chain([&Exit::Return]).map(|e| (e.clone(), at_exit(e))).collect();
        let nowhere = vec![Live::default(); n];
        let mut l = Liveness { at_start: nowhere.clone(), at_end: nowhere, per_inst, at_exits };
        let mut work: Vec<BlockId> = cfg.ids().collect();
        while let Some(b) = work.pop() {
            let end = l.block_end(cfg, b);
            l.at_end[b.index()] = end;
            let block = cfg.block(b);
            let start = l.before(block.first, block.end, end);
            if l.at_start[b.index()].join(&start) {
                work.extend(cfg.preds[b.index()].iter().copied());
            }
        }
        l
    }

    fn block_end(&self, cfg: &Cfg, b: BlockId) -> Live {
        let mut live = Live::default();
        for d in cfg.block(b).flow.dests() {
            live.join(&self.behind(d));
        }
        live
    }

    /// Where a way leads to, which is one of the function's own or its return.
    pub fn behind(&self, way: &Dest) -> Live {
        match way {
            Dest::Block(b) => self.at_start[b.index()],
            Dest::Exit(e) => self.at_exits[e],
        }
    }

    /// Liveness before instruction `from`, given what is live after instruction `to - 1`.
    pub fn before(&self, from: usize, to: usize, after: Live) -> Live {
        self.per_inst[from..to].iter().rev().fold(after, Live::before)
    }

    /// What instruction `i` reads and writes.
    pub fn effects(&self, i: usize) -> &Effects {
        &self.per_inst[i]
    }

    /// Liveness just before instruction `i` of block `b`.
    pub fn at(&self, cfg: &Cfg, b: BlockId, i: usize) -> Live {
        self.before(i, cfg.block(b).end, self.at_end[b.index()])
    }

    /// Flags that the block's own branch reads.
    pub fn branch_flags(cfg: &Cfg, b: BlockId) -> FlagSet {
        match &cfg.block(b).flow {
            Flow::Branch { cond, .. } => cond.flags_read(),
            Flow::Goto(_) => FlagSet::NONE,
        }
    }
}

/// Registers that no instruction of the function may change.
pub fn untouched(f: &Function, callees: Callees) -> Vec<Gpr> {
    Gpr::all().filter(|g| f.insts.iter().all(|i| effects(&i.decoded, callees).writes[g.index()] == 0)).collect()
}
