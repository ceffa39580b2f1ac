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
