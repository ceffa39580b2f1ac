//! Looking for a difference between two functions by running both: which starts are tried, and what counts.

use crate::analysis::contract::Contract;
use crate::analysis::liveness::Live;
use crate::ir::cfg::{Cfg, Exit};
use crate::ir::function::Function;
use crate::ir::random::{Random, mix};
use crate::ir::signature::Condition;
use crate::semantics::interpreter::{self, Event, InterpreterRun, OtherRegisters, RunEnd, World, part_of};
use crate::semantics::symbolic::Out;
use crate::smt::Limits;
use crate::verify::FunctionPair;
use isa::eval::Wide;
use isa::{ExprId, Flag, Gpr, Parts, Reg, RegisterFile, Target};
use std::collections::{BTreeMap, BTreeSet};

mod stored;

/// A start on which the two functions do different things.
#[derive(Clone, PartialEq, Debug)]
pub struct Counterexample {
    pub world: World,
    pub source: InterpreterRun,
    pub target: InterpreterRun,
    /// What differs, in words.
    pub difference: String,
}

/// Instructions of one run; long loops get more only now and then.
const STEPS: usize = 4000;
const FEW_STEPS: usize = 300;
/// Starts on which arguments are changed.
const CHANGES: u64 = 64;

/// Runs both functions on seeded states until they differ, if possible so that a processor would show it:
/// a load too many is seen only where it faults, an order of stores only where they overlap.
pub fn find_difference(pair: &FunctionPair, runs: u64) -> Option<Counterexample> {
    let cfgs = PairCfgs::build(pair);
    let mut first = None;
    for k in 0..runs {
        let steps = if k % 20 == 0 { STEPS } else { FEW_STEPS };
        let Some(found) = sample(pair, k).and_then(|world| compare(pair, &cfgs, &world, steps)) else { continue };
        if visible(pair, &found) {
            return Some(found);
        }
        first.get_or_insert(found);
    }
    first
}

/// What runs of a function say of whether it depends on parts of registers at entry.
#[derive(Clone, PartialEq, Debug)]
pub enum Dependence {
    /// It does otherwise on these two starts, which differ in nothing else.
    Shown(Box<[World; 2]>),
    /// No run does otherwise.
    NotSeen,
    /// No run got to an end that can be compared.
    Unknown,
}

/// Whether runs of a function do otherwise where these parts of registers are otherwise at entry: then its callers have to
/// set them. The other registers are as the contract has it.
pub fn dependence(function: &Function, contract: &Contract, parts: &Parts) -> Dependence {
    let callees = &|_: &Target| None;
    let limits = Limits::default();
    let pair = FunctionPair {
        source: function,
        target: function,
        contract,
        callees,
        deeper_frame: false,
        limits,
        queries: None,
    };
    let cfg = Cfg::build(function);
    let run = |world: &World| interpreter::run(function, &cfg, world, FEW_STEPS, 0, callees);
    let mut ended = false;
    for k in 0..CHANGES {
        let Some(world) = sample(&pair, k) else { continue };
        let other = changed(&world, parts, k);
        let (one, two) = (run(&world), run(&other));
        if difference(&pair, &world, &one, &two).is_some() {
            return Dependence::Shown(Box::new([world, other]));
        }
        ended |= [&one, &two].iter().all(|r| r.blind_from.is_none() && r.end != RunEnd::Running);
    }
    if ended { Dependence::NotSeen } else { Dependence::Unknown }
}

/// The state with these parts of registers otherwise.
fn changed(world: &World, parts: &Parts, seed: u64) -> World {
    let mut other = world.clone();
    for r in Reg::all().filter(|r| parts[r.index()] != 0) {
        let mask = r.gpr().map_or(u64::MAX, |g| parts[g.index()]);
        let mut word = 0;
        let flipped = world.content(r).0.map(|w| {
            word += 1;
            w ^ mix(seed ^ mix(r.index() as u64 ^ word << 32)) & mask
        });
        other.set_content(r, Wide(flipped));
    }
    other
}

/// Whether the functions differ on this start, if the preconditions admit it.
pub fn confirm(pair: &FunctionPair, world: &World) -> Option<Counterexample> {
    let cfgs = PairCfgs::build(pair);
    admits(pair.contract, world).then(|| compare(pair, &cfgs, world, STEPS))?
}

/// Start of the arena that sampled pointers lie in; the stack pointer is in it too.
pub const ARENA: u64 = 0x2000_0000;
/// The stack pointer at entry.
pub const STACK: u64 = ARENA + 0xc000;
const PAGE: u64 = 0x1000;

/// A state that fulfils the preconditions: registers hold corner values, small numbers or pointers
/// into one small arena (so that aliasing happens), some just before the end of a page.
pub fn sample(pair: &FunctionPair, k: u64) -> Option<World> {
    let mut r = Random::new(mix(k ^ 0xd1f));
    (0..64).find_map(|_| {
        let style = r.below(5);
        let mut gpr: [u64; 16] = std::array::from_fn(|_| match (style, r.below(4)) {
            (0, _) | (1, 0) => ARENA + 0x4000 + (r.next() % 0x40) * 8,
            (4, 0 | 1) => ARENA + 0x5000 - 1 - r.next() % 16,
            (3, _) => r.next() % 9,
            _ => r.interesting(64) as u64,
        });
        if r.below(3) == 0 {
            gpr.iter_mut().for_each(|g| *g = *g as u32 as i32 as i64 as u64);
        }
        // Equal arguments are where comparisons turn, and where memory operands overlap.
        if r.below(4) == 0 {
            gpr[Gpr::RSI.index()] = gpr[Gpr::RDI.index()];
        }
        if r.below(8) == 0 {
            gpr[Gpr::RDX.index()] = gpr[if r.below(2) == 0 { Gpr::RDI } else { Gpr::RSI }.index()];
        }
        gpr[Gpr::RSP.index()] = STACK;
        for (a, b) in pointers_apart(pair.contract) {
            if distance(gpr[a.index()], gpr[b.index()]) < APART {
                gpr[b.index()] = gpr[a.index()].wrapping_add(APART);
            }
        }
        let flags = std::array::from_fn(|_| r.next() & 1 == 1);
        let (seed, has_bmi1) = (r.next(), r.next() & 1 == 1);
        let others = other_registers(seed);
        let world = World { gpr, others, flags, memory: BTreeMap::new(), seed, has_bmi1 };
        admits(pair.contract, &world).then_some(world)
    })
}

fn other_registers(seed: u64) -> OtherRegisters {
    let behind = RegisterFile::Vector.first() + RegisterFile::Vector.count();
    let content = |r: Reg| match r.file() {
        RegisterFile::Vector => vector(seed, r.number() as u64),
        _ => {
            let number = (r.index() - behind) as u64;
            (mix(seed ^ (64 + number)) >> (mix(seed ^ number) % 64)).into()
        }
    };
    let mut registers = interpreter::other_registers();
    std::array::from_fn(|_| content(registers.next().expect("one for each place")))
}

/// Content of a vector register: words of corner values, small numbers, floats and equal lanes, or another register's.
pub(crate) fn vector(seed: u64, number: u64) -> Wide {
    let mut r = Random::new(mix(seed ^ mix(0x7ec ^ number)));
    if number > 0 && r.below(6) == 0 {
        return vector(seed, number - 1);
    }
    let style = r.below(6);
    Wide(std::array::from_fn(|_| match style {
        0 => r.interesting(64) as u64,
        1 => (0..8).fold(0, |w, _| w << 8 | r.interesting(8) as u64),
        2 => (0..4).fold(0, |w, _| w << 16 | r.interesting(16) as u64),
        3 => (0..2).fold(0, |w, _| w << 32 | r.interesting(32) as u64),
        4 => {
            u64::from((r.below(64) as f32 / 8.0 - 4.0).to_bits()) << 32
                | u64::from((r.below(64) as f32 - 32.0).to_bits())
        }
        _ => (r.below(64) as f64 / 8.0 - 4.0).to_bits(),
    }))
}

/// Whether a state fulfils the preconditions.
pub fn admits(contract: &Contract, world: &World) -> bool {
    let mut arena = isa::Arena::new();
    let regs: Vec<ExprId> = world.gpr.iter().map(|v| arena.constant(64, u128::from(*v))).collect();
    let facts = contract.assumptions(&mut arena, &|g| regs[g.index()]);
    let apart = |(a, b): (Gpr, Gpr)| distance(world.gpr[a.index()], world.gpr[b.index()]) >= APART;
    facts.iter().all(|f| arena.as_const(*f).is_some_and(|c| c.value == 1)) && pointers_apart(contract).all(apart)
}

/// Distance of pointers whose memory does not overlap: more than twice what is accessed around each.
const APART: u64 = 0x40_0000;

/// The address space is a circle.
fn distance(a: u64, b: u64) -> u64 {
    a.wrapping_sub(b).min(b.wrapping_sub(a))
}

fn pointers_apart(contract: &Contract) -> impl Iterator<Item = (Gpr, Gpr)> + '_ {
    contract.preconditions.iter().filter_map(Condition::pointers_apart)
}

/// Whether no access can be through either of two pointers whose memory does not overlap: each is near one of them, or
/// on the stack.
fn through_one_pointer(contract: &Contract, world: &World, r: &InterpreterRun) -> bool {
    let near = |p: u64, at: u64| distance(p, at) < APART / 2 - 64;
    let known = |(a, b): (Gpr, Gpr), at: u64| {
        near(world.gpr[a.index()], at) || near(world.gpr[b.index()], at) || near(world.rsp(), at)
    };
    r.events.iter().all(|e| match e {
        Event::Load { address, .. } | Event::Store { address, .. } => {
            pointers_apart(contract).all(|pair| known(pair, *address))
        }
        _ => true,
    })
}

/// The control flow of both functions.
struct PairCfgs {
    source: Cfg,
    target: Cfg,
}

impl PairCfgs {
    fn build(pair: &FunctionPair) -> PairCfgs {
        PairCfgs { source: Cfg::build(pair.source), target: Cfg::build(pair.target) }
    }
}

fn compare(pair: &FunctionPair, cfgs: &PairCfgs, world: &World, steps: usize) -> Option<Counterexample> {
    let source = interpreter::run(pair.source, &cfgs.source, world, steps, 0, pair.callees);
    for u in [0, 1] {
        let target = interpreter::run(pair.target, &cfgs.target, world, steps, u, pair.callees);
        if let Some(difference) = difference(pair, world, &source, &target) {
            // The original's own undefined results must not be what makes the difference.
            let defined = !source.met_unknown || does_not_depend_on_undefined(pair, &cfgs.source, world, &source);
            let stands = defined && through_one_pointer(pair.contract, world, &source);
            return stands.then(|| Counterexample { world: world.clone(), source, target, difference });
        }
        if !target.met_unknown {
            break;
        }
    }
    None
}

fn does_not_depend_on_undefined(pair: &FunctionPair, cfg: &Cfg, world: &World, source: &InterpreterRun) -> bool {
    (1..24).all(|u| {
        let other = interpreter::run(pair.source, cfg, world, STEPS, u, pair.callees);
        difference(pair, world, source, &other).is_none() && difference(pair, world, &other, source).is_none()
    })
}

/// What the environment can tell apart. Nothing is claimed that rests on results of opaque instructions.
pub fn difference(pair: &FunctionPair, world: &World, s: &InterpreterRun, t: &InterpreterRun) -> Option<String> {
    if s.end == RunEnd::Running || t.end == RunEnd::Running {
        return None;
    }
    let blind = s.blind_from.is_some() || t.blind_from.is_some();
    if !blind && let Some(extra) = extra_load(world, s, t) {
        return Some(extra);
    }
    if !pair.contract.keeps_accesses() {
        if let Some(found) = stored::difference(world, s, t, blind) {
            return Some(found);
        }
        return if blind { None } else { at_the_end(pair, s, t) };
    }
    let (a, b) = (seen(world, s), seen(world, t));
    if let Some((x, y)) = a.iter().zip(&b).find(|(x, y)| x != y) {
        return Some(format!("{} instead of {}", event(y), event(x)));
    }
    if blind {
        return None;
    }
    if a.len() != b.len() {
        let extra = a.get(b.len()).or(b.get(a.len()));
        let what = extra.map_or(String::new(), |e| event(e));
        return Some(if a.len() > b.len() { format!("no {what}") } else { format!("an extra {what}") });
    }
    at_the_end(pair, s, t)
}

fn at_the_end(pair: &FunctionPair, s: &InterpreterRun, t: &InterpreterRun) -> Option<String> {
    // A fault may be left out, if nothing follows but a return.
    if s.end == RunEnd::Fault && t.end == RunEnd::Left(Out::Return) {
        return None;
    }
    if s.end != t.end {
        return Some(format!("ends with {:?} instead of {:?}", t.end, s.end));
    }
    registers(pair, s, t)
}

/// Stores and calls up to the first opaque instruction that hides what follows. What the function writes into its
/// own frame is its own matter.
fn seen<'r>(world: &World, r: &'r InterpreterRun) -> Vec<&'r Event> {
    let end = r.blind_from.unwrap_or(r.events.len());
    let matters = |e: &&Event| match e {
        Event::Load { .. } | Event::Opaque { .. } => false,
        Event::Store { address, .. } => !world.in_frame(*address),
        Event::Call { .. } => true,
    };
    r.events[..end].iter().filter(matters).collect()
}

/// Bytes that a run loads or stores outside its frame.
fn touched(world: &World, r: &InterpreterRun, stores: bool) -> BTreeSet<u64> {
    let range = |address: u64, bytes: u16| (0..u64::from(bytes)).map(move |i| address.wrapping_add(i));
    let mut all = BTreeSet::new();
    for e in &r.events {
        match e {
            Event::Load { address, bytes } => all.extend(range(*address, *bytes)),
            Event::Store { address, bytes, .. } if stores => all.extend(range(*address, *bytes)),
            _ => {}
        }
    }
    all.retain(|a| !world.in_frame(*a));
    all
}

/// Loads must be of memory that the original touches too: elsewhere they may fault.
fn extra_load(world: &World, s: &InterpreterRun, t: &InterpreterRun) -> Option<String> {
    let known = touched(world, s, true);
    t.events.iter().find_map(|e| match e {
        Event::Load { address, bytes } => {
            let own = |a: u64| world.in_frame(a) || known.contains(&a);
            let extra = (0..u64::from(*bytes)).any(|i| !own(address.wrapping_add(i)));
            extra.then(|| format!("loads {bytes} bytes at {address:#x}, which the original does not touch"))
        }
        _ => None,
    })
}

fn registers(pair: &FunctionPair, s: &InterpreterRun, t: &InterpreterRun) -> Option<String> {
    let RunEnd::Left(out) = &s.end else { return None };
    let live = match out {
        Out::Return => Live::at_exit(&Exit::Return, &pair.contract.live_out, pair.callees),
        Out::Tail(x) => Live::at_exit(&Exit::Tail(x.clone()), &pair.contract.live_out, pair.callees),
        Out::Trap => Live::default(),
        _ => Live::everything(),
    };
    for r in Reg::all() {
        let (x, y) = (part_of(r, s.content(r), live.at(r)), part_of(r, t.content(r), live.at(r)));
        if x != y {
            return Some(format!("{r} is {} instead of {}", hex(y), hex(x)));
        }
    }
    let differs = |f: &Flag| s.flags[f.index()] != t.flags[f.index()];
    let flag = live.flags.iter().find(differs);
    flag.map(|f| format!("{f} is {} instead of {}", u8::from(t.flags[f.index()]), u8::from(s.flags[f.index()])))
}

/// Without leading zeros.
fn hex(v: Wide) -> String {
    let words: Vec<u64> = v.0.into_iter().rev().skip_while(|w| *w == 0).collect();
    match &words[..] {
        [] => "0x0".to_string(),
        [first, rest @ ..] => {
            let rest: Vec<String> = rest.iter().map(|w| format!("{w:016x}")).collect();
            format!("{first:#x}{}", rest.concat())
        }
    }
}

fn event(e: &Event) -> String {
    match e {
        Event::Load { address, bytes } => format!("load of {bytes} bytes at {address:#x}"),
        Event::Store { address, bytes, value } => format!("store of {} ({bytes} bytes) at {address:#x}", hex(*value)),
        Event::Call { target, reads } => {
            let args: Vec<String> =
                reads.iter().filter(|r| r.0.gpr().is_some()).map(|(g, v)| format!("{g}={}", hex(*v))).collect();
            format!("call of {target} with {}", args.join(" "))
        }
        Event::Opaque { bytes, .. } => format!("instruction {bytes:02x?}"),
    }
}

/// Whether a processor that runs both would show this difference: in a register, in memory afterwards, or by a fault
/// on a page that the original does not touch. Runs that cannot be run natively anyway count as visible.
fn visible(pair: &FunctionPair, c: &Counterexample) -> bool {
    let outside = |r: &InterpreterRun| r.events.iter().any(|e| matches!(e, Event::Call { .. } | Event::Opaque { .. }));
    if outside(&c.source) || outside(&c.target) {
        return true;
    }
    let pages = |r: &InterpreterRun| -> BTreeSet<u64> { touched(&c.world, r, true).iter().map(|a| a / PAGE).collect() };
    let (source, target) = (pages(&c.source), pages(&c.target));
    if source.iter().any(|p| !(16..interpreter::SYMBOLS / PAGE).contains(p)) {
        return false;
    }
    c.source.end != c.target.end
        || target.difference(&source).next().is_some()
        || final_memory(&c.world, &c.source) != final_memory(&c.world, &c.target)
        || registers(pair, &c.source, &c.target).is_some()
}

/// Bytes outside the frame that hold something else after the run than before.
pub fn final_memory(world: &World, r: &InterpreterRun) -> BTreeMap<u64, u8> {
    let mut memory = BTreeMap::new();
    for e in &r.events {
        if let Event::Store { address, bytes, value } = e {
            for i in 0..*bytes {
                memory.insert(address.wrapping_add(u64::from(i)), value.bits(8 * i, 8) as u8);
            }
        }
    }
    memory.retain(|a, b| !world.in_frame(*a) && *b != world.byte(*a));
    memory
}
