//! Branches in place of conditional moves: which of both wins, and what the code looks like.

#[path = "common/random_dag.rs"]
mod random_dag;

use random_dag::random_dag;
mod common;

use common::{Build, row};
use dag::ir::graph::{Dag, Value, low};
use isa::uarch::Uarch;
use isa::{Gpr, Width};
use lowering::Objective;
use lowering::Options;
use lowering::phases::if_conversion::{Ask, BranchProbability, Branched, ExpectedCost, Item, better, branched};
use lowering::{Lowered, lower};

fn both(dag: &Dag, objective: Objective, holds: u32, returns: bool) -> (Lowered, Option<Branched>) {
    let tune = Uarch::find("skylake").expect("a machine");
    let options = Options { objective, tune, ..Options::default() };
    let ask = Ask { options: &options, probability: &|_| BranchProbability::random(holds), returns };
    (lower(dag, &options).expect("straight code"), branched(dag, &ask))
}

/// `a < b ? f(a, b) : a`, plus b, with three multiplications in f.
fn long_arm() -> Dag {
    let mut b = Build::new();
    let (x, y) = (b.input(Gpr::RDI), b.input(Gpr::RSI));
    let w = Width::W64;
    let p = b.op("imul", w, &[low(x), low(y)]);
    let p = b.op("imul", w, &[low(p), low(p)]);
    let p = b.op("imul", w, &[low(p), low(y)]);
    b.inst(row("cmp", w), vec![low(x), low(y)], Vec::new(), false);
    let m = b.op("cmovl", w, &[low(x), low(p)]);
    let s = b.op("add", w, &[low(m), low(y)]);
    b.out(Gpr::RAX, s, u64::MAX);
    b.dag
}

fn mnemonics(code: &[Item]) -> Vec<String> {
    let word = |i: &Item| match i {
        Item::Inst(inst) => isa::table().row(inst.row).mnemonic.to_string(),
        Item::Branch(cond, n) => format!("j{} {n}", cond.suffix()),
        Item::Jump(n) => format!("jmp {n}"),
        Item::Return => "ret".to_string(),
        Item::Label(n) => format!("{n}:"),
    };
    code.iter().map(word).collect()
}

#[test]
fn a_long_arm_is_branched_around_where_it_is_seldom_needed() {
    for (holds, wins) in [(500, false), (700, false), (20, true)] {
        let (straight, branch) = both(&long_arm(), Objective::LATENCY, holds, true);
        let branch = branch.expect("code with a branch");
        assert_eq!(better(&branch, &straight, Objective::LATENCY), wins, "{holds}: {branch:?}");
    }
}

#[test]
fn what_one_way_needs_is_on_that_way_and_what_both_need_is_there_once() {
    let (straight, branch) = both(&long_arm(), Objective::SIZE, 500, true);
    let branch = branch.expect("code with a branch");
    // cmp, jge, three products, and where both meet the sum: the empty way has no place of its own.
    let words = mnemonics(&branch.code);
    assert_eq!(words.iter().filter(|w| *w == "imul").count(), 3, "{words:?}");
    assert_eq!(words.iter().filter(|w| *w == "cmp").count(), 1, "{words:?}");
    assert!(words.iter().position(|w| w.starts_with('j')) < words.iter().position(|w| w == "imul"), "{words:?}");
    assert!(!words.iter().any(|w| w.starts_with("jmp") || w == "ret"), "{words:?}");
    assert!(branch.optimal && better(&branch, &straight, Objective::SIZE), "{branch:?} {straight:?}");
}

/// Two arms of different work: `a < b ? a * b : a ^ b`.
fn two_arms() -> Dag {
    let mut b = Build::new();
    let (x, y) = (b.input(Gpr::RDI), b.input(Gpr::RSI));
    let w = Width::W64;
    let p = b.op("imul", w, &[low(x), low(y)]);
    let p = b.op("imul", w, &[low(p), low(p)]);
    let q = b.op("xor", w, &[low(x), low(y)]);
    b.inst(row("cmp", w), vec![low(x), low(y)], Vec::new(), false);
    let m = b.op("cmovl", w, &[low(q), low(p)]);
    b.out(Gpr::RAX, m, u64::MAX);
    b.dag
}

#[test]
fn a_return_can_stand_twice_and_the_likely_way_runs_no_jump() {
    let (_, branch) = both(&two_arms(), Objective::UOPS, 900, true);
    let words = mnemonics(&branch.expect("code with a branch").code);
    assert!(words.contains(&"ret".to_string()) && !words.iter().any(|w| w.starts_with("jmp")), "{words:?}");
    let (_, branch) = both(&two_arms(), Objective::UOPS, 900, false);
    let words = mnemonics(&branch.expect("code with a branch").code);
    // Without a return to repeat one way has a jump: the seldom one.
    let jump = words.iter().position(|w| w.starts_with("jmp")).expect("a jump");
    let multiplied = words.iter().position(|w| w == "imul").expect("a product");
    assert!(jump < multiplied, "{words:?}");
}

#[test]
fn moves_of_32_bits_clear_what_is_above_on_both_ways() {
    let mut b = Build::new();
    let (x, y) = (b.input(Gpr::RDI), b.input(Gpr::RSI));
    b.inst(row("cmp", Width::W64), vec![low(x), low(y)], Vec::new(), false);
    let m: Value = b.op("cmovl", Width::W32, &[low(x), low(y)]);
    let s = b.op("add", Width::W64, &[low(m), low(y)]);
    b.out(Gpr::RAX, s, u64::MAX);
    let code = both(&b.dag, Objective::SIZE, 500, true).1.expect("code with a branch").code;
    let words = mnemonics(&code);
    assert!(words.iter().filter(|w| *w == "mov").count() >= 1, "{words:?}");
}

#[test]
fn expected_costs_are_means_over_the_ways() {
    let (straight, branch) = both(&long_arm(), Objective::LATENCY, 500, true);
    let never = both(&long_arm(), Objective::LATENCY, 0, true).1.expect("code").cost;
    let always = both(&long_arm(), Objective::LATENCY, 1000, true).1.expect("code").cost;
    let half = branch.expect("code").cost;
    // Never mispredicted, only the cheap way: compare, jump, add.
    assert!(never.latency <= 3000, "{never:?}");
    assert!(always.latency <= ExpectedCost::straight(straight.total).latency, "{always:?}");
    // A coin is mispredicted every other time.
    assert!(half.latency > (never.latency + always.latency) / 2 + 6000, "{half:?}");
    assert_eq!(half.uops, (never.uops + always.uops) / 2);
}

#[test]
fn random_graphs_with_forks_have_code_with_branches() {
    let (mut mux_groups, mut found) = (0, 0);
    for seed in 0..60 {
        let dag = random_dag(seed, 12);
        if dag::lift::mux::mux_groups(&dag).is_empty() {
            continue;
        }
        mux_groups += 1;
        // Both ways of every answer went through the checker.
        found += usize::from(both(&dag, Objective::INSTRUCTIONS, 900, true).1.is_some());
    }
    assert!(mux_groups >= 15 && found * 10 >= mux_groups * 9, "{found} of {mux_groups}");
}

#[test]
fn nothing_without_conditional_moves_is_branched() {
    let mut b = Build::new();
    let (x, y) = (b.input(Gpr::RDI), b.input(Gpr::RSI));
    let s = b.op("add", Width::W64, &[low(x), low(y)]);
    b.out(Gpr::RAX, s, u64::MAX);
    assert!(both(&b.dag, Objective::LATENCY, 900, true).1.is_none());
}
