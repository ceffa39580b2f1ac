//! Core-guided search for the least cost (OLL: Andres, Kaufmann, Matheis, Schaub: "Unsatisfiability-based optimization in
//! clasp", ICLP 2012; Morgado, Dodaro, Marques-Silva: "Core-guided MaxSAT with soft cardinality constraints", CP 2014),
//! with strata, core exhaustion and minimization as in RC2 (Ignatiev, Morgado, Marques-Silva, JSAT 2019).
//!
//! Every unit of cost is a wish: a literal that should be true, with a weight. All wishes of a stratum are assumed at
//! once. If that fails, the solver names a core: wishes not all of which can come true. The bound rises by the least
//! weight in it, and "at most one of them fails", "at most two fail", … become wishes of that weight.

use super::clauses::{Clauses, Totalizer};
use super::sat::{Lit, SatResult};
use super::{SolveLimits, SolveOutcome};
use crate::ilp::program::IntegerProgram;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// Conflicts that a try to leave a literal out of a core may take.
const MINIMIZE: u64 = 1_000;
/// Conflicts that a try to raise a core's own bound may take.
const EXHAUST: u64 = 1_000;
/// Cores of more wishes are not minimized literal by literal.
const MINIMIZED: usize = 80;

#[derive(Default)]
pub struct CoreGuided {
    clauses: Clauses,
    /// Wishes and their weights, all positive.
    wishes: BTreeMap<Lit, u64>,
    /// The wish "less than k fail" and its core.
    counts: FxHashMap<Lit, (usize, usize)>,
    cores: Vec<Totalizer>,
    /// No solution costs less; the cost when every wish comes true.
    bound: i64,
    /// Wishes of less weight are not assumed yet.
    stratum: u64,
    /// The cost is the one that the wishes are made of.
    begun: bool,
    /// The cheapest solution of the clauses so far, and its cost.
    best: Option<(Vec<f64>, i64)>,
}

/// What a stratum came to.
enum StratumEnd {
    Optimal,
    Infeasible,
    Stopped,
    Go,
}

impl CoreGuided {
    pub fn minimize(
        &mut self,
        lp: &IntegerProgram,
        cost: &[i64],
        most: Option<i64>,
        limits: SolveLimits,
    ) -> SolveOutcome {
        if self.clauses.load(lp).is_none() {
            return SolveOutcome::Failed;
        }
        // What was a solution need not be one of a larger program.
        self.best = None;
        if !std::mem::replace(&mut self.begun, true) {
            self.begin(cost);
        }
        self.stratum = self.wishes.values().copied().max().unwrap_or(0);
        let deadline = Instant::now() + Duration::from_secs_f64(limits.seconds.clamp(0.0, 1e6));
        self.clauses.sat.until(deadline, limits.learnt);
        let end = self.clauses.sat.conflicts().saturating_add(limits.conflicts);
        loop {
            self.harden(most);
            let step = self.step(cost, end);
            if most.is_some_and(|m| self.bound > m) {
                return SolveOutcome::Infeasible;
            }
            let optimal = match step {
                StratumEnd::Go => continue,
                StratumEnd::Infeasible => return SolveOutcome::Infeasible,
                StratumEnd::Optimal => true,
                StratumEnd::Stopped => false,
            };
            let x = self.best.as_ref().map(|b| b.0.clone());
            return SolveOutcome::Stopped { x, bound: Some(self.bound), optimal, timed_out: self.clauses.sat.late() };
        }
    }

    /// Literals of all clauses that were learnt.
    pub fn learnt(&self) -> u64 {
        self.clauses.sat.learnt()
    }

    /// The last call's least cost becomes a demand: every wish that is left must come true.
    pub fn keep(&mut self) {
        for (wish, _) in std::mem::take(&mut self.wishes) {
            self.clauses.sat.clause(&[wish]);
        }
        self.counts.clear();
        self.cores.clear();
        self.begun = false;
    }

    /// A column that costs something wishes to be 0, one that saves something to be 1.
    fn begin(&mut self, cost: &[i64]) {
        self.bound = cost.iter().map(|&c| c.min(0)).sum();
        for (&c, &l) in cost.iter().zip(&self.clauses.columns).filter(|x| *x.0 != 0) {
            *self.wishes.entry(if c > 0 { !l } else { l }).or_default() += c.unsigned_abs();
        }
    }

    /// A wish that weighs more than what is left up to `most` must come true.
    fn harden(&mut self, most: Option<i64>) {
        let Some(room) = most.map(|m| u64::try_from(m - self.bound).unwrap_or(0)) else { return };
        let hard: Vec<Lit> = self.wishes.iter().filter(|w| *w.1 > room).map(|w| *w.0).collect();
        for wish in hard {
            self.wishes.remove(&wish);
            self.clauses.sat.clause(&[wish]);
        }
    }

    /// Cores of the stratum until its wishes can all come true, then the next stratum.
    fn step(&mut self, cost: &[i64], end: u64) -> StratumEnd {
        // What cores add is assumed when no core is left among the rest.
        let mut added: Vec<(Lit, u64)> = Vec::new();
        let ended = loop {
            let mut assumed: Vec<(u64, Lit)> = self.wishes.iter().map(|(&l, &w)| (w, l)).collect();
            assumed.retain(|x| x.0 >= self.stratum);
            assumed.sort_by_key(|x| (std::cmp::Reverse(x.0), x.1));
            let assumed: Vec<Lit> = assumed.into_iter().map(|x| x.1).collect();
            match self.solve(&assumed, end, u64::MAX) {
                SatResult::Unknown => break Some(StratumEnd::Stopped),
                SatResult::Core(core) if core.is_empty() => break Some(StratumEnd::Infeasible),
                SatResult::Core(core) => added.extend(self.take(core, end)),
                SatResult::Satisfied => {
                    self.remember(cost);
                    break None;
                }
            }
        };
        let more = added.iter().any(|a| a.1 >= self.stratum);
        let all = added.is_empty() && self.wishes.values().all(|&w| w >= self.stratum);
        for (wish, weight) in added {
            *self.wishes.entry(wish).or_default() += weight;
        }
        match ended {
            Some(end) => end,
            None if all => StratumEnd::Optimal,
            None => {
                if !more {
                    self.lower_stratum();
                }
                StratumEnd::Go
            }
        }
    }

    /// The next stratum: wishes of at least half the largest weight that is not in yet.
    fn lower_stratum(&mut self) {
        let next = self.wishes.values().copied().filter(|&w| w < self.stratum).max().unwrap_or(0);
        self.stratum = next / 2 + 1;
    }

    fn solve(&mut self, assumed: &[Lit], end: u64, conflicts: u64) -> SatResult {
        let sat = &mut self.clauses.sat;
        let left = end.saturating_sub(sat.conflicts());
        if left == 0 {
            return SatResult::Unknown;
        }
        sat.solve(assumed, conflicts.min(left))
    }

    fn remember(&mut self, cost: &[i64]) {
        let value = |l: &Lit| if self.clauses.sat.holds(*l) { 1.0 } else { 0.0 };
        let x: Vec<f64> = self.clauses.columns.iter().map(value).collect();
        let worth = super::value(cost, &x);
        if self.best.as_ref().is_none_or(|b| worth < b.1) {
            self.best = Some((x, worth));
        }
    }

    /// Raises the bound by a core; the wishes that it adds.
    fn take(&mut self, core: Vec<Lit>, end: u64) -> Vec<(Lit, u64)> {
        let core = self.minimized(core, end);
        let weight = core.iter().map(|l| self.wishes[l]).min().unwrap_or(0);
        self.bound += weight as i64;
        let mut added = Vec::new();
        for &l in &core {
            if let Some(w) = self.wishes.get_mut(&l) {
                *w -= weight;
            }
            self.wishes.retain(|_, w| *w > 0);
            // One more failure of an older core is the next thing to wish away.
            if let Some(&(c, k)) = self.counts.get(&l) {
                added.extend(self.fewer(c, k + 1).map(|wish| (wish, weight)));
            }
        }
        let failures: Vec<Lit> = core.iter().map(|&l| !l).collect();
        self.clauses.sat.clause(&failures);
        if core.len() > 1 {
            self.cores.push(Totalizer::new(&failures));
            let c = self.cores.len() - 1;
            let mut k = 2;
            while let Some(wish) = self.fewer(c, k) {
                if !matches!(self.solve(&[wish], end, EXHAUST), SatResult::Core(_)) {
                    added.push((wish, weight));
                    break;
                }
                self.clauses.sat.clause(&[!wish]);
                self.bound += weight as i64;
                k += 1;
            }
        }
        added
    }

    /// The wish that less than k of a core's wishes fail.
    fn fewer(&mut self, core: usize, k: usize) -> Option<Lit> {
        if k > self.cores[core].size() {
            return None;
        }
        let wish = !self.cores[core].at_least(k, &mut self.clauses.sat);
        self.counts.insert(wish, (core, k));
        Some(wish)
    }

    /// A core without some literals that it does not need.
    fn minimized(&mut self, mut core: Vec<Lit>, end: u64) -> Vec<Lit> {
        core.sort_by_key(|l| (std::cmp::Reverse(self.wishes[l]), *l));
        while let SatResult::Core(smaller) = self.solve(&core, end, MINIMIZE) {
            if smaller.len() >= core.len() {
                break;
            }
            core.retain(|l| smaller.contains(l));
        }
        if core.len() > MINIMIZED {
            return core;
        }
        // The lightest last, and tried first: the bound rises by the least weight that stays.
        let mut k = core.len();
        while k > 0 && core.len() > 1 {
            k -= 1;
            let rest: Vec<Lit> = core.iter().copied().filter(|l| *l != core[k]).collect();
            if let SatResult::Core(smaller) = self.solve(&rest, end, MINIMIZE) {
                core.retain(|l| smaller.contains(l));
                k = k.min(core.len());
            }
        }
        core
    }
}
