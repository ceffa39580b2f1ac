//! Random Dags under both objectives. The checker is the oracle; `lower` runs it and refuses to answer
//! when it finds anything, so an answer is a checked answer.

#[path = "common/random_dag.rs"]
mod random_dag;

mod common;

use common::{dag_of_any_rows, straight_line};
use isa::uarch::Uarch;
use lowering::Objective;
use lowering::Options;
use lowering::lower;
use lowering::{Error, Status};

#[test]
fn heuristic_answers_pass_the_checker() {
    let (mut answered, mut infeasible) = (0, 0);
    for seed in (0..400).chain([757]) {
        let dag = dag_of_any_rows(seed, 1 + seed as usize % 24);
        for objective in Objective::ALL {
            let options = Options { objective, seconds: 0.0, ..Options::default() };
            match lower(&dag, &options) {
                Ok(l) => {
                    answered += 1;
                    assert!(l.cost >= l.bound, "seed {seed}: cost {} below bound {}", l.cost, l.bound);
                }
                Err(Error::Infeasible(_)) => infeasible += 1,
                Err(e) => panic!("seed {seed}: {e}"),
            }
        }
    }
    assert!(infeasible * 20 <= answered, "{infeasible} of {answered} without an answer");
}

#[test]
fn integer_program_answers_pass_the_checker_and_are_never_worse() {
    let (mut optimal, mut all) = (0, 0);
    for seed in 0..150 {
        let dag = dag_of_any_rows(seed, 1 + seed as usize % 15);
        for objective in Objective::ALL {
            let options = Options { objective, seconds: 20.0, ..Options::default() };
            let l = match lower(&dag, &options) {
                Ok(l) => l,
                Err(Error::Infeasible(_)) => continue,
                Err(e) => panic!("seed {seed}: {e}"),
            };
            if let Some(h) = l.stats.heuristic {
                assert!(objective.key(l.total) <= objective.key(h), "seed {seed}: worse than the heuristic");
            }
            all += 1;
            optimal += usize::from(l.status == Status::Optimal);
            assert!(l.cost >= l.bound, "seed {seed}");
            assert_eq!(l.status == Status::Optimal, l.cost == l.bound, "seed {seed}");
        }
    }
    assert!(all >= 250 && optimal * 100 >= all * 98, "{optimal} of {all} proved optimal");
}

#[test]
fn one_seed_one_answer() {
    for seed in 0..30 {
        let dag = dag_of_any_rows(seed, 12);
        let options = Options { objective: Objective::INSTRUCTIONS, seconds: 20.0, ..Options::default() };
        let (a, b) = (lower(&dag, &options), lower(&dag, &options));
        assert_eq!(a.map(|l| l.insts), b.map(|l| l.insts), "seed {seed}");
    }
}

#[test]
fn code_that_had_registers_finds_registers() {
    for seed in 0..60 {
        let dag = straight_line(seed, 5 + 3 * seed as usize);
        for objective in Objective::ALL {
            let options = Options { objective, seconds: 0.0, ..Options::default() };
            if let Err(e) = lower(&dag, &options) {
                panic!("seed {seed}: {e}");
            }
        }
    }
}

#[test]
fn generated_dags_are_alive_and_lowered() {
    let one = |n: usize, seed: u64| random_dag::random_dag(seed, n);
    let mut infeasible = 0;
    for seed in 0..200 {
        let n = 1 + seed as usize % 40;
        let dag = one(n, seed);
        assert_eq!(dag, one(n, seed), "seed {seed}");
        let alive = dag.alive();
        let insts = dag.iter().filter(|(_, x)| matches!(x.kind, dag::ir::graph::Kind::Inst { .. }));
        let made: Vec<_> = insts.map(|(id, _)| alive[id.index()]).collect();
        assert_eq!(made, vec![true; n], "seed {seed}: instructions that nobody needs");
        let options = Options { objective: Objective::INSTRUCTIONS, seconds: 0.0, ..Options::default() };
        match lower(&dag, &options) {
            Ok(_) => {}
            Err(Error::Infeasible(_)) => infeasible += 1,
            Err(e) => panic!("seed {seed}: {e}"),
        }
    }
    assert!(infeasible <= 2, "{infeasible} of 200 without an answer");
}

#[test]
fn times_on_machines_with_units_are_bounded_and_nearly_always_reached() {
    let (mut optimal, mut all) = (0, 0);
    for (seed, machine) in (0..90).zip(["skylake", "znver4", "alderlake-p"].into_iter().cycle()) {
        let dag = random_dag::random_dag(seed, 4 + seed as usize % 13);
        let tune = Uarch::find(machine).expect("a machine of the list");
        for objective in [Objective::LATENCY, Objective::THROUGHPUT] {
            let under = |seconds| lower(&dag, &Options { objective, tune, seconds, ..Options::default() });
            let (Ok(quick), Ok(best)) = (under(0.0), under(20.0)) else { continue };
            // Two lower bounds and two answers of one problem.
            assert!(best.bound <= quick.cost && quick.bound <= best.bound, "seed {seed}, {objective} on {machine}");
            assert!(best.cost <= quick.cost && best.bound <= best.cost, "seed {seed}, {objective} on {machine}");
            all += 1;
            optimal += usize::from(best.status == Status::Optimal);
        }
    }
    assert!(all >= 160 && optimal * 100 >= all * 95, "{optimal} of {all} proved optimal");
}

#[test]
fn no_answer_exchanges_registers_where_that_may_not_be() {
    let mut answered = 0;
    for seed in 0..300 {
        let dag = dag_of_any_rows(seed, 1 + seed as usize % 24);
        for seconds in [0.0, 2.0] {
            let options =
                Options { objective: Objective::INSTRUCTIONS, exchanges: false, seconds, ..Options::default() };
            let Ok(l) = lower(&dag, &options) else { continue };
            answered += 1;
            let added = l.insts.iter().filter_map(|e| match e {
                lowering::Emitted::Inst { inst, node: None } => Some(inst),
                _ => None,
            });
            let mut exchanges = added.filter(|i| isa::table().row(i.row).mnemonic == "xchg");
            assert_eq!(exchanges.next(), None, "seed {seed}");
        }
    }
    assert!(answered > 500, "{answered} of 600");
}
