//! The machine whose values are terms: single instructions applied to a state, effects listed.

use super::memory::Memory;
use super::state::blend;
use super::{CallTarget, Context, Effect, EffectKind, Exposure, Observation, Side, State, Var, part_mask};
use crate::analysis::liveness::{Callees, Effects, call_effects};
use crate::ir::stack::{StackOp, stack_op};
use crate::semantics::frame::SymbolicFrame;
use isa::step::{Machine, execute};
use isa::{Arena, BinOp, Decoded, ExprId, Flag, Gpr, Inst, Opaque, Reg, Row, RowSym, Sym, Width};

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
    pub frame: Option<SymbolicFrame>,
    /// Memory by its bytes; `None` where each access is an effect of its own.
    pub memory: Option<Memory>,
    /// What shows outside; `None` where nobody asks.
    pub observed: Option<Vec<Observation>>,
    numbered: u32,
}

impl<'a> Executor<'a> {
    pub fn new(ctx: &'a mut Context, state: State, side: Side) -> Executor<'a> {
        let guard = ctx.arena.bool(true);
        let effects = Vec::new();
        Executor { ctx, state, guard, side, effects, inst: 0, frame: None, memory: None, observed: None, numbered: 0 }
    }

    fn effect(&mut self, what: EffectKind) -> u32 {
        self.close_group();
        self.numbered_effect(self.guard, what)
    }

    pub(super) fn numbered_effect(&mut self, guard: ExprId, what: EffectKind) -> u32 {
        self.effects.push(Effect { guard, what, inst: self.inst });
        self.numbered += 1;
        self.numbered - 1
    }

    /// Executes one instruction that is not the end of a block.
    pub fn step(&mut self, d: &Decoded, callees: Callees) {
        match d {
            Decoded::Plain(inst) => execute(self, inst),
            Decoded::Call(t) => self.call(CallTarget::Direct(t.clone()), None, callees(t)),
            Decoded::IndirectCall(o) => self.call(CallTarget::Indirect(Opaque::clone(o)), Some(o), None),
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

    /// What a callee makes of a register is a function of what it reads, bit by bit; what it does not surely overwrite may also
    /// be what it was.
    fn call(&mut self, target: CallTarget, through: Option<&Opaque>, callee: Option<Effects>) {
        let own = self.frame.is_some();
        let at = self.frame.as_mut().and_then(|f| f.call(&mut self.ctx.arena, &mut self.state));
        let e = callee.unwrap_or_else(|| call_effects(through));
        let reads = Reg::all()
            .filter(|r| e.reads.at(*r) != 0 && !(own && *r == Reg::of(Gpr::RSP)))
            .map(|r| (r, self.part(r, e.reads.at(r))))
            .collect();
        let n = self.effect(EffectKind::Call { target, reads, at });
        for r in Reg::all().filter(|r| !r.callee_saved() && e.writes[r.index()] != 0) {
            let old = self.state.regs[r.index()];
            let new = self.ctx.var(Var::AfterReg(n, r), r.bits());
            let kills = e.kills.at(r);
            let either = if kills == u64::MAX { new } else { self.either(old, new, Var::LeftReg(n, r), r.bits()) };
            self.state.regs[r.index()] = blend(&mut self.ctx.arena, r, kills, new, either);
        }
        self.state.mxcsr = n + 1;
        for f in Flag::ALL {
            let old = self.state.flags[f.index()];
            let new = self.ctx.var(Var::AfterFlag(n, f), 1);
            let is_new = e.kills.flags.contains(f);
            self.state.flags[f.index()] = if is_new { new } else { self.either(old, new, Var::LeftFlag(n, f), 1) };
        }
    }

    /// Bits of the old content where the variable is one, of the new one elsewhere.
    fn either(&mut self, old: ExprId, new: ExprId, left: Var, width: u16) -> ExprId {
        let left = self.ctx.var(left, width);
        let arena = &mut self.ctx.arena;
        let (kept, fresh) = (arena.and(old, left), arena.not(left));
        let fresh = arena.and(new, fresh);
        arena.or(kept, fresh)
    }

    fn part(&mut self, r: Reg, part: u64) -> ExprId {
        let mask = part_mask(&mut self.ctx.arena, r, part);
        self.ctx.arena.and(self.state.regs[r.index()], mask)
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

    fn loaded(&mut self, address: ExprId, width: Width, aligned: bool) -> ExprId {
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

    /// An instruction known only by its ports: the same one on the same inputs has the same results.
    pub fn opaque(&mut self, o: &Opaque) {
        let reads =
            Reg::all().filter(|r| o.reads[r.index()] != 0).map(|r| (r, self.part(r, o.reads[r.index()]))).collect();
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

    fn reg(&mut self, r: Reg) -> ExprId {
        self.state.regs[r.index()]
    }
    fn set_reg(&mut self, r: Reg, v: ExprId) {
        self.state.regs[r.index()] = v;
        if let (Some(Gpr::RSP), Some(frame)) = (r.gpr(), &mut self.frame) {
            frame.moved(&mut self.ctx.arena, &mut self.state);
        }
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
        let value = self.loaded(address, width, aligned);
        self.observe(Exposure::Load { address, value });
        value
    }
    fn store(&mut self, address: ExprId, width: Width, value: ExprId, aligned: bool) {
        self.observe(Exposure::Store { address, value });
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
    fn executes(&mut self, row: &Row, values: &[(Sym, ExprId)]) {
        if self.observed.is_some() && !row.has_independent_time() {
            let given = values.iter().filter(|v| !matches!(RowSym::of(v.0), RowSym::Unknown(_)));
            self.observe(Exposure::Operands(given.map(|v| v.1).collect()));
        }
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
        self.ctx.arena.bin(BinOp::Shl, a, k)
    }
    fn meaning(&mut self, arena: &Arena, roots: &[ExprId], var: &[(Sym, ExprId)]) -> Vec<ExprId> {
        self.ctx.arena.instantiate(arena, roots, &mut |_, sym, _| {
            var.iter().find(|(s, _)| *s == sym).map(|(_, v)| *v).expect("every variable of a row is given")
        })
    }
}
