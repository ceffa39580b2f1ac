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

/// Work that is counted ends a search in the same place, however long the clock would have let it run.
#[test]
fn limits_of_work_decide_on_every_machine() {
    let mut cut_short = 0;
    for (seed, length) in [(0, 28), (1, 28), (2, 70)] {
        let dag = random_dag(seed, length);
        let options = Options { objective: Objective::LATENCY, slots: lowering::SLOTS, ..Options::default() };
        let within = |learnt, seconds| {
            lower(&dag, &Options { learnt, seconds, ..options.clone() }).expect("there are registers enough")
        };
        let (first, again) = (within(500, 1e3), within(500, 2e3));
        assert_eq!(first, again, "seed {seed}");
        assert!(!first.stats.timed_out, "seed {seed}: the clock had no part in it");
        // What is begun when the limit is reached ends soon: the conflict at hand, for each of the searches.
        assert!(first.stats.learnt < 10_000, "seed {seed}: {} literals", first.stats.learnt);
        let further = within(100_000, 1e3);
        cut_short += usize::from(further.stats.learnt > first.stats.learnt);
    }
    assert!(cut_short > 0, "no search was cut short");
}
