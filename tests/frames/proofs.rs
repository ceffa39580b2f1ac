//! Proofs of functions whose frames differ: what is kept in registers instead, and how much of the stack is asked for.

use super::text;
use dag::analysis::contract::{Contract, Source};
use dag::ir::cfg::Cfg;
use dag::ir::function::Function;
use dag::ir::signature::Signature;
use dag::prove::ProofStats;
use dag::rewrite::promote::promote;
use dag::smt::Limits;
use dag::verify::coupling::Coupling;
use dag::verify::{FunctionPair, RefinementAnswer, prove_functions, prove_promotion};
use isa::Gpr;
use superopt_dag::input;

const SOURCE: [&str; 14] = [
    "pushq %rbp",
    "movq %rsp, %rbp",
    "movl %edi, -20(%rbp)",
    "movl $0, -4(%rbp)",
    "jmp .L2",
    ".L1:",
    "movl -20(%rbp), %eax",
    "addl %eax, -4(%rbp)",
    "subl $1, -20(%rbp)",
    ".L2:",
    "cmpl $0, -20(%rbp)",
    "jne .L1",
    "movl -4(%rbp), %eax",
    "leave",
];
const TARGET: [&str; 10] = [
    "movl $0, %ecx",
    "jmp .L2",
    ".L1:",
    "movl %edi, %eax",
    "addl %eax, %ecx",
    "subl $1, %edi",
    ".L2:",
    "cmpl $0, %edi",
    "jne .L1",
    "movl %ecx, %eax",
];

fn function(body: &[&str]) -> Function {
    let all = [body, &["ret"]].concat();
    input::load_text("f.s", &text(&all)).expect("it assembles").functions[0].function.clone()
}

fn contract() -> Contract {
    let signature = Signature::parse("f(edi) -> eax").expect("a signature");
    Contract::from_signature(signature, Source::Option)
}

fn homes() -> Vec<Coupling> {
    let f = function(&SOURCE);
    promote(&f, &Cfg::build(&f), &contract().live_out).expect("it can be promoted").cuts
}

fn asked(
    source: &[&str],
    target: &[&str],
    deeper_frame: bool,
    ask: impl FnOnce(&FunctionPair) -> RefinementAnswer,
) -> RefinementAnswer {
    let (source, target, contract) = (function(source), function(target), contract());
    let callees = |_: &isa::Target| None;
    let limits = Limits::default();
    ask(&FunctionPair {
        source: &source,
        target: &target,
        contract: &contract,
        callees: &callees,
        deeper_frame,
        limits,
        queries: None,
    })
}

fn answer(target: &[&str], homes: &[Coupling]) -> RefinementAnswer {
    asked(&SOURCE, target, false, |pair| prove_promotion(pair, homes, &mut ProofStats::default()))
}

/// Whether slots counted from above the rounded pointer and from below it overlap depends on how far it moved.
#[test]
fn a_rounded_frame_is_not_reached_from_above() {
    let from_above = [
        "pushq %rbp",
        "movq %rsp, %rbp",
        "andq $-32, %rsp",
        "movl %edi, -16(%rsp)",
        "movl $0, -16(%rbp)",
        "movl -16(%rsp), %eax",
        "leave",
    ];
    let ask = |pair: &FunctionPair| prove_functions(pair, &mut ProofStats::default());
    assert_ne!(asked(&["movl %edi, %eax"], &from_above, true, ask), RefinementAnswer::Equivalent);
    let mut from_below = from_above;
    from_below[4] = "movl $0, -12(%rsp)";
    assert_eq!(asked(&["movl %edi, %eax"], &from_below, true, ask), RefinementAnswer::Equivalent);
}

/// One way counts a slot from the start, the other from the rounded pointer, and what comes after both reads it by the pointer:
/// these are two places, whichever way is looked at first.
#[test]
fn rounding_on_one_way_does_not_rename_the_other_ways_slots() {
    let ways = |first: [&'static str; 3], second: [&'static str; 3]| {
        let start =
            ["pushq %rbp", "movq %rsp, %rbp", "movq %rsp, %rcx", "andq $-32, %rcx", "testl %edi, %edi", "jne .L1"];
        let end = [".L2:", "movl -16(%rcx), %eax", "leave"];
        let other = ["jmp .L2", ".L1:"];
        [&start[..], &first, &other, &second, &end].concat()
    };
    let rounded = ["movq %rcx, %rsp", "movl %edi, -16(%rsp)", "movq %rbp, %rsp"];
    let plain = ["nop", "movl %edi, -16(%rsp)", "nop"];
    let ask = |pair: &FunctionPair| prove_functions(pair, &mut ProofStats::default());
    for body in [ways(rounded, plain), ways(plain, rounded)] {
        assert_ne!(asked(&["movl %edi, %eax"], &body, true, ask), RefinementAnswer::Equivalent, "{body:?}");
    }
}

/// What replaces a function may need no more of the stack than it does, but for a red zone; rounding may cost its
/// alignment.
#[test]
fn a_replacement_asks_for_no_more_of_the_stack() {
    let is_proved = |source: &[&str], target: &[&str], deeper: bool| {
        let ask = |pair: &FunctionPair| prove_functions(pair, &mut ProofStats::default());
        asked(source, target, deeper, ask) == RefinementAnswer::Equivalent
    };
    let spilled = |depth: u32, rounded: bool| -> Vec<String> {
        let down = if rounded { "andq $-64, %rsp" } else { "" };
        let slot = format!("movl %edi, -{depth}(%rsp)");
        let read = format!("movl -{depth}(%rsp), %eax");
        ["pushq %rbp", "movq %rsp, %rbp", down, &slot, &read, "leave"].map(str::to_string).to_vec()
    };
    let lines = |body: &[String]| body.iter().filter(|l| !l.is_empty()).cloned().collect::<Vec<_>>();
    let plain = ["movl %edi, %eax".to_string()];
    for (source, target, proved) in [
        (&plain[..], spilled(40, false), true),
        (&plain[..], spilled(120, false), true),
        (&plain[..], spilled(128, false), false),
        (&plain[..], spilled(48, true), true),
        (&plain[..], spilled(100, true), false),
        (&lines(&spilled(104, true))[..], spilled(104, false), true),
    ] {
        let (source, target) = (lines(source), lines(&target));
        let [source, target] = [&source, &target].map(|b| b.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(is_proved(&source, &target, false), proved, "{source:?} {target:?}");
        assert!(is_proved(&source, &target, true), "{source:?} {target:?}");
    }
}

#[test]
fn registers_stand_for_slots_at_every_cut_point() {
    assert_eq!(answer(&TARGET, &homes()), RefinementAnswer::Equivalent);
}

#[test]
fn a_wrong_hint_proves_nothing() {
    let swapped = |a: &Coupling| {
        let mut a = a.clone();
        for h in &mut a.homes {
            h.reg = match h.reg {
                Gpr::RDI => Gpr::RCX,
                Gpr::RCX => Gpr::RDI,
                other => other,
            };
        }
        a
    };
    let wrong: Vec<Coupling> = homes().iter().map(swapped).collect();
    assert_ne!(answer(&TARGET, &wrong), RefinementAnswer::Equivalent);
    let without: Vec<Coupling> = homes().iter().map(|a| Coupling { homes: Vec::new(), ..a.clone() }).collect();
    assert_ne!(answer(&TARGET, &without), RefinementAnswer::Equivalent);
    let mut overlapping = homes();
    for a in overlapping.iter_mut().filter(|a| !a.is_entry()) {
        let twice = a.homes[0];
        a.homes.push(twice);
    }
    assert_ne!(answer(&TARGET, &overlapping), RefinementAnswer::Equivalent);
    assert_ne!(answer(&TARGET, &homes()[..1]), RefinementAnswer::Equivalent);
}

#[test]
fn near_misses_are_not_proved() {
    for (at, line) in [
        (0, "movl $1, %ecx"),
        (3, "movl %ecx, %eax"),
        (4, "addl %eax, %edx"),
        (5, "subl $2, %edi"),
        (5, "subw $1, %di"),
        (7, "cmpw $0, %di"),
        (9, "movl %edi, %eax"),
        (9, "movzwl %cx, %eax"),
    ] {
        let mut near = TARGET;
        near[at] = line;
        assert_ne!(answer(&near, &homes()), RefinementAnswer::Equivalent, "{line}");
    }
    let kept = [&TARGET[..], &["movl %ecx, %ebx"]].concat();
    assert_ne!(answer(&kept, &homes()), RefinementAnswer::Equivalent);
}
