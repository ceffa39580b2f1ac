//! One integer program: asked for anything cheaper than what is known, level by level. Rows that its solutions turn out
//! to violate are added, and the last answer of a level is its proof.

use super::best::Best;
use super::goal::{LexicographicGoal, Stated};
use crate::emit::Step;
use crate::ilp::constraints;
use crate::ilp::extract::{Gap, steps};
use crate::ilp::model::Model;
use crate::ilp::model::live_ranges::Splits;
use crate::ilp::schedule::{Link, Schedule};
use crate::ilp::solve::{SolveLimits, SolveOutcome, Solver, value};
use crate::ir::{Backend, Error};
use crate::problem::{AllocationProblem, Options};
use std::time::{Duration, Instant};

/// What is not tried with a solver, since it would seldom end within seconds.
pub struct Reach {
    pub operations: usize,
    rows: usize,
    /// Past so many operations, order triples come when a solution violates them.
    triples: usize,
}

pub const fn reach(backend: Backend) -> Reach {
    match backend {
        Backend::Highs => Reach { operations: 40, rows: 12_000, triples: 24 },
        Backend::Cdcl => Reach { operations: 60, rows: 400_000, triples: 64 },
    }
}

/// Work per solve, a limit that is the same on every machine: branch-and-bound nodes for the measure that counts first,
/// and for those that break ties.
const NODES: [i32; 2] = [1_000, 100];
/// Most conflicts for a measure that breaks ties.
const TIE_CONFLICTS: u64 = 20_000;
/// Solves per level.
const ROUNDS: usize = 40;

/// Which answers a search looks at.
#[derive(Clone, Copy)]
pub struct Scope {
    pub link: Link,
    pub splits: Splits,
    /// The part of the limits that it has.
    pub share: u32,
}

/// Answers that take longer are left out.
#[derive(Clone, Copy)]
pub struct Horizon {
    pub cycles: u32,
    /// What they cost at least.
    pub beyond: u64,
}

/// Minimizes one level after the other, each among the answers that are best in those before it. Where time counts,
/// `scope.link` says whether the order follows it; what is proved then holds for such orders only.
///
/// # Errors
/// What [`Best::take`] says of a solution.
pub fn search(
    p: &AllocationProblem,
    best: &mut Best,
    goal: &LexicographicGoal,
    options: &Options,
    scope: Scope,
    horizon: Option<Horizon>,
) -> Result<(), Error> {
    let mut s = LevelSearch::new(p, goal, options, scope, horizon, best.learnt);
    let mut least = s.stated.costs(s.m.lp.constant);
    let levels: Vec<usize> = (0..least.len()).filter(|&k| s.costs(k).iter().any(|&c| c != 0)).collect();
    for (n, &k) in levels.iter().enumerate() {
        // Only what is as cheap as the answer at hand, and cheaper in the end: that there is none is the proof.
        let known = best.counted(p, &s.stated).filter(|known| known[..k] == least[..k]);
        let strictly = i64::from(n + 1 == levels.len());
        match s.level(k, known.map(|known| known[k] - strictly), best)? {
            Some(found) => least[k] = found,
            None => return Ok(()),
        }
        s.solver.keep();
    }
    Ok(())
}

struct LevelSearch<'p, 'd> {
    m: Model<'p, 'd>,
    schedule: Option<Schedule<'p, 'd>>,
    solver: Solver,
    goal: &'p LexicographicGoal,
    stated: Stated,
    options: &'p Options,
    horizon: Option<Horizon>,
    deadline: Instant,
    rows: usize,
    /// The part of the limits that this search has.
    share: u32,
    /// Literals that searches before this one learnt.
    before: u64,
}

/// How one solve of a level ended.
enum LevelOutcome {
    /// The solution violated rows that were left out; they are in now.
    RowsAdded,
    /// The level is this at least, and the solution of it is in order.
    Least(i64),
    /// A limit, or nothing that is cheaper than what is known.
    Ended,
}

/// What a solver stopped with.
struct Stop {
    x: Option<Vec<f64>>,
    is_optimal: bool,
    timed_out: bool,
}

impl<'p, 'd> LevelSearch<'p, 'd> {
    fn new(
        p: &'p AllocationProblem<'d>,
        goal: &'p LexicographicGoal,
        options: &'p Options,
        scope: Scope,
        horizon: Option<Horizon>,
        before: u64,
    ) -> LevelSearch<'p, 'd> {
        let reach = reach(options.backend);
        let mut m = Model::build(p, scope.splits, reach.triples);
        let schedule = horizon.map(|h| Schedule::add(&mut m, h.cycles, scope.link));
        LevelSearch {
            m,
            schedule,
            solver: Solver::new(options.backend),
            goal,
            stated: goal.stated(p),
            options,
            horizon,
            deadline: Instant::now() + Duration::from_secs_f64(options.seconds.min(1e6)),
            rows: reach.rows,
            share: scope.share,
            before,
        }
    }

    /// The columns' part of a level.
    fn costs(&self, k: usize) -> Vec<i64> {
        self.m.lp.columns.iter().map(|c| self.stated.cost(k, c.cost)).collect()
    }

    /// The least that a level can be, `most` at the most, if it was found and its solution is in order. Rows that
    /// solutions violate are added until one violates none.
    fn level(&mut self, k: usize, most: Option<i64>, best: &mut Best) -> Result<Option<i64>, Error> {
        for _ in 0..ROUNDS {
            match self.round(k, most, best)? {
                LevelOutcome::RowsAdded => {}
                LevelOutcome::Least(least) => return Ok(Some(least)),
                LevelOutcome::Ended => return Ok(None),
            }
        }
        Ok(None)
    }

    fn round(&mut self, k: usize, most: Option<i64>, best: &mut Best) -> Result<LevelOutcome, Error> {
        let Some(limits) = self.limits(k, best) else { return Ok(LevelOutcome::Ended) };
        let Some(stop) = self.solve(k, most, limits, best) else { return Ok(LevelOutcome::Ended) };
        best.timed_out |= stop.timed_out;
        // What the clock happened to leave would make two runs differ; it is better than nothing only.
        let Some(x) = stop.x.filter(|_| !stop.timed_out || best.answer.is_none()) else {
            return Ok(LevelOutcome::Ended);
        };
        match steps(&self.m, &x) {
            Ok(_) if stop.is_optimal && self.add_busy(&x) => Ok(LevelOutcome::RowsAdded),
            Ok(steps) => self.carried_out(k, &x, &steps, stop.is_optimal, best),
            Err(gap) if stop.is_optimal && self.add_rows(&gap) => Ok(LevelOutcome::RowsAdded),
            Err(_) => Ok(LevelOutcome::Ended),
        }
    }

    /// What is left for the next solve; `None` if nothing is.
    fn limits(&self, k: usize, best: &mut Best) -> Option<SolveLimits> {
        (best.columns, best.rows) = (self.m.lp.columns.len(), self.m.lp.rows.len());
        if best.rows > self.rows {
            return None;
        }
        let seconds = self.deadline.saturating_duration_since(Instant::now()).as_secs_f64();
        if seconds <= 0.0 {
            best.timed_out = true;
            return None;
        }
        let all = self.options.conflicts;
        Some(SolveLimits {
            seconds,
            nodes: (NODES[k.min(1)] / self.share as i32).max(1),
            conflicts: if k == 0 { all } else { all.min(TIE_CONFLICTS) } / u64::from(self.share),
            learnt: self.options.learnt.saturating_sub(self.before),
            seed: (self.options.seed & 0x7fff_ffff) as i32,
        })
    }

    /// Runs the solver once, and notes what it proved of the first level.
    fn solve(&mut self, k: usize, most: Option<i64>, limits: SolveLimits, best: &mut Best) -> Option<Stop> {
        let constant = self.stated.cost(k, self.m.lp.constant);
        let file = self.options.lp_file.as_deref().filter(|_| k == 0);
        best.solves += 1;
        let before = self.solver.learnt();
        let outcome = self.solver.minimize(&self.m.lp, &self.costs(k), most.map(|m| m - constant), limits, file);
        best.learnt += self.solver.learnt() - before;
        match outcome {
            SolveOutcome::Infeasible => {
                // No solution is cheaper than what is known.
                let counted = best.counted(self.m.p, &self.stated);
                if let (0, Some(counted)) = (k, counted) {
                    self.note_bound(counted[0], best);
                }
                None
            }
            SolveOutcome::Failed => None,
            SolveOutcome::Stopped { x, bound, optimal, timed_out } => {
                if let (0, Some(b)) = (k, bound) {
                    self.note_bound(b + constant, best);
                }
                Some(Stop { x, is_optimal: optimal, timed_out })
            }
        }
    }

    /// The first level is at least this in the program.
    fn note_bound(&self, counted: i64, best: &mut Best) {
        let beyond = self.horizon.map_or(u64::MAX, |h| h.beyond);
        best.raise_bound(self.stated.implied(counted).min(beyond), self.goal);
    }

    /// A solution that violates nothing.
    fn carried_out(
        &self,
        k: usize,
        x: &[f64],
        steps: &[Step],
        is_optimal: bool,
        best: &mut Best,
    ) -> Result<LevelOutcome, Error> {
        best.take(self.m.p, steps, self.goal)?;
        let least = value(&self.costs(k), x) + self.stated.cost(k, self.m.lp.constant);
        Ok(if is_optimal { LevelOutcome::Least(least) } else { LevelOutcome::Ended })
    }

    /// Rows about execution units that a solution violated; whether there are any.
    fn add_busy(&mut self, x: &[f64]) -> bool {
        self.schedule.as_mut().is_some_and(|s| s.add_violated(&mut self.m, x))
    }

    /// Rows that a solution violated; whether there are any.
    fn add_rows(&mut self, gap: &Gap) -> bool {
        match gap {
            Gap::NoRegister => false,
            Gap::Cycle(triples) => {
                for &[i, j, k] in triples {
                    self.m.lp.at_most(&[self.m.y[i][j], self.m.y[j][k], self.m.y[k][i]], 2);
                }
                true
            }
            Gap::Class(k) if self.m.counted.contains(k) => false,
            &Gap::Class(k) => {
                self.m.counted.push(k);
                constraints::capacity(&mut self.m, k);
                true
            }
        }
    }
}
