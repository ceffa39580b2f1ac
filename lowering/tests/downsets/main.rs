//! The least number of bytes by a dynamic program over downsets, for random Dags of up to twelve operations: what has
//! been executed, and the register of every value that is still read, is all that the rest depends on. It shares nothing
//! with the library but the instruction table and the encoder. Its rules are the model's: a value has one register from its
//! definition to its last reader, and copies stand at entry, at the end, before and after an operation only.

#[path = "../common/mod.rs"]
mod common;
mod problem;
#[path = "../common/random_dag.rs"]
mod random_dag;
mod reader;
mod search;

use common::text;
use isa::Gpr;
use lowering::{Objective, Options, Status, lower};
use problem::REGS;
use random_dag::random_dag;
use reader::Reader;

#[test]
fn a_program_over_downsets_agrees_on_bytes() {
    let reserved: Vec<Gpr> = Gpr::all().filter(|g| !REGS.contains(g)).collect();
    let (mut compared, mut beyond, mut given_up) = (0, 0, 0);
    for seed in 0..360 {
        let n = 1 + seed as usize % 12;
        let dag = random_dag(seed, n);
        // Loads that go into operands are not among these rules, nor are copies.
        let options = Options {
            objective: Objective::SIZE,
            seconds: 60.0,
            reserved: reserved.clone(),
            copies: false,
            folds: false,
            ..Options::default()
        };
        let l = match lower(&dag, &options) {
            Ok(l) => l,
            Err(lowering::Error::Infeasible(_)) => continue,
            Err(e) => panic!("seed {seed}: {e}"),
        };
        match Reader::problem(&dag).solve(l.total.bytes, 300_000) {
            Err(()) => given_up += 1,
            Ok(least) => {
                compared += 1;
                // The list scheduler may find what these rules do not have: a value in two registers at once.
                beyond += usize::from(least.is_none());
                assert!(
                    least.is_none_or(|b| b == l.total.bytes),
                    "seed {seed}, {n} operations: {least:?}\n{}",
                    text(&l)
                );
                assert_eq!(l.status, Status::Optimal, "seed {seed}, {n} operations");
            }
        }
    }
    assert!(compared >= 340 && beyond * 10 <= compared, "{compared} compared, {beyond} beyond, {given_up} given up");
}
