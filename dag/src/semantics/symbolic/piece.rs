//! Acyclic pieces of a function as one outcome: values joined by `ite`, effects guarded.

use super::memory::{Memory, Touch};
use super::state::join;
use super::{Context, Effect, Executor, Exposure, Observation, Side, State};
use crate::analysis::liveness::Callees;
use crate::ir::cfg::{BlockId, Cfg, Dest, Exit, Flow};
use crate::ir::function::Function;
use crate::semantics::frame::SymbolicFrame;
use isa::{ExprId, Target};
use std::collections::BTreeMap;

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

impl Out {
    pub fn of(exit: &Exit) -> Out {
        match exit {
            Exit::Return => Out::Return,
            Exit::Tail(t) => Out::Tail(t.clone()),
            Exit::Indirect(_) => Out::Indirect,
            Exit::Trap(_) => Out::Trap,
            Exit::FallsOff => Out::FallsOff,
        }
    }
}

/// Everything observable of an acyclic piece.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    pub effects: Vec<Effect>,
    pub outs: BTreeMap<Out, (ExprId, State)>,
    /// How the frame was used, where it is this side's own.
    pub frame: Option<SymbolicFrame>,
    /// Which bytes were accessed, where accesses are not listed one by one.
    pub touched: Vec<Touch>,
    /// What shows outside, if someone watched.
    pub observed: Vec<Observation>,
}

/// An acyclic piece of a function: from a block to the next cut points and exits.
pub struct Piece<'a> {
    pub f: &'a Function,
    pub cfg: &'a Cfg,
    pub start: BlockId,
    pub side: Side,
    /// The number of the cut point that a block is, if it is one.
    pub cut_number: &'a dyn Fn(BlockId) -> Option<u32>,
    /// What calls of functions of the same module do.
    pub callees: Callees<'a>,
    /// Who looks on after each instruction, and has observations noted; may change what is known of the frame.
    pub watch: Option<&'a dyn Fn(&mut Executor<'_>)>,
}

impl Piece<'_> {
    /// What comes of it from a state. `own`: the frame, if it is this side's own. `memory`: where accesses to memory are
    /// looked at byte by byte.
    pub fn run(&self, ctx: &mut Context, entry: State, own: Option<SymbolicFrame>, memory: Option<Memory>) -> Outcome {
        let mut arriving: BTreeMap<BlockId, Vec<(ExprId, State)>> = BTreeMap::new();
        let mut outs: BTreeMap<Out, Vec<(ExprId, State)>> = BTreeMap::new();
        let mut exec = Executor::new(ctx, entry, self.side);
        exec.frame = own;
        exec.memory = memory;
        exec.observed = self.watch.map(|_| Vec::new());
        let mut order = self.cfg.forward_order();
        // The start is a cut point or the entry; it comes first, whatever its address.
        order.retain(|b| *b != self.start);
        order.insert(0, self.start);
        for b in order {
            if b != self.start {
                let Some(states) = arriving.remove(&b) else { continue };
                let (guard, state) = join(&mut exec.ctx.arena, states);
                exec.guard = guard;
                exec.state = state;
            }
            let block = self.cfg.block(b);
            for i in block.first..block.body_end {
                exec.inst = i;
                exec.step(&self.f.insts[i].decoded, self.callees);
                self.watch.into_iter().for_each(|w| w(&mut exec));
            }
            exec.inst = block.end - 1;
            for (guard, dest) in guarded_successors(&mut exec, &block.flow) {
                if exec.ctx.arena.as_const(guard).is_some_and(|c| c.value == 0) {
                    continue;
                }
                let state = exec.state.clone();
                match dest {
                    Dest::Block(t) => match (self.cut_number)(t) {
                        Some(n) => outs.entry(Out::Cut(n)).or_default().push((guard, state)),
                        None => arriving.entry(t).or_default().push((guard, state)),
                    },
                    Dest::Exit(e) => {
                        e.opaque(self.f).into_iter().for_each(|o| exec.opaque(o));
                        let state = exec.state.clone();
                        outs.entry(Out::of(&e)).or_default().push((guard, state));
                    }
                }
            }
        }
        exec.close_group();
        let (effects, frame) = (std::mem::take(&mut exec.effects), exec.frame.take());
        let touched = exec.memory.take().map(Memory::touched).unwrap_or_default();
        let observed = exec.observed.take().unwrap_or_default();
        let arena = &mut exec.ctx.arena;
        Outcome {
            effects,
            frame,
            touched,
            observed,
            outs: outs.into_iter().map(|(k, v)| (k, join(arena, v))).collect(),
        }
    }
}

/// The ways on from the end of a block, each under its guard.
fn guarded_successors(exec: &mut Executor, flow: &Flow) -> Vec<(ExprId, Dest)> {
    let parent = exec.guard;
    match flow {
        Flow::Goto(d) => vec![(parent, d.clone())],
        Flow::Branch { cond, taken, fall } => {
            let flags = exec.state.flags;
            let arena = &mut exec.ctx.arena;
            let c = cond.expr(arena, |_, fl| flags[fl.index()]);
            let not = arena.not(c);
            let ways = vec![(arena.and(parent, c), taken.clone()), (arena.and(parent, not), fall.clone())];
            exec.observe(Exposure::Branch(c));
            ways
        }
    }
}
