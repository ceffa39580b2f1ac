//! States that a function can be timed from: arguments by its contract, and memory for those that it follows.
//!
//! Nothing runs here that the interpreter did not run first. A state stands if the function returns from it, keeps what
//! callees keep, makes no calls, and accesses only its frame, its arguments on the stack, constants, and the memory that this
//! state's pointers point to; and if it makes the same accesses whatever stands in registers that are no arguments and
//! whatever undefined results are. Which arguments are pointers is seen by trying: those are, with which most states stand.

use super::NotRun;
use dag::analysis::contract::{Contract, reads_at_entry};
use dag::analysis::liveness::unknown_callee;
use dag::ir::cfg::Cfg;
use dag::ir::function::Function;
use dag::ir::random::{Random, mix};
use dag::semantics::interpreter::{self, Event, FRAME, InterpreterRun, RunEnd, SYMBOLS, World};
use dag::semantics::symbolic::Out;
use dag::verify::difference::admits;
use isa::eval::Wide;
use isa::measure::paired::{ByteRange, CallState, CallTable, MemoryImage};
use isa::{Feature, FeatureSet, Gpr, Parts, Reg, RegisterFile};
use std::collections::BTreeSet;

/// Where the memory of pointers begins: a piece for each of each state, an odd number of lines apart so that they spread over
/// the sets of a cache.
const AREAS: u64 = 0x3000_0000;
const AREA: u64 = 1024;
const STRIDE: u64 = AREA + LINE;
const LINE: u64 = 64;
const PAGE: u64 = 4096;
/// The stack pointer at entry, as calls leave it: 8 above a multiple of 16 (psABI §3.2.2).
const STACK: u64 = 0x2800_8008;
/// Bytes above the return address in which arguments may stand.
const ON_STACK: u64 = 256;
const RETURN: u64 = 8;
/// Where the interpreter places what has a name; no argument points there.
const CONSTANTS: std::ops::Range<u64> = SYMBOLS..SYMBOLS + (1 << 33);
/// What all memory of all states follows from.
const MEMORY_SEED: u64 = 0x3e5;

/// Instructions of one run.
const STEPS: usize = 4000;
/// States of one choice of pointers that are tried, and states in all.
const TRIALS: usize = 16;
const TRIES: usize = 1024;
/// States of a reading: at most, and at least.
const MOST: usize = 512;
const LEAST: usize = 16;
/// Bytes of lines that the calls of a reading may touch: most of a data cache would be taken from what is read.
const FOOTPRINT: usize = 16 << 10;
/// Stored bytes that a dependent call waits for.
const WAITS: usize = 8;

/// Registers that callers pass arguments in (psABI §3.2.3).
const PASSED: [Gpr; 6] = [Gpr::RDI, Gpr::RSI, Gpr::RDX, Gpr::RCX, Gpr::R8, Gpr::R9];
const PASSED_VECTORS: usize = 8;

/// States for a function under its contract, with the memory that they need.
///
/// # Errors
/// [`NotRun::OddArgument`] or [`NotRun::NoStates`].
pub fn states(function: &Function, cfg: &Cfg, contract: &Contract, seed: u64) -> Result<CallTable, NotRun> {
    let subject = StateSearch::new(function, cfg, contract, seed)?;
    let pointers = subject.pointers().ok_or(NotRun::NoStates)?;
    let mut found: Vec<StandingState> = Vec::new();
    let mut wanted = MOST;
    for n in 0..TRIES {
        if found.len() >= wanted {
            break;
        }
        // A place whose state does not stand is used again.
        if let Some(state) = subject.try_state(found.len(), n, &pointers) {
            wanted = state.calls_that_fit().min(wanted);
            found.push(state);
        }
    }
    if found.len() < LEAST { Err(NotRun::NoStates) } else { Ok(subject.table(&found, &pointers)) }
}

/// A function and what its arguments may be.
struct StateSearch<'a> {
    function: &'a Function,
    cfg: &'a Cfg,
    /// Without conditions that two pointers are apart: each state's are, whatever they point to.
    contract: Contract,
    /// What of each register carries an argument.
    parts: Parts,
    arguments: Vec<Reg>,
    seed: u64,
}

/// A state that stands, and what its call accesses outside the frame and of constants.
struct StandingState {
    world: World,
    accesses: Vec<StateAccess>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct StateAccess {
    address: u64,
    bytes: u16,
    stores: bool,
}

impl<'a> StateSearch<'a> {
    fn new(function: &'a Function, cfg: &'a Cfg, contract: &Contract, seed: u64) -> Result<StateSearch<'a>, NotRun> {
        let is_passed = |r: &Reg| match r.gpr() {
            Some(g) => PASSED.contains(&g),
            None => r.file() == RegisterFile::Vector && r.number() < PASSED_VECTORS,
        };
        // Where nothing is said, what is read.
        let parts = contract.arguments.unwrap_or_else(|| {
            let read = reads_at_entry(function);
            let mut parts = [0; Reg::COUNT];
            for r in Reg::all().filter(|r| is_passed(r) && read[r.index()] != 0) {
                parts[r.index()] = u64::MAX;
            }
            parts
        });
        let arguments: Vec<Reg> = Reg::all().filter(|r| parts[r.index()] != 0).collect();
        if !arguments.iter().all(is_passed) {
            return Err(NotRun::OddArgument);
        }
        let mut contract = contract.clone();
        contract.preconditions.retain(|c| c.pointers_apart().is_none());
        Ok(StateSearch { function, cfg, contract, parts, arguments, seed })
    }

    /// The arguments that are pointers: the fewest with which most states stand, if any do.
    fn pointers(&self) -> Option<Vec<Gpr>> {
        let whole = |r: &Reg| r.gpr().filter(|_| self.parts[r.index()] == u64::MAX);
        let able: Vec<Gpr> = self.arguments.iter().filter_map(whole).collect();
        let mut choices: Vec<Vec<Gpr>> = (0..1usize << able.len())
            .map(|set| able.iter().enumerate().filter(|(k, _)| set >> k & 1 == 1).map(|(_, g)| *g).collect())
            .collect();
        choices.sort_by_key(Vec::len);
        let stand = |pointers: &Vec<Gpr>| (0..TRIALS).filter(|n| self.try_state(0, *n, pointers).is_some()).count();
        let mut best = (0, None);
        for pointers in choices {
            let count = stand(&pointers);
            if count > best.0 {
                best = (count, Some(pointers));
            }
            if best.0 == TRIALS {
                break;
            }
        }
        best.1
    }

    /// The `n`th try of a state whose memory is at a place of its own, if it stands.
    fn try_state(&self, place: usize, n: usize, pointers: &[Gpr]) -> Option<StandingState> {
        let world = self.world(place, n, pointers);
        if !admits(&self.contract, &world) {
            return None;
        }
        let run = |world: &World, unknown| {
            interpreter::run(self.function, self.cfg, world, STEPS, unknown, &|_| Some(unknown_callee()))
        };
        let own = areas(place, pointers.len());
        let accesses = accesses(&world, &run(&world, 0), &own)?;
        let other = self.with_other_contents(&world, n);
        // Undefined results are ones this time.
        let again = self::accesses(&other, &run(&other, 1), &own)?;
        (accesses == again).then_some(StandingState { world, accesses })
    }

    fn world(&self, place: usize, n: usize, pointers: &[Gpr]) -> World {
        let mut r = Random::numbered(self.seed, n as u64);
        let mut world = World {
            gpr: [0; 16],
            others: [Wide::default(); Reg::COUNT - Gpr::COUNT],
            flags: [false; 6],
            memory: Default::default(),
            seed: MEMORY_SEED,
            has_bmi1: FeatureSet::native().contains(Feature::Bmi1),
        };
        for argument in &self.arguments {
            match argument.gpr() {
                Some(g) => world.gpr[g.index()] = number(&mut r) & self.parts[argument.index()],
                None => world.set_content(*argument, vector(&mut r)),
            }
        }
        for (k, g) in pointers.iter().enumerate() {
            world.gpr[g.index()] = area(place, pointers.len(), k) + LINE;
        }
        world.gpr[Gpr::RSP.index()] = STACK;
        world
    }

    /// The same arguments, and something else in all other registers and flags.
    fn with_other_contents(&self, world: &World, n: usize) -> World {
        let mut r = Random::numbered(self.seed ^ mix(1), n as u64);
        let mut other = world.clone();
        for g in Gpr::all().filter(|g| *g != Gpr::RSP && !self.arguments.contains(&Reg::of(*g))) {
            other.gpr[g.index()] = r.next();
        }
        for v in RegisterFile::Vector.regs().filter(|v| !self.arguments.contains(v)) {
            other.set_content(v, vector(&mut r));
        }
        other.flags.iter_mut().for_each(|f| *f = r.next() & 1 == 1);
        other
    }

    fn table(&self, found: &[StandingState], pointers: &[Gpr]) -> CallTable {
        let waits = found.iter().map(|s| s.waits().len()).max().unwrap_or(0);
        let state = |s: &StandingState| {
            let content = |r: &Reg| {
                let words = s.world.content(*r).0;
                [words[0], words[1]]
            };
            let mut bytes = s.waits();
            // A state that stores less waits for less.
            bytes.resize(waits, bytes.last().copied().unwrap_or(STACK + RETURN));
            CallState { contents: self.arguments.iter().map(content).collect(), waits: bytes }
        };
        let stored: BTreeSet<ByteRange> = found.iter().flat_map(StandingState::stored).collect();
        let stack = (STACK - FRAME)..(STACK + RETURN + ON_STACK);
        let areas = AREAS..area(found.len(), pointers.len(), 0);
        CallTable {
            arguments: self.arguments.clone(),
            states: found.iter().map(state).collect(),
            memory: [stack, areas].into_iter().filter(|range| !range.is_empty()).map(|r| image(&found[0], r)).collect(),
            stored: stored.into_iter().collect(),
            stack: STACK,
            results: results(&self.contract),
        }
    }
}

/// Whole pages around addresses, with what the states say stands there.
fn image(state: &StandingState, range: std::ops::Range<u64>) -> MemoryImage {
    let start = range.start / PAGE * PAGE;
    MemoryImage { start, bytes: (start..range.end.next_multiple_of(PAGE)).map(|a| state.world.byte(a)).collect() }
}

/// Registers that hold results: rax, rdx, xmm0, xmm1 (psABI §3.2.3), unless the function leaves them alone.
fn results(contract: &Contract) -> Vec<Reg> {
    let vectors = [0, 1].into_iter().filter_map(|n| RegisterFile::Vector.reg(n));
    let all = [Gpr::RAX, Gpr::RDX].into_iter().map(Reg::of).chain(vectors);
    all.filter(|r| contract.live_out[r.index()] != 0 && !contract.left_alone.contains(r)).collect()
}

/// Where the memory of one pointer of a state begins; the pointer points to its second line.
fn area(place: usize, pointers: usize, k: usize) -> u64 {
    AREAS + (place * pointers + k) as u64 * STRIDE
}

fn areas(place: usize, pointers: usize) -> Vec<std::ops::Range<u64>> {
    (0..pointers).map(|k| area(place, pointers, k)).map(|start| start..start + AREA).collect()
}

/// A number as arguments are: anything, of any length, where arithmetic is special, or small as lengths are.
fn number(r: &mut Random) -> u64 {
    match r.below(4) {
        0 => r.next(),
        1 => r.next() >> (r.next() & 63),
        2 => r.interesting(64) as u64,
        _ => 1 + r.next() % 32,
    }
}

/// 128 bits of numbers that are ordinary ones in both formats of floating point.
fn vector(r: &mut Random) -> Wide {
    let single = |r: &mut Random| u64::from((r.below(64) as f32 / 8.0 - 4.0).to_bits());
    let double = |r: &mut Random| (r.below(64) as f64 / 8.0 - 4.0).to_bits();
    let doubles = r.below(2) == 0;
    let mut word = || if doubles { double(r) } else { single(r) << 32 | single(r) };
    Wide::of_words(&[word(), word()])
}

/// What a run accesses beside its frame and constants, if it returns as functions do and stays within `own`.
fn accesses(world: &World, run: &InterpreterRun, own: &[std::ops::Range<u64>]) -> Option<Vec<StateAccess>> {
    let kept = Gpr::all().filter(|g| g.callee_saved()).all(|g| run.gpr[g.index()] == world.gpr[g.index()]);
    if run.end != RunEnd::Left(Out::Return) || !kept || run.gpr[Gpr::RSP.index()] != world.rsp() {
        return None;
    }
    let mut found = Vec::new();
    for e in &run.events {
        let access = match *e {
            Event::Load { address, bytes } => StateAccess { address, bytes, stores: false },
            Event::Store { address, bytes, .. } => StateAccess { address, bytes, stores: true },
            Event::Call { .. } | Event::Opaque { .. } => return None,
        };
        let last = access.address.checked_add(u64::from(access.bytes) - 1)?;
        let within = |range: &std::ops::Range<u64>| range.contains(&access.address) && range.contains(&last);
        if world.in_frame(access.address) && world.in_frame(last) || (!access.stores && within(&CONSTANTS)) {
            continue;
        }
        let argument = STACK + RETURN..STACK + RETURN + ON_STACK;
        if !own.iter().any(within) && (access.stores || !within(&argument)) {
            return None;
        }
        found.push(access);
    }
    Some(found)
}

impl StandingState {
    /// So many calls like this one touch as much memory as a reading may.
    fn calls_that_fit(&self) -> usize {
        let lines = |a: &StateAccess| a.address / LINE..(a.address + u64::from(a.bytes)).div_ceil(LINE);
        let touched: BTreeSet<u64> = self.accesses.iter().flat_map(lines).collect();
        match touched.len() * LINE as usize {
            0 => MOST,
            bytes => (FOOTPRINT / bytes).clamp(LEAST, MOST),
        }
    }

    fn stored(&self) -> impl Iterator<Item = ByteRange> {
        let stores = self.accesses.iter().filter(|a| a.stores);
        stores.map(|a| ByteRange { start: a.address, length: usize::from(a.bytes) })
    }

    /// A byte of each of the last stores.
    fn waits(&self) -> Vec<u64> {
        let mut found: Vec<u64> = Vec::new();
        for range in self.stored().collect::<Vec<_>>().iter().rev() {
            if found.len() < WAITS && !found.contains(&range.start) {
                found.push(range.start);
            }
        }
        found
    }
}

#[cfg(test)]
mod tests;
