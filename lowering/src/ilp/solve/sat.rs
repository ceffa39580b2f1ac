//! The only file that calls BatSat, a clause-learning solver (a port of MiniSat 2.2).

use batsat::{Callbacks, ClauseKind, Lit as Inner, Solver, SolverInterface, SolverOpts, Var, lbool};
use std::cell::Cell;
use std::time::Instant;

/// A variable or its negation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Lit(u32);

impl std::ops::Not for Lit {
    type Output = Lit;
    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

/// How a call ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SatResult {
    /// [`Sat::holds`] knows the solution.
    Satisfied,
    /// Not all of these assumptions hold at once.
    Core(Vec<Lit>),
    /// A limit ended it.
    Unknown,
}

/// Work and time that are left.
struct WorkBudget {
    conflicts: u64,
    /// Literals of the learnt clauses: most of the time goes to finding them and to propagating over them.
    learnt: u64,
    /// Where all calls end.
    most_learnt: u64,
    /// Where the running call ends.
    call: u64,
    deadline: Option<Instant>,
    asked: Cell<u32>,
    late: Cell<bool>,
}

impl Callbacks for WorkBudget {
    fn on_new_clause(&mut self, clause: &[Inner], kind: ClauseKind) {
        if matches!(kind, ClauseKind::Learnt) {
            self.conflicts += 1;
            self.learnt += clause.len() as u64;
        }
    }
    fn stop(&self) -> bool {
        self.asked.set(self.asked.get().wrapping_add(1));
        if self.asked.get().is_multiple_of(256) && self.deadline.is_some_and(|d| Instant::now() >= d) {
            self.late.set(true);
        }
        self.late.get() || self.conflicts >= self.call || self.learnt >= self.most_learnt
    }
}

pub struct Sat {
    inner: Solver<WorkBudget>,
    /// Some clause was empty, or became so.
    broken: bool,
    model: Vec<bool>,
}

impl Default for Sat {
    fn default() -> Sat {
        let budget = WorkBudget {
            conflicts: 0,
            learnt: 0,
            most_learnt: u64::MAX,
            call: 0,
            deadline: None,
            asked: Cell::new(0),
            late: Cell::new(false),
        };
        Sat { inner: Solver::new(SolverOpts::default(), budget), broken: false, model: Vec::new() }
    }
}

impl Sat {
    pub fn literal(&mut self) -> Lit {
        Lit(self.inner.new_var_default().idx() << 1)
    }

    fn inner(l: Lit) -> Inner {
        Inner::new(Var::unsafe_from_idx(l.0 >> 1), l.0 & 1 == 0)
    }

    pub fn clause(&mut self, lits: &[Lit]) {
        let mut clause: Vec<Inner> = lits.iter().map(|&l| Sat::inner(l)).collect();
        self.broken |= !self.inner.add_clause_reuse(&mut clause);
    }

    /// The end of all calls from here on: by the clock, and by the literals of all learnt clauses.
    pub fn until(&mut self, deadline: Instant, most_learnt: u64) {
        let budget = self.inner.cb_mut();
        budget.deadline = Some(deadline);
        budget.most_learnt = most_learnt;
        budget.late.set(false);
    }

    pub fn late(&self) -> bool {
        self.inner.cb().late.get()
    }

    /// Literals of the clauses that all calls learnt.
    pub fn learnt(&self) -> u64 {
        self.inner.cb().learnt
    }

    /// Conflicts of all calls.
    pub fn conflicts(&self) -> u64 {
        self.inner.cb().conflicts
    }

    /// Whether all assumptions can hold, within so many conflicts.
    pub fn solve(&mut self, assumptions: &[Lit], conflicts: u64) -> SatResult {
        if self.broken {
            return SatResult::Core(Vec::new());
        }
        let budget = self.inner.cb_mut();
        budget.call = budget.conflicts.saturating_add(conflicts);
        let assumptions: Vec<Inner> = assumptions.iter().map(|&l| Sat::inner(l)).collect();
        match self.inner.solve_limited(&assumptions) {
            r if r == lbool::TRUE => {
                self.model = self.inner.get_model().iter().map(|&v| v == lbool::TRUE).collect();
                SatResult::Satisfied
            }
            r if r == lbool::FALSE => {
                // The solver gives the clause that follows: negated assumptions.
                let core = self.inner.unsat_core().iter().map(|l| Lit(l.var().idx() << 1 | u32::from(l.sign())));
                SatResult::Core(core.collect())
            }
            _ => SatResult::Unknown,
        }
    }

    /// In the last solution.
    pub fn holds(&self, l: Lit) -> bool {
        self.model[(l.0 >> 1) as usize] == (l.0 & 1 == 0)
    }
}
