//! Few registers: what does not fit goes to slots, and every answer passes the checker.

#[path = "common/random_dag.rs"]
mod random_dag;

use isa::Gpr;
use lowering::Objective;
use lowering::Options;
use lowering::SLOTS;
use lowering::lower;
use lowering::{Emitted, Error, Status};
use random_dag::random_dag;

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

/// A register whose content only has to be there at the end takes part: its content waits in a slot meanwhile.
#[test]
fn a_saved_register_is_used_where_its_content_goes_to_a_slot() {
    // Six sums, each read three times and more, and five registers besides rbx.
    let mut text = "dag 1\na = input rdi\nb = input rsi\nc = input rbx\n".to_string();
    for k in 0..6 {
        text += &format!("v{k} = lea.64 new, [a + b*2 + {k}]\n");
    }
    let mut sum = "v0".to_string();
    for k in 0..8 {
        text += &format!("s{k} = imul.64 v{}, {sum}\nt{k} = xor.64 s{k}, v{}\n", (k + 1) % 6, (5 * k + 3) % 6);
        sum = format!("t{k}");
    }
    text += &format!("out rax = {sum}\nout rbx = c\n");
    let dag = dag::text::parse(&text).unwrap_or_else(|e| panic!("{}: {}", e[0].line, e[0].what));
    let spare: Vec<Gpr> = all_but(5).into_iter().filter(|g| *g != Gpr::RBX).collect();
    let under = |reserved: Vec<Gpr>| {
        let options =
            Options { objective: Objective::SIZE, reserved, slots: SLOTS, seconds: 0.0, ..Options::default() };
        lower(&dag, &options).unwrap_or_else(|e| panic!("{e}"))
    };
    let (with, without) = (under(spare), under(all_but(5)));
    assert!(with.cost < without.cost, "{} and {} bytes", with.cost, without.cost);
    // Saved first of all, restored behind everything, and used in between.
    let names_rbx = |e: &Emitted| match e {
        Emitted::Inst { inst, .. } => inst.operands.iter().filter_map(|o| o.reg()).any(|r| r == Gpr::RBX.into()),
        Emitted::Kept { .. } => false,
    };
    let (uses, last) = (with.insts.iter().filter(|e| names_rbx(e)).count(), with.insts.last().expect("not empty"));
    assert!(uses > 2 && names_rbx(last), "{:?}", with.insts);
}
