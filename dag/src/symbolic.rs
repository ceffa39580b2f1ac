//! Symbolic execution: instructions applied to states whose registers hold terms, and acyclic
//! pieces of a function composed into one outcome (values joined by `ite`, effects guarded).

use crate::cfg::{BlockId, Cfg, Dest, Exit, Flow};
use crate::frame::{Frame, Slots};
use crate::function::Function;
use crate::live::{Live, call_reads};
use crate::stack::{StackOp, stack_op};
use isa::step::{Machine, execute};
use isa::{Arena, Decoded, ExprId, Flag, Gpr, Inst, Kreg, Opaque, Reg, RowId, Sym, Target, Vreg, Width};
use memory::{Group, Memory, Touch};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

pub mod memory;

/// What a variable of a [`Context`] stands for.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Var {
    /// A register at cut point `cut`. `private`: what is dead in the source, in one side's own copy.
    Reg {
        cut: u32,
        reg: Reg,
        private: Option<Side>,
    },
    Flag {
        cut: u32,
        flag: Flag,
        private: Option<Side>,
    },
    /// Result of the `n`-th effect.
    Load(u32),
    /// Content of a register after the `n`-th effect (a call or opaque instruction).
    AfterReg(u32, Reg),
    AfterFlag(u32, Flag),
    /// An undefined result; the number makes it fresh.
    Unknown(Side, u32),
    /// An address or segment base that the linker or loader fixes.
    Symbol(Arc<str>),
    CpuHasBmi1,
    /// MXCSR at entry, or after the `n`-th effect, counted from 1.
    Mxcsr(u32),
    /// The `n`-th value that enters a window.
    Window(u32),
    /// What both sides keep at a cut point: the source in the frame, at this offset, the target in a register.
    Home(i64),
    /// The `n`-th byte that one side reads of its frame without knowing it.
    Frame(Side, u32),
    /// What stands after the first `version` effects in the bytes from `at` on, counted from the address `base`.
    Memory {
        version: u32,
        base: ExprId,
        at: i64,
    },
}

/// Which program of a refinement: the original or its replacement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Side {
    Source,
    Target,
}

type UnknownKey = (RowId, u8, Vec<ExprId>);

/// Terms and variables shared by the two sides of a proof.
#[derive(Clone, Debug, Default)]
pub struct Context {
    pub arena: Arena,
    vars: Vec<Var>,
    ids: HashMap<Var, Sym>,
    target_unknowns: HashMap<UnknownKey, ExprId>,
    /// Undefined results of the source: the prover may choose them.
    pub free_unknowns: Vec<Sym>,
    /// The target's undefined result of the same instruction on the same operands, where there is one: a choice
    /// that is usually right.
    pub alike: HashMap<Sym, ExprId>,
    /// What was chosen for some of them. One choice serves every goal.
    pub chosen: HashMap<Sym, ExprId>,
    unknown_count: u32,
    /// What both sides know to stand at an address after as many effects.
    contents: BTreeMap<(u32, ExprId), Slots>,
    /// What was proved, as text, if anyone wants it.
    pub queries: Option<Vec<crate::prove::Query>>,
}

impl Context {
    pub fn new() -> Context {
        Context::default()
    }
    pub fn sym(&mut self, var: Var) -> Sym {
        if let Some(&s) = self.ids.get(&var) {
            return s;
        }
        let s = Sym(self.vars.len() as u32);
        self.vars.push(var.clone());
        self.ids.insert(var, s);
        s
    }
    pub fn var(&mut self, var: Var, width: u16) -> ExprId {
        let s = self.sym(var);
        self.arena.var(s, width)
    }
    /// The stack pointer that both sides have at a cut point.
    pub fn stack_pointer(&mut self, cut: u32) -> Sym {
        self.sym(Var::Reg { cut, reg: Reg::Gpr(Gpr::RSP), private: None })
    }
    pub fn meaning_of(&self, sym: Sym) -> &Var {
        &self.vars[sym.0 as usize]
    }
    /// The symbol of a variable that was made before.
    pub fn existing(&self, var: &Var) -> Option<Sym> {
        self.ids.get(var).copied()
    }
    /// What stands in memory at the start, as far as it was looked at: base, offset, content.
    pub fn initial_contents(&self) -> impl Iterator<Item = (ExprId, i64, ExprId)> + '_ {
        let initial = self.contents.iter().filter(|(key, _)| key.0 == 0);
        initial.flat_map(|(&(_, base), slots)| slots.runs().map(move |(at, run)| (base, at, run)))
    }
    /// The variable that stands for the result of the `n`-th effect, if there is one.
    pub fn load_result(&self, n: u32) -> Option<Sym> {
        self.ids.get(&Var::Load(n)).copied()
    }
    pub fn name(&self, sym: Sym) -> String {
        match self.meaning_of(sym) {
            Var::Reg { cut, reg, .. } if *cut == 0 => reg.to_string(),
            Var::Reg { cut, reg, .. } => format!("{reg}@{cut}"),
            Var::Flag { flag, .. } => flag.to_string(),
            Var::Load(n) => format!("load{n}"),
            Var::AfterReg(n, r) => format!("{r}.after{n}"),
            Var::AfterFlag(n, f) => format!("{f}.after{n}"),
            Var::Unknown(_, n) => format!("undefined{n}"),
            Var::Symbol(s) => format!("|{s}|"),
            Var::CpuHasBmi1 => "cpu-has-bmi1".to_string(),
            Var::Mxcsr(0) => "mxcsr".to_string(),
            Var::Mxcsr(n) => format!("mxcsr.after{}", n - 1),
            Var::Window(n) => format!("in{n}"),
            Var::Home(at) => format!("slot{at}"),
            Var::Frame(_, n) => format!("frame{n}"),
            Var::Memory { version: 0, base, at } => format!("memory{}{at:+}", base.index()),
            Var::Memory { version, base, at } => format!("memory{}{at:+}.after{}", base.index(), version - 1),
        }
    }

    /// An undefined result. The target's are all distinct. The source's may be chosen by the prover.
    fn unknown(&mut self, side: Side, key: UnknownKey, width: u16) -> ExprId {
        self.unknown_count += 1;
        let var = Var::Unknown(side, self.unknown_count);
        let sym = self.sym(var);
        let e = self.arena.var(sym, width);
        match side {
            Side::Target => {
                self.target_unknowns.entry(key).or_insert(e);
            }
            Side::Source => {
                self.free_unknowns.push(sym);
                if let Some(&t) = self.target_unknowns.get(&key) {
                    self.alike.insert(sym, t);
                }
            }
        }
        e
    }
}

/// Something the environment sees, in program order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// Width 1: whether it happens.
    pub guard: ExprId,
    pub what: EffectKind,
    /// Index of the instruction in its function.
    pub inst: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EffectKind {
    Load {
        address: ExprId,
        width: Width,
        aligned: bool,
    },
    Store {
        address: ExprId,
        width: Width,
        value: ExprId,
        aligned: bool,
    },
    Call {
        target: CallTarget,
        reads: Vec<(Reg, ExprId)>,
        /// How far the stack pointer is above that of the entry, where the frame is this side's own; it is not among `reads`
        /// then.
        at: Option<i64>,
    },
    Opaque {
        what: Opaque,
        reads: Vec<(Reg, ExprId)>,
        flags: Vec<(Flag, ExprId)>,
    },
    Fault {
        condition: ExprId,
    },
    /// Stores of which only the bytes count that they leave.
    Stores(Group),
}

#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "effects are few")]
pub enum CallTarget {
    Direct(Target),
    Indirect(Opaque),
}

/// Register contents and flags as terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// By [`Reg::index`].
    pub regs: [ExprId; Reg::COUNT],
    pub flags: [ExprId; 6],
    /// Number of the last effect that may have changed MXCSR, from 1.
    pub mxcsr: u32,
    /// What this side has put into its frame since the cut, where that is its own.
    pub slots: Slots,
}

impl State {
    /// Fresh variables for everything, shared by both sides.
    pub fn at_cut(ctx: &mut Context, cut: u32) -> State {
        State {
            regs: std::array::from_fn(|i| {
                let reg = Reg::new(i).expect("an index of the array");
                ctx.var(Var::Reg { cut, reg, private: None }, reg.bits())
            }),
            flags: std::array::from_fn(|i| ctx.var(Var::Flag { cut, flag: Flag::ALL[i], private: None }, 1)),
            mxcsr: 0,
            slots: Slots::default(),
        }
    }

    /// As [`State::at_cut`] on the bits of `live`; the other bits are this side's own.
    pub fn at_cut_live(ctx: &mut Context, cut: u32, live: &Live, side: Side) -> State {
        let shared = State::at_cut(ctx, cut);
        State {
            regs: std::array::from_fn(|i| {
                let reg = Reg::new(i).expect("an index of the array");
                let own = ctx.var(Var::Reg { cut, reg, private: Some(side) }, reg.bits());
                blend(&mut ctx.arena, reg, live.regs[i], shared.regs[i], own)
            }),
            mxcsr: 0,
            slots: Slots::default(),
            flags: std::array::from_fn(|i| {
                let flag = Flag::ALL[i];
                let own = ctx.var(Var::Flag { cut, flag, private: Some(side) }, 1);
                if live.flags.contains(flag) { shared.flags[i] } else { own }
            }),
        }
    }
}

/// `a` on the part `part` of a register, `b` on the rest.
fn blend(arena: &mut Arena, reg: Reg, part: u64, a: ExprId, b: ExprId) -> ExprId {
    if part == u64::MAX {
        return a;
    }
    if part == 0 {
        return b;
    }
    let ones = part.trailing_ones() as u16;
    if ones > 0 && part == u64::MAX >> (64 - ones) {
        let (all, low) = (reg.bits(), ones * reg.grain());
        let high = arena.extract(b, low, all - low);
        let low = arena.extract(a, 0, low);
        return arena.concat(high, low);
    }
    let m = part_mask(arena, reg, part);
    let n = arena.not(m);
    let (x, y) = (arena.and(a, m), arena.and(b, n));
    arena.or(x, y)
}

/// Ones on the bits of a register that `part` means.
pub fn part_mask(arena: &mut Arena, reg: Reg, part: u64) -> ExprId {
    let grain = reg.grain();
    let per_word = 64 / grain;
    let word = |k: u16| {
        (0..per_word)
            .filter(|i| part >> (k * per_word + i) & 1 == 1)
            .fold(0u64, |w, i| w | (u64::MAX >> (64 - grain)) << (i * grain))
    };
    let words: Vec<u64> = (0..reg.bits() / 64).map(word).collect();
    arena.constant_words(reg.bits(), &words)
}

/// One way out of an acyclic piece, by what the environment can tell apart.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Out {
    /// Reaches the `n`-th cut point.
    Cut(u32),
    Return,
    Tail(Target),
    Indirect,
    Trap,
    FallsOff,
}

/// Everything observable of an acyclic piece.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    pub effects: Vec<Effect>,
    pub outs: BTreeMap<Out, (ExprId, State)>,
    /// How the frame was used, where it is this side's own.
    pub frame: Option<Frame>,
    /// Which bytes were accessed, where accesses are not listed one by one.
    pub touched: Vec<Touch>,
}

/// Runs the machine over terms; effects go to a list under the current guard.
pub struct Executor<'a> {
    pub ctx: &'a mut Context,
    pub state: State,
    pub guard: ExprId,
    pub side: Side,
    pub effects: Vec<Effect>,
    /// Index of the instruction being executed.
    pub inst: usize,
    /// The memory below the stack pointer at the start, where that is this side's own.
    pub frame: Option<Frame>,
    /// Memory by its bytes; `None` where each access is an effect of its own.
    pub memory: Option<Memory>,
    numbered: u32,
}

impl<'a> Executor<'a> {
    pub fn new(ctx: &'a mut Context, state: State, side: Side) -> Executor<'a> {
        let guard = ctx.arena.bool(true);
        Executor { ctx, state, guard, side, effects: Vec::new(), inst: 0, frame: None, memory: None, numbered: 0 }
    }

    fn effect(&mut self, what: EffectKind) -> u32 {
        self.close_group();
        self.numbered_effect(self.guard, what)
    }

    fn numbered_effect(&mut self, guard: ExprId, what: EffectKind) -> u32 {
        self.effects.push(Effect { guard, what, inst: self.inst });
        self.numbered += 1;
        self.numbered - 1
    }

    /// Executes one instruction that is not the end of a block.
    pub fn step(&mut self, d: &Decoded, local_call: &dyn Fn(&Target) -> bool) {
        match d {
            Decoded::Plain(inst) => execute(self, inst),
            Decoded::Call(t) => self.call(CallTarget::Direct(t.clone()), None, local_call(t)),
            Decoded::IndirectCall(o) => self.call(CallTarget::Indirect(o.clone()), Some(o), false),
            Decoded::Opaque(o) => match stack_op(o).filter(|_| self.frame.is_some()) {
                Some(op) => self.stack(op),
                None => self.opaque(o),
            },
            Decoded::Nop => {}
            Decoded::Jump(_) | Decoded::Branch(..) | Decoded::IndirectJump(_) | Decoded::Return => {
                unreachable!("a block's last instruction is not stepped")
            }
        }
    }

    fn call(&mut self, target: CallTarget, through: Option<&Opaque>, local: bool) {
        let own = self.frame.is_some();
        let at = self.frame.as_mut().and_then(|f| f.call(&mut self.ctx.arena, &mut self.state));
        let reads = Reg::all()
            .filter(|r| local || call_reads(*r) || through.is_some_and(|o| o.reads[r.index()] != 0))
            .filter(|r| !own || *r != Reg::Gpr(Gpr::RSP))
            .map(|r| (r, self.state.regs[r.index()]))
            .collect();
        let n = self.effect(EffectKind::Call { target, reads, at });
        for r in Reg::all().filter(|r| !r.callee_saved()) {
            self.state.regs[r.index()] = self.ctx.var(Var::AfterReg(n, r), r.bits());
        }
        self.state.mxcsr = n + 1;
        for f in Flag::ALL {
            self.state.flags[f.index()] = self.ctx.var(Var::AfterFlag(n, f), 1);
        }
    }

    /// A stack operation is looked into where what it stores is this side's own.
    fn stack(&mut self, op: StackOp) {
        match op {
            StackOp::Push(g) => self.push(self.state.regs[g.index()]),
            StackOp::PushImm(v) => {
                let value = self.constant(64, v);
                self.push(value);
            }
            StackOp::Pop(g) => self.pop(g),
            StackOp::Leave => {
                self.set_gpr(Gpr::RSP, self.state.regs[Gpr::RBP.index()]);
                self.pop(Gpr::RBP);
            }
        }
    }

    fn push(&mut self, value: ExprId) {
        let below = self.constant(64, (-8i64) as u64);
        let top = self.ctx.arena.add(self.state.regs[Gpr::RSP.index()], below);
        self.set_gpr(Gpr::RSP, top);
        self.store(top, Width::W64, value, false);
    }

    /// `pop rsp` leaves the loaded value (SDM vol. 2, POP).
    fn pop(&mut self, g: Gpr) {
        let top = self.state.regs[Gpr::RSP.index()];
        let value = self.load(top, Width::W64, false);
        let eight = self.constant(64, 8);
        let above = self.ctx.arena.add(top, eight);
        self.set_gpr(Gpr::RSP, above);
        self.set_gpr(g, value);
    }

    /// An instruction known only by its ports: the same one on the same inputs has the same results.
    pub fn opaque(&mut self, o: &Opaque) {
        let reads = Reg::all()
            .filter(|r| o.reads[r.index()] != 0)
            .map(|r| {
                let m = part_mask(&mut self.ctx.arena, r, o.reads[r.index()]);
                (r, self.ctx.arena.and(self.state.regs[r.index()], m))
            })
            .collect();
        let flags = o.flags_read.iter().map(|f| (f, self.state.flags[f.index()])).collect();
        let n = self.effect(EffectKind::Opaque { what: o.clone(), reads, flags });
        for r in Reg::all() {
            let part = o.writes[r.index()];
            if part != 0 {
                let new = self.ctx.var(Var::AfterReg(n, r), r.bits());
                self.state.regs[r.index()] = blend(&mut self.ctx.arena, r, part, new, self.state.regs[r.index()]);
            }
        }
        self.state.mxcsr = n + 1;
        for f in o.flags_written.iter() {
            self.state.flags[f.index()] = self.ctx.var(Var::AfterFlag(n, f), 1);
        }
    }
}

impl Machine for Executor<'_> {
    type V = ExprId;

    fn gpr(&mut self, g: Gpr) -> ExprId {
        self.state.regs[g.index()]
    }
    fn set_gpr(&mut self, g: Gpr, v: ExprId) {
        self.state.regs[g.index()] = v;
        if let (Gpr::RSP, Some(frame)) = (g, &mut self.frame) {
            frame.moved(&mut self.ctx.arena, &mut self.state);
        }
    }
    fn vector(&mut self, v: Vreg) -> ExprId {
        self.state.regs[Reg::Vec(v).index()]
    }
    fn set_vector(&mut self, v: Vreg, x: ExprId) {
        self.state.regs[Reg::Vec(v).index()] = x;
    }
    fn mask(&mut self, k: Kreg) -> ExprId {
        self.state.regs[Reg::Mask(k).index()]
    }
    fn set_mask(&mut self, k: Kreg, x: ExprId) {
        self.state.regs[Reg::Mask(k).index()] = x;
    }
    fn mxcsr(&mut self) -> ExprId {
        self.ctx.var(Var::Mxcsr(self.state.mxcsr), 32)
    }
    fn flag(&mut self, f: Flag) -> ExprId {
        self.state.flags[f.index()]
    }
    fn set_flag(&mut self, f: Flag, v: ExprId) {
        self.state.flags[f.index()] = v;
    }
    fn load(&mut self, address: ExprId, width: Width, aligned: bool) -> ExprId {
        if let Some(frame) = &mut self.frame
            && let Some(v) = frame.load(self.ctx, &self.state, address, width.bytes(), aligned)
        {
            return v;
        }
        if self.memory.is_some() {
            return self.load_bytes(address, width, aligned);
        }
        let n = self.effect(EffectKind::Load { address, width, aligned });
        self.ctx.var(Var::Load(n), width.bits())
    }
    fn store(&mut self, address: ExprId, width: Width, value: ExprId, aligned: bool) {
        if let Some(frame) = &mut self.frame
            && frame.store(&mut self.ctx.arena, &mut self.state, address, value, aligned)
        {
            return;
        }
        if self.memory.is_some() {
            return self.store_bytes(address, width, value, aligned);
        }
        self.effect(EffectKind::Store { address, width, value, aligned });
    }
    fn unknown(&mut self, inst: &Inst, k: u8, width: u16, operands: &[ExprId]) -> ExprId {
        self.ctx.unknown(self.side, (inst.row, k, operands.to_vec()), width)
    }
    fn cpu_has_bmi1(&mut self) -> ExprId {
        self.ctx.var(Var::CpuHasBmi1, 1)
    }
    fn symbol(&mut self, text: &str) -> ExprId {
        self.ctx.var(Var::Symbol(text.into()), 64)
    }
    fn fault(&mut self, condition: ExprId) {
        if self.ctx.arena.as_const(condition).is_none_or(|c| c.value != 0) {
            self.close_group();
            self.effects.push(Effect { guard: self.guard, what: EffectKind::Fault { condition }, inst: self.inst });
        }
    }
    fn constant(&mut self, width: u16, v: u64) -> ExprId {
        self.ctx.arena.constant(width, u128::from(v))
    }
    fn extract(&mut self, v: ExprId, lo: u16, width: u16) -> ExprId {
        self.ctx.arena.extract(v, lo, width)
    }
    fn zext(&mut self, v: ExprId, _from: u16, width: u16) -> ExprId {
        self.ctx.arena.zext(v, width)
    }
    fn concat(&mut self, hi: ExprId, lo: ExprId, _low_width: u16) -> ExprId {
        self.ctx.arena.concat(hi, lo)
    }
    fn add64(&mut self, a: ExprId, b: ExprId) -> ExprId {
        self.ctx.arena.add(a, b)
    }
    fn shl64(&mut self, a: ExprId, by: u8) -> ExprId {
        let k = self.ctx.arena.constant(64, u128::from(by));
        self.ctx.arena.bin(isa::BinOp::Shl, a, k)
    }
    fn meaning(&mut self, arena: &Arena, roots: &[ExprId], var: &[(Sym, ExprId)]) -> Vec<ExprId> {
        self.ctx.arena.instantiate(arena, roots, &mut |_, sym, _| {
            var.iter().find(|(s, _)| *s == sym).map(|(_, v)| *v).expect("every variable of a row is given")
        })
    }
}

/// Composes the acyclic piece of `f` that starts at block `start` and ends at cut points and exits.
/// `cut_number` names the cut points of this function. `own`: the frame, if it is this side's own. `memory`: where accesses to memory are looked at byte by byte.
#[allow(clippy::too_many_arguments, reason = "called from one place, with what a proof has at hand")]
pub fn run_piece(
    ctx: &mut Context,
    f: &Function,
    cfg: &Cfg,
    start: BlockId,
    entry: State,
    side: Side,
    own: Option<Frame>,
    memory: Option<Memory>,
    cut_number: &dyn Fn(BlockId) -> Option<u32>,
    local_call: &dyn Fn(&Target) -> bool,
) -> Outcome {
    let mut arriving: BTreeMap<BlockId, Vec<(ExprId, State)>> = BTreeMap::new();
    let mut outs: BTreeMap<Out, Vec<(ExprId, State)>> = BTreeMap::new();
    let mut exec = Executor::new(ctx, entry, side);
    exec.frame = own;
    exec.memory = memory;
    let mut order = cfg.forward_order();
    // The start is a cut point or the entry; it comes first, whatever its address.
    order.retain(|b| *b != start);
    order.insert(0, start);
    for b in order {
        if b != start {
            let Some(states) = arriving.remove(&b) else { continue };
            let (guard, state) = join(&mut exec.ctx.arena, states);
            exec.guard = guard;
            exec.state = state;
        }
        let block = cfg.block(b);
        for i in block.first..block.body_end {
            exec.inst = i;
            exec.step(&f.insts[i].decoded, local_call);
        }
        exec.inst = block.end - 1;
        let parent = exec.guard;
        let edges: Vec<(ExprId, Dest)> = match &block.flow {
            Flow::Goto(d) => vec![(parent, d.clone())],
            Flow::Branch { cond, taken, fall } => {
                let flags = exec.state.flags;
                let c = cond.expr(&mut exec.ctx.arena, |_, fl| flags[fl.index()]);
                let not = exec.ctx.arena.not(c);
                let (t, e) = (exec.ctx.arena.and(parent, c), exec.ctx.arena.and(parent, not));
                vec![(t, taken.clone()), (e, fall.clone())]
            }
        };
        for (guard, dest) in edges {
            if exec.ctx.arena.as_const(guard).is_some_and(|c| c.value == 0) {
                continue;
            }
            let state = exec.state.clone();
            match dest {
                Dest::Block(t) => match cut_number(t) {
                    Some(n) => outs.entry(Out::Cut(n)).or_default().push((guard, state)),
                    None => arriving.entry(t).or_default().push((guard, state)),
                },
                Dest::Exit(e) => {
                    let out = exec.leave(f, &e);
                    let state = exec.state.clone();
                    outs.entry(out).or_default().push((guard, state));
                }
            }
        }
    }
    exec.close_group();
    let (effects, frame) = (std::mem::take(&mut exec.effects), exec.frame.take());
    let touched = exec.memory.take().map(Memory::touched).unwrap_or_default();
    let arena = &mut exec.ctx.arena;
    Outcome { effects, frame, touched, outs: outs.into_iter().map(|(k, v)| (k, join(arena, v))).collect() }
}

impl Executor<'_> {
    /// Records what the leaving instruction itself does.
    fn leave(&mut self, f: &Function, e: &Exit) -> Out {
        match e {
            Exit::Return => Out::Return,
            Exit::Tail(t) => Out::Tail(t.clone()),
            Exit::FallsOff => Out::FallsOff,
            Exit::Indirect(i) => {
                if let Decoded::IndirectJump(o) = &f.insts[*i].decoded {
                    self.opaque(o);
                }
                Out::Indirect
            }
            Exit::Trap(i) => {
                if let Decoded::Opaque(o) = &f.insts[*i].decoded {
                    self.opaque(o);
                }
                Out::Trap
            }
        }
    }
}

/// Joins the states that arrive at one place: each value becomes a mux.
fn join(arena: &mut Arena, mut states: Vec<(ExprId, State)>) -> (ExprId, State) {
    let mut acc = states.remove(0);
    for (guard, state) in states {
        let (joined, selector) = join_guards(arena, acc.0, guard);
        let mux = |arena: &mut Arena, a, b| arena.ite(selector, a, b);
        acc.1 = State {
            regs: std::array::from_fn(|i| mux(arena, acc.1.regs[i], state.regs[i])),
            flags: std::array::from_fn(|i| mux(arena, acc.1.flags[i], state.flags[i])),
            mxcsr: acc.1.mxcsr.max(state.mxcsr),
            slots: acc.1.slots.join(&state.slots, arena, mux),
        };
        acc.0 = joined;
    }
    acc
}

/// The disjunction of two exclusive path conditions and a term that tells the first from the second.
/// `p & c` and `p & !c` join to `p`, told apart by `c`.
fn join_guards(arena: &mut Arena, a: ExprId, b: ExprId) -> (ExprId, ExprId) {
    let (la, lb) = (conjuncts(arena, a), conjuncts(arena, b));
    let only_a: Vec<ExprId> = la.iter().copied().filter(|x| !lb.contains(x)).collect();
    let only_b: Vec<ExprId> = lb.iter().copied().filter(|x| !la.contains(x)).collect();
    if let ([x], [y]) = (&only_a[..], &only_b[..])
        && arena.not(*x) == *y
    {
        let mut common = arena.bool(true);
        for c in la.iter().filter(|c| *c != x) {
            common = arena.and(common, *c);
        }
        return (common, *x);
    }
    // Tell them apart by what only the first needs, if the second surely lacks it; else by the whole guard.
    (arena.or(a, b), a)
}

/// The terms of width 1 whose conjunction `e` is, in order of their ids.
pub(crate) fn conjuncts(arena: &Arena, e: ExprId) -> Vec<ExprId> {
    let mut out = Vec::new();
    let mut stack = vec![e];
    while let Some(x) = stack.pop() {
        match arena.node(x) {
            isa::Node::Bin(isa::BinOp::And, p, q) if arena.width(x) == 1 => stack.extend([q, p]),
            isa::Node::Const(c) if c.value == 1 => {}
            _ => out.push(x),
        }
    }
    out.sort();
    out.dedup();
    out
}
