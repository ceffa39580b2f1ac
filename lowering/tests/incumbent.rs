//! The code that a graph was lifted from is an answer: none is worse.

#[path = "common/random_dag.rs"]
mod random_dag;

use dag::ir::graph::LiveOut;
use dag::lift::Lifter;
use isa::Inst;
use lowering::Objective;
use lowering::Options;
use lowering::lower;
use random_dag::random_dag;

#[test]
fn no_answer_is_worse_than_the_input() {
    let (mut compared, mut as_good) = (0, 0);
    for seed in 0..50u64 {
        let dag = random_dag(seed, 4 + seed as usize % 20);
        let options = Options { objective: Objective::INSTRUCTIONS, seconds: 2.0, ..Options::default() };
        let Ok(first) = lower(&dag, &options) else { continue };
        let code = first.insts.iter().map(|e| e.inst().cloned()).collect::<Option<Vec<Inst>>>();
        let Some(code) = code else { continue };
        let mut lifter = Lifter::new();
        if code.iter().enumerate().any(|(k, i)| lifter.inst_checked(i, Some(k)).is_none()) {
            continue;
        }
        for l in &dag.live_out {
            let value = lifter.reg(l.reg);
            lifter.dag.live_out.push(LiveOut { value, ..*l });
        }
        let incumbent: Vec<(usize, Inst)> = (0..).zip(code).collect();
        for objective in Objective::ALL {
            // Without the integer program, the other answers are the heuristic's.
            let plain = Options { objective, seconds: 0.0, ..Options::default() };
            let (Ok(own), Ok(told)) = (
                lower(&lifter.dag, &plain),
                lower(&lifter.dag, &Options { incumbent: incumbent.clone(), ..plain.clone() }),
            ) else {
                panic!("seed {seed}: code that has registers finds none");
            };
            assert!(objective.key(told.total) <= objective.key(own.total), "seed {seed}, {objective}");
            if objective == Objective::INSTRUCTIONS {
                compared += 1;
                as_good += usize::from(told.total.instructions <= first.total.instructions);
            }
        }
    }
    // Lifting leaves out what nobody needs; so the code may be no answer to the letter.
    assert!(compared > 30 && as_good * 100 >= compared * 98, "{as_good} of {compared} as good as the code");
}
