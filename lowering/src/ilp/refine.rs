//! From some answer to the best one in the model: the integer program is asked for anything cheaper than
//! what is known, rows that its solutions turn out to violate are added, and the last answer is proved.

use crate::cost::predict::{Line, Resource};
use crate::cost::price::Price;
use crate::cost::{Cost, Measures, Objective};
use crate::emit::{Step, cost, instructions, priced};
use crate::ilp::constraints;
use crate::ilp::extract::{Gap, steps};
use crate::ilp::model::Model;
use crate::ilp::model::live_ranges::Splits;
use crate::ilp::schedule::{Link, Schedule};
use crate::ilp::solve::{Limits, Outcome, Solver, value};
use crate::ir::Backend;
use crate::ir::{Emitted, Error, Status};
use crate::problem::Options;
use crate::problem::Problem;
use std::time::{Duration, Instant};

/// The best answer and what is known about it.
pub struct Best {
    pub answer: Option<(Vec<Emitted>, Cost)>,
    /// Nothing in the model costs less.
    pub bound: u32,
    pub status: Status,
    pub columns: usize,
    pub rows: usize,
    pub solves: usize,
    pub timed_out: bool,
    /// The bound holds for answers that copy values between their readers, too.
    pub complete: bool,
}

impl Best {
    /// The answer's primary cost.
    fn cost(&self, options: &Options) -> Option<u32> {
        self.answer.as_ref().map(|(_, cost)| options.objective.key(*cost)[0])
    }
    /// No solution of the program is cheaper than what is known.
    fn proved(&mut self, p: &Problem, options: &Options) {
        let (Some(counted), Some(cost)) = (self.counted(p, options), self.cost(options)) else { return };
        self.bound = self.bound.max(p.implied(options.objective, counted[0]).min(cost));
    }
    /// The answer as the integer program counts it.
    fn counted(&self, p: &Problem, options: &Options) -> Option<[u32; 3]> {
        let (insts, cost) = self.answer.as_ref()?;
        let time = match options.objective {
            Objective::Throughput => priced(p, insts).ok()?.iter().map(|x| x.sums.time).sum(),
            _ => cost.latency,
        };
        Some(options.objective.sums(Measures { time, ..cost.sums() }))
    }
    /// What the answer needs most time for.
    fn busiest(&self, p: &Problem) -> Resource {
        let insts = self.answer.as_ref().map_or(&[][..], |(insts, _)| insts);
        let priced = priced(p, insts).unwrap_or_default();
        let lines: Vec<&Line> = priced.iter().map(|x| &x.line).collect();
        Resource::busiest(&lines, p.tune)
    }
}

/// What is not tried with a solver, since it would seldom end within seconds.
struct Reach {
    operations: usize,
    rows: usize,
    /// Past so many operations, order triples come when a solution violates them.
    triples: usize,
}

const fn reach(backend: Backend) -> Reach {
    match backend {
        Backend::Highs => Reach { operations: 40, rows: 12_000, triples: 24 },
        Backend::Cdcl => Reach { operations: 60, rows: 400_000, triples: 64 },
    }
}

/// Whether the integer program is tried on a problem.
pub fn is_within_reach(p: &Problem, options: &Options) -> bool {
    p.ops.len() <= reach(options.backend).operations
}

/// Work per solve, a limit that is the same on every machine: branch-and-bound nodes and conflicts for the measure that
/// counts first, and for those that break ties.
const NODES: [i32; 2] = [1_000, 100];
const CONFLICTS: [u64; 2] = [1_000_000, 20_000];
/// Searches with copies between readers have these fractions: the proofs are hard, and they seldom find anything.
const COPIES_SHARES: [u32; 2] = [20, 4];
/// Resources that are minimized for the sake of throughput.
const MOST_WATCHED: usize = 4;
/// Solves per measure.
const ROUNDS: usize = 40;

/// Improves the heuristic answer, if there is one, as far as the limits allow.
pub fn refine(p: &Problem, found: Option<(Vec<Emitted>, Cost)>, options: &Options) -> Result<Best, Error> {
    let mut best = Best {
        answer: found,
        bound: options.objective.key(p.lower_bound())[0],
        status: Status::Fallback,
        columns: 0,
        rows: 0,
        solves: 0,
        timed_out: false,
        complete: false,
    };
    let trivial = best.bound;
    let reached = |b: &Best| b.cost(options).is_some_and(|c| c <= b.bound);
    if !reached(&best) && options.seconds > 0.0 && is_within_reach(p, options) {
        best.status = Status::Gap;
        let spills = p.slots;
        let plain = Kind { link: Link::Free, splits: Splits { copies: false, spills }, share: 1 };
        match options.objective {
            Objective::Throughput => resources(p, &mut best, options, plain)?,
            _ => either(p, &mut best, options, plain)?,
        }
        // A long cycle of moves came out cheaper than the model counts it: its bound is none.
        if best.cost(options).is_some_and(|c| c < best.bound) {
            best.bound = trivial;
        }
        best.complete = reached(&best) && best.bound <= trivial;
        // HiGHS takes too long over them.
        let able = options.objective != Objective::Throughput && options.backend == Backend::Cdcl;
        let copies = options.copies && spills == 0 && able;
        if copies && reached(&best) && !best.complete {
            with_copies(p, &mut best, options, trivial)?;
        }
    }
    best.complete |= reached(&best) && best.bound <= trivial;
    if reached(&best) {
        best.status = Status::Optimal;
    }
    Ok(best)
}

/// Which answers a search looks at.
#[derive(Clone, Copy)]
struct Kind {
    link: Link,
    splits: Splits,
    /// The part of the limits that it has.
    share: u32,
}

/// Minimizes; where time counts, first over all answers, then over those whose order follows the starts, if that is what
/// it takes to carry the best one out.
fn either(p: &Problem, best: &mut Best, options: &Options, kind: Kind) -> Result<(), Error> {
    search(p, best, options, kind)?;
    let reached = best.cost(options).is_some_and(|c| c <= best.bound);
    if options.objective == Objective::Latency && !reached {
        let bound = best.bound;
        search(p, best, options, Kind { link: Link::Linked, ..kind })?;
        best.bound = bound;
    }
    Ok(())
}

/// Minimizes what the answer needs most time for, and if that is something else then, that; the bounds of all hold.
fn resources(p: &Problem, best: &mut Best, options: &Options, kind: Kind) -> Result<(), Error> {
    let mut watched = Vec::new();
    loop {
        let busiest = best.busiest(p);
        let reached = best.cost(options).is_some_and(|c| c <= best.bound);
        if reached || watched.len() == MOST_WATCHED || watched.contains(&busiest) {
            return Ok(());
        }
        watched.push(busiest);
        p.prices.watch(busiest);
        search(p, best, options, kind)?;
    }
}

/// Whether copies of values between their readers make something cheaper than the best answer without them, and whether
/// it is certain that they make nothing cheaper still.
fn with_copies(p: &Problem, best: &mut Best, options: &Options, trivial: u32) -> Result<(), Error> {
    let plain = best.cost(options);
    for share in COPIES_SHARES {
        let mut further = Best { answer: best.answer.take(), bound: trivial, ..*best };
        let kind = Kind { link: Link::Free, splits: Splits { copies: true, spills: 0 }, share };
        either(p, &mut further, options, kind)?;
        let cost = further.cost(options);
        further.complete = cost.is_some_and(|c| c <= further.bound);
        // Nothing without copies costs less than `plain`, whatever is known of the others.
        further.bound = cost.min(plain).unwrap_or(trivial);
        *best = further;
        // Only what turned out to be cheaper is worth a longer proof.
        if best.complete || cost == plain {
            break;
        }
    }
    Ok(())
}

/// Minimizes one measure after the other, each among the answers that are best in those before it. Where time counts,
/// `link` says whether the order follows it; what is proved then holds for such orders only.
fn search(p: &Problem, best: &mut Best, options: &Options, kind: Kind) -> Result<(), Error> {
    let Kind { link, splits, share } = kind;
    let reach = reach(options.backend);
    let mut m = Model::build(p, splits, reach.triples);
    // Cycles that suffice, if no answer says so: twice the bound, and one for each operation.
    let most = best.cost(options).unwrap_or(2 * best.bound + p.ops.len() as u32);
    let schedule = (options.objective == Objective::Latency).then(|| Schedule::add(&mut m, most, link));
    let mut s = Search {
        m,
        schedule,
        solver: Solver::new(options.backend),
        options,
        deadline: Instant::now() + Duration::from_secs_f64(options.seconds.min(1e6)),
        rows: reach.rows,
        share,
    };
    let measures = s.options.objective.sums(Price::default()).len();
    let counts = |s: &Search, k: usize| s.costs(k).iter().any(|&c| c != 0);
    let levels: Vec<usize> = (0..measures).filter(|&k| counts(&s, k)).collect();
    let mut least: Vec<i64> = options.objective.sums(s.m.lp.price).to_vec();
    for (n, &k) in levels.iter().enumerate() {
        let known = best.counted(p, options).map(|known| known.map(i64::from));
        // Only what is as cheap as the answer at hand, and cheaper in the end: that there is none is the proof.
        let same = |known: &[i64; 3]| known[..k] == least[..k];
        let strictly = i64::from(n + 1 == levels.len());
        let most = known.filter(same).map(|known| known[k] - strictly);
        match s.level(k, most, best)? {
            Some(found) => least[k] = found,
            None => return Ok(()),
        }
        s.solver.keep();
    }
    Ok(())
}

struct Search<'p, 'd> {
    m: Model<'p, 'd>,
    schedule: Option<Schedule<'p, 'd>>,
    solver: Solver,
    options: &'p Options,
    deadline: Instant,
    rows: usize,
    /// The part of the limits that this search has.
    share: u32,
}

impl Search<'_, '_> {
    /// The columns' part of a measure.
    fn costs(&self, k: usize) -> Vec<i64> {
        self.m.lp.columns.iter().map(|c| self.options.objective.sums(c.price)[k]).collect()
    }

    /// The least that a measure can be, `most` at the most, if it was found and its solution is in order. Rows that
    /// solutions violate are added until one violates none.
    fn level(&mut self, k: usize, most: Option<i64>, best: &mut Best) -> Result<Option<i64>, Error> {
        let constant = self.options.objective.sums(self.m.lp.price)[k];
        for _ in 0..ROUNDS {
            (best.columns, best.rows) = (self.m.lp.columns.len(), self.m.lp.rows.len());
            if best.rows > self.rows {
                return Ok(None);
            }
            let left = self.deadline.saturating_duration_since(Instant::now()).as_secs_f64();
            if left <= 0.0 {
                best.timed_out = true;
                return Ok(None);
            }
            let seed = (self.options.seed & 0x7fff_ffff) as i32;
            let limits = Limits {
                seconds: left,
                nodes: (NODES[k.min(1)] / self.share as i32).max(1),
                conflicts: CONFLICTS[k.min(1)] / u64::from(self.share),
                seed,
            };
            best.solves += 1;
            let file = self.options.lp_file.as_deref().filter(|_| k == 0);
            let most = most.map(|m| m - constant);
            let (x, bound, optimal, timed_out) =
                match self.solver.minimize(&self.m.lp, &self.costs(k), most, limits, file) {
                    Outcome::Infeasible => {
                        if k == 0 {
                            best.proved(self.m.p, self.options);
                        }
                        return Ok(None);
                    }
                    Outcome::Failed => return Ok(None),
                    Outcome::Stopped { x, bound, optimal, timed_out } => (x, bound, optimal, timed_out),
                };
            best.timed_out |= timed_out;
            if let (0, Some(b)) = (k, bound) {
                let known = best.cost(self.options).unwrap_or(u32::MAX);
                let implied = u32::try_from(b + constant).map_or(0, |b| self.m.p.implied(self.options.objective, b));
                best.bound = best.bound.max(implied.min(known));
            }
            // What the clock happened to leave would make two runs differ; it is better than nothing only.
            let Some(x) = x.filter(|_| !timed_out || best.answer.is_none()) else { return Ok(None) };
            match steps(&self.m, &x) {
                Ok(_) if optimal && self.add_busy(&x) => {}
                Ok(steps) => {
                    take(self.m.p, best, &steps, self.options)?;
                    return Ok(optimal.then(|| value(&self.costs(k), &x) + constant));
                }
                Err(_) if !optimal => return Ok(None),
                Err(gap) => {
                    if !self.add_rows(gap) {
                        return Ok(None);
                    }
                }
            }
        }
        Ok(None)
    }

    /// Rows about execution units that a solution violated; whether there are any.
    fn add_busy(&mut self, x: &[f64]) -> bool {
        self.schedule.as_mut().is_some_and(|s| s.add_violated(&mut self.m, x))
    }

    /// Rows that a solution violated; whether there are any.
    fn add_rows(&mut self, gap: Gap) -> bool {
        match gap {
            Gap::NoRegister => false,
            Gap::Cycle(triples) => {
                for [i, j, k] in triples {
                    self.m.lp.at_most(&[self.m.y[i][j], self.m.y[j][k], self.m.y[k][i]], 2);
                }
                true
            }
            Gap::Class(k) if self.m.counted.contains(&k) => false,
            Gap::Class(k) => {
                self.m.counted.push(k);
                constraints::capacity(&mut self.m, k);
                true
            }
        }
    }
}

/// Whether some value goes through a slot.
pub fn spilled(insts: &[Emitted]) -> bool {
    let slot = |e: &Emitted| match e {
        Emitted::Inst { inst, node: None } => inst.operands.iter().any(|o| o.mem().is_some()),
        _ => false,
    };
    insts.iter().any(slot)
}

/// Keeps a solution if it is really cheaper.
fn take(p: &Problem, best: &mut Best, steps: &[Step], options: &Options) -> Result<(), Error> {
    let insts = match instructions(p, steps) {
        // The model does not know which copies the CPU may lack.
        Err(Error::Infeasible(_)) => return Ok(()),
        insts => insts?,
    };
    let cost = cost(p, &insts)?;
    let key = |c: &Cost| options.objective.key(*c);
    if best.answer.as_ref().is_none_or(|(_, known)| key(&cost) < key(known)) {
        best.answer = Some((insts, cost));
    }
    Ok(())
}
