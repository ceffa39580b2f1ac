//! Does one function refine another? Concrete runs look for a difference; a proof goes from cut
//! point to cut point: started in states that agree on what is live, both sides must do the same
//! effects and reach the same next cut points or exits in states that again agree.

use crate::cfg::{BlockId, Cfg};
use crate::contract::Contract;
pub use crate::difference::Counterexample;
use crate::difference::{self, find_difference};
use crate::frame::{Frame, has_no_arguments};
use crate::function::Function;
use crate::home::AtCut;
use crate::live::{Live, Liveness};
use crate::prove::{Goal, Query, Stats, Verdict, prove};
use crate::signature::Condition;
use crate::smt::Limits;
use crate::symbolic::memory::Memory;
use crate::symbolic::{CallTarget, Context, Effect, EffectKind, Out, Outcome, Side, State, Var, part_mask, run_piece};
use isa::{ExprId, FlagSet, Gpr, Reg, Sym, Target};
use std::cell::RefCell;
use std::collections::BTreeSet;

mod accesses;

/// What is claimed about two functions.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    Equivalent,
    Different(Box<Counterexample>),
    Unknown(String),
}

pub struct Pair<'a> {
    pub source: &'a Function,
    pub target: &'a Function,
    pub contract: &'a Contract,
    /// Whether a call's target is in the same module.
    pub local_call: &'a dyn Fn(&Target) -> bool,
    pub limits: Limits,
    /// Where what was proved is written down, if anyone wants it.
    pub queries: Option<&'a RefCell<Vec<Query>>>,
}

/// Number of concrete runs tried before a proof.
const RUNS: u64 = 400;

/// Proves or refutes that `target` may stand for `source`.
pub fn verify(pair: &Pair, stats: &mut Stats) -> Answer {
    if let Some(c) = find_difference(pair, RUNS) {
        return Answer::Different(Box::new(c));
    }
    prove_functions(pair, stats)
}

/// The proof alone; first with each access to memory as an effect that both sides have, then by the bytes that are
/// accessed, if the contract lets accesses change.
pub fn prove_functions(pair: &Pair, stats: &mut Stats) -> Answer {
    let mut counts = Stats::default();
    let answer = prove_accesses(pair, &mut counts);
    if !matches!(answer, Answer::Unknown(_)) || pair.contract.keeps_accesses() {
        *stats = counts;
        return answer;
    }
    let (source, target) = (Program::new(pair, pair.source), Program::new(pair, pair.target));
    if source.cuts.len() != target.cuts.len() {
        return answer;
    }
    if let Some(queries) = pair.queries {
        queries.borrow_mut().clear();
    }
    match prove_pieces(pair, &source, &target, Claim { by_bytes: true, ..Claim::default() }, stats) {
        Answer::Unknown(why) => match answer {
            Answer::Unknown(first) => Answer::Unknown(format!("{first}; by bytes of memory: {why}")),
            other => other,
        },
        other => other,
    }
}

/// What is claimed beside the contract.
#[derive(Clone, Copy, Default)]
struct Claim<'h> {
    /// What the target keeps in registers and the source in its frame, by cut point.
    homes: &'h [AtCut],
    /// The frames are the functions' own matter.
    own: bool,
    /// Memory is looked at byte by byte.
    by_bytes: bool,
}

/// The proof where both sides have the same accesses. If the functions have the same blocks, first block by block: each
/// query is small then. What moved from one block to another needs the coarser cut at loop heads.
fn prove_accesses(pair: &Pair, stats: &mut Stats) -> Answer {
    let (source, target) = (Program::new(pair, pair.source), Program::new(pair, pair.target));
    if source.cfg.blocks.len() > source.cuts.len() && same_shape(&source.cfg, &target.cfg) {
        let limits = Limits { rlimit: pair.limits.rlimit / BLOCK_SHARE, ..pair.limits };
        let small = Pair { limits, ..*pair };
        let mut counts = Stats::default();
        let (s, t) = (source.cut_at_blocks(), target.cut_at_blocks());
        if let Answer::Equivalent = prove_pieces(&small, &s, &t, Claim::default(), &mut counts) {
            *stats = counts;
            return Answer::Equivalent;
        }
        if let Some(queries) = pair.queries {
            queries.borrow_mut().clear();
        }
    }
    if source.cuts.len() != target.cuts.len() {
        return Answer::Unknown(format!(
            "the original has {} loop heads and entries, the other {}",
            source.cuts.len(),
            target.cuts.len()
        ));
    }
    prove_pieces(pair, &source, &target, Claim::default(), stats)
}

/// The proof where the target keeps in registers what the source keeps in its frame; `homes` say in which, cut point by
/// cut point. They are no more than a hint: what they say is proved at each cut point, or nothing is.
pub fn prove_promotion(pair: &Pair, homes: &[AtCut], stats: &mut Stats) -> Answer {
    let (source, target) = (Program::new(pair, pair.source), Program::new(pair, pair.target).entered_like(pair.source));
    let fits = source.cuts.len() == target.cuts.len() && source.cuts.len() == homes.len();
    if !fits || !homes.iter().all(AtCut::is_well_formed) || !homes[1..].is_empty() && source.cfg.entries.len() > 1 {
        return Answer::Unknown("other loop heads and entries".to_string());
    }
    prove_pieces(pair, &source, &target, Claim { homes, ..Claim::default() }, stats)
}

/// A proof that may fail for its cut points gets this part of the solver's limit.
const BLOCK_SHARE: u32 = 8;

fn prove_pieces(pair: &Pair, source: &Program, target: &Program, claim: Claim, stats: &mut Stats) -> Answer {
    let own = frames_are_private(pair, source, target, claim.homes);
    let claim = Claim { own, ..claim };
    if !own && !claim.homes.is_empty() {
        return Answer::Unknown("the frame is not the function's own matter".to_string());
    }
    for cut in 0..source.cuts.len() {
        match prove_piece(pair, (source, target), cut, claim, stats) {
            Answer::Equivalent => {}
            other => return other,
        }
    }
    Answer::Equivalent
}

/// Block for block the same ways on; conditions may differ.
fn same_shape(a: &Cfg, b: &Cfg) -> bool {
    use crate::cfg::{Dest, Exit};
    let same = |x: &Dest, y: &Dest| match (x, y) {
        (Dest::Exit(Exit::Indirect(_)), Dest::Exit(Exit::Indirect(_))) => true,
        (Dest::Exit(Exit::Trap(_)), Dest::Exit(Exit::Trap(_))) => true,
        _ => x == y,
    };
    let alike = |x: &crate::cfg::Block, y: &crate::cfg::Block| {
        let (p, q) = (x.flow.dests(), y.flow.dests());
        p.len() == q.len() && p.iter().zip(&q).all(|(x, y)| same(x, y))
    };
    a.blocks.len() == b.blocks.len()
        && a.entries == b.entries
        && a.blocks.iter().zip(&b.blocks).all(|(x, y)| alike(x, y))
}

struct Program<'a> {
    f: &'a Function,
    cfg: Cfg,
    live: Liveness,
    cuts: Vec<BlockId>,
    /// The first cut point stands for the entry alone, from where nothing happens until the first block.
    bare_entry: bool,
}

impl<'a> Program<'a> {
    fn new(pair: &Pair, f: &'a Function) -> Program<'a> {
        let cfg = Cfg::build(f);
        let live = Liveness::compute(f, &cfg, &pair.contract.live_out, pair.local_call);
        let cuts = cfg.cuts.iter().copied().collect();
        Program { f, cfg, live, cuts, bare_entry: false }
    }
    /// Every block that can be reached is a cut point.
    fn cut_at_blocks(&self) -> Program<'a> {
        let mut cfg = self.cfg.clone();
        cfg.cuts = cfg.order.iter().copied().collect();
        let cuts = cfg.cuts.iter().copied().collect();
        Program { f: self.f, cfg, live: self.live.clone(), cuts, bare_entry: false }
    }
    /// With an entry of its own, as `source` has, where the entry is a loop head.
    fn entered_like(mut self, source: &Function) -> Program<'a> {
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

    /// The number of the cut point that a jump to a block leads to.
    fn number(&self, b: BlockId) -> Option<u32> {
        self.cuts.iter().rposition(|c| *c == b).map(|n| n as u32)
    }

    fn run(
        &self,
        ctx: &mut Context,
        pair: &Pair,
        cut: usize,
        entry: State,
        (side, own, memory): (Side, bool, Option<Memory>),
    ) -> Outcome {
        let start = self.cuts[cut];
        let own = own.then(|| own_frame(ctx, cut as u32, side));
        if self.bare_entry && cut == 0 {
            let frame = own;
            let outs = [(Out::Cut(1), (ctx.arena.bool(true), entry))].into();
            return Outcome { outs, frame, ..Outcome::default() };
        }
        run_piece(ctx, self.f, &self.cfg, start, entry, side, own, memory, &|b| self.number(b), pair.local_call)
    }

    /// How the piece that starts at a cut point uses the frame, if that is nobody else's business.
    fn private_frame(
        &self,
        pair: &Pair,
        source: &Program,
        cut: usize,
        (side, homes): (Side, &[AtCut]),
    ) -> Option<Frame> {
        let mut ctx = Context::new();
        let mut entry = State::at_cut(&mut ctx, cut as u32);
        match (homes.get(cut), side) {
            (Some(here), Side::Source) => here.enter_source(&mut ctx, cut as u32, &mut entry),
            (Some(here), Side::Target) => here.enter_target(&mut ctx, cut as u32, &mut entry),
            (None, _) => {}
        }
        let piece = self.run(&mut ctx, pair, cut, entry, (side, true, None));
        let live = |out: &Out| match out {
            Out::Cut(_) => Live { flags: self.flags_at(out), ..Live::everything() },
            _ => live_at(pair, source, out),
        };
        let of_side = |h: &AtCut| if side == Side::Source { h.addresses.clone() } else { vec![(Gpr::RSP, h.depth)] };
        let addresses = |out: &Out| at_out(homes, out).map_or(vec![(Gpr::RSP, 0)], of_side);
        let private = |f: &Frame| f.is_private(&ctx.arena, &piece, live, addresses);
        piece.frame.clone().filter(private)
    }
}

/// Whether what each side keeps below the stack pointer is its own matter, in all pieces.
fn frames_are_private(pair: &Pair, source: &Program, target: &Program, homes: &[AtCut]) -> bool {
    let used = |program: &Program, side: Side| -> Option<Vec<Frame>> {
        (0..program.cuts.len()).map(|cut| program.private_frame(pair, source, cut, (side, homes))).collect()
    };
    let Some((s, t)) = used(source, Side::Source).zip(used(target, Side::Target)) else { return false };
    has_no_arguments(&s) && t.iter().zip(&s).all(|(t, s)| t.asks_no_more_than(s))
}

/// The frame below the stack pointer of a cut point, which is that of the entry at all of them.
fn own_frame(ctx: &mut Context, cut: u32, side: Side) -> Frame {
    let base = ctx.stack_pointer(cut);
    let saved = Reg::all().filter(|r| cut == 0 && r.callee_saved() && *r != Reg::Gpr(Gpr::RSP));
    let kept = saved.map(|reg| ctx.sym(Var::Reg { cut, reg, private: None })).collect();
    Frame::below(base, side, kept)
}

fn prove_piece(
    pair: &Pair,
    (source, target): (&Program, &Program),
    cut: usize,
    claim: Claim,
    stats: &mut Stats,
) -> Answer {
    let mut ctx = Context::new();
    ctx.queries = pair.queries.map(|_| Vec::new());
    let head = source.cuts[cut];
    let entered_from_outside = source.cfg.entries.contains(&head);
    let (mut facts, mut apart) = (Vec::new(), Vec::new());
    let (mut s0, mut t0) = if cut == 0 && source.cfg.preds[head.index()].is_empty() {
        let s = State::at_cut(&mut ctx, 0);
        facts = pair.contract.assumptions(&mut ctx.arena, &|g| s.regs[g.index()]);
        apart = pointers_apart(pair, &mut ctx);
        (s.clone(), s)
    } else if cut != 0 && entered_from_outside {
        // An entry that jump tables may reach: everything agrees there.
        let s = State::at_cut(&mut ctx, cut as u32);
        (s.clone(), s)
    } else {
        let live = source.live.at_start[head.index()];
        let n = cut as u32;
        (State::at_cut_live(&mut ctx, n, &live, Side::Source), State::at_cut_live(&mut ctx, n, &live, Side::Target))
    };
    if let Some(here) = claim.homes.get(cut).filter(|h| !h.is_entry()) {
        here.enter_source(&mut ctx, cut as u32, &mut s0);
        here.enter_target(&mut ctx, cut as u32, &mut t0);
    }
    // The target first, so that the source can choose its undefined results like the target's.
    let memory = claim.by_bytes.then(|| Memory::new(apart));
    let t = target.run(&mut ctx, pair, cut, t0, (Side::Target, claim.own, memory.clone()));
    let s = source.run(&mut ctx, pair, cut, s0, (Side::Source, claim.own, memory));
    let goals = match goals(&mut ctx, pair, source, claim, (&s, &t)) {
        Ok(g) => g,
        Err(why) => return Answer::Unknown(why),
    };
    for goal in &goals {
        match prove(&mut ctx, goal, &facts, pair.limits, stats) {
            Verdict::Proved => {}
            Verdict::Unknown(why) => return Answer::Unknown(format!("{}: {why}", goal.name)),
            Verdict::Refuted(model) => {
                if let Some(c) = confirm(pair, &ctx, &model, &s) {
                    return Answer::Different(Box::new(c));
                }
                return Answer::Unknown(format!("{}: a difference that no run confirms", goal.name));
            }
        }
    }
    if let (Some(all), Some(here)) = (pair.queries, ctx.queries) {
        all.borrow_mut().extend(here);
    }
    Answer::Equivalent
}

/// Pointers at entry that the contract says point to memory that does not overlap.
fn pointers_apart(pair: &Pair, ctx: &mut Context) -> Vec<(Sym, Sym)> {
    let mut at_entry = |g: Gpr| ctx.sym(Var::Reg { cut: 0, reg: Reg::Gpr(g), private: None });
    let pairs = pair.contract.preconditions.iter().filter_map(Condition::pointers_apart);
    pairs.map(|(a, b)| (at_entry(a), at_entry(b))).collect()
}

/// Everything that must be equal for one piece.
fn goals(
    ctx: &mut Context,
    pair: &Pair,
    source: &Program,
    claim: Claim,
    (s, t): (&Outcome, &Outcome),
) -> Result<Vec<Goal>, String> {
    let homes = claim.homes;
    let mut goals = Vec::new();
    if claim.by_bytes {
        accesses::access_goals(ctx, s, t, &mut goals)?;
    }
    let never = ctx.arena.bool(false);
    let going_on = goals_of_effects(ctx, &s.effects, &t.effects, &mut goals)?;
    let from = goals.len();
    let keys: BTreeSet<&Out> = s.outs.keys().chain(t.outs.keys()).collect();
    let always = ctx.arena.bool(true);
    for out in keys {
        let name = describe(out);
        let gs = s.outs.get(out).map_or(never, |x| x.0);
        let gt = t.outs.get(out).map_or(never, |x| x.0);
        goals.push(Goal { name: format!("reaching {name}"), assumption: always, source: gs, target: gt });
        let (Some((_, a)), Some((_, b))) = (s.outs.get(out), t.outs.get(out)) else { continue };
        let mut live = live_at(pair, source, out);
        if let Some(there) = at_out(homes, out) {
            for g in there.addresses.iter().map(|a| a.0).chain(there.saved.iter().map(|s| s.1)) {
                live.regs[g.index()] = 0;
            }
            for (name, source, target) in there.kept(ctx, a, b)? {
                goals.push(Goal { name, assumption: gs, source, target });
            }
        }
        for r in Reg::all().filter(|r| live.at(*r) != 0) {
            let part = live.at(r);
            let x = masked(ctx, r, a.regs[r.index()], part);
            let y = masked(ctx, r, b.regs[r.index()], part);
            goals.push(Goal { name: format!("{r} at {name}"), assumption: gs, source: x, target: y });
        }
        for f in live.flags.iter() {
            let (x, y) = (a.flags[f.index()], b.flags[f.index()]);
            goals.push(Goal { name: format!("{f} at {name}"), assumption: gs, source: x, target: y });
        }
    }
    assume(ctx, &mut goals[from..], going_on);
    Ok(goals)
}

/// The effects of both sides are the same, in order. The result is the condition that none of them is a fault: what
/// comes after one does not happen.
///
/// # Errors
/// Where the effects differ in number or kind.
pub(crate) fn goals_of_effects(
    ctx: &mut Context,
    source: &[Effect],
    target: &[Effect],
    goals: &mut Vec<Goal>,
) -> Result<ExprId, String> {
    let mut going_on = ctx.arena.bool(true);
    for (n, step) in aligned(source, target)?.into_iter().enumerate() {
        let from = goals.len();
        match step {
            Step::Effect(a, b) => effect_goals(ctx, n, a, b, goals)?,
            Step::Faults(a, b) => {
                let (source, target) = (any_fault(ctx, a), any_fault(ctx, b));
                goals.push(Goal { name: format!("fault before effect {n}"), assumption: going_on, source, target });
                let none = ctx.arena.not(source);
                going_on = ctx.arena.and(going_on, none);
                continue;
            }
        }
        assume(ctx, &mut goals[from..], going_on);
    }
    Ok(going_on)
}

pub(crate) fn assume(ctx: &mut Context, goals: &mut [Goal], fact: ExprId) {
    for g in goals {
        g.assumption = ctx.arena.and(g.assumption, fact);
    }
}

/// What is said of a way out to a cut point.
fn at_out<'h>(homes: &'h [AtCut], out: &Out) -> Option<&'h AtCut> {
    match out {
        Out::Cut(n) => homes.get(*n as usize),
        _ => None,
    }
}

fn live_at(pair: &Pair, source: &Program, out: &Out) -> Live {
    use crate::cfg::Exit;
    match out {
        Out::Cut(n) => {
            let head = source.cuts[*n as usize];
            if source.cfg.entries.contains(&head) && *n != 0 {
                Live::everything()
            } else {
                source.live.at_start[head.index()]
            }
        }
        Out::Return => Live::at_exit(&Exit::Return, &pair.contract.live_out),
        Out::Tail(t) => Live::at_exit(&Exit::Tail(t.clone()), &pair.contract.live_out),
        Out::Indirect | Out::FallsOff => Live::everything(),
        Out::Trap => Live::default(),
    }
}

fn describe(out: &Out) -> String {
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

/// The part of a register's content, whatever stands in the rest.
pub(crate) fn masked(ctx: &mut Context, r: Reg, e: ExprId, part: u64) -> ExprId {
    let ones = part.trailing_ones();
    if ones > 0 && part == u64::MAX >> (64 - ones) {
        return ctx.arena.extract(e, 0, ones as u16 * r.grain());
    }
    let m = part_mask(&mut ctx.arena, r, part);
    ctx.arena.and(e, m)
}

/// What must happen on both sides at one point of the order.
enum Step<'e> {
    Effect(&'e Effect, &'e Effect),
    /// Possible faults with no other effect between them: which of them it is cannot be told.
    Faults(&'e [Effect], &'e [Effect]),
}

/// Effects of both sides in step.
fn aligned<'e>(mut s: &'e [Effect], mut t: &'e [Effect]) -> Result<Vec<Step<'e>>, String> {
    let counts = (s.len(), t.len());
    let faults = |e: &[Effect]| e.iter().take_while(|e| matches!(e.what, EffectKind::Fault { .. })).count();
    let mut steps = Vec::new();
    loop {
        let ((a, rest), (b, other)) = (s.split_at(faults(s)), t.split_at(faults(t)));
        if !a.is_empty() || !b.is_empty() {
            steps.push(Step::Faults(a, b));
        }
        match (rest, other) {
            ([], []) => return Ok(steps),
            ([x, rest @ ..], [y, other @ ..]) => {
                steps.push(Step::Effect(x, y));
                (s, t) = (rest, other);
            }
            _ => return Err(format!("{} effects became {}", counts.0, counts.1)),
        }
    }
}

/// One of these faults happens.
fn any_fault(ctx: &mut Context, faults: &[Effect]) -> ExprId {
    faults.iter().fold(ctx.arena.bool(false), |any, e| match e.what {
        EffectKind::Fault { condition } => {
            let happens = ctx.arena.and(e.guard, condition);
            ctx.arena.or(any, happens)
        }
        _ => any,
    })
}

fn effect_goals(ctx: &mut Context, n: usize, a: &Effect, b: &Effect, goals: &mut Vec<Goal>) -> Result<(), String> {
    let always = ctx.arena.bool(true);
    let mut same = |name: String, assumption, source, target| {
        goals.push(Goal { name, assumption, source, target });
    };
    same(format!("whether effect {n} happens"), always, a.guard, b.guard);
    let g = a.guard;
    match (&a.what, &b.what) {
        (
            EffectKind::Load { address: x, width: w, aligned: o },
            EffectKind::Load { address: y, width: v, aligned: p },
        ) if w == v && faults_no_more(*o, *p) => {
            same(format!("address of load {n}"), g, *x, *y);
        }
        (
            EffectKind::Store { address: x, width: w, value: p, aligned: o },
            EffectKind::Store { address: y, width: v, value: q, aligned: r },
        ) if w == v && faults_no_more(*o, *r) => {
            same(format!("address of store {n}"), g, *x, *y);
            same(format!("value of store {n}"), g, *p, *q);
        }
        (EffectKind::Call { target: x, reads: p, at: i }, EffectKind::Call { target: y, reads: q, at: j })
            if same_target(x, y) && p.len() == q.len() && same_alignment(*i, *j) =>
        {
            for ((r, p), (_, q)) in p.iter().zip(q) {
                same(format!("{r} at call {n}"), g, *p, *q);
            }
        }
        (EffectKind::Opaque { what: x, reads: p, flags: f }, EffectKind::Opaque { what: y, reads: q, flags: h })
            if x == y =>
        {
            for ((r, p), (_, q)) in p.iter().zip(q) {
                same(format!("{r} at {} ({n})", x.mnemonic), g, *p, *q);
            }
            for ((r, p), (_, q)) in f.iter().zip(h) {
                same(format!("{r} at {} ({n})", x.mnemonic), g, *p, *q);
            }
        }
        (EffectKind::Stores(x), EffectKind::Stores(y)) => {
            for (place, p, q) in x.side_by_side(y, &mut ctx.arena).map_err(|why| format!("effect {n} {why}"))? {
                goals.push(Goal {
                    name: format!("value stored at {:+}", place.at),
                    assumption: g,
                    source: p,
                    target: q,
                });
            }
        }
        _ => return Err(format!("effect {n} is of another kind")),
    }
    Ok(())
}

/// An access may not come to need alignment.
const fn faults_no_more(source_aligned: bool, target_aligned: bool) -> bool {
    source_aligned || !target_aligned
}

/// Whether callees find the stack pointer at the same alignment (psABI §3.2.2).
const fn same_alignment(source: Option<i64>, target: Option<i64>) -> bool {
    match (source, target) {
        (Some(a), Some(b)) => (a - b) % 16 == 0,
        (None, None) => true,
        _ => false,
    }
}

/// Calls of one symbol, or through the same operand. Offsets of local targets may move.
fn same_target(a: &CallTarget, b: &CallTarget) -> bool {
    a == b
}

/// Turns a model of the first piece into a state and runs both functions on it.
fn confirm(pair: &Pair, ctx: &Context, model: &crate::smt::Assignment, s: &Outcome) -> Option<Counterexample> {
    let mut world = difference::sample(pair, 0)?;
    for (&sym, value) in model {
        match ctx.meaning_of(sym) {
            Var::Reg { cut: 0, reg: Reg::Gpr(g), .. } => world.gpr[g.index()] = value.low() as u64,
            Var::Reg { cut: 0, reg: Reg::Vec(v), .. } => world.vectors[v.index()] = *value,
            Var::Reg { cut: 0, reg: Reg::Mask(k), .. } => world.masks[k.index()] = value.low() as u64,
            Var::Flag { cut: 0, flag, .. } => world.flags[flag.index()] = value.low() == 1,
            Var::CpuHasBmi1 => world.has_bmi1 = value.low() == 1,
            _ => {}
        }
    }
    let wide = |e: ExprId| isa::eval::eval_wide(&ctx.arena, &[e], &|v| model.get(&v).copied().unwrap_or_default())[0];
    let at = |e: ExprId| wide(e).low();
    for (base, offset, run) in ctx.initial_contents() {
        let (first, content) = ((at(base) as u64).wrapping_add(offset as u64), wide(run));
        for i in 0..ctx.arena.width(run) / 8 {
            world.memory.entry(first.wrapping_add(u64::from(i))).or_insert(content.bits(8 * i, 8) as u8);
        }
    }
    let mut n = 0;
    for e in &s.effects {
        if let EffectKind::Load { address, width, .. } = e.what {
            let value = ctx.load_result(n).and_then(|v| model.get(&v).copied()).unwrap_or_default();
            let address = at(address) as u64;
            for i in 0..width.bytes() {
                let byte = value.bits(8 * i, 8) as u8;
                world.memory.entry(address.wrapping_add(u64::from(i))).or_insert(byte);
            }
        }
        if !matches!(e.what, EffectKind::Fault { .. }) {
            n += 1;
        }
    }
    // Any stack pointer shows most differences; the usual one is where nothing else lies.
    let rsp = world.gpr[Gpr::RSP.index()];
    world.gpr[Gpr::RSP.index()] = difference::STACK;
    difference::confirm(pair, &world).or_else(|| {
        world.gpr[Gpr::RSP.index()] = rsp;
        difference::confirm(pair, &world)
    })
}
