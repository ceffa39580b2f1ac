//! Problems over bounded integers ([`IntProblem`]) for Z3's linear integer arithmetic.

use super::Limits;
use crate::ir::integers::problem::{Formula, FormulaId, IntProblem, LinearForm};
use num_bigint::BigInt;
use std::str::FromStr;
use z3::ast::{Bool, Int};
use z3::{Solver, Tactic};

/// A way of deciding such a problem. Z3 has two implementations of linear arithmetic, written years apart, and one of
/// them sees quite another problem after equations are solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// `theory_arith`, on the problem as it is.
    Old,
    /// `theory_lra` and the solver `lp`, after bounds were propagated and equations solved.
    Presolved,
    /// `theory_lra` on the problem as it is.
    New,
}

impl Decision {
    pub const ALL: [Decision; 3] = [Decision::Old, Decision::Presolved, Decision::New];

    fn solver(self) -> Solver {
        let core = Tactic::new("smt");
        match self {
            Decision::Old | Decision::New => core.solver(),
            Decision::Presolved => {
                let known = Tactic::new("simplify").and_then(&Tactic::new("propagate-ineqs"));
                known.and_then(&Tactic::new("solve-eqs")).and_then(&core).solver()
            }
        }
    }

    /// The value of Z3's parameter `arith.solver`.
    const fn arithmetic(self) -> u32 {
        match self {
            Decision::Old => 2,
            Decision::Presolved | Decision::New => 6,
        }
    }
}

/// Whether integers satisfy the lemmas and the goals. None: the solver gave up. A solution means nothing for the terms,
/// as products are variables of their own.
pub fn satisfiable(problem: &IntProblem, decision: Decision, limits: Limits) -> Option<bool> {
    let answer = super::ask(|| {
        let solver = assert_problem(problem, decision.solver());
        let mut params = super::params(limits)?;
        params.set_u32("arith.solver", decision.arithmetic());
        solver.set_params(&params);
        let answer = solver.check();
        super::spent(&solver);
        Ok(match answer {
            z3::SatResult::Unsat => Some(false),
            z3::SatResult::Sat => Some(true),
            z3::SatResult::Unknown => None,
        })
    });
    answer.ok().flatten()
}

/// The problem as a standalone SMT-LIB file.
pub fn integers_to_smt2(problem: &IntProblem) -> String {
    super::alone(|| format!("(set-logic QF_LIA)\n{}", assert_problem(problem, Solver::new()).to_smt2()))
}

fn assert_problem(problem: &IntProblem, solver: Solver) -> Solver {
    let vars: Vec<Int> = (0..problem.ranges.len()).map(|i| Int::new_const(format!("x{i}"))).collect();
    for (v, range) in vars.iter().zip(&problem.ranges) {
        solver.assert(v.ge(integer(&range.lo)));
        solver.assert(v.le(integer(&range.hi)));
    }
    let mut formulas: Vec<Bool> = Vec::with_capacity(problem.formulas.len());
    for f in &problem.formulas {
        let b = formula(f, &formulas, &vars);
        formulas.push(b);
    }
    for &f in problem.lemmas.iter().chain(&problem.goals) {
        solver.assert(&formulas[f as usize]);
    }
    solver
}

fn integer(n: &BigInt) -> Int {
    Int::from_str(&n.to_string()).expect("decimal digits")
}

fn formula(f: &Formula, done: &[Bool], vars: &[Int]) -> Bool {
    let at = |f: FormulaId| &done[f as usize];
    match f {
        Formula::Const(c) => Bool::from_bool(*c),
        Formula::Zero(l) => sum(l, vars).eq(Int::from_i64(0)),
        Formula::AtMostZero(l) => sum(l, vars).le(Int::from_i64(0)),
        Formula::Not(a) => at(*a).not(),
        Formula::And(a, b) => Bool::and(&[at(*a), at(*b)]),
        Formula::Xor(a, b) => at(*a).xor(at(*b)),
        Formula::Ite(c, a, b) => at(*c).ite(at(*a), at(*b)),
    }
}

fn sum(l: &LinearForm, vars: &[Int]) -> Int {
    let term = |(v, c): &(u32, BigInt)| Int::mul(&[&integer(c), &vars[*v as usize]]);
    let mut terms: Vec<Int> = l.terms.iter().map(term).collect();
    terms.push(integer(&l.constant));
    Int::add(&terms)
}
