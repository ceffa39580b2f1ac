//! Results that others claim, in this process: hundreds of wrong ones, each refused for itself.

use std::ops::RangeInclusive;
use superopt_dag::function::context::FunctionContext;
use superopt_dag::input::{self, Replacement};
use superopt_dag::jobs::worker::Job;
use superopt_dag::pipeline::result::Ended;
use superopt_dag::pipeline::{Optimized, confirm};

const CONSTANTS: RangeInclusive<i32> = 2..=15;

/// `-x ^ n` in four instructions, where three do: what is claimed, before it is spoiled.
fn honest(n: i32) -> Vec<String> {
    ["negl %edi".to_string(), format!("xorl ${n}, %edi"), "movl %edi, %eax".to_string()].into()
}

/// The function that `n` makes, with unwinding said of it.
fn text(n: i32) -> String {
    format!(
        "\t.text\n# superopt: f(edi) -> eax\n\t.globl f\n\t.type f,@function\nf:\n\t.cfi_startproc\n\tmovl %edi, %eax\n\
         \tnotl %eax\n\taddl $1, %eax\n\txorl ${n}, %eax\n\tret\n\t.cfi_endproc\n\t.size f,.-f\n"
    )
}

/// What becomes of lines that somebody claims for the first four instructions.
fn answered(n: i32, lines: Vec<String>) -> Optimized {
    let module = input::load_text("in.s", &text(n)).expect("it assembles");
    let contract = input::contract(&module, 0, &[]).expect("a contract");
    let job = Job { objective: "instructions".into(), branches: "auto".into(), rlimit: 4_000_000, ..Job::default() };
    let settings = Job { seconds: 60.0, ..job }.settings().expect("they are right");
    let context = FunctionContext::new(&module, 0, contract, settings.march);
    let claim = Replacement { function: 0, first: 0, last: 3, lines, data: Vec::new(), frameless: false };
    confirm(&context, &settings, &[claim])
}

/// Each changes what the code does, or is no code of a lowering; given a function's constant.
fn wrong(n: i32) -> Vec<Vec<String>> {
    let lines = honest(n);
    let with = |at: usize, line: &str| {
        let mut all = lines.clone();
        all[at] = line.to_string();
        all
    };
    let and = |line: &str| lines.iter().cloned().chain([line.to_string()]).collect::<Vec<_>>();
    let mut all: Vec<Vec<String>> = Vec::new();
    for other in [n + 1, n ^ 0x80, -n, n << 8] {
        all.push(with(1, &format!("xorl ${other}, %edi")));
    }
    for mnemonic in ["orl", "andl", "addl", "subl"] {
        all.push(with(1, &format!("{mnemonic} ${n}, %edi")));
    }
    for first in ["ret", "notl %edi", "incl %edi", "negw %di", "negb %dil", "negl %esi", "negl %eax"] {
        all.push(with(0, first));
    }
    for last in ["movl %esi, %eax", "movw %di, %ax", "movl %edi, %ecx", "movl %eax, %edi", "xchgl %ebx, %eax"] {
        all.push(with(2, last));
    }
    all.extend((0..3).map(|gone| {
        let mut rest = lines.clone();
        rest.remove(gone);
        rest
    }));
    for more in [
        "movl $0, %ebx",
        "pushq %rax",
        "popq %rdx",
        "addq $8, %rsp",
        "movl %eax, 16(%rsp)",
        "movl (%rsi), %edx",
        "ud2",
        "call g",
        "jmp g",
        "syscall",
        "nop; .globl g",
        "g:",
        ".Lx: nop",
        ".globl g",
        ".incbin \"/etc/passwd\"",
        "nop # g",
        "x = 1",
        "nop\n\tnop",
        "movl $'a', %edx",
    ] {
        all.push(and(more));
    }
    all
}

#[test]
fn what_is_right_and_better_is_taken_in_words_of_this_program() {
    for n in CONSTANTS {
        let taken = answered(n, honest(n));
        assert_eq!(taken.result.ended, Ended::Improved, "{n}");
        assert_eq!(taken.replacements[0].lines, honest(n));
        // Spelled otherwise, the code is the same.
        let spelled = ["neg  %edi".to_string(), format!("xor ${n:#x}, %edi"), "mov %edi,%eax".to_string()];
        assert_eq!(answered(n, spelled.into()).replacements, taken.replacements, "{n}");
        // What it says of unwinding is not asked.
        let mut unwinding = honest(n);
        unwinding.insert(1, ".cfi_def_cfa_offset 64".to_string());
        assert_eq!(answered(n, unwinding).replacements, taken.replacements, "{n}");
    }
}

#[test]
fn what_is_right_and_no_better_is_refused() {
    let lines = ["movl %edi, %eax", "notl %eax", "addl $1, %eax", "xorl $2, %eax"].map(str::to_string);
    assert!(matches!(answered(2, lines.into()).result.ended, Ended::Unproved(_)));
}

#[test]
fn each_of_hundreds_of_wrong_claims_is_refused() {
    let mut refused = 0;
    for n in CONSTANTS {
        for lines in wrong(n) {
            let answer = answered(n, lines.clone());
            assert!(answer.replacements.is_empty() && !answer.result.is_improved(), "{n}: {lines:?}");
            refused += 1;
        }
    }
    assert!(refused >= 500, "{refused}");
}

#[test]
fn a_claim_for_another_place_or_with_other_data_is_refused() {
    let module = input::load_text("in.s", &text(7)).expect("it assembles");
    let contract = input::contract(&module, 0, &[]).expect("a contract");
    let job = Job { objective: "instructions".into(), branches: "auto".into(), seconds: 60.0, ..Job::default() };
    let settings = job.settings().expect("they are right");
    let context = FunctionContext::new(&module, 0, contract, settings.march);
    let claim = Replacement { function: 0, first: 0, last: 3, lines: honest(7), data: Vec::new(), frameless: false };
    let data = |label: &str, bytes: usize| vec![(label.to_string(), vec![0; bytes])];
    for spoiled in [
        vec![],
        vec![Replacement { last: 2, ..claim.clone() }],
        vec![Replacement { last: 4, ..claim.clone() }],
        vec![Replacement { last: 900, ..claim.clone() }],
        vec![Replacement { first: 3, last: 1, ..claim.clone() }],
        vec![Replacement { frameless: true, ..claim.clone() }],
        vec![claim.clone(), claim.clone()],
        vec![Replacement { data: data("f", 8), ..claim.clone() }],
        vec![Replacement { data: data(".Lsuperopt_x\n\t.globl g\ng", 8), ..claim.clone() }],
        vec![Replacement { data: data(".Lx", 3), ..claim.clone() }],
    ] {
        let answer = confirm(&context, &settings, &spoiled);
        assert!(answer.replacements.is_empty() && !answer.result.is_improved(), "{spoiled:?}");
    }
}
