//! Conditional moves or a branch: what lowering decides for how often the condition holds, and what this CPU says.
//!
//! Each piece with one mux group is lowered under each objective on each machine for a list of probabilities, the
//! outcomes coming without any pattern and sorted (so that nothing is mispredicted). On this CPU both codes run on a
//! table of arguments with those outcomes, for latency each row waiting for the one before.

use super::loops::{may_run, signature};
use crate::function::code;
use crate::function::segment::segments;
use crate::input::Module;
use crate::input::error::Problem;
use crate::jobs::worker::Job;
use crate::pipeline::lower::prove;
use dag::ir::graph::Dag;
use dag::ir::random::Random;
use dag::lift::mux::{MuxGroup, mux_groups};
use dag::semantics::symbolic::{Context, Var};
use dag::smt::Limits;
use isa::measure::tables::{CodeLine, Pass, TAKEN};
use isa::uarch::Uarch;
use isa::{Gpr, Sym};
use lowering::Objective;
use lowering::Options;
use lowering::lower;
use lowering::phases::if_conversion::{Ask, BranchProbability, ExpectedCost, Item, WHOLE, branched};
use serde::{Deserialize, Serialize};

/// How often the condition holds, in thousandths.
pub const PROBABILITIES: [u32; 9] = [500, 600, 700, 800, 900, 950, 980, 990, 999];

/// Rows of a table: more outcomes than a predictor learns by heart.
const ROWS: usize = 1 << 18;
/// Arguments that are tried, and how many of each outcome are wanted.
const TRIED: usize = 40_000;
const WANTED: usize = 48;

/// One decision.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct BranchRow {
    pub input: String,
    pub function: String,
    pub machine: String,
    pub objective: String,
    /// How often the condition of the likelier path holds.
    pub holds: f64,
    /// The outcomes come in two runs.
    pub predictable: bool,
    /// Expected cycles of straight code and of the best code with a branch.
    pub straight: f64,
    pub branch: f64,
    /// Lowering takes the branch.
    pub branches: bool,
    /// Cycles per row on this CPU.
    pub measured_straight: Option<f64>,
    pub measured_branch: Option<f64>,
}

/// What is run for a row.
struct Codes {
    straight: Vec<CodeLine>,
    branch: Vec<CodeLine>,
}

/// A piece with one mux group, ready to be run.
struct BranchPiece {
    name: String,
    dag: Dag,
    arguments: Vec<Gpr>,
    result: Gpr,
    /// Arguments for which the condition holds, and for which it does not.
    holding: [Vec<Vec<u64>>; 2],
}

/// What is asked for.
pub struct BranchQuestions<'a> {
    pub objectives: &'a [Objective],
    pub machines: &'a [&'static Uarch],
    pub seconds: f64,
    /// The machine that this CPU is, if it is to be asked.
    pub native: Option<&'static str>,
}

/// Every decision about the pieces of a function; with `Err` inside, why there is none.
///
/// # Errors
/// Problems of the contract or the options.
pub fn rows(
    module: &Module,
    job: &Job,
    asked: &BranchQuestions,
) -> Result<Result<Vec<BranchRow>, String>, Vec<Problem>> {
    let Some(&tune) = asked.machines.first() else { return Ok(Ok(Vec::new())) };
    let context = super::context(module, job)?;
    let (f, segments) = (&context.function, segments(&context, tune));
    let mut found = Vec::new();
    let mut why = "no piece has conditional moves of one condition".to_string();
    // The largest piece that has a mux group: pieces come with the larger first.
    for s in segments {
        match piece(&format!("{}+{}", f.name, s.first), s.dag) {
            Ok(p) => {
                found = decisions(&p, job, asked);
                break;
            }
            Err(Some(w)) => why = w,
            Err(None) => {}
        }
    }
    Ok(if found.is_empty() { Err(why) } else { Ok(found) })
}

/// `Err(None)`: it has no mux group.
fn piece(name: &str, dag: Dag) -> Result<BranchPiece, Option<String>> {
    let mut all = mux_groups(&dag);
    let (1, Some(group)) = (all.len(), all.pop()) else { return Err(None) };
    if !dag.effects.is_empty() {
        return Err(Some("it has effects".to_string()));
    }
    let (arguments, result) = signature(&dag).map_err(Some)?;
    let holding = samples(&dag, &group, &arguments).map_err(Some)?;
    Ok(BranchPiece { name: name.to_string(), dag, arguments, result, holding })
}

/// Arguments by outcome.
fn samples(dag: &Dag, group: &MuxGroup, arguments: &[Gpr]) -> Result<[Vec<Vec<u64>>; 2], String> {
    let mut ctx = Context::new();
    let condition = group.term(&mut ctx, dag).ok_or("its condition is not known")?;
    let place = |s: Sym| match ctx.meaning_of(s) {
        Var::Reg { reg, .. } => arguments.iter().position(|a| reg.gpr() == Some(*a)),
        _ => None,
    };
    if ctx.arena.variables(&[condition]).into_iter().any(|(s, _)| place(s).is_none()) {
        return Err("its condition does not only depend on arguments".to_string());
    }
    let mut random = Random::new(1);
    let mut found: [Vec<Vec<u64>>; 2] = Default::default();
    for n in 0..TRIED {
        let one = |r: &mut Random| match n % 3 {
            0 => r.next(),
            1 => r.next() >> (r.next() & 63),
            _ => r.interesting(64) as u64,
        };
        let row: Vec<u64> = arguments.iter().map(|_| one(&mut random)).collect();
        let holds = isa::eval::eval(&ctx.arena, &[condition], &|s| place(s).map_or(0, |k| u128::from(row[k])))[0] != 0;
        let pool = &mut found[usize::from(!holds)];
        if pool.len() < 4 * WANTED {
            pool.push(row);
        }
        if found.iter().all(|p| p.len() == 4 * WANTED) {
            break;
        }
    }
    match found.iter().all(|p| p.len() >= WANTED) {
        true => Ok(found),
        false => Err("its condition nearly always has one outcome on random arguments".to_string()),
    }
}

fn decisions(p: &BranchPiece, job: &Job, asked: &BranchQuestions) -> Vec<BranchRow> {
    let mut rows = Vec::new();
    for &tune in asked.machines {
        for &objective in asked.objectives {
            let options = Options { objective, tune, seconds: asked.seconds, seed: job.seed, ..Options::default() };
            let Ok(straight) = lower(&p.dag, &options) else { continue };
            let straight_items = code::straight_items(&straight);
            let limits = Limits { rlimit: job.rlimit, seed: job.seed as u32 };
            let is_proved = |code: &[Item]| prove(&p.dag, code, false, limits).is_ok();
            if !is_proved(&straight_items) {
                continue;
            }
            for (holds, predictable) in PROBABILITIES.into_iter().flat_map(|o| [(o, false), (o, true)]) {
                let probability =
                    if predictable { BranchProbability { holds, missed: 0 } } else { BranchProbability::random(holds) };
                let ask = Ask { options: &options, probability: &|_| probability, returns: true };
                let Some(b) = branched(&p.dag, &ask) else { continue };
                if !is_proved(&b.code) {
                    continue;
                }
                let of = |e: ExpectedCost| cycles(e, objective);
                let (before, after) = (of(ExpectedCost::straight(straight.total)), of(b.cost));
                let mut row = BranchRow {
                    input: job.source.path.clone(),
                    function: p.name.clone(),
                    machine: tune.name.to_string(),
                    objective: objective.name().to_string(),
                    holds: f64::from(holds) / f64::from(WHOLE),
                    predictable,
                    straight: before,
                    branch: after,
                    branches: ::lowering::phases::if_conversion::better(&b, &straight, objective),
                    measured_straight: None,
                    measured_branch: None,
                };
                if asked.native == Some(tune.name) {
                    let codes = Codes { straight: steps(&straight_items), branch: steps(&b.code) };
                    time(p, &codes, objective, holds, predictable, &mut row);
                }
                rows.push(row);
            }
        }
    }
    rows
}

/// The time that counts of an expectation, in cycles.
fn cycles(e: ExpectedCost, objective: Objective) -> f64 {
    let part = |x: u64| x as f64 / f64::from(WHOLE);
    match is_repeated(objective) {
        true => part(e.throughput) / f64::from(isa::uarch::Cycles::ONE),
        false => part(e.latency),
    }
}

/// Whether it is about code that runs over and over, each time independent of the one before.
fn is_repeated(objective: Objective) -> bool {
    objective.primary().throughput > 0
}

/// Code for the clock: returns go behind the last line.
fn steps(items: &[Item]) -> Vec<CodeLine> {
    let end = items.iter().filter(|i| matches!(i, Item::Label(_))).count() + 1;
    let step = |i: &Item| match i {
        Item::Inst(inst) => CodeLine::Inst(inst.clone()),
        Item::Branch(cond, to) => CodeLine::Branch(*cond, *to),
        Item::Jump(to) => CodeLine::Jump(*to),
        Item::Return => CodeLine::Jump(end),
        Item::Label(n) => CodeLine::Label(*n),
    };
    items.iter().map(step).chain([CodeLine::Label(end)]).collect()
}

/// Rows of arguments with these outcomes.
fn table(p: &BranchPiece, holds: u32, predictable: bool) -> Vec<u64> {
    let mut random = Random::new(7);
    let first = ROWS as u64 * u64::from(holds) / u64::from(WHOLE);
    let mut all = Vec::with_capacity(ROWS * p.arguments.len());
    for n in 0..ROWS as u64 {
        let outcome = if predictable { n < first } else { random.next() % u64::from(WHOLE) < u64::from(holds) };
        let pool = &p.holding[usize::from(!outcome)];
        all.extend_from_slice(&pool[random.below(pool.len())]);
    }
    all
}

fn time(p: &BranchPiece, codes: &Codes, objective: Objective, holds: u32, predictable: bool, row: &mut BranchRow) {
    let fits = |s: &CodeLine| match s {
        CodeLine::Inst(inst) => may_run(inst, &TAKEN).is_ok(),
        _ => true,
    };
    let free = !p.arguments.iter().chain([&p.result]).any(|g| TAKEN.contains(g));
    if !free || !codes.straight.iter().chain(&codes.branch).all(fits) {
        return;
    }
    let table = table(p, holds, predictable);
    let pass = |code: &Vec<CodeLine>| Pass {
        code: code.clone(),
        arguments: p.arguments.clone(),
        result: p.result,
        table: &table,
        dependent: !is_repeated(objective),
    };
    if let Ok(times) = isa::measure::tables::time(&[pass(&codes.straight), pass(&codes.branch)])
        && let [straight, branch] = times[..]
    {
        (row.measured_straight, row.measured_branch) = (straight, branch);
    }
}

/// How far two times may be apart and count as equal, as a part of them.
const TIE: f64 = 0.05;

impl BranchRow {
    /// Whether the clock says what was decided; `None` where it was not asked, or says that it makes no difference.
    pub fn agrees(&self) -> Option<bool> {
        let (s, b) = (self.measured_straight?, self.measured_branch?);
        let apart = (s - b).abs() > TIE * s.min(b);
        apart.then_some((b < s) == self.branches)
    }

    /// Measured, and the two are as good as equal.
    pub fn tied(&self) -> bool {
        self.measured_straight.is_some() && self.measured_branch.is_some() && self.agrees().is_none()
    }
}
