//! Random functions through the whole pipeline, then original and result run natively on the same states.
//!
//! What must agree is what the contract makes observable: the live bits of each register, memory, and whether the code
//! faults. Where the original's undefined results reach these, the interpreter says which bits they decide, and those
//! bits may differ.

use crate::function::context::FunctionContext;
use crate::function::readback::Refused;
use crate::function::reading::{features, readable};
use crate::input::{self, Module};
use crate::lab::random_code;
use crate::pipeline::result::{Ended, FunctionResult};
use crate::pipeline::{self, Settings};
use dag::analysis::contract::Contract;
use dag::ir::cfg::Cfg;
use dag::ir::function::{CodeInst, Function};
use dag::ir::random::{Random, mix};
use dag::semantics::interpreter::{self, World};
use isa::eval::Wide;
use isa::native::{CpuState, NativeJob, Session};
use isa::{Decoded, Feature, FeatureSet, Flag, Gpr, Reg, Target};
use serde::Serialize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// How much to try.
#[derive(Clone)]
pub struct FuzzOptions {
    /// Number of the first function.
    pub first: u64,
    pub count: u64,
    pub states: usize,
    pub seed: u64,
    pub threads: usize,
    pub settings: Settings,
}

/// What was tried and found.
#[derive(Clone, Serialize, Default, Debug)]
pub struct Tally {
    pub functions: u64,
    pub improved: u64,
    pub unchanged: u64,
    pub unproved: u64,
    /// Instructions of all functions, without `ret`.
    pub instructions_before: u64,
    pub instructions_after: u64,
    /// Pairs of runs that were compared.
    pub states: u64,
    /// Pairs that differ in undefined bits only.
    pub undefined: u64,
    /// Runs that ended with a division error.
    pub faults: u64,
    /// Runs of originals by the interpreter, compared with the CPU.
    pub interpreted: u64,
    pub differences: Vec<Difference>,
    /// Candidates that the final proof refuted: the original was kept, but search or lowering was wrong.
    pub refuted: Vec<Difference>,
    /// Candidates that the final proof could not settle.
    pub unsettled: Vec<Difference>,
    /// What searches put in place of windows, if the settings want details.
    #[serde(skip)]
    pub replacements: Vec<String>,
}

/// A function and what was wrong with its result.
#[derive(Clone, Serialize, Debug)]
pub struct Difference {
    pub name: String,
    pub what: String,
    pub original: String,
    pub result: String,
}

/// Runs everything, in `threads` threads; the tally does not depend on their number.
///
/// # Errors
/// This machine cannot run code natively, or a generated function does not assemble.
pub fn run(options: &FuzzOptions) -> Result<Tally, String> {
    let next = AtomicU64::new(0);
    let done: Mutex<Vec<(u64, Result<Tally, String>)>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..options.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let k = next.fetch_add(1, Ordering::Relaxed);
                    if k >= options.count {
                        return;
                    }
                    let one = one(options, options.first + k);
                    done.lock().expect("no thread panics with the lock").push((k, one));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("all threads have ended");
    done.sort_by_key(|(k, _)| *k);
    let mut tally = Tally::default();
    for (_, one) in done {
        tally.add(one?);
    }
    Ok(tally)
}

impl Tally {
    fn add(&mut self, one: Tally) {
        self.functions += one.functions;
        self.improved += one.improved;
        self.unchanged += one.unchanged;
        self.unproved += one.unproved;
        self.instructions_before += one.instructions_before;
        self.instructions_after += one.instructions_after;
        self.states += one.states;
        self.undefined += one.undefined;
        self.faults += one.faults;
        self.interpreted += one.interpreted;
        self.differences.extend(one.differences);
        self.refuted.extend(one.refuted);
        self.unsettled.extend(one.unsettled);
        self.replacements.extend(one.replacements);
    }

    fn count(&mut self, result: &FunctionResult) {
        self.functions = 1;
        self.replacements = result.replacements();
        match result.ended {
            Ended::Improved => self.improved = 1,
            Ended::Unproved(_) => self.unproved = 1,
            _ => self.unchanged = 1,
        }
        self.instructions_before = u64::from(result.before.instructions);
        self.instructions_after = u64::from(result.after.instructions);
    }
}

/// One function: generated, optimized, run.
fn one(options: &FuzzOptions, number: u64) -> Result<Tally, String> {
    let generated = random_code::function(options.seed, number, options.settings.march.unwrap_or(FeatureSet::BASE));
    let broken = |what: String| format!("{what}\n{}", generated.text);
    let first = |p: Vec<crate::input::error::Problem>| broken(p.first().map_or(String::new(), ToString::to_string));
    let module = input::load_text("random.s", &generated.text).map_err(first)?;
    let contract = crate::input::contract(&module, 0, &[]).map_err(first)?;
    let settings = settings(options, number);
    let context = FunctionContext::new(&module, 0, contract.clone(), settings.march);
    let optimized = pipeline::optimize(&context, &settings);
    let mut tally = Tally::default();
    tally.count(&optimized.result);
    let text = module.render(&optimized.replacements, &[]).map_err(|r| broken(format!("{r:?}")))?;
    let result = input::load_text("result.s", &text).map_err(first)?;
    let pair = Pair { pointer: generated.pointer, original: &module, result: &result, contract: &contract };
    let difference = |what: String| Difference {
        name: generated.name.clone(),
        what,
        original: generated.text.clone(),
        result: text.clone(),
    };
    let rng = Random::new(mix(options.seed ^ 0x5bd1) ^ mix(number));
    for what in pair.compare(options.states, rng, &mut tally)? {
        tally.differences.push(difference(what));
    }
    if let Some(refused) = &optimized.result.refused {
        let is_wrong = matches!(refused, Refused::Different(_));
        let list = if is_wrong { &mut tally.refuted } else { &mut tally.unsettled };
        list.push(difference(format!("{refused:?}")));
    }
    Ok(tally)
}

/// Runs two straight-line functions that touch no memory, the first with a contract, as a random one and its result.
///
/// # Errors
/// The texts are not such functions, or this machine cannot run code natively.
pub fn compare_texts(original: &str, result: &str, states: usize) -> Result<Vec<String>, String> {
    let first = |p: Vec<crate::input::error::Problem>| p.first().map_or(String::new(), ToString::to_string);
    let original = input::load_text("original.s", original).map_err(first)?;
    let result = input::load_text("result.s", result).map_err(first)?;
    let contract = crate::input::contract(&original, 0, &[]).map_err(first)?;
    let pair = Pair { pointer: None, original: &original, result: &result, contract: &contract };
    pair.compare(states, Random::new(1), &mut Tally::default())
}

/// Z3's own search costs seconds per function; one in five is enough to try it.
fn settings(options: &FuzzOptions, number: u64) -> Settings {
    let mut settings = options.settings.clone();
    settings.strategies.retain(|s| !s.slow() || number.is_multiple_of(5));
    settings
}

/// An original and its replacement.
struct Pair<'a> {
    /// See [`random_code::RandomFunction::pointer`].
    pointer: Option<u64>,
    original: &'a Module,
    result: &'a Module,
    contract: &'a Contract,
}

/// Runs that the interpreter repeats for every function, and kinds of undefined results it tries.
const INTERPRETED: usize = 8;
const UNKNOWNS: u64 = 48;

impl Pair<'_> {
    /// What differs; at most one state per kind of comparison.
    fn compare(&self, states: usize, mut rng: Random, tally: &mut Tally) -> Result<Vec<String>, String> {
        let mut session = Session::new()?;
        let cell = session.cell_end() - 8;
        let states: Vec<CpuState> = (0..states).map(|k| self.state(cell, k, &mut rng)).collect();
        let job = |m| body(m).map(|code| NativeJob { code, states: states.clone() });
        let mut jobs = [job(self.original)?, job(self.result)?];
        session.run(&mut jobs)?;
        let [before, after] = &jobs;
        let (mut found, mut wrong) = (None, None);
        for (k, start) in states.iter().enumerate() {
            let (a, b) = (&before.states[k], &after.states[k]);
            tally.states += 1;
            tally.faults += u64::from(a.signal != 0);
            // The fault of a division may be left out.
            let left_out = a.signal == libc::SIGFPE as u64 && b.signal == 0;
            if !left_out && let Some(what) = self.difference(a, b, &Observed::all(self.contract)) {
                let defined = self.defined(start, cell);
                match self.difference(a, b, &defined) {
                    Some(_) => found = found.or(Some(describe("original and result", &what, start, a, b))),
                    None => tally.undefined += 1,
                }
            }
            if k < INTERPRETED {
                tally.interpreted += 1;
                let run = self.interpret(start, cell, 0);
                let defined = self.defined(start, cell);
                if let Some(what) = self.difference(a, &run, &defined) {
                    wrong = wrong.or(Some(describe("CPU and interpreter", &what, start, a, &run)));
                }
            }
        }
        Ok(found.into_iter().chain(wrong).collect())
    }

    /// The first that differs among the observed bits.
    fn difference(&self, a: &CpuState, b: &CpuState, observed: &Observed) -> Option<String> {
        if a.signal != b.signal {
            return Some(format!("signals {} and {}", a.signal, b.signal));
        }
        if a.signal != 0 {
            return None;
        }
        let register = Gpr::all().find(|g| (a.gpr[g.index()] ^ b.gpr[g.index()]) & observed.gpr[g.index()] != 0);
        let memory = ((a.cell[7] ^ b.cell[7]) & observed.cell != 0).then(|| "memory".to_string());
        register.map(|g| g.to_string()).or(memory)
    }

    /// The observed bits that no undefined result decides.
    fn defined(&self, start: &CpuState, cell: u64) -> Observed {
        let mut observed = Observed::all(self.contract);
        let first = self.interpret(start, cell, 0);
        for unknown in 1..UNKNOWNS {
            let other = self.interpret(start, cell, unknown);
            for g in 0..16 {
                observed.gpr[g] &= !(first.gpr[g] ^ other.gpr[g]);
            }
            observed.cell &= !(first.cell[7] ^ other.cell[7]);
        }
        observed
    }

    /// The interpreter's outcome for the original, as the CPU would leave it.
    fn interpret(&self, start: &CpuState, cell: u64, unknown: u64) -> CpuState {
        let mf = &self.original.functions[0];
        let f = readable(&mf.function, features(&mf.function, None));
        let run = run_function(&f, start, cell, unknown);
        let memory = |i: u64| {
            let byte = (start.cell[7] >> (8 * i)) as u8;
            let store = run.events.iter().rev().find_map(|e| match *e {
                interpreter::Event::Store { address, bytes, value } => {
                    let at = (cell + i).wrapping_sub(address);
                    (at < u64::from(bytes)).then(|| value.bits(8 * at as u16, 8) as u8)
                }
                _ => None,
            });
            u64::from(store.unwrap_or(byte)) << (8 * i)
        };
        let fault = run.end == interpreter::RunEnd::Fault;
        let mut after = CpuState { gpr: run.gpr, signal: if fault { libc::SIGFPE as u64 } else { 0 }, ..*start };
        after.cell[7] = (0..8).map(memory).sum();
        after
    }

    /// Corner values first, then values where arithmetic behaves specially.
    fn state(&self, cell: u64, k: usize, rng: &mut Random) -> CpuState {
        const CORNERS: [u64; 8] = [0, u64::MAX, 1, 1 << 63, 1 << 31, (1 << 63) - 1, 0xffff_ffff, 0x8000_0000_8000_0000];
        let value = |rng: &mut Random| match CORNERS.get(k) {
            Some(&v) => v,
            None => {
                let width = [8, 32, 64, 64][rng.below(4)];
                rng.interesting(width) as u64
            }
        };
        let mut s = CpuState::default();
        s.cell[7] = rng.next();
        for g in &mut s.gpr {
            *g = value(rng);
        }
        let flags = rng.next();
        s.flags = Flag::ALL.iter().fold(2, |w, f| w | (flags >> f.index() & 1) << f.rflags_bit());
        if let Some(p) = self.pointer {
            s.gpr[Gpr::RDI.index()] = cell + p;
        }
        s
    }
}

/// The bits that a caller can see.
struct Observed {
    gpr: [u64; 16],
    cell: u64,
}

impl Observed {
    /// Everything that the contract makes live. The native run has no stack of its own, and so no stack pointer.
    fn all(contract: &Contract) -> Observed {
        let mut gpr: [u64; 16] = std::array::from_fn(|g| contract.live_out[g]);
        gpr[Gpr::RSP.index()] = 0;
        Observed { gpr, cell: u64::MAX }
    }
}

fn run_function(f: &Function, start: &CpuState, cell: u64, unknown: u64) -> interpreter::InterpreterRun {
    let content =
        |r: Reg| Wide(std::array::from_fn(|i| if 64 * i < usize::from(r.bits()) { start.word(r, i) } else { 0 }));
    let mut others = interpreter::other_registers().map(content);
    let world = World {
        gpr: start.gpr,
        others: std::array::from_fn(|_| others.next().expect("one for each place")),
        flags: Flag::ALL.map(|f| start.flags >> f.rflags_bit() & 1 == 1),
        memory: (0..8).map(|i| (cell + i, (start.cell[7] >> (8 * i)) as u8)).collect(),
        seed: 0,
        has_bmi1: FeatureSet::native().contains(Feature::Bmi1),
    };
    interpreter::run(f, &Cfg::build(f), &world, f.insts.len() + 1, unknown, &|_| None)
}

/// The bytes before the final `ret`.
fn body(module: &Module) -> Result<Vec<u8>, String> {
    let mf = module.functions.first().ok_or("there is no function")?;
    let name = &mf.function.name;
    let (last, rest) = mf.function.insts.split_last().ok_or_else(|| format!("{name} is empty"))?;
    // A result may have branches in place of conditional moves.
    let stays = |i: &CodeInst| match &i.decoded {
        Decoded::Plain(_) | Decoded::Nop => true,
        Decoded::Jump(Target::Local(to)) | Decoded::Branch(_, Target::Local(to)) => {
            (i.offset + 1..=last.offset).contains(to)
        }
        _ => false,
    };
    if last.decoded != Decoded::Return || !rest.iter().all(stays) {
        return Err(format!("{name} is no code that goes on to one return"));
    }
    let bytes = &module.units[mf.unit].image.sections[mf.section].bytes;
    Ok(bytes[mf.start as usize..last.offset as usize].to_vec())
}

fn describe(who: &str, what: &str, start: &CpuState, a: &CpuState, b: &CpuState) -> String {
    format!("{who} differ in {what}\n  started with {start:x?}\n  the one leaves {a:x?}\n  the other      {b:x?}")
}
