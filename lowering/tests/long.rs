//! Graphs past the reach of the integer program: windows of an answer are lowered anew.

#[path = "common/random_dag.rs"]
mod random_dag;

use lowering::Objective;
use lowering::Options;
use lowering::Status;
use lowering::lower;
use random_dag::random_dag;

#[test]
fn windows_of_long_answers_get_cheaper() {
    for objective in [Objective::INSTRUCTIONS, Objective::SIZE, Objective::LATENCY] {
        let mut better = 0;
        for seed in 0..3 {
            let dag = random_dag(seed, 70);
            let options = Options { objective, slots: lowering::SLOTS, ..Options::default() };
            let long = lower(&dag, &Options { seconds: 1e3, ..options.clone() }).expect("it has slots");
            let first = lower(&dag, &Options { seconds: 0.0, ..options }).expect("it has slots");
            let (before, after) = (objective.key(first.total), objective.key(long.total));
            assert!(after <= before && long.bound == first.bound, "{objective}, seed {seed}: {before:?}, {after:?}");
            assert!(long.status != Status::Fallback || after == before, "{objective}, seed {seed}");
            assert_eq!(long.status == Status::Optimal, long.cost <= long.bound, "{objective}, seed {seed}");
            better += usize::from(after < before);
        }
        assert!(better >= 2, "{objective}: {better} of 3 got cheaper");
    }
}
