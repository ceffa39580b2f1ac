//! Random Dags under both objectives. The checker is the oracle; `lower` runs it and refuses to answer
//! when it finds anything, so an answer is a checked answer.

mod common;

use common::random_dag;
use lowering::{Error, Objective, Options, lower};

#[test]
fn heuristic_answers_pass_the_checker() {
    let (mut answered, mut infeasible) = (0, 0);
    for seed in 0..400 {
        let dag = random_dag(seed, 1 + seed as usize % 24);
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
    let mut line = String::new();
    for seed in 0..120 {
        let dag = random_dag(seed, 1 + seed as usize % 12);
        for objective in Objective::ALL {
            let start = std::time::Instant::now();
            let options = Options { objective, seconds: 10.0, ..Options::default() };
            let Ok(l) = lower(&dag, &options) else { continue };
            let key = objective.key(l.stats.heuristic);
            assert!(objective.key(l.total) <= key, "seed {seed}: worse than the heuristic");
            line += &format!(
                "{seed} {objective} ops {} heur {:?} -> {:?} bound {} {} cols {} rows {} solves {} {:.3}s\n",
                l.stats.nodes,
                key,
                objective.key(l.total),
                l.bound,
                l.status.name(),
                l.stats.columns,
                l.stats.rows,
                l.stats.solves,
                start.elapsed().as_secs_f64()
            );
        }
    }
    println!("{line}");
}
