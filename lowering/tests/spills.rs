//! Few registers: what does not fit goes to slots, and every answer passes the checker.

use isa::Gpr;
use lowering::random_dag::random_dag;
use lowering::{Emitted, Error, Objective, Options, SLOTS, Status, lower};

/// All but the first `n` of these registers.
fn all_but(n: usize) -> Vec<Gpr> {
    let first = [Gpr::RAX, Gpr::RDX, Gpr::RCX, Gpr::RDI, Gpr::RSI, Gpr::R8];
    Gpr::all().filter(|g| !first[..n].contains(g)).collect()
}

#[test]
fn few_registers_spill_and_pass_the_checker() {
    let (mut spilled, mut optimal, mut answered, mut none) = (0, 0, 0, 0);
    for seed in 0..100 {
        let dag = random_dag(seed, 4 + seed as usize % 12);
        let options = Options {
            objective: Objective::ALL[seed as usize % 5],
            reserved: all_but(6),
            slots: SLOTS,
            seconds: 20.0,
            ..Options::default()
        };
        match lower(&dag, &options) {
            Ok(l) => {
                answered += 1;
                optimal += usize::from(l.status == Status::Optimal);
                let slot = |e: &Emitted| match e {
                    Emitted::Inst { inst, node: None } => inst.operands.iter().any(|o| o.mem().is_some()),
                    _ => false,
                };
                spilled += usize::from(l.insts.iter().any(slot));
            }
            Err(Error::Infeasible(_)) => none += 1,
            Err(e) => panic!("seed {seed}: {e}"),
        }
    }
    assert!(spilled > 0 && none == 0, "{spilled} with spills, {none} without an answer");
    assert!(optimal * 100 >= answered * 95, "{optimal} of {answered} optimal");
}
