//! A function's own frame in proofs: the memory below the stack pointer at entry, as a map from offsets to terms.
//!
//! Assumed of that memory, as everywhere: no pointer that comes in, in a register or in memory, points there; nobody looks
//! at it after the function has returned; and what lies more than a red zone below the stack pointer may change at any
//! time (System V ABI for x86-64 §3.2.2). The assumption says nothing of pointers that the function makes itself. So
//! the frame is its own matter only where none gets out: [`SymbolicFrame::is_private`].
//!
//! A callee has everything below the stack pointer to itself. Above it are its arguments in memory, the first of them where the
//! stack pointer is: a callee has none where the original stores nothing there, or a register that it only saves
//! ([`has_no_arguments`]).
//!
//! This is part of the final proof and shares nothing with the lifting of slots to values ([`crate::lift`]).

use crate::analysis::liveness::Live;
use crate::ir::stack::RED_ZONE;
use crate::semantics::symbolic::{CallTarget, Context, EffectKind, Out, Outcome, Side, State, Var};
use isa::{Arena, BinOp, ExprId, ExprNode, Gpr, Opaque, Reg, Sym, Target};
use std::collections::{BTreeMap, BTreeSet};

/// One side's frame while its code runs over terms. Offsets count from the stack pointer at the start; the frame's own
/// are negative.
#[derive(Clone, Debug)]
pub struct SymbolicFrame {
    /// The stack pointer at the start, a variable.
    base: Sym,
    side: Side,
    /// The least offset that was accessed.
    lowest: i64,
    /// The stack pointer was always at a known distance from the start.
    known: bool,
    /// Where it was rounded down, if it was.
    rounded: Option<RoundedPointer>,
    /// An access faults if the frame does not happen to be aligned.
    aligned: bool,
    /// How many bytes were read of which nothing is known.
    unknowns: u32,
    /// What registers hold at entry that callees keep.
    kept: BTreeSet<Sym>,
    /// Where calls find the stack pointer.
    calls: BTreeSet<i64>,
    /// First bytes and ends of stores, but those of what registers held at entry that callees keep.
    stores: BTreeSet<(i64, i64)>,
}

/// The stack pointer, rounded down to a multiple of a power of two. How far that moved it is another number in each run.
/// What lies below is counted as if it had not moved, and nothing there is reached from above: so offsets tell apart what
/// lies apart, and in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct RoundedPointer {
    pointer: ExprId,
    /// Its offset if it did not move.
    at: i64,
    /// What it is a multiple of.
    alignment: i64,
}

/// An address in the frame or above it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FrameAddress {
    pub(crate) at: i64,
    /// It is counted from the rounded pointer.
    pub(crate) from_rounded: bool,
}

/// What the frame holds, as far as it is known: runs of bytes by their first offset. Whatever is read elsewhere is
/// unknown, at each reading anew.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FrameContents(BTreeMap<i64, ExprId>);

impl SymbolicFrame {
    /// The frame below what `base` stands for; `kept` is what registers hold at the function's entry that callees keep.
    pub fn below(base: Sym, side: Side, kept: BTreeSet<Sym>) -> SymbolicFrame {
        let (calls, stores) = (BTreeSet::new(), BTreeSet::new());
        SymbolicFrame {
            base,
            side,
            lowest: 0,
            known: true,
            rounded: None,
            aligned: false,
            unknowns: 0,
            kept,
            calls,
            stores,
        }
    }

    /// A callee has everything below the stack pointer. Gives the distance of that from the start, where it is known.
    pub fn call(&mut self, arena: &mut Arena, state: &mut State) -> Option<i64> {
        let at = self.address(arena, state.regs[Reg::of(Gpr::RSP).index()]).map(|a| a.at).filter(|at| *at <= 0);
        self.known &= at.is_some();
        state.slots.forget(arena, i64::MIN, at.unwrap_or(i64::MAX));
        if let Some(at) = at {
            self.calls.insert(at);
            // The return address.
            self.lowest = self.lowest.min(at.saturating_sub(8));
        }
        at
    }

    /// The content of `bytes` bytes at an address; `None` if they are not the frame's.
    pub fn load(
        &mut self,
        ctx: &mut Context,
        state: &State,
        address: ExprId,
        bytes: u16,
        aligned: bool,
    ) -> Option<ExprId> {
        let at = self.access(&ctx.arena, address, bytes, aligned)?;
        let end = at + i64::from(bytes);
        let safe = self.safe_from(&ctx.arena, state);
        let mut pieces = Vec::new();
        let mut next = at;
        while next < end {
            let known = state.slots.run_at(&ctx.arena, next).filter(|_| next >= safe);
            let piece = match known {
                Some((first, run, to)) => {
                    let to = to.min(end);
                    let part = ctx.arena.extract(run, bits(next - first), bits(to - next));
                    next = to;
                    part
                }
                None => {
                    next += 1;
                    self.unknowns += 1;
                    ctx.var(Var::Frame(self.side, self.unknowns), 8)
                }
            };
            pieces.push(piece);
        }
        pieces.into_iter().reduce(|low, high| ctx.arena.concat(high, low))
    }

    /// Stores `value` at an address; false if that is not the frame's.
    pub fn store(
        &mut self,
        arena: &mut Arena,
        state: &mut State,
        address: ExprId,
        value: ExprId,
        aligned: bool,
    ) -> bool {
        let bytes = arena.width(value) / 8;
        let Some(at) = self.access(arena, address, bytes, aligned) else { return false };
        if !matches!(arena.node(value), ExprNode::Var(sym) if self.kept.contains(&sym)) {
            self.stores.insert((at, at + i64::from(bytes)));
        }
        state.slots.forget(arena, at, at + i64::from(bytes));
        if at >= self.safe_from(arena, state) {
            state.slots.0.insert(at, value);
        }
        true
    }

    /// The stack pointer has moved: what now lies below the red zone is lost.
    pub fn moved(&mut self, arena: &mut Arena, state: &mut State) {
        self.note_rounding(arena, state);
        let safe = self.safe_from(arena, state);
        self.known &= safe != i64::MAX;
        state.slots.forget(arena, i64::MIN, safe);
    }

    /// The least offset that is safe from interrupts; the greatest number if nothing is known of the stack pointer.
    fn safe_from(&self, arena: &Arena, state: &State) -> i64 {
        let rsp = state.regs[Reg::of(Gpr::RSP).index()];
        // Counted from above, what lies below the rounded pointer is up to this much lower than it says.
        let lower = |a: FrameAddress| self.rounded.filter(|_| !a.from_rounded).map_or(0, |r| r.alignment);
        self.address(arena, rsp).map_or(i64::MAX, |a| a.at.saturating_sub(RED_ZONE).saturating_add(lower(a)))
    }

    /// The stack pointer may have been rounded down. That is not followed where something below it was counted from the
    /// start, on this way or on another that may join it: both would have one offset for two places.
    fn note_rounding(&mut self, arena: &Arena, state: &State) {
        let pointer = state.regs[Reg::of(Gpr::RSP).index()];
        if self.rounded.is_some() || self.distance(arena, pointer).is_some() {
            return;
        }
        let ExprNode::Bin(BinOp::And, a, b) = arena.node(pointer) else { return };
        let mask = |e: ExprId| arena.as_const(e).map(|c| c.value as u64 as i64).filter(|m| *m < 0);
        let rounded = [(a, b), (b, a)].into_iter().find_map(|(from, by)| {
            let alignment = mask(by)?.checked_neg().filter(|n| n.count_ones() == 1)?;
            Some(RoundedPointer { pointer, at: self.distance(arena, from)?, alignment })
        });
        let holds_below = |at: i64| self.lowest < at || state.slots.runs().any(|(first, _)| first < at);
        // What callees keep is known at the function's entry alone, where the frame holds nothing yet.
        let at_entry = !self.kept.is_empty();
        self.rounded = rounded.filter(|r| r.at <= 0 && at_entry && !holds_below(r.at));
    }

    /// The offset of an access, which it notes; `None` if it is not to the frame.
    fn access(&mut self, arena: &Arena, address: ExprId, bytes: u16, aligned: bool) -> Option<i64> {
        let address = self.address(arena, address)?;
        let end = address.at.checked_add(i64::from(bytes))?;
        let inside = match self.rounded {
            Some(r) if address.from_rounded => end <= r.at,
            Some(r) => r.at <= address.at && end <= 0,
            None => end <= 0,
        };
        if inside {
            self.lowest = self.lowest.min(address.at);
            self.aligned |= aligned && !self.is_aligned(address, bytes);
        }
        inside.then_some(address.at)
    }

    /// Whether an address is a multiple of so many bytes in every run.
    fn is_aligned(&self, address: FrameAddress, bytes: u16) -> bool {
        let multiple = |r: &RoundedPointer| {
            let bytes = i64::from(bytes);
            address.from_rounded && r.alignment % bytes == 0 && (address.at - r.at) % bytes == 0
        };
        self.rounded.as_ref().is_some_and(multiple)
    }

    /// How far a term lies above the start, if that is the same in every run.
    fn distance(&self, arena: &Arena, e: ExprId) -> Option<i64> {
        above(arena, e, |e| arena.node(e) == ExprNode::Var(self.base))
    }

    /// Where a term points to in the frame or above it.
    pub(crate) fn address(&self, arena: &Arena, e: ExprId) -> Option<FrameAddress> {
        let from_start = self.distance(arena, e).map(|at| FrameAddress { at, from_rounded: false });
        from_start.or_else(|| {
            let rounded = self.rounded?;
            let at = above(arena, e, |e| e == rounded.pointer)?.checked_add(rounded.at)?;
            Some(FrameAddress { at, from_rounded: true })
        })
    }

    /// Where the stack pointer was rounded down, if it was: what lies below is counted from there.
    pub(crate) fn rounded_at(&self) -> Option<i64> {
        self.rounded.map(|r| r.at)
    }

    /// Whether nobody else can know an address in the frame after this piece was run. `live` says what is live at each way
    /// out, and `addresses` which registers hold which address in the frame there: the stack pointer does.
    ///
    /// Where that holds of all pieces of a function, accesses to the frame are seen by nobody, and no other access, at
    /// an address from anywhere else, goes there.
    pub fn is_private(
        &self,
        arena: &Arena,
        piece: &Outcome,
        live: impl Fn(&Out) -> Live,
        addresses: impl Fn(&Out) -> Vec<(Gpr, i64)>,
    ) -> bool {
        let secret = |e: &ExprId| !arena.variables(&[*e]).iter().any(|v| v.0 == self.base);
        // Arguments and the return address lie above.
        let elsewhere = |e: &ExprId| secret(e) || self.distance(arena, *e).is_some_and(|at| at >= 0);
        let effect = |what: &EffectKind| match what {
            EffectKind::Load { address, .. } => elsewhere(address),
            EffectKind::Store { address, value, .. } => elsewhere(address) && secret(value),
            EffectKind::Fault { condition } => secret(condition),
            // A callee or an unknown instruction may look below, or above into what it takes for arguments.
            EffectKind::Opaque { what, reads, .. } => what.terminates && reads.iter().all(|r| secret(&r.1)),
            EffectKind::Call { target, reads, at } => {
                let through_stack = |o: &Opaque| o.reads[Gpr::RSP.index()] != 0 || o.reads[Gpr::RBP.index()] != 0;
                let fine = match target {
                    CallTarget::Direct(t) => !returns_twice(t),
                    CallTarget::Indirect(o) => !through_stack(o),
                };
                fine && at.is_some() && reads.iter().all(|r| secret(&r.1))
            }
            EffectKind::Stores(_) => false,
        };
        let out = |(out, (guard, state)): (&Out, &(ExprId, State))| {
            let seen = live(out);
            let known: Vec<(Reg, i64)> = addresses(out).into_iter().map(|(g, at)| (Reg::of(g), at)).collect();
            let mut regs = Reg::all().filter(|r| seen.at(*r) != 0 && !known.iter().any(|k| k.0 == *r));
            let mut flags = seen.flags.iter().map(|f| state.flags[f.index()]);
            let holds = |(r, at): &(Reg, i64)| self.distance(arena, state.regs[r.index()]) == Some(*at);
            let known_end = !matches!(out, Out::Indirect | Out::FallsOff);
            let there = *out == Out::Trap || known.iter().all(holds);
            let hidden = regs.all(|r| secret(&state.regs[r.index()])) && flags.all(|e| secret(&e));
            known_end && there && secret(guard) && hidden
        };
        self.known && piece.effects.iter().all(|e| secret(&e.guard) && effect(&e.what)) && piece.outs.iter().all(out)
    }

    /// Where calls find the stack pointer.
    fn calls(&self) -> impl Iterator<Item = i64> + '_ {
        self.calls.iter().copied()
    }

    /// Whether something that may be an argument is stored to a byte.
    fn may_hand_over(&self, at: i64) -> bool {
        self.stores.iter().any(|(from, to)| (*from..*to).contains(&at))
    }

    /// Whether an access faults unless the stack pointer happens to be a multiple of more than the machine asks for.
    pub fn needs_alignment(&self) -> bool {
        self.aligned
    }

    /// Whether this frame, the replacement's, reaches no page of the stack that `original`'s does not.
    pub fn is_no_deeper_than(&self, original: &SymbolicFrame) -> bool {
        let least = self.lowest.saturating_sub(self.rounded.map_or(0, |r| r.alignment));
        least >= original.lowest.min(-RED_ZONE)
    }
}

/// How far a term lies above another, which `is_base` knows, if that is the same in every run.
fn above(arena: &Arena, e: ExprId, is_base: impl Fn(ExprId) -> bool) -> Option<i64> {
    let constant = |e: ExprId| arena.as_const(e).map(|c| c.value as u64 as i64);
    match arena.node(e) {
        _ if is_base(e) => Some(0),
        ExprNode::Bin(BinOp::Add, a, b) if is_base(a) => constant(b),
        ExprNode::Bin(BinOp::Add, a, b) if is_base(b) => constant(a),
        ExprNode::Bin(BinOp::Sub, a, b) if is_base(a) => constant(b).and_then(i64::checked_neg),
        _ => None,
    }
}

/// Whether no callee finds an argument in memory: the first would be where the stack pointer is, and no piece of the function
/// stores anything there but registers that are saved.
pub fn has_no_arguments(pieces: &[SymbolicFrame]) -> bool {
    let handed = |at: i64| pieces.iter().any(|f| f.may_hand_over(at));
    !pieces.iter().flat_map(SymbolicFrame::calls).any(handed)
}

/// Functions that may return again after their callers have gone on: registers then hold what they held the first time, and
/// memory does not.
fn returns_twice(t: &Target) -> bool {
    const NAMES: [&str; 8] =
        ["setjmp", "_setjmp", "__setjmp", "sigsetjmp", "__sigsetjmp", "savectx", "vfork", "getcontext"];
    let Target::Symbol(name) = t else { return false };
    NAMES.contains(&name.split(['@', '+']).next().unwrap_or(name))
}

impl FrameContents {
    /// Puts other contents of the same width in place of all.
    pub(crate) fn replace(&mut self, mut by: impl FnMut(ExprId) -> ExprId) {
        self.0.values_mut().for_each(|run| *run = by(*run));
    }

    /// Puts a content in without a store.
    pub fn put(&mut self, at: i64, content: ExprId) {
        self.0.insert(at, content);
    }

    /// The content of some bytes, if one run holds them.
    pub fn content(&self, arena: &mut Arena, at: i64, bytes: i64) -> Option<ExprId> {
        let (first, run, to) = self.run_at(arena, at)?;
        (at + bytes <= to).then(|| arena.extract(run, bits(at - first), bits(bytes)))
    }

    /// All runs by their first offset.
    pub(crate) fn runs(&self) -> impl Iterator<Item = (i64, ExprId)> + '_ {
        self.0.iter().map(|(at, run)| (*at, *run))
    }

    /// The first run that starts at or behind an offset.
    pub(crate) fn next_from(&self, at: i64) -> Option<i64> {
        self.0.range(at..).next().map(|(first, _)| *first)
    }

    /// The run that holds the byte at `at`: its first offset, content, and end.
    pub(crate) fn run_at(&self, arena: &Arena, at: i64) -> Option<(i64, ExprId, i64)> {
        let (&first, &run) = self.0.range(..=at).next_back()?;
        let to = first + bytes(arena, run);
        (at < to).then_some((first, run, to))
    }

    /// Forgets what is known of the bytes `from .. to`.
    pub(crate) fn forget(&mut self, arena: &mut Arena, from: i64, to: i64) {
        self.split(arena, from);
        self.split(arena, to);
        self.0.retain(|at, _| !(from..to).contains(at));
    }

    /// Makes two runs of one that goes on across `at`.
    pub(crate) fn split(&mut self, arena: &mut Arena, at: i64) {
        let Some((first, run, to)) = self.run_at(arena, at).filter(|r| r.0 < at) else { return };
        let low = arena.extract(run, 0, bits(at - first));
        let high = arena.extract(run, bits(at - first), bits(to - at));
        self.0.insert(first, low);
        self.0.insert(at, high);
    }

    /// What is known whichever of two ways was taken.
    pub fn join(
        &self,
        other: &FrameContents,
        arena: &mut Arena,
        mux: impl Fn(&mut Arena, ExprId, ExprId) -> ExprId,
    ) -> FrameContents {
        let (mut a, mut b) = (self.clone(), other.clone());
        let edges = |slots: &FrameContents, arena: &Arena| -> Vec<i64> {
            slots.0.iter().flat_map(|(&at, &run)| [at, at + bytes(arena, run)]).collect()
        };
        for at in [edges(self, arena), edges(other, arena)].concat() {
            a.split(arena, at);
            b.split(arena, at);
        }
        let both = a.0.iter().filter_map(|(at, &x)| Some((*at, mux(arena, x, *b.0.get(at)?))));
        FrameContents(both.collect())
    }
}

/// Bytes of a run.
fn bytes(arena: &Arena, run: ExprId) -> i64 {
    i64::from(arena.width(run) / 8)
}

/// Bits of some bytes of a run, which has 64 at most.
pub(crate) const fn bits(bytes: i64) -> u16 {
    8 * bytes as u16
}
