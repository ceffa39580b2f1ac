//! The two solvers of the integer program prove the same optima, measure by measure.

#[path = "common/random_dag.rs"]
mod random_dag;

use lowering::Backend;
use lowering::Objective;
use lowering::Options;
use lowering::{Error, Status};
use lowering::{Lowered, lower};
use random_dag::random_dag;

fn proved(seed: u64, n: usize, objective: Objective, backend: Backend) -> Option<Lowered> {
    let options = Options { objective, backend, copies: false, seconds: 60.0, ..Options::default() };
    match lower(&random_dag(seed, n), &options) {
        Ok(l) => Some(l),
        Err(Error::Infeasible(_)) => None,
        Err(e) => panic!("seed {seed}, {n} operations, {objective}, {backend}: {e}"),
    }
}

#[test]
fn solvers_prove_equal_optima() {
    let (mut compared, mut all) = (0, 0);
    for seed in 0..200 {
        let n = 3 + seed as usize % 10;
        // Programs with time take HiGHS longer.
        let time = |o: &Objective| o.primary().latency + o.primary().throughput > 0;
        for objective in Objective::ALL.into_iter().filter(|o| seed % 4 == 0 || !time(o)) {
            let [a, b] = Backend::ALL.map(|backend| proved(seed, n, objective, backend));
            let what = format!("seed {seed}, {n} operations, {objective}");
            assert_eq!(a.is_some(), b.is_some(), "{what}: only one of the solvers has an answer");
            let (Some(a), Some(b)) = (a, b) else { continue };
            all += 1;
            if a.status == Status::Optimal && b.status == Status::Optimal {
                compared += 1;
                assert_eq!(a.cost, b.cost, "{what}");
            }
            // A bound is a bound: no answer of the other solver costs less.
            assert!(a.bound <= b.cost && b.bound <= a.cost, "{what}: {a:?}\n{b:?}");
        }
    }
    assert!(compared * 100 >= all * 99, "{compared} of {all} proved by both");
}
