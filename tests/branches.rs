//! Graphs lowered to code with branches: the text is read back and proved way by way.

#[path = "../lowering/tests/common/random_dag.rs"]
mod random_dag;

use dag::lift::mux::mux_groups;
use dag::smt::Limits;
use isa::uarch::Uarch;
use lowering::Objective;
use lowering::Options;
use lowering::phases::if_conversion::BranchProbability;
use random_dag::random_dag;
use superopt_dag::pipeline::lower;

#[test]
fn code_with_branches_is_proved() {
    let count: u64 = std::env::var("SUPEROPT_GRAPHS").ok().and_then(|n| n.parse().ok()).unwrap_or(240);
    let machines = ["skylake", "znver4"].map(|m| Uarch::find(m).expect("a machine"));
    let limits = Limits { rlimit: 10_000_000, seed: 0 };
    let (mut straight, mut branched) = (0, 0);
    for seed in 0..count {
        let dag = random_dag(seed, 6 + seed as usize % 7);
        if mux_groups(&dag).is_empty() {
            continue;
        }
        // Where time counts, branches win oftener than where size does.
        let objective = if seed % 4 == 0 { Objective::SIZE } else { Objective::LATENCY };
        let options = Options { objective, tune: machines[seed as usize / 5 % 2], seconds: 5.0, ..Options::default() };
        let holds = [5, 50, 950, 990][seed as usize % 4];
        match lower::lower(&dag, &options, Some(&|_| BranchProbability::random(holds)), limits) {
            Ok(proved) if proved.branched.is_some() => branched += 1,
            Ok(_) => straight += 1,
            Err((what, _)) => panic!("seed {seed}: {what}\n{}", dag::text::print(&dag)),
        }
    }
    println!("{branched} with a branch, {straight} without");
    assert!(branched >= 10 && branched * 3 >= straight, "{branched} with a branch, {straight} without");
}
