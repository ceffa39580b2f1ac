//! Order and registers: turns a register-free [`Dag`] into the cheapest instruction list.
//!
//! [`lower`] reads as the phases: state the problem (`problem`), find some answer (`heuristic`), improve
//! it to the proved optimum of an integer program (`model`, `constraints`, `objective`, `solve`), and let
//! an independent checker ([`check`]) confirm the instructions that go out.
//!
//! Every alive node is emitted exactly once (constants, once or more); so the cost that is minimized is
//! what comes on top: copies forced by tied operands, moves into and out of fixed registers, constants made
//! again, spills where registers do not suffice, prefixes.

mod allocate;
pub mod check;
mod constraints;
mod copies;
mod emit;
mod extract;
pub mod fold;
pub mod fork;
mod given;
mod heuristic;
mod idiom;
mod model;
mod neighbourhood;
mod objective;
mod optimize;
mod order;
mod pareto;
pub mod predict;
mod price;
mod problem;
mod program;
pub mod random_dag;
mod regs;
mod schedule;
mod slots;
mod solve;
mod swap;
mod timing;

use dag::ir::graph::{Dag, NodeId};
use isa::uarch::{Cycles, Uarch};
use isa::{Gpr, Inst};
use std::borrow::Cow;
use std::fmt;
use std::path::PathBuf;

pub use pareto::pareto;
pub use regs::Regs;
pub use slots::SLOTS;
pub use solve::Backend;

/// What is minimized first; the other measures break ties.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Objective {
    /// Number of instructions, ties broken by bytes.
    Instructions,
    /// Bytes of machine code, ties broken by instructions.
    Size,
    /// Micro-operations on [`Options::tune`], ties broken by instructions, then bytes.
    Uops,
    /// Predicted cycles until everything is done ([`predict::latency`]), ties broken by micro-operations, then bytes.
    Latency,
    /// Predicted cycles per independent repetition ([`predict::throughput`], in parts of a cycle), ties broken by
    /// micro-operations, then bytes.
    Throughput,
}

impl Objective {
    pub const ALL: [Objective; 5] =
        [Objective::Instructions, Objective::Size, Objective::Uops, Objective::Latency, Objective::Throughput];

    pub const fn name(self) -> &'static str {
        match self {
            Objective::Instructions => "instructions",
            Objective::Size => "size",
            Objective::Uops => "uops",
            Objective::Latency => "latency",
            Objective::Throughput => "throughput",
        }
    }

    pub fn parse(name: &str) -> Option<Objective> {
        Objective::ALL.into_iter().find(|o| o.name() == name)
    }

    /// What counts, to be compared lexicographically. What does not count is 0.
    pub fn key(self, c: Cost) -> [u32; 3] {
        match self {
            Objective::Throughput => [c.throughput.0, c.uops, c.bytes],
            _ => self.sums(Measures { time: c.latency, ..c.sums() }),
        }
    }

    /// What counts in the integer program, in the order of [`Objective::key`].
    pub fn sums<T: Copy + Default>(self, m: Measures<T>) -> [T; 3] {
        match self {
            Objective::Instructions => [m.instructions, m.bytes, T::default()],
            Objective::Size => [m.bytes, m.instructions, T::default()],
            Objective::Uops => [m.uops, m.instructions, m.bytes],
            Objective::Latency | Objective::Throughput => [m.time, m.uops, m.bytes],
        }
    }

    /// Whether it is a sum over the instructions.
    pub const fn is_sum(self) -> bool {
        matches!(self, Objective::Instructions | Objective::Size | Objective::Uops)
    }
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Measures that are sums over instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Measures<T> {
    /// Micro-operations on one machine.
    pub uops: T,
    pub instructions: T,
    pub bytes: T,
    /// In the integer program only. For latency, cycles that the whole list takes; for throughput, what the instruction
    /// takes of the resource that is watched.
    pub time: T,
}

/// What an instruction list costs: its sums, and what [`predict`] says of it as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Cost {
    pub uops: u32,
    pub instructions: u32,
    pub bytes: u32,
    /// Cycles.
    pub latency: u32,
    /// Cycles per independent repetition.
    pub throughput: Cycles,
}

impl Cost {
    pub fn new(sums: Measures<u32>, latency: u32, throughput: Cycles) -> Cost {
        let Measures { uops, instructions, bytes, .. } = sums;
        Cost { uops, instructions, bytes, latency, throughput }
    }

    pub fn sums(self) -> Measures<u32> {
        Measures { uops: self.uops, instructions: self.instructions, bytes: self.bytes, time: 0 }
    }
}

/// What the caller asks for.
#[derive(Clone, Debug)]
pub struct Options {
    pub objective: Objective,
    /// The machine whose micro-operations are counted.
    pub tune: &'static Uarch,
    /// Who solves the integer program.
    pub backend: Backend,
    /// Whether answers that copy values between their readers are looked at, too. Only the second solver does, and
    /// not for throughput.
    pub copies: bool,
    /// Whether loads may go into operands of what reads them, and the like ([`fold`]).
    pub folds: bool,
    /// Wall-clock limit of the integer program in seconds; 0 leaves it out.
    pub seconds: f64,
    pub seed: u64,
    /// Registers that must not be written at all. `rsp` is always one of them.
    pub reserved: Vec<Gpr>,
    /// Instructions that the graph was lifted from, each with the origin that its nodes name: an answer to begin with.
    pub given: Vec<(usize, Inst)>,
    /// Values that may be spilled to the red zone, at most [`SLOTS`]; only where nothing else touches it.
    pub slots: usize,
    /// Write the integer program here (CPLEX LP format) before it is solved.
    pub lp_file: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            objective: Objective::Instructions,
            tune: Uarch::find("generic").expect("there is always a generic machine"),
            backend: Backend::default(),
            copies: true,
            folds: true,
            seconds: 5.0,
            seed: 1,
            reserved: Vec::new(),
            given: Vec::new(),
            slots: 0,
            lp_file: None,
        }
    }
}

/// How good the answer is known to be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// `cost` equals `bound`: nothing cheaper exists in the model: every value keeps one home register
    /// between its definition and its last use, apart from moves at entry, exit and fixed operands; constants may
    /// be made again; values are spilled only where the answer without the program has to spill. Where
    /// [`Stats::complete`] says so, nothing is gained either by copying values between their readers; where it does not, an
    /// answer with such copies may even cost less than all those without, and stands for its own bound. Exchanges
    /// (`xchg`) are made at entry, at the end and of fixed results only, and of two contents that are both wanted: as
    /// a shorter move, or between two operations, one can save a byte.
    Optimal,
    /// The integer program was stopped by the limit; the best answer known and the bound it had proved.
    Gap,
    /// The integer program gave nothing better or was not run; list scheduling and local search answered.
    Fallback,
}

impl Status {
    pub const fn name(self) -> &'static str {
        match self {
            Status::Optimal => "optimal",
            Status::Gap => "gap",
            Status::Fallback => "fallback",
        }
    }
}

/// One line of the result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Emitted {
    /// `node` is `None` for copies and exchanges that the allocation added. Nodes past the graph's own are those of its
    /// folds, as [`fold::with_folds`] numbers them.
    Inst { inst: Inst, node: Option<NodeId> },
    /// An opaque instruction or call, to be printed as it stood in the input.
    Kept { node: NodeId },
}

impl Emitted {
    /// The instruction; `None` for what stays as it stood.
    pub fn inst(&self) -> Option<&Inst> {
        match self {
            Emitted::Inst { inst, .. } => Some(inst),
            Emitted::Kept { .. } => None,
        }
    }
}

/// Figures for reports.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Stats {
    /// Nodes that had to be emitted, constants included.
    pub nodes: usize,
    /// Copies, exchanges and repeated constants in the result.
    pub added: usize,
    /// Columns and rows of the integer program; 0 if it was not built.
    pub columns: usize,
    pub rows: usize,
    /// Times the solver ran (rows are added lazily).
    pub solves: usize,
    /// The wall clock, not the solver's own work limit, ended the search: another run may end elsewhere.
    pub timed_out: bool,
    /// The bound holds for answers that copy values to other registers between their readers, too.
    pub complete: bool,
    /// Some value goes through a slot.
    pub spilled: bool,
    /// Cost of the heuristic answer, if there was one.
    pub heuristic: Option<Cost>,
}

/// The cheapest instruction list found.
#[derive(Clone, PartialEq, Debug)]
pub struct Lowered {
    pub insts: Vec<Emitted>,
    /// In the objective's unit: instructions, bytes, micro-operations, cycles (latency), 1/840 of a cycle (throughput).
    pub cost: u32,
    /// No answer in the model costs less than this.
    pub bound: u32,
    pub status: Status,
    /// All measures of `insts`.
    pub total: Cost,
    pub stats: Stats,
}

/// Why there is no instruction list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// Not enough registers without spilling, or no order in which flags survive.
    Infeasible(String),
    /// Something in the Dag that this crate does not lower.
    Unsupported(String),
    /// The checker refuted the result: a bug of this crate, reported instead of a wrong answer.
    Refuted(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Infeasible(why) => write!(f, "no schedule without spilling: {why}"),
            Error::Unsupported(why) => write!(f, "cannot be lowered: {why}"),
            Error::Refuted(why) => write!(f, "the lowered code failed its check: {why}"),
        }
    }
}

impl std::error::Error for Error {}

/// A decided graph as a problem, with an answer without the integer program or why there is none.
struct Start<'d> {
    problem: problem::Problem<'d>,
    found: Option<(Vec<Emitted>, Cost)>,
    why: String,
}

impl<'d> Start<'d> {
    fn new(decided: &'d Dag, options: &Options) -> Result<Start<'d>, Error> {
        let mut problem = problem::Problem::new(decided, options)?;
        // Values are only spilled where it cannot be helped: a store and a load are never fewer instructions than a copy.
        let slots = std::mem::take(&mut problem.slots);
        let (mut found, mut why) = first(&problem, options)?;
        if found.is_none() && slots > 0 {
            problem.slots = slots;
            (found, why) = first(&problem, options)?;
            problem = problem::Problem::spilling(decided, options, slots)?;
            let saving = first(&problem, options)?.0;
            found = found.into_iter().chain(saving).min_by_key(|f| options.objective.key(f.cost));
        }
        Ok(Start { problem, found: found.map(|f| (f.insts, f.cost)), why })
    }

    fn key(&self, options: &Options) -> Option<[u32; 3]> {
        self.found.as_ref().map(|f| options.objective.key(f.1))
    }
}

/// An answer without the integer program, or why there is none.
fn first(p: &problem::Problem, options: &Options) -> Result<(Option<heuristic::Found>, String), Error> {
    match heuristic::search(p, options) {
        Ok(found) => Ok((Some(found), String::new())),
        Err(Error::Infeasible(why)) => Ok((None, why)),
        Err(e) => Err(e),
    }
}

/// The problem that is left open where the integer program decides: with choices and all folds, with those that are
/// taken one after the other, or with choices alone, the first that is not too much. `None` if there is nothing to choose, or a choice makes demands that cannot be met.
fn open<'d>(dags: [&'d Dag; 3], slots: usize, options: &Options) -> Option<problem::Problem<'d>> {
    let worth = dags.into_iter().filter(|dag| !dag.is_decided());
    let stated = |dag| match slots {
        0 => problem::Problem::new(dag, options),
        _ => problem::Problem::spilling(dag, options, slots),
    };
    worth.filter_map(|dag| stated(dag).ok()).find(|p| optimize::is_within_reach(p, options))
}

/// The cheapest ordered, register-allocated instruction list for `dag` under `options`.
pub fn lower(dag: &Dag, options: &Options) -> Result<Lowered, Error> {
    lowered(dag, options, neighbourhood::improve)
}

/// The same, with a way to improve the answer further before it is checked.
fn lowered(
    dag: &Dag,
    options: &Options,
    improve: impl FnOnce(&problem::Problem, &Dag, optimize::Best, &Options) -> optimize::Best,
) -> Result<Lowered, Error> {
    let dag = &*idiom::with_zeros(dag);
    let dag = &*if options.folds { fold::with_folds(dag) } else { Cow::Borrowed(dag) };
    let decided = if dag.is_decided() { Cow::Borrowed(dag) } else { Cow::Owned(dag.decided()) };
    let Start { problem, found, why } = Start::new(&decided, options)?;
    let heuristic = found.as_ref().map(|f| f.1);
    let taken = fold::taken(dag);
    let folded = taken.as_ref().and_then(|t| Start::new(&t.dag, options).ok().map(|start| (t, start)));
    let found = found.into_iter().chain(given::answer(&problem, dag, options));
    let mut found = found.min_by_key(|f| options.objective.key(f.1));
    let key = |f: &Option<(Vec<Emitted>, Cost)>| f.as_ref().map(|f| options.objective.key(f.1));
    let unfolded = dag.unfolded();
    let chosen = taken.as_ref().map_or(unfolded.clone(), |t| t.chosen(dag));
    let best = match (open([dag, &chosen, &unfolded], problem.slots, options), folded) {
        (Some(open), folded) => {
            let also = folded.and_then(|(t, start)| start.found.map(|f| (t.reopened(f.0), f.1)));
            let found = found.into_iter().chain(also).min_by_key(|f| options.objective.key(f.1));
            optimize::refine(&open, found, options)?
        }
        (None, Some((t, start))) if start.found.is_some() && (found.is_none() || start.key(options) < key(&found)) => {
            let best = optimize::refine(&start.problem, start.found, options)?;
            let answer = best.answer.map(|(insts, cost)| (t.reopened(insts), cost));
            optimize::Best { answer, ..best }
        }
        (None, _) => optimize::refine(&problem, found.take(), options)?,
    };
    let best = improve(&problem, dag, best, options);
    let Some((insts, total)) = best.answer else { return Err(Error::Infeasible(why)) };
    check::check(dag, &insts, &options.reserved, options.slots).map_err(|e| Error::Refuted(e.to_string()))?;
    let stats = Stats {
        nodes: problem.ops.len(),
        added: insts.len().saturating_sub(problem.ops.len()),
        columns: best.columns,
        rows: best.rows,
        solves: best.solves,
        timed_out: best.timed_out,
        complete: best.complete,
        spilled: optimize::spilled(&insts),
        heuristic,
    };
    let cost = options.objective.key(total)[0];
    Ok(Lowered { insts, cost, bound: best.bound, status: best.status, total, stats })
}
