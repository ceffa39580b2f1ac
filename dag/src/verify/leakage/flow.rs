//! Forward from the entry, from cut point to cut point, until what is known at each stays the same.

use super::known::{CutKnowledge, KnownSlot, Origin, Pointer};
use super::nature::{Natures, SECRET, Spoiled};
use super::{Leakage, SecrecyContext, SecretSource, shown};
use crate::analysis::liveness::Live;
use crate::ir::cfg::{BlockId, Cfg};
use crate::ir::function::Function;
use crate::ir::signature::{Condition, PublicPlace, Register};
use crate::semantics::frame::SymbolicFrame;
use crate::semantics::symbolic::memory::Memory;
use crate::semantics::symbolic::{
    CallTarget, Context, EffectKind, Executor, Exposure, Out, Outcome, Piece, Side, State, Var,
};
use isa::{ExprId, Flag, FlagSet, Gpr, Parts, Reg, RegisterFile, Sym};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::collections::BTreeSet;

/// A function with what is public at each of its cut points.
pub(super) struct SecrecyFlow<'a> {
    pub(super) function: &'a Function,
    pub(super) cfg: Cfg,
    pub(super) cuts: Vec<BlockId>,
    pub(super) secrecy: &'a SecrecyContext<'a>,
    /// By cut point; `None` where nothing arrives.
    pub(super) known: Vec<Option<CutKnowledge>>,
    pub(super) spoiled: Spoiled,
}

/// One piece, executed from what is known where it begins.
pub(super) struct ExecutedPiece {
    pub(super) outcome: Outcome,
    pub(super) pointers: FxHashMap<Sym, Pointer>,
    pub(super) escaped: bool,
}

impl<'a> SecrecyFlow<'a> {
    /// What is known when nothing more gets lost.
    pub(super) fn settled(function: &'a Function, secrecy: &'a SecrecyContext<'a>) -> SecrecyFlow<'a> {
        let cfg = Cfg::build(function);
        let cuts: Vec<BlockId> = cfg.cuts.iter().copied().collect();
        let known = vec![None; cuts.len()];
        let mut flow = SecrecyFlow { function, cfg, cuts, secrecy, known, spoiled: Spoiled::default() };
        // What spoils memory is known of the whole function, so a new one asks for all pieces again.
        while !flow.passed() {}
        flow
    }

    /// Goes through the pieces until nothing changes at cut points; false if more memory turned out to be spoiled.
    fn passed(&mut self) -> bool {
        self.known.fill(None);
        let mut work: BTreeSet<usize> = BTreeSet::new();
        for (n, block) in self.cuts.iter().enumerate() {
            if n == 0 || self.cfg.entries.contains(block) {
                self.known[n] = Some(if n == 0 { at_entry(self.secrecy) } else { nothing() });
                work.insert(n);
            }
        }
        while let Some(cut) = work.pop_first() {
            let Some(known) = self.known[cut].clone() else { continue };
            let mut ctx = Context::new();
            let run = self.run(&mut ctx, cut, &known, Side::Source);
            let natures = self.natures(cut, &known, &run);
            let spoiled = shown::spoiled(&ctx, &natures, &run);
            let mut arrivals = Vec::new();
            for (out, (_, state)) in &run.outcome.outs {
                if let Out::Cut(n) = *out {
                    arrivals.push((n as usize, arriving(&mut ctx, &natures, &run, &known, state)));
                }
            }
            if self.spoiled.join(spoiled) {
                return false;
            }
            for (n, arriving) in arrivals {
                let there = &mut self.known[n];
                let changed = match there {
                    Some(there) => there.meet(&arriving),
                    None => there.replace(arriving).is_none(),
                };
                if changed {
                    work.insert(n);
                }
            }
        }
        true
    }

    pub(super) fn natures<'n>(&'n self, cut: usize, known: &CutKnowledge, run: &ExecutedPiece) -> Natures<'n> {
        self.natures_of(cut, known, run.pointers.clone())
    }

    fn natures_of<'n>(&'n self, cut: usize, known: &CutKnowledge, pointers: FxHashMap<Sym, Pointer>) -> Natures<'n> {
        let at_entry = self.name(cut) == ENTRY;
        Natures { secrecy: self.secrecy, at_entry, pointers, spoiled: &self.spoiled, rounded: known.rounded }
    }

    /// What variables at a cut point are named by: 0 only where nothing has happened yet.
    pub(super) fn name(&self, cut: usize) -> u32 {
        let first = cut == 0 && self.cfg.preds[self.cuts[0].index()].is_empty();
        if first { ENTRY } else { cut as u32 + 1 }
    }

    /// The state at a cut point of which no more is known: secret parts are variables of `side`.
    pub(super) fn state(
        &self,
        ctx: &mut Context,
        cut: usize,
        known: &CutKnowledge,
        side: Side,
    ) -> (State, FxHashMap<Sym, Pointer>) {
        let state = State::at_cut_live(ctx, self.name(cut), &known.public, side);
        self.with_pointers(ctx, cut, known, side, state)
    }

    /// Puts in what is known of addresses and of the frame.
    pub(super) fn with_pointers(
        &self,
        ctx: &mut Context,
        cut: usize,
        known: &CutKnowledge,
        side: Side,
        mut state: State,
    ) -> (State, FxHashMap<Sym, Pointer>) {
        let mut pointers = FxHashMap::default();
        let mut fresh = 0;
        let mut term = |ctx: &mut Context, pointer: Option<Pointer>, var: Option<Var>, bytes: i64| {
            let of = |g: Gpr| Var::Reg { cut: ENTRY, reg: Reg::of(g), private: None };
            let (base, at) = match pointer {
                Some(Pointer { origin: Origin::Frame, at: Some(at) }) => (ctx.stack_pointer(ENTRY), at),
                Some(Pointer { origin: Origin::Argument(g), at: Some(at) }) => (ctx.sym(of(g)), at),
                _ => {
                    fresh += 1;
                    let sym = ctx.sym(var.unwrap_or(Var::Public(side, fresh)));
                    pointers.extend(pointer.map(|p| (sym, p)));
                    return ctx.arena.var(sym, 8 * bytes as u16);
                }
            };
            pointers
                .extend(pointer.filter(|p| p.origin != Origin::Frame).map(|p| (base, Pointer { at: Some(0), ..p })));
            let (base, at) = (ctx.arena.var(base, 64), ctx.arena.constant(64, u128::from(at as u64)));
            ctx.arena.add(base, at)
        };
        for (g, pointer) in &known.pointers {
            let var = Var::Reg { cut: self.name(cut), reg: Reg::of(*g), private: None };
            state.regs[g.index()] = term(ctx, Some(*pointer), Some(var), 8);
        }
        for (at, slot) in &known.slots {
            let var = (!slot.public).then_some(Var::Slot(side, *at));
            let content = term(ctx, slot.pointer.filter(|_| slot.public), var, slot.bytes);
            state.slots.put(*at, content);
        }
        (state, pointers)
    }

    pub(super) fn run(&self, ctx: &mut Context, cut: usize, known: &CutKnowledge, side: Side) -> ExecutedPiece {
        let (state, pointers) = self.state(ctx, cut, known, side);
        self.run_from(ctx, cut, known, side, state, pointers)
    }

    /// Executes the piece that begins at a cut point.
    pub(super) fn run_from(
        &self,
        ctx: &mut Context,
        cut: usize,
        known: &CutKnowledge,
        side: Side,
        state: State,
        pointers: FxHashMap<Sym, Pointer>,
    ) -> ExecutedPiece {
        let at_entry = self.name(cut) == ENTRY;
        let saved = Reg::all().filter(|r| at_entry && r.callee_saved() && *r != Reg::of(Gpr::RSP));
        let kept = saved.map(|reg| ctx.sym(Var::Reg { cut: ENTRY, reg, private: Some(SECRET) })).collect();
        let frame = SymbolicFrame::below(ctx.stack_pointer(ENTRY), side, kept);
        let natures = self.natures_of(cut, known, pointers);
        let watcher = RefCell::new(FrameWatcher::new(&natures, known.escaped));
        let watch = |exec: &mut Executor<'_>| watcher.borrow_mut().look(exec);
        let cut_number = |b: BlockId| self.cuts.iter().position(|c| *c == b).map(|n| n as u32);
        let piece = Piece {
            f: self.function,
            cfg: &self.cfg,
            start: self.cuts[cut],
            side,
            cut_number: &cut_number,
            callees: self.secrecy.callees,
            watch: Some(&watch),
        };
        let apart = self.secrecy.preconditions.iter().filter_map(Condition::pointers_apart);
        let entry = |ctx: &mut Context, reg: Gpr| ctx.sym(Var::Reg { cut: ENTRY, reg: Reg::of(reg), private: None });
        let apart = apart.map(|(a, b)| (entry(ctx, a), entry(ctx, b))).collect();
        let outcome = piece.run(ctx, state, Some(frame), Some(Memory::new(apart)));
        let escaped = watcher.into_inner().escaped;
        ExecutedPiece { outcome, pointers: natures.pointers, escaped }
    }

    /// What shows, in all pieces.
    pub(super) fn leakage(&self) -> Leakage {
        let mut all = Leakage::default();
        for (cut, known) in self.known.iter().enumerate() {
            let Some(known) = known else { continue };
            let mut ctx = Context::new();
            let run = self.run(&mut ctx, cut, known, Side::Source);
            let natures = self.natures(cut, known, &run);
            all.secret_bytes.extend(shown::secret_bytes(&ctx, &natures, &run));
            all.leaks.extend(shown::leaks(&mut ctx, self, &natures, &run));
        }
        all.leaks.sort();
        all.leaks.dedup();
        all
    }
}

/// What variables of the entry are named by, as [`Var::Reg`] has it.
pub(super) const ENTRY: u32 = 0;

/// Numbers of fresh variables below are those made at a cut point.
const FIRST_FRESH: u32 = 1 << 16;

/// Looks on while a piece is executed: an access to the frame whose place is not known may change any of it.
struct FrameWatcher<'a> {
    natures: &'a Natures<'a>,
    /// What was looked at before.
    observed: usize,
    effects: usize,
    /// Number of the next fresh variable.
    fresh: u32,
    escaped: bool,
}

impl<'a> FrameWatcher<'a> {
    const fn new(natures: &'a Natures<'a>, escaped: bool) -> FrameWatcher<'a> {
        FrameWatcher { natures, observed: 0, effects: 0, fresh: FIRST_FRESH, escaped }
    }

    fn look(&mut self, exec: &mut Executor<'_>) {
        let seen = exec.observed.as_ref().map_or(0, Vec::len);
        for n in self.observed..seen {
            let Some(Exposure::Store { address, value }) = exec.observed.as_ref().map(|o| o[n].what.clone()) else {
                continue;
            };
            let pointer = |exec: &Executor<'_>, e| self.natures.pointer(exec.ctx, exec.frame.as_ref(), e, self.escaped);
            let frame = |p: Option<Pointer>| p.is_some_and(|p| p.origin == Origin::Frame);
            let to = pointer(exec, address);
            let known_place = to.is_some_and(|p| frame(to) && p.at.is_some());
            let elsewhere = to.is_some() && !frame(to) || !frame(to) && !self.escaped;
            let hands_out = frame(pointer(exec, value)) && !known_place;
            if !known_place && !elsewhere {
                self.overwrite(exec, value);
            }
            self.escaped |= hands_out;
        }
        self.observed = seen;
        for n in self.effects..exec.effects.len() {
            let frame = |exec: &Executor<'_>, e: ExprId| {
                let p = self.natures.pointer(exec.ctx, exec.frame.as_ref(), e, self.escaped);
                p.is_some_and(|p| p.origin == Origin::Frame)
            };
            match &exec.effects[n].what {
                EffectKind::Call { target, reads, .. } => {
                    let through = matches!(target, CallTarget::Indirect(_));
                    let handed = |r: &(Reg, ExprId)| r.0.gpr().is_some_and(|g| g != Gpr::RSP) && frame(exec, r.1);
                    self.escaped |= reads.iter().any(|r| (through || r.0.carries_arguments()) && handed(r));
                    if self.escaped {
                        exec.state.slots = Default::default();
                    }
                }
                EffectKind::Opaque { what, reads, .. } => {
                    let near = reads.iter().any(|r| frame(exec, r.1));
                    let (writes, copies) = (what.writes_memory && (near || self.escaped), shown::only_copies(what));
                    let stored = reads.iter().find(|r| copies && r.0.gpr() == Some(Gpr::RAX)).map(|r| r.1);
                    let moved = if copies { what.writes } else { [0; Reg::COUNT] };
                    let reads = reads.clone();
                    match stored {
                        _ if !writes => {}
                        Some(value) => self.overwrite(exec, value),
                        None => exec.state.slots = Default::default(),
                    }
                    self.move_on(exec, &reads, &moved);
                }
                _ => {}
            }
        }
        self.effects = exec.effects.len();
    }

    /// Where a string instruction leaves its pointers and counter depends on where it found them alone.
    fn move_on(&mut self, exec: &mut Executor<'_>, reads: &[(Reg, ExprId)], moved: &Parts) {
        const STRING: [Gpr; 3] = [Gpr::RDI, Gpr::RSI, Gpr::RCX];
        let of_string = |r: &&(Reg, ExprId)| r.0.gpr().is_some_and(|g| STRING.contains(&g));
        let public = reads.iter().filter(of_string).all(|r| self.natures.is_public(exec.ctx, r.1));
        for (r, before) in reads.iter().filter(of_string).filter(|r| public && moved[r.0.index()] != 0) {
            self.fresh += 1;
            let by = exec.ctx.var(Var::Public(exec.side, self.fresh), 64);
            exec.state.regs[r.index()] = exec.ctx.arena.add(*before, by);
        }
    }

    /// A value was stored somewhere in the frame.
    fn overwrite(&mut self, exec: &mut Executor<'_>, value: ExprId) {
        if !self.natures.is_public(exec.ctx, value) {
            exec.state.slots = Default::default();
            return;
        }
        let natures = self.natures;
        let (side, ctx, fresh) = (exec.side, &mut *exec.ctx, &mut self.fresh);
        exec.state.slots.replace(|run| {
            if !natures.is_public(ctx, run) {
                return run;
            }
            *fresh += 1;
            let width = ctx.arena.width(run);
            ctx.var(Var::Public(side, *fresh), width)
        });
    }
}

impl Spoiled {
    /// True if something is new.
    fn join(&mut self, other: Spoiled) -> bool {
        let before = self.clone();
        self.all |= other.all;
        self.arguments.extend(other.arguments);
        *self != before
    }
}

/// What is public when the function starts.
pub(super) fn at_entry(secrecy: &SecrecyContext) -> CutKnowledge {
    let mut public = Live::default();
    public.regs[Reg::of(Gpr::RSP).index()] = u64::MAX;
    for place in secrecy.public {
        let PublicPlace::Register(slice) = place else { continue };
        let reg = match slice.register {
            Register::Gpr(g) => Some(Reg::of(g)),
            Register::Vector(n) => RegisterFile::Vector.reg(usize::from(n)),
        };
        if let Some(r) = reg {
            public.regs[r.index()] |= r.low_part(slice.bits);
        }
    }
    let whole = |g: &Gpr| public.regs[g.index()] == u64::MAX;
    let pointer = |g: Gpr| match g {
        Gpr::RSP => Pointer { origin: Origin::Frame, at: Some(0) },
        g => Pointer { origin: Origin::Argument(g), at: Some(0) },
    };
    let pointers = Gpr::all().filter(whole).map(|g| (g, pointer(g))).collect();
    CutKnowledge { public, pointers, slots: Default::default(), rounded: false, escaped: false }
}

/// What is public where control enters from anywhere: the stack pointer.
fn nothing() -> CutKnowledge {
    let mut public = Live::default();
    public.regs[Reg::of(Gpr::RSP).index()] = u64::MAX;
    let pointers = [(Gpr::RSP, Pointer::somewhere(Origin::Frame))].into();
    CutKnowledge { public, pointers, slots: Default::default(), rounded: true, escaped: true }
}

/// What is known of a state that arrives at a cut point.
fn arriving(
    ctx: &mut Context,
    natures: &Natures<'_>,
    run: &ExecutedPiece,
    before: &CutKnowledge,
    state: &State,
) -> CutKnowledge {
    let frame = run.outcome.frame.as_ref();
    let address = |ctx: &Context, e: ExprId| frame.and_then(|f| f.address(&ctx.arena, e));
    let rsp = state.regs[Reg::of(Gpr::RSP).index()];
    let from_rounded = address(ctx, rsp).is_some_and(|a| a.from_rounded);
    let mut public = Live::default();
    for r in Reg::all() {
        public.regs[r.index()] = public_part(ctx, natures, r, state.regs[r.index()]);
    }
    let shown = Flag::ALL.into_iter().filter(|f| natures.is_public(ctx, state.flags[f.index()]));
    public.flags = shown.fold(FlagSet::NONE, FlagSet::with);
    let pointer = |e: ExprId| {
        let found = natures.pointer(ctx, frame, e, run.escaped)?;
        // Offsets are counted from one place only.
        let other = address(ctx, e).is_some_and(|a| a.from_rounded != from_rounded);
        Some(if other { Pointer::somewhere(Origin::Frame) } else { found })
    };
    let whole = |g: &Gpr| public.regs[g.index()] == u64::MAX;
    let pointers = Gpr::all().filter(whole).filter_map(|g| Some((g, pointer(state.regs[g.index()])?))).collect();
    // Bytes above are counted from the entry.
    let end = frame.and_then(SymbolicFrame::rounded_at).filter(|_| from_rounded).unwrap_or(i64::MAX);
    // What comes out of unknown bytes is not known to be secret.
    let known = |e: ExprId| !natures.secrets(ctx, &[e]).iter().any(|s| s.1 == SecretSource::Frame);
    let slots = state.slots.runs().filter(|(at, e)| *at < end && known(*e));
    let slot = |(at, e): (i64, ExprId)| {
        let public = natures.is_public(ctx, e);
        let bytes = i64::from(ctx.arena.width(e) / 8);
        (at, KnownSlot { bytes, public, pointer: pointer(e).filter(|_| public) })
    };
    let slots = slots.map(slot).collect();
    CutKnowledge { public, pointers, slots, rounded: before.rounded || from_rounded, escaped: run.escaped }
}

/// The part of a register whose content is public.
fn public_part(ctx: &mut Context, natures: &Natures<'_>, r: Reg, content: ExprId) -> u64 {
    if natures.is_public(ctx, content) {
        return u64::MAX;
    }
    let (mut parts, grain) = (0, r.grain());
    let step = if r.gpr().is_some() { 8 } else { 64 };
    for lo in (0..r.bits()).step_by(usize::from(step)) {
        let piece = ctx.arena.extract(content, lo, step.min(r.bits() - lo));
        if natures.is_public(ctx, piece) {
            let (first, count) = (lo / grain, step / grain);
            parts |= (u64::MAX >> (64 - count)) << first;
        }
    }
    parts
}
