//! Solvers of 0-1 programs behind one interface: HiGHS (branch and bound over linear relaxations), the reference, and a
//! core-guided search over clauses, which is one to two orders faster on these programs: nearly all rows are clauses.
//!
//! Both are deterministic: one thread, a fixed seed, a limit of work that does not depend on the machine, and the
//! caller's clock above it. Limits are answers, not errors.

mod clauses;
mod cores;
mod mip;
mod sat;

use crate::ilp::program::IntegerProgram;
use crate::ir::Backend;
use cores::CoreGuided;
use std::path::Path;

/// How a solve ended.
#[derive(Clone, PartialEq, Debug)]
pub enum SolveOutcome {
    /// No solution keeps all rows and costs at most what was asked for.
    Infeasible,
    /// The solver stopped; the best solution it had, if any, and the bound it had proved: no solution costs less.
    Stopped { x: Option<Vec<f64>>, bound: Option<i64>, optimal: bool, timed_out: bool },
    /// The solver failed: numerical trouble, or a model it does not take.
    Failed,
}

/// What bounds a solve.
#[derive(Clone, Copy, Debug)]
pub struct SolveLimits {
    /// Wall clock.
    pub seconds: f64,
    /// Branch-and-bound nodes.
    pub nodes: i32,
    /// Conflicts of the clause-learning search.
    pub conflicts: u64,
    /// Literals of the clauses that it learns, in all calls for one program together.
    pub learnt: u64,
    pub seed: i32,
}

/// One program that is solved again and again while it grows: rows and columns may be added between two calls, none
/// may change.
pub enum Solver {
    /// Starts anew at every call; the rows are `Σ cost · x <= most`.
    Highs {
        kept: Vec<(Vec<i64>, i64)>,
        last: Option<(Vec<i64>, i64)>,
    },
    Cdcl(Box<CoreGuided>),
}

impl Solver {
    pub fn new(backend: Backend) -> Solver {
        match backend {
            Backend::Highs => Solver::Highs { kept: Vec::new(), last: None },
            Backend::Cdcl => Solver::Cdcl(Box::default()),
        }
    }

    /// Minimizes `Σ cost · x`. Solutions that cost more than `most` are of no interest, to this call and later ones.
    /// The cost stays the same until [`Solver::keep`] is called.
    pub fn minimize(
        &mut self,
        lp: &IntegerProgram,
        cost: &[i64],
        most: Option<i64>,
        limits: SolveLimits,
        lp_file: Option<&Path>,
    ) -> SolveOutcome {
        if lp.infeasible {
            return SolveOutcome::Infeasible;
        }
        match self {
            Solver::Highs { kept, last } => {
                let rows: Vec<(&[i64], i64)> =
                    kept.iter().map(|(c, m)| (&c[..], *m)).chain(most.map(|m| (cost, m))).collect();
                let outcome = mip::solve(lp, cost, &rows, limits, lp_file);
                if let SolveOutcome::Stopped { x: Some(x), optimal: true, .. } = &outcome {
                    *last = Some((cost.to_vec(), value(cost, x)));
                }
                outcome
            }
            Solver::Cdcl(search) => {
                if let Some(path) = lp_file {
                    let rows: Vec<(&[i64], i64)> = most.map(|m| (cost, m)).into_iter().collect();
                    mip::write(lp, cost, &rows, path);
                }
                search.minimize(lp, cost, most, limits)
            }
        }
    }

    /// Literals of the clauses that were learnt so far.
    pub fn learnt(&self) -> u64 {
        match self {
            Solver::Highs { .. } => 0,
            Solver::Cdcl(search) => search.learnt(),
        }
    }

    /// From here on only solutions that cost what the last call proved to be the least.
    pub fn keep(&mut self) {
        match self {
            Solver::Highs { kept, last } => kept.extend(last.take()),
            Solver::Cdcl(search) => search.keep(),
        }
    }
}

/// What a solution costs.
pub fn value(cost: &[i64], x: &[f64]) -> i64 {
    cost.iter().zip(x).filter(|(_, x)| **x > 0.5).map(|(c, _)| c).sum()
}

#[cfg(test)]
mod tests {
    use crate::ilp::program::Term;
    use crate::ilp::solve::*;
    use dag::ir::random::Random;

    const COLUMNS: usize = 10;

    /// Clauses, small counts and a few weighted rows over ten columns.
    fn program(rng: &mut Random) -> IntegerProgram {
        let mut lp = IntegerProgram::default();
        let columns: Vec<Term> = (0..COLUMNS).map(|k| lp.binary(format!("x{k}"))).collect();
        for _ in 0..4 + rng.below(12) {
            let mut terms = Vec::new();
            for &c in &columns {
                if rng.below(3) == 0 {
                    terms.push(if rng.below(2) == 0 { c } else { !c });
                }
            }
            let n = terms.len() as i64;
            match rng.below(4) {
                0 => lp.at_most(&terms, (n - 1).max(1)),
                1 => lp.at_least(&terms, 1.min(n)),
                2 => lp.at_most(&terms, 1 + rng.below(3) as i64),
                _ => {
                    let weighted: Vec<(Term, i64)> = terms.iter().map(|&t| (t, 1 + rng.below(3) as i64)).collect();
                    lp.weighted(weighted.into_iter(), Some(rng.below(3) as i64), Some(2 + rng.below(6) as i64));
                }
            }
        }
        lp
    }

    fn costs(rng: &mut Random) -> Vec<i64> {
        (0..COLUMNS).map(|_| rng.below(9) as i64 - 2).collect()
    }

    fn keeps(lp: &IntegerProgram, x: &[f64]) -> bool {
        !lp.infeasible
            && lp.rows.iter().all(|row| {
                let sum: i64 = row.terms.iter().filter(|t| x[t.0] > 0.5).map(|t| t.1).sum();
                row.low.is_none_or(|l| sum >= l) && row.high.is_none_or(|h| sum <= h)
            })
    }

    fn solutions(lp: &IntegerProgram) -> Vec<Vec<f64>> {
        let all = (0..1u32 << COLUMNS).map(|bits| (0..COLUMNS).map(|k| f64::from(bits >> k & 1)).collect::<Vec<f64>>());
        all.filter(|x| keeps(lp, x)).collect()
    }

    const LIMITS: SolveLimits =
        SolveLimits { seconds: 60.0, nodes: 10_000, conflicts: 100_000, learnt: u64::MAX, seed: 1 };

    /// The least cost that a solver proves; its solution keeps the rows and costs that.
    fn least(solver: &mut Solver, lp: &IntegerProgram, cost: &[i64], most: Option<i64>) -> Option<i64> {
        match solver.minimize(lp, cost, most, LIMITS, None) {
            SolveOutcome::Infeasible => None,
            SolveOutcome::Stopped { x: Some(x), bound: Some(bound), optimal: true, .. } => {
                assert!(keeps(lp, &x), "the solution violates a row");
                assert_eq!(value(cost, &x), bound);
                Some(bound)
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn solvers_agree_with_enumeration() {
        let mut rng = Random::new(7);
        let mut feasible = 0;
        for round in 0..200 {
            let lp = program(&mut rng);
            let (first, second) = (costs(&mut rng), costs(&mut rng));
            let all = solutions(&lp);
            let expected = all.iter().map(|x| value(&first, x)).min();
            let tied = all.iter().filter(|x| Some(value(&first, x)) == expected).map(|x| value(&second, x)).min();
            feasible += usize::from(expected.is_some());
            for backend in Backend::ALL {
                let mut solver = Solver::new(backend);
                assert_eq!(least(&mut solver, &lp, &first, None), expected, "{backend}, round {round}");
                if let Some(e) = expected {
                    assert_eq!(least(&mut solver, &lp, &first, Some(e)), expected, "{backend}, round {round}: known");
                    solver.keep();
                    assert_eq!(least(&mut solver, &lp, &second, None), tied, "{backend}, round {round}: tie");
                    let mut other = Solver::new(backend);
                    assert_eq!(least(&mut other, &lp, &first, Some(e - 1)), None, "{backend}, round {round}: cheaper");
                }
            }
        }
        assert!(feasible > 100, "only {feasible} programs have solutions");
    }

    #[test]
    fn rows_may_be_added_between_calls() {
        let mut rng = Random::new(11);
        for round in 0..100 {
            let (lp, more) = (program(&mut rng), program(&mut rng));
            let cost = costs(&mut rng);
            for backend in Backend::ALL {
                let mut solver = Solver::new(backend);
                let mut grown = lp.clone();
                least(&mut solver, &grown, &cost, None);
                grown.rows.extend(more.rows.iter().cloned());
                grown.infeasible |= more.infeasible;
                let expected = solutions(&grown).iter().map(|x| value(&cost, x)).min();
                assert_eq!(least(&mut solver, &grown, &cost, None), expected, "{backend}, round {round}");
            }
        }
    }
}
