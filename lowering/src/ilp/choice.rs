//! Choices of instructions (`dag::rewrite::carries`), solved as 0-1 programs.

use super::program::{IntegerProgram, Term};
use super::solve::{SolveLimits, SolveOutcome, Solver};
use crate::ir::Backend;
use dag::rewrite::carries::ChoiceProgram;

/// What bounds a solve: the clock never. At its root HiGHS finds what it takes minutes to prove the best.
const LIMITS: SolveLimits = SolveLimits { seconds: f64::INFINITY, nodes: 1, conflicts: 0, learnt: u64::MAX, seed: 1 };

/// The columns that are 1 in the best solution found; `None` if there is none.
pub fn choose(program: &ChoiceProgram) -> Option<Vec<bool>> {
    let mut lp = IntegerProgram::default();
    let columns: Vec<Term> = (0..program.costs.len()).map(|k| lp.binary(format!("x{k}"))).collect();
    for row in &program.rows {
        let plus = row.plus.iter().map(|c| (columns[*c], 1));
        let minus = row.minus.iter().map(|c| (columns[*c], -1));
        lp.weighted(plus.chain(minus), Some(row.at_least), None);
    }
    let cost: Vec<i64> = program.costs.iter().map(|c| i64::from(*c)).collect();
    match Solver::new(Backend::Highs).minimize(&lp, &cost, None, LIMITS, None) {
        SolveOutcome::Stopped { x: Some(x), .. } => Some(columns.iter().map(|c| c.value(&x)).collect()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dag::rewrite::carries::ChoiceRow;

    /// A program of covers: of some columns one is 1 where another is.
    fn program(seed: u64) -> ChoiceProgram {
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let mut random = |below: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 33) as usize % below
        };
        let columns = 7;
        let costs = (0..columns).map(|_| 1 + random(9) as u32).collect();
        let row = |k: usize, random: &mut dyn FnMut(usize) -> usize| {
            let plus = (0..columns).filter(|_| random(3) == 0).collect();
            let minus: Vec<usize> = if k == 0 { Vec::new() } else { vec![random(columns)] };
            ChoiceRow { plus, at_least: i64::from(minus.is_empty()), minus }
        };
        let rows = (0..6).map(|k| row(k, &mut random)).collect();
        ChoiceProgram { costs, rows }
    }

    fn holds(row: &ChoiceRow, x: &[bool]) -> bool {
        let count = |of: &[usize]| of.iter().filter(|c| x[**c]).count() as i64;
        count(&row.plus) - count(&row.minus) >= row.at_least
    }

    fn cost(program: &ChoiceProgram, x: &[bool]) -> u32 {
        program.costs.iter().zip(x).filter(|(_, x)| **x).map(|(c, _)| c).sum()
    }

    #[test]
    fn small_programs_are_solved_as_by_trying_everything() {
        let mut solved = 0;
        for seed in 1..=60 {
            let program = program(seed);
            let of_bits = |bits: u32| (0..program.costs.len()).map(|k| bits >> k & 1 == 1).collect::<Vec<bool>>();
            let all = (0..1u32 << program.costs.len()).map(of_bits);
            let fit = all.filter(|x| program.rows.iter().all(|r| holds(r, x)));
            let best = fit.map(|x| cost(&program, &x)).min();
            let found = choose(&program);
            if let Some(x) = &found {
                assert!(program.rows.iter().all(|r| holds(r, x)), "seed {seed}: a row does not hold");
            }
            assert_eq!(found.map(|x| cost(&program, &x)), best, "seed {seed}");
            solved += u32::from(best.is_some());
        }
        assert!(solved > 40, "{solved} have a solution");
    }
}
