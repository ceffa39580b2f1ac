//! The list of non-dominated answers.

#[path = "common/random_dag.rs"]
mod random_dag;

use lowering::Options;
use lowering::{Cost, Objective};
use lowering::{lower, pareto};
use random_dag::random_dag;

#[test]
fn no_answer_of_the_list_covers_another_and_each_objective_has_its_best() {
    let (mut lists, mut choices) = (0, 0);
    for seed in 0..60 {
        let dag = random_dag(seed, 6 + seed as usize % 8);
        let options = Options { objective: Objective::INSTRUCTIONS, seconds: 20.0, ..Options::default() };
        let Ok(list) = pareto(&dag, &options) else { continue };
        let costs: Vec<Cost> = list.iter().map(|(_, l)| l.total).collect();
        for (i, a) in costs.iter().enumerate() {
            assert!(costs.iter().enumerate().all(|(j, b)| i == j || !b.covers(a)), "seed {seed}: {costs:?}");
        }
        for objective in Objective::ALL {
            let best = lower(&dag, &Options { objective, ..options.clone() }).expect("it had an answer").total;
            let least = costs.iter().map(|c| objective.key(*c)[0]).min().expect("the list is not empty");
            assert!(least <= objective.key(best)[0], "seed {seed}, {objective}");
        }
        lists += 1;
        choices += usize::from(list.len() > 1);
    }
    // Some graphs have a choice, or the test shows nothing.
    assert!(lists >= 50 && choices >= 5, "{choices} of {lists} lists have more than one answer");
}
