//! The only file that calls HiGHS.
//!
//! One thread, a fixed seed, no relative gap; a node limit that does not depend on the machine, and the
//! caller's time limit above it.

use super::{SolveLimits, SolveOutcome};
use crate::ilp::program::{Column, IntegerProgram};
use good_lp::solvers::highs::{HighsProblem, highs};
use good_lp::{Expression, ProblemVariables, SolverModel, Variable, variable};
use std::collections::BTreeSet;
use std::ffi::{CString, c_void};
use std::path::Path;

/// Minimizes `Σ cost · x` over a program with more rows `Σ weight · x <= most`.
pub fn solve(
    lp: &IntegerProgram,
    cost: &[i64],
    more: &[(&[i64], i64)],
    limits: SolveLimits,
    lp_file: Option<&Path>,
) -> SolveOutcome {
    let largest = cost.iter().map(|c| c.unsigned_abs()).max().unwrap_or(0);
    run(state(lp, cost, more), limits, error(largest), lp_file.map(|path| (path, &lp.columns[..])))
}

/// Writes the program without solving it. It is a by-product: a failure changes no answer.
pub fn write(lp: &IntegerProgram, cost: &[i64], more: &[(&[i64], i64)], path: &Path) {
    if let Ok(mut model) = state(lp, cost, more).try_into_inner() {
        model.make_quiet();
        // SAFETY: the pointer is the live model's.
        unsafe { write_lp(model.as_mut_ptr(), path, &lp.columns) };
    }
}

fn state(lp: &IntegerProgram, cost: &[i64], more: &[(&[i64], i64)]) -> HighsProblem {
    let mut vars = ProblemVariables::new();
    let columns: Vec<Variable> = lp
        .columns
        .iter()
        .map(|c| {
            let v = variable().min(0).max(1);
            vars.add(if c.integer { v.integer() } else { v })
        })
        .collect();
    let sum = |terms: &mut dyn Iterator<Item = (usize, i64)>| {
        terms.fold(Expression::with_capacity(8), |mut e, (v, w)| {
            e.add_mul(w as f64, columns[v]);
            e
        })
    };
    let weighted = |w: &[i64]| sum(&mut w.iter().copied().enumerate().filter(|c| c.1 != 0));
    let mut problem = vars.minimise(weighted(cost)).using(highs);
    for row in &lp.rows {
        let e = sum(&mut row.terms.iter().copied());
        match (row.low, row.high) {
            (Some(l), Some(h)) if l == h => {
                problem.add_constraint(e.eq(l as f64));
            }
            (l, h) => {
                if let Some(l) = l {
                    problem.add_constraint(e.clone().geq(l as f64));
                }
                if let Some(h) = h {
                    problem.add_constraint(e.leq(h as f64));
                }
            }
        }
    }
    for (weights, most) in more {
        problem.add_constraint(weighted(weights).leq(*most as f64));
    }
    problem
}

/// How far a bound may be off in floating point: the more, the more a column costs.
fn error(largest: u64) -> f64 {
    1e-6_f64.max(1e-10 * largest as f64)
}

fn run(problem: HighsProblem, limits: SolveLimits, error: f64, lp_file: Option<(&Path, &[Column])>) -> SolveOutcome {
    let mut model = match problem.try_into_inner() {
        Ok(m) => m,
        Err(_) => return SolveOutcome::Failed,
    };
    model.make_quiet();
    let set = [
        model.try_set_option("threads", 1).is_ok(),
        model.try_set_option("parallel", "off").is_ok(),
        model.try_set_option("random_seed", limits.seed).is_ok(),
        model.try_set_option("time_limit", limits.seconds).is_ok(),
        model.try_set_option("mip_max_nodes", limits.nodes).is_ok(),
        model.try_set_option("mip_rel_gap", 0.0).is_ok(),
        // Integer objective: a gap below 1 is none.
        model.try_set_option("mip_abs_gap", 0.99).is_ok(),
    ];
    if set.contains(&false) {
        return SolveOutcome::Failed;
    }
    if let Some((path, columns)) = lp_file {
        // SAFETY: the pointer is the live model's.
        unsafe { write_lp(model.as_mut_ptr(), path, columns) };
    }
    let solved = match model.try_solve() {
        Ok(s) => s,
        Err(_) => return SolveOutcome::Failed,
    };
    // SAFETY: the pointer is the live, solved model's.
    let status = unsafe { highs_sys::Highs_getModelStatus(solved.as_ptr()) };
    let optimal = status == highs_sys::MODEL_STATUS_OPTIMAL;
    if status == highs_sys::MODEL_STATUS_INFEASIBLE || status == highs_sys::MODEL_STATUS_UNBOUNDED_OR_INFEASIBLE {
        return SolveOutcome::Infeasible;
    }
    // Costs are integers: 14.0000001 is 14, 14.1 is 15.
    let bound = solved.double_info_value(c"mip_dual_bound").ok().filter(|b| b.is_finite());
    let bound = bound.map(|b| (b - error).ceil() as i64);
    let feasible = solved.int_info_value(c"primal_solution_status").ok() == Some(2);
    let x = feasible.then(|| solved.get_solution().columns().to_vec());
    SolveOutcome::Stopped { x, bound, optimal, timed_out: status == highs_sys::MODEL_STATUS_REACHED_TIME_LIMIT }
}

/// Writes the program with its columns' names. It is a by-product: a failure changes no answer.
///
/// # Safety
/// `model` must be a live HiGHS model with these columns.
unsafe fn write_lp(model: *mut c_void, path: &Path, columns: &[Column]) {
    let mut names = BTreeSet::new();
    for (i, c) in (0..).zip(columns) {
        if let (true, Ok(name)) = (names.insert(&c.name), CString::new(c.name.as_str())) {
            // SAFETY: a live model, a column it has, a C string.
            unsafe { highs_sys::Highs_passColName(model, i, name.as_ptr()) };
        }
    }
    if let Some(path) = path.to_str().and_then(|s| CString::new(s).ok()) {
        // SAFETY: a live model and a C string.
        unsafe { highs_sys::Highs_writeModel(model, path.as_ptr()) };
    }
}
