//! Functions of machine code against each other on this CPU: paired readings, in random order, at random places.
//!
//! A function is called once for each row of a table of states, in one of two ways: calls that do not wait for each other,
//! or calls whose arguments wait for what the call before gave. Small functions at fixed distances disturb each other in the
//! caches and the predictors of branches and returns. So readings are made at several placements: in each, a child process
//! has all functions at distances drawn anew, each with callers of its own. A round reads every function once in each way,
//! in an order drawn anew, the states too; what the functions store is undone before each reading. Readings of one round
//! are to be compared with each other and with nothing else.

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod child;
mod code;

use super::calls::{TimedFunction, linked};
use crate::reg::Reg;

/// What functions are called with, and where.
#[derive(Clone, Debug)]
pub struct CallTable {
    /// Registers that are set before each call, general ones and vectors of which the low 128 bits count. None of them is one
    /// that callees keep.
    pub arguments: Vec<Reg>,
    /// One for each call of a reading.
    pub states: Vec<CallState>,
    /// All memory that may be accessed, the stack too.
    pub memory: Vec<MemoryImage>,
    /// What the calls of a reading store outside their frame.
    pub stored: Vec<ByteRange>,
    /// The stack pointer at entry, where the return address stands.
    pub stack: u64,
    /// rax, rdx, xmm0, xmm1: those that hold a result.
    pub results: Vec<Reg>,
}

/// One call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallState {
    /// Of each argument 128 bits, the low half first.
    pub contents: Vec<[u64; 2]>,
    /// Addresses of bytes that the call stores; as many in each state.
    pub waits: Vec<u64>,
}

/// Whole pages at a fixed address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemoryImage {
    pub start: u64,
    pub bytes: Vec<u8>,
}

/// Bytes of one image.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ByteRange {
    pub start: u64,
    pub length: usize,
}

/// How calls follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallOrder {
    /// None waits for another.
    Independent,
    /// The arguments of each wait for the results of the one before, and for what it stored.
    Dependent,
}

impl CallOrder {
    pub const ALL: [CallOrder; 2] = [CallOrder::Independent, CallOrder::Dependent];

    pub const fn index(self) -> usize {
        self as usize
    }
}

/// How much is read.
#[derive(Clone, Copy, Debug)]
pub struct ReadingEffort {
    pub placements: usize,
    /// Of one placement.
    pub rounds: usize,
}

/// Readings at one placement.
#[derive(Clone, PartialEq, Debug)]
pub struct PlacementTimes {
    pub rounds: Vec<RoundTimes>,
}

/// Readings of one round.
#[derive(Clone, PartialEq, Debug)]
pub struct RoundTimes {
    /// Core cycles for a call of each function, by [`CallOrder::index`]; the loading of the arguments and the call included.
    pub cycles: Vec<[f64; 2]>,
}

/// Rounds at the beginning of a placement that do not count: they bring code and memory in.
const WARM_UP: usize = 3;

/// Times functions against each other. `below` draws a number below another one. Each function returns from each state, keeps
/// what callees keep, and accesses nothing but what the table lists and its frame: the caller has looked at that.
///
/// # Errors
/// Why this machine cannot: not x86-64 Linux, no memory at the addresses, no child; or that a run did not come to its end.
pub fn time(
    functions: &[&TimedFunction],
    calls: &CallTable,
    effort: ReadingEffort,
    below: &mut dyn FnMut(usize) -> usize,
) -> Result<Vec<PlacementTimes>, String> {
    let linked = functions.iter().map(|f| Callee::of(f)).collect::<Result<Vec<_>, String>>()?;
    (0..effort.placements).map(|_| placement(&linked, calls, effort.rounds, below)).collect()
}

/// A function that can run wherever its alignment is kept.
struct Callee {
    code: Vec<u8>,
    align: usize,
}

impl Callee {
    fn of(f: &TimedFunction) -> Result<Callee, String> {
        // Where compilers put functions, and constants behind the code.
        let align = if f.constants.is_empty() { 16 } else { code::LINE };
        Ok(Callee { code: linked(f)?, align })
    }
}

/// What a child does: drawn beforehand, since a child of a process with threads may not even ask for memory.
struct PlacementPlan {
    code: Vec<u8>,
    /// Offsets of the callers, by function and [`CallOrder::index`]; behind them the clock.
    entries: Vec<usize>,
    rounds: Vec<RoundPlan>,
}

struct RoundPlan {
    /// Indices of entries, and of states.
    entries: Vec<usize>,
    states: Vec<usize>,
}

fn placement(
    callees: &[Callee],
    calls: &CallTable,
    rounds: usize,
    below: &mut dyn FnMut(usize) -> usize,
) -> Result<PlacementTimes, String> {
    let (code, entries) = code::placed(callees, calls, below)?;
    let rounds = (0..rounds + WARM_UP)
        .map(|_| RoundPlan { entries: shuffled(entries.len(), below), states: shuffled(calls.states.len(), below) })
        .collect();
    let plan = PlacementPlan { code, entries, rounds };
    let ticks = run(&plan, calls)?;
    let rounds = ticks.chunks(plan.entries.len()).skip(WARM_UP).map(|round| in_cycles(round, calls.states.len()));
    Ok(PlacementTimes { rounds: rounds.collect() })
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
use child::run;

#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
fn run(_: &PlacementPlan, _: &CallTable) -> Result<Vec<u64>, String> {
    Err("functions are timed on x86-64 Linux only".to_string())
}

/// The ticks of one round, those of the clock last.
fn in_cycles(ticks: &[u64], states: usize) -> RoundTimes {
    let (clock, functions) = ticks.split_last().expect("the clock is an entry");
    let cycle = *clock as f64 / code::ADDITIONS as f64;
    let of = |t: u64| t as f64 / cycle / states as f64;
    RoundTimes { cycles: functions.chunks(2).map(|c| [of(c[0]), of(c[1])]).collect() }
}

/// The numbers below `n` in an order drawn at random (Fisher and Yates).
fn shuffled(n: usize, below: &mut dyn FnMut(usize) -> usize) -> Vec<usize> {
    let mut all: Vec<usize> = (0..n).collect();
    for k in (1..n).rev() {
        all.swap(k, below(k + 1));
    }
    all
}

#[cfg(test)]
mod tests;
