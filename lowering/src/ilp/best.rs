//! The best answer so far, and what is known about it.

use super::goal::{LexicographicGoal, Stated};
use crate::cost::inst_cost::ColumnCost;
use crate::cost::predict::{Bottleneck, Line};
use crate::cost::{Cost, Measures};
use crate::emit::{CostedList, Step, cost, inst_costs, instructions};
use crate::ir::{Error, Status};
use crate::problem::AllocationProblem;

/// The best answer and what is known about it.
#[derive(Clone)]
pub struct Best {
    pub answer: Option<CostedList>,
    /// Nothing in the model costs less.
    pub bound: u64,
    pub status: Status,
    pub columns: usize,
    pub rows: usize,
    pub solves: usize,
    /// Literals of the clauses that the solver learnt.
    pub learnt: u64,
    pub timed_out: bool,
    /// The bound holds for answers that copy values between their readers, too.
    pub complete: bool,
}

impl Best {
    pub fn new(answer: Option<CostedList>, bound: u64) -> Best {
        let status = Status::Fallback;
        Best { answer, bound, status, columns: 0, rows: 0, solves: 0, learnt: 0, timed_out: false, complete: false }
    }

    /// The answer's primary cost.
    pub fn cost(&self, goal: &LexicographicGoal) -> Option<u64> {
        self.answer.as_ref().map(|a| goal.key(a.cost)[0])
    }

    /// The answer costs what nothing costs less than.
    pub fn is_reached(&self, goal: &LexicographicGoal) -> bool {
        self.cost(goal).is_some_and(|c| c <= self.bound)
    }

    /// No answer costs less than this, or than the one that is known.
    pub fn raise_bound(&mut self, implied: u64, goal: &LexicographicGoal) {
        let known = self.cost(goal).unwrap_or(u64::MAX);
        self.bound = self.bound.max(implied.min(known));
    }

    /// The answer as the integer program counts it, level by level.
    pub fn counted(&self, p: &AllocationProblem, stated: &Stated) -> Option<Vec<i64>> {
        let CostedList { insts, cost } = self.answer.as_ref()?;
        let work = inst_costs(p, insts).ok()?.iter().map(|x| x.sums.throughput).sum();
        let Cost { uops, instructions, bytes, latency, .. } = *cost;
        Some(stated.costs(ColumnCost::from(Measures { uops, instructions, bytes, latency, throughput: work })))
    }

    /// What the answer needs most time for.
    pub fn busiest(&self, p: &AllocationProblem) -> Bottleneck {
        let insts = self.answer.as_ref().map_or(&[][..], |a| &a.insts);
        let costs = inst_costs(p, insts).unwrap_or_default();
        let lines: Vec<&Line> = costs.iter().map(|x| &x.line).collect();
        Bottleneck::busiest(&lines, p.tune)
    }

    /// Keeps a solution if it is really cheaper.
    ///
    /// # Errors
    /// What [`instructions`] and [`cost`] say, but for copies that the CPU lacks: the model does not know of them.
    pub fn take(&mut self, p: &AllocationProblem, steps: &[Step], goal: &LexicographicGoal) -> Result<(), Error> {
        let insts = match instructions(p, steps) {
            Err(Error::Infeasible(_)) => return Ok(()),
            insts => insts?,
        };
        let cost = cost(p, &insts)?;
        if self.answer.as_ref().is_none_or(|known| goal.key(cost) < goal.key(known.cost)) {
            self.answer = Some(CostedList { insts, cost });
        }
        Ok(())
    }
}
