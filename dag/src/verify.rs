//! Does one function refine another? Concrete runs look for a difference; a proof goes from cut
//! point to cut point: started in states that agree on what is live, both sides must do the same
//! effects and reach the same next cut points or exits in states that again agree.

use crate::cfg::{BlockId, Cfg};
use crate::contract::Contract;
use crate::function::Function;
use crate::interp::{self, End, Event, Run, World};
use crate::live::{Live, Liveness};
use crate::prove::{Goal, Stats, Verdict, prove};
use crate::random::Random;
use crate::smt::Limits;
use crate::symbolic::{CallTarget, Context, Effect, EffectKind, Out, Outcome, Side, State, Var, run_piece};
use isa::{ExprId, Flag, Gpr, Target};
use std::collections::{BTreeMap, BTreeSet};

/// What is claimed about two functions.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    Equivalent,
    Different(Box<Counterexample>),
    Unknown(String),
}

/// A start on which the two functions do different things.
#[derive(Clone, PartialEq, Debug)]
pub struct Counterexample {
    pub world: World,
    pub source: Run,
    pub target: Run,
    /// What differs, in words.
    pub difference: String,
}

pub struct Pair<'a> {
    pub source: &'a Function,
    pub target: &'a Function,
    pub contract: &'a Contract,
    /// Whether a call's target is in the same module.
    pub local_call: &'a dyn Fn(&Target) -> bool,
    pub limits: Limits,
}

/// Number of concrete runs tried before a proof.
const RUNS: u64 = 400;
const STEPS: usize = 4000;

/// Proves or refutes that `target` may stand for `source`.
pub fn verify(pair: &Pair, stats: &mut Stats) -> Answer {
    if let Some(c) = find_difference(pair, RUNS) {
        return Answer::Different(Box::new(c));
    }
    prove_functions(pair, stats)
}

/// The proof alone.
pub fn prove_functions(pair: &Pair, stats: &mut Stats) -> Answer {
    let source = Program::new(pair, pair.source);
    let target = Program::new(pair, pair.target);
    if source.cuts.len() != target.cuts.len() {
        return Answer::Unknown(format!(
            "the original has {} loop heads and entries, the other {}",
            source.cuts.len(),
            target.cuts.len()
        ));
    }
    for cut in 0..source.cuts.len() {
        match prove_piece(pair, &source, &target, cut, stats) {
            Answer::Equivalent => {}
            other => return other,
        }
    }
    Answer::Equivalent
}

struct Program<'a> {
    f: &'a Function,
    cfg: Cfg,
    live: Liveness,
    cuts: Vec<BlockId>,
}

impl<'a> Program<'a> {
    fn new(pair: &Pair, f: &'a Function) -> Program<'a> {
        let cfg = Cfg::build(f);
        let live = Liveness::compute(f, &cfg, &pair.contract.live_out, pair.local_call);
        let cuts = cfg.cuts.iter().copied().collect();
        Program { f, cfg, live, cuts }
    }
    fn number(&self, b: BlockId) -> Option<u32> {
        self.cuts.iter().position(|c| *c == b).map(|n| n as u32)
    }
}

fn prove_piece(pair: &Pair, source: &Program, target: &Program, cut: usize, stats: &mut Stats) -> Answer {
    let mut ctx = Context::new();
    let head = source.cuts[cut];
    let entered_from_outside = source.cfg.entries.contains(&head);
    let mut facts = Vec::new();
    let (s0, t0) = if cut == 0 && source.cfg.preds[head.index()].is_empty() {
        let s = State::at_cut(&mut ctx, 0);
        facts = pair.contract.assumptions(&mut ctx.arena, &|g| s.gpr[g.index()]);
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
    let run = |ctx: &mut Context, side: &Program, state, which| {
        run_piece(ctx, side.f, &side.cfg, side.cuts[cut], state, which, &|b| side.number(b), pair.local_call)
    };
    // The target first, so that the source can choose its undefined results like the target's.
    let t = run(&mut ctx, target, t0, Side::Target);
    let s = run(&mut ctx, source, s0, Side::Source);
    let goals = match goals(&mut ctx, pair, source, &s, &t) {
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
    Answer::Equivalent
}

/// Everything that must be equal for one piece.
fn goals(ctx: &mut Context, pair: &Pair, source: &Program, s: &Outcome, t: &Outcome) -> Result<Vec<Goal>, String> {
    let mut goals = Vec::new();
    if s.effects.len() != t.effects.len() {
        return Err(format!("{} effects became {}", s.effects.len(), t.effects.len()));
    }
    for (n, (a, b)) in s.effects.iter().zip(&t.effects).enumerate() {
        effect_goals(ctx, n, a, b, &mut goals)?;
    }
    let never = ctx.arena.bool(false);
    let keys: BTreeSet<&Out> = s.outs.keys().chain(t.outs.keys()).collect();
    let always = ctx.arena.bool(true);
    for out in keys {
        let name = describe(out);
        let gs = s.outs.get(out).map_or(never, |x| x.0);
        let gt = t.outs.get(out).map_or(never, |x| x.0);
        goals.push(Goal { name: format!("reaching {name}"), assumption: always, source: gs, target: gt });
        let (Some((_, a)), Some((_, b))) = (s.outs.get(out), t.outs.get(out)) else { continue };
        let live = live_at(pair, source, out);
        for g in Gpr::all().filter(|g| live.at(*g) != 0) {
            let mask = live.at(g);
            let x = masked(ctx, a.gpr[g.index()], mask);
            let y = masked(ctx, b.gpr[g.index()], mask);
            goals.push(Goal { name: format!("{g} at {name}"), assumption: gs, source: x, target: y });
        }
        for f in live.flags.iter() {
            let (x, y) = (a.flags[f.index()], b.flags[f.index()]);
            goals.push(Goal { name: format!("{f} at {name}"), assumption: gs, source: x, target: y });
        }
    }
    Ok(goals)
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

fn masked(ctx: &mut Context, e: ExprId, mask: u64) -> ExprId {
    let ones = mask.trailing_ones();
    if ones > 0 && mask == u64::MAX >> (64 - ones) {
        return ctx.arena.extract(e, 0, ones as u16);
    }
    let m = ctx.arena.constant(64, u128::from(mask));
    ctx.arena.and(e, m)
}

fn effect_goals(ctx: &mut Context, n: usize, a: &Effect, b: &Effect, goals: &mut Vec<Goal>) -> Result<(), String> {
    let always = ctx.arena.bool(true);
    let mut same = |name: String, assumption, source, target| {
        goals.push(Goal { name, assumption, source, target });
    };
    same(format!("whether effect {n} happens"), always, a.guard, b.guard);
    let g = a.guard;
    match (&a.what, &b.what) {
        (EffectKind::Load { address: x, width: w }, EffectKind::Load { address: y, width: v }) if w == v => {
            same(format!("address of load {n}"), g, *x, *y);
        }
        (
            EffectKind::Store { address: x, width: w, value: p },
            EffectKind::Store { address: y, width: v, value: q },
        ) if w == v => {
            same(format!("address of store {n}"), g, *x, *y);
            same(format!("value of store {n}"), g, *p, *q);
        }
        (EffectKind::Call { target: x, reads: p }, EffectKind::Call { target: y, reads: q })
            if same_target(x, y) && p.len() == q.len() =>
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
        (EffectKind::Fault { condition: x }, EffectKind::Fault { condition: y }) => {
            same(format!("fault {n}"), g, *x, *y);
        }
        _ => return Err(format!("effect {n} is of another kind")),
    }
    Ok(())
}

/// Calls of one symbol, or through the same operand. Offsets of local targets may move.
fn same_target(a: &CallTarget, b: &CallTarget) -> bool {
    a == b
}

// ---- concrete differences -------------------------------------------------------------------------

/// Runs both functions on seeded states until they differ.
pub fn find_difference(pair: &Pair, runs: u64) -> Option<Counterexample> {
    let (sc, tc) = (Cfg::build(pair.source), Cfg::build(pair.target));
    let live = Liveness::compute(pair.source, &sc, &pair.contract.live_out, pair.local_call);
    (0..runs).find_map(|k| {
        let world = sample(pair, k)?;
        compare(pair, &sc, &tc, &live, &world)
    })
}

/// Start of the arena that sampled pointers lie in, and its size.
pub const ARENA: u64 = 0x2000_0000;
pub const ARENA_SIZE: u64 = 0x1_0000;

/// A state that fulfils the preconditions: registers hold corner values, small numbers or pointers
/// into one small arena (so that aliasing happens).
fn sample(pair: &Pair, k: u64) -> Option<World> {
    let mut r = Random::new(mix_seed(k));
    (0..64).find_map(|_| {
        let style = r.below(4);
        let mut gpr: [u64; 16] = std::array::from_fn(|_| match (style, r.below(4)) {
            (0, _) | (1, 0) => ARENA + 0x4000 + (r.next() % 0x40) * 8,
            (3, _) => r.next() % 9,
            _ => r.interesting(64) as u64,
        });
        if r.below(3) == 0 {
            gpr.iter_mut().for_each(|g| *g = *g as u32 as i32 as i64 as u64);
        }
        // Equal arguments are where comparisons turn.
        if r.below(4) == 0 {
            gpr[Gpr::RSI.index()] = gpr[Gpr::RDI.index()];
        }
        gpr[Gpr::RSP.index()] = ARENA + 0xc000;
        let flags = std::array::from_fn(|_| r.next() & 1 == 1);
        let world = World { gpr, flags, memory: BTreeMap::new(), seed: r.next(), has_bmi1: r.next() & 1 == 1 };
        admits(pair.contract, &world).then_some(world)
    })
}

fn mix_seed(k: u64) -> u64 {
    crate::random::mix(k ^ 0xd1f)
}

fn admits(contract: &Contract, world: &World) -> bool {
    let mut arena = isa::Arena::new();
    let regs: Vec<ExprId> = world.gpr.iter().map(|v| arena.constant(64, u128::from(*v))).collect();
    let facts = contract.assumptions(&mut arena, &|g| regs[g.index()]);
    facts.iter().all(|f| arena.as_const(*f).is_some_and(|c| c.value == 1))
}

fn compare(pair: &Pair, sc: &Cfg, tc: &Cfg, live: &Liveness, world: &World) -> Option<Counterexample> {
    let _ = live;
    let source = interp::run(pair.source, sc, world, STEPS, 0, pair.local_call);
    if source.met_unknown {
        // The original's own undefined results must not be what makes the difference.
        for u in [1, 0xabcd] {
            let other = interp::run(pair.source, sc, world, STEPS, u, pair.local_call);
            if difference(pair, &source, &other).is_some() {
                return None;
            }
        }
    }
    for u in [0, 1] {
        let target = interp::run(pair.target, tc, world, STEPS, u, pair.local_call);
        if let Some(difference) = difference(pair, &source, &target) {
            return Some(Counterexample { world: world.clone(), source, target, difference });
        }
        if !target.met_unknown {
            break;
        }
    }
    None
}

/// What the environment can tell apart. Loads must be of memory that the original loads too.
pub fn difference(pair: &Pair, s: &Run, t: &Run) -> Option<String> {
    if s.end == End::Running || t.end == End::Running {
        return None;
    }
    let loads = |r: &Run| -> BTreeSet<(u64, u16)> {
        r.events
            .iter()
            .filter_map(|e| match e {
                Event::Load { address, bytes } => Some((*address, *bytes)),
                _ => None,
            })
            .collect()
    };
    if let Some((a, n)) = loads(t).difference(&loads(s)).next() {
        return Some(format!("loads {n} bytes at {a:#x}, which the original does not"));
    }
    let seen = |r: &Run| -> Vec<Event> {
        r.events.iter().filter(|e| !matches!(e, Event::Load { .. } | Event::Opaque { .. })).cloned().collect()
    };
    let (a, b) = (seen(s), seen(t));
    if let Some((x, y)) = a.iter().zip(&b).find(|(x, y)| x != y) {
        return Some(format!("{} instead of {}", event(y), event(x)));
    }
    if a.len() != b.len() {
        let extra = a.get(b.len()).or(b.get(a.len()));
        let what = extra.map_or(String::new(), event);
        return Some(if a.len() > b.len() { format!("no {what}") } else { format!("an extra {what}") });
    }
    if s.end != t.end {
        return Some(format!("ends with {:?} instead of {:?}", t.end, s.end));
    }
    let End::Left(out) = &s.end else { return None };
    let live = match out {
        Out::Return => Live::at_exit(&crate::cfg::Exit::Return, &pair.contract.live_out),
        Out::Tail(x) => Live::at_exit(&crate::cfg::Exit::Tail(x.clone()), &pair.contract.live_out),
        Out::Trap => Live::default(),
        _ => Live::everything(),
    };
    for g in Gpr::all() {
        let (x, y) = (s.gpr[g.index()] & live.at(g), t.gpr[g.index()] & live.at(g));
        if x != y {
            return Some(format!("{g} is {y:#x} instead of {x:#x}"));
        }
    }
    live.flags
        .iter()
        .find(|f: &Flag| s.flags[f.index()] != t.flags[f.index()])
        .map(|f| format!("{f} is {} instead of {}", u8::from(t.flags[f.index()]), u8::from(s.flags[f.index()])))
}

fn event(e: &Event) -> String {
    match e {
        Event::Load { address, bytes } => format!("load of {bytes} bytes at {address:#x}"),
        Event::Store { address, bytes, value } => format!("store of {value:#x} ({bytes} bytes) at {address:#x}"),
        Event::Call { target, reads } => {
            let args: Vec<String> = reads.iter().map(|(g, v)| format!("{g}={v:#x}")).collect();
            format!("call of {target} with {}", args.join(" "))
        }
        Event::Opaque { bytes, .. } => format!("instruction {bytes:02x?}"),
    }
}

/// Turns a model of the first piece into a state and runs both functions on it.
fn confirm(pair: &Pair, ctx: &Context, model: &crate::smt::Assignment, s: &Outcome) -> Option<Counterexample> {
    let mut world = sample(pair, 0)?;
    for (&sym, &value) in model {
        match ctx.meaning_of(sym) {
            Var::Gpr { cut: 0, gpr, .. } => world.gpr[gpr.index()] = value as u64,
            Var::Flag { cut: 0, flag, .. } => world.flags[flag.index()] = value == 1,
            Var::CpuHasBmi1 => world.has_bmi1 = value == 1,
            _ => {}
        }
    }
    let at = |e: ExprId| isa::eval::eval(&ctx.arena, &[e], &|v| model.get(&v).copied().unwrap_or(0))[0];
    let mut n = 0;
    for e in &s.effects {
        if let EffectKind::Load { address, width } = e.what {
            let value = ctx.load_result(n).and_then(|v| model.get(&v).copied()).unwrap_or(0);
            let address = at(address) as u64;
            for i in 0..u64::from(width.bytes()) {
                world.memory.entry(address.wrapping_add(i)).or_insert((value >> (8 * i)) as u8);
            }
        }
        if !matches!(e.what, EffectKind::Fault { .. }) {
            n += 1;
        }
    }
    if !admits(pair.contract, &world) {
        return None;
    }
    let (sc, tc) = (Cfg::build(pair.source), Cfg::build(pair.target));
    let live = Liveness::compute(pair.source, &sc, &pair.contract.live_out, pair.local_call);
    compare(pair, &sc, &tc, &live, &world)
}
