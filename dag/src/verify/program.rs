//! One side of a proof: a function, its cut points and what is live there.

use super::FunctionPair;
use crate::analysis::liveness::{Live, Liveness};
use crate::ir::cfg::{Block, BlockId, Cfg, Dest, Exit};
use crate::ir::function::Function;
use crate::semantics::frame::{SymbolicFrame, has_no_arguments};
use crate::semantics::symbolic::memory::Memory;
use crate::semantics::symbolic::{Context, Out, Outcome, Piece, Side, State, Var};
use crate::verify::coupling::Coupling;
use crate::verify::pairing::{pair_blocks, same_exit};
use isa::{FlagSet, Gpr, Reg, Target};
use std::collections::BTreeSet;

pub struct Program<'a> {
    pub f: &'a Function,
    pub cfg: Cfg,
    pub live: Liveness,
    pub cuts: Vec<BlockId>,
    /// By cut point, those that it leads to, where a block stands for several.
    ways: Option<Vec<Vec<u32>>>,
    /// The first cut point stands for the entry alone, from where nothing happens until the first block.
    bare_entry: bool,
}

/// How one piece is run.
pub struct PieceRun {
    /// The cut point that it begins at.
    pub cut: usize,
    pub side: Side,
    /// What lies below the stack pointer is the function's own.
    pub own: bool,
    /// What is known of memory, if it is compared byte by byte.
    pub memory: Option<Memory>,
}

impl<'a> Program<'a> {
    pub fn new(pair: &FunctionPair, f: &'a Function) -> Program<'a> {
        let cfg = Cfg::build(f);
        let live = Liveness::compute(f, &cfg, &pair.contract.live_out, pair.callees);
        let cuts = cfg.cuts.iter().copied().collect();
        Program { f, cfg, live, cuts, ways: None, bare_entry: false }
    }
    /// Every block that can be reached is a cut point.
    pub fn cut_at_blocks(&self) -> Program<'a> {
        let mut cfg = self.cfg.clone();
        cfg.cuts = cfg.order.iter().copied().collect();
        let cuts = cfg.cuts.iter().copied().collect();
        Program { f: self.f, cfg, live: self.live.clone(), cuts, ways: None, bare_entry: false }
    }
    /// Both sides with pairs of blocks as cut points, if the blocks of one correspond to the other's.
    pub fn cut_at_pairs(&self, target: &Program<'a>) -> Option<(Program<'a>, Program<'a>)> {
        let pairs = pair_blocks(&self.cfg, &target.cfg)?;
        let cut = |side: &Program<'a>, cuts| Program {
            f: side.f,
            cfg: side.cfg.clone(),
            live: side.live.clone(),
            cuts,
            ways: Some(pairs.ways.clone()),
            bare_entry: false,
        };
        Some((cut(self, pairs.source), cut(target, pairs.target)))
    }
    /// With an entry of its own, as `source` has, where the entry is a loop head.
    pub fn entered_like(mut self, source: &Function) -> Program<'a> {
        let own = |cfg: &Cfg| cfg.preds.first().is_some_and(Vec::is_empty);
        if own(&Cfg::build(source)) && !own(&self.cfg) {
            self.cuts.insert(0, BlockId(0));
            self.bare_entry = true;
        }
        self
    }

    /// Flags that this side may read behind a cut point.
    fn flags_at(&self, out: &Out) -> FlagSet {
        match out {
            Out::Cut(n) if *n != 0 && !self.cfg.entries.contains(&self.cuts[*n as usize]) => {
                self.live.at_start[self.cuts[*n as usize].index()].flags
            }
            _ => FlagSet::ALL,
        }
    }

    /// The number of the cut point that a jump to a block leads to, in the piece that begins at one.
    fn number(&self, cut: usize, b: BlockId) -> Option<u32> {
        match &self.ways {
            Some(ways) => ways[cut].iter().copied().find(|n| self.cuts[*n as usize] == b),
            None => self.cuts.iter().rposition(|c| *c == b).map(|n| n as u32),
        }
    }

    /// Tells ways apart to a block that stands for several cut points: those on which the other side reaches one of them lead
    /// there.
    pub fn part_ways(&self, ctx: &mut Context, cut: usize, own: &mut Outcome, other: &Outcome) {
        let Some(ways) = &self.ways else { return };
        for n in &ways[cut] {
            let block = self.cuts[*n as usize];
            let all: BTreeSet<u32> = ways[cut].iter().copied().filter(|m| self.cuts[*m as usize] == block).collect();
            let first = self.number(cut, block);
            if all.len() == 1 || first != Some(*n) {
                continue;
            }
            let Some((reached, state)) = own.outs.remove(&Out::Cut(*n)) else { continue };
            for m in all {
                let there = other.outs.get(&Out::Cut(m)).map_or_else(|| ctx.arena.bool(false), |out| out.0);
                let guard = ctx.arena.and(reached, there);
                own.outs.insert(Out::Cut(m), (guard, state.clone()));
            }
        }
    }

    /// Runs the piece that begins at a cut point, from a state.
    pub fn run(&self, ctx: &mut Context, pair: &FunctionPair, entry: State, run: PieceRun) -> Outcome {
        let PieceRun { cut, side, own, memory } = run;
        let start = self.cuts[cut];
        let own = own.then(|| own_frame(ctx, cut as u32, side));
        if self.bare_entry && cut == 0 {
            let frame = own;
            let outs = [(Out::Cut(1), (ctx.arena.bool(true), entry))].into();
            return Outcome { outs, frame, ..Outcome::default() };
        }
        let cut_number = &|b| self.number(cut, b);
        let piece = Piece { f: self.f, cfg: &self.cfg, start, side, cut_number, callees: pair.callees, watch: None };
        piece.run(ctx, entry, own, memory)
    }

    /// How the piece that starts at a cut point uses the frame, if that is nobody else's business.
    fn private_frame(
        &self,
        pair: &FunctionPair,
        source: &Program,
        cut: usize,
        side: Side,
        homes: &[Coupling],
    ) -> Option<SymbolicFrame> {
        let mut ctx = Context::new();
        let mut entry = State::at_cut(&mut ctx, cut as u32);
        match (homes.get(cut), side) {
            (Some(here), Side::Source) => here.enter_source(&mut ctx, cut as u32, &mut entry),
            (Some(here), Side::Target) => here.enter_target(&mut ctx, cut as u32, &mut entry),
            (None, _) => {}
        }
        let piece = self.run(&mut ctx, pair, entry, PieceRun { cut, side, own: true, memory: None });
        let live = |out: &Out| match out {
            Out::Cut(_) => Live { flags: self.flags_at(out), ..Live::everything() },
            _ => live_at(pair, source, out),
        };
        let of_side = |h: &Coupling| if side == Side::Source { h.addresses.clone() } else { vec![(Gpr::RSP, h.depth)] };
        let addresses = |out: &Out| at_out(homes, out).map_or(vec![(Gpr::RSP, 0)], of_side);
        let private = |f: &SymbolicFrame| f.is_private(&ctx.arena, &piece, live, addresses);
        piece.frame.clone().filter(private)
    }
}

/// Block for block the same ways on; conditions may differ.
pub fn same_shape(a: &Cfg, b: &Cfg) -> bool {
    let same = |x: &Dest, y: &Dest| match (x, y) {
        (Dest::Exit(x), Dest::Exit(y)) => same_exit(x, y),
        _ => x == y,
    };
    let alike = |x: &Block, y: &Block| {
        let (p, q) = (x.flow.dests(), y.flow.dests());
        p.len() == q.len() && p.iter().zip(&q).all(|(x, y)| same(x, y))
    };
    a.blocks.len() == b.blocks.len()
        && a.entries == b.entries
        && a.blocks.iter().zip(&b.blocks).all(|(x, y)| alike(x, y))
}

/// Whether what each side keeps below the stack pointer is its own matter, in all pieces.
pub fn frames_are_private(pair: &FunctionPair, source: &Program, target: &Program, homes: &[Coupling]) -> bool {
    let used = |program: &Program, side: Side| -> Option<Vec<SymbolicFrame>> {
        (0..program.cuts.len()).map(|cut| program.private_frame(pair, source, cut, side, homes)).collect()
    };
    let Some((s, t)) = used(source, Side::Source).zip(used(target, Side::Target)) else { return false };
    has_no_arguments(&s)
        && t.iter().zip(&s).all(|(t, s)| !t.needs_alignment() && (pair.deeper_frame || t.is_no_deeper_than(s)))
}

/// The frame below the stack pointer of a cut point, which is that of the entry at all of them.
fn own_frame(ctx: &mut Context, cut: u32, side: Side) -> SymbolicFrame {
    let base = ctx.stack_pointer(cut);
    let saved = Reg::all().filter(|r| cut == 0 && r.callee_saved() && *r != Reg::of(Gpr::RSP));
    let kept = saved.map(|reg| ctx.sym(Var::Reg { cut, reg, private: None })).collect();
    SymbolicFrame::below(base, side, kept)
}

/// What is said of a way out to a cut point.
pub fn at_out<'h>(homes: &'h [Coupling], out: &Out) -> Option<&'h Coupling> {
    match out {
        Out::Cut(n) => homes.get(*n as usize),
        _ => None,
    }
}

/// What is live in the source behind a way out.
pub fn live_at(pair: &FunctionPair, source: &Program, out: &Out) -> Live {
    match out {
        Out::Cut(n) => {
            let head = source.cuts[*n as usize];
            if source.cfg.entries.contains(&head) && *n != 0 {
                Live::everything()
            } else {
                source.live.at_start[head.index()]
            }
        }
        Out::Return => Live::at_exit(&Exit::Return, &pair.contract.live_out, pair.callees),
        Out::Tail(t) => Live::at_exit(&Exit::Tail(t.clone()), &pair.contract.live_out, pair.callees),
        Out::Indirect | Out::FallsOff => Live::everything(),
        Out::Trap => Live::default(),
    }
}

/// A way out, for people.
pub fn describe(out: &Out) -> String {
    match out {
        Out::Cut(n) => format!("loop {n}"),
        Out::Return => "return".to_string(),
        Out::Tail(Target::Symbol(s)) => format!("jump to {s}"),
        Out::Tail(Target::Local(o)) => format!("jump to {o:#x}"),
        Out::Indirect => "indirect jump".to_string(),
        Out::Trap => "trap".to_string(),
        Out::FallsOff => "end of function".to_string(),
    }
}
