//! What is known of numbers is used: conditions on arguments, conditions of branches on every way to a place, masks and
//! shifts, and the conditions under which conditional moves look at a value. Every result is proved on its text.

mod support;

use dag::analysis::branch_facts::BranchFacts;
use dag::analysis::liveness::Liveness;
use dag::ir::cfg::{BlockId, Cfg};
use dag::ir::signature::{Condition, Signature};
use superopt_dag::input::load_text;

const LIMITS: [&str; 4] = ["--evaluations", "20000", "--longest", "1"];

/// A function named `f` with a signature.
fn function(signature: &str, body: &[&str]) -> String {
    let lines: String =
        body.iter().map(|l| if l.ends_with(':') { format!("{l}\n") } else { format!("\t{l}\n") }).collect();
    format!("# superopt: {signature}\n\t.globl f\n\t.type f,@function\nf:\n{lines}\t.size f,.-f\n")
}

/// Its instructions after a short search.
fn instructions(signature: &str, body: &[&str]) -> u64 {
    support::optimized(&function(signature, body), "haswell", &LIMITS).functions[0].instructions
}

/// `rdi / 3600`, as compilers write it for any number.
const HOURS: [&str; 6] =
    ["movabsq $655884233731895169, %rax", "shrq $4, %rdi", "mulq %rdi", "shrq $3, %rdx", "movl %edx, %eax", "ret"];

#[test]
fn a_number_of_64_bits_that_is_small_is_divided_by_a_short_product() {
    let after = |given: &str| {
        let text = function(&format!("f(rdi) -> eax{given}"), &HOURS);
        support::optimized(&text, "haswell", &LIMITS)
    };
    let small = after(" where rdi < 86400");
    assert!(small.functions[0].instructions == 2 && small.text.contains("imul"), "{}", small.text);
    // A product of 64 bits holds it no more, the upper word of one of 128 does.
    let large = after(" where rdi < 86400000000000");
    assert!(large.functions[0].instructions == 2 && large.text.contains("mulx"), "{}", large.text);
    assert!(after("").functions[0].instructions > 2);
}

/// The digits of a number below 100 in memory, behind a branch that sees to it, as gcc writes them.
fn two_digits(most: u32) -> Vec<String> {
    let text = format!(
        "xorl %eax, %eax;cmpl ${most}, %esi;ja .L1;movl %esi, %eax;movl $3435973837, %edx;imulq %rdx, %rax;shrq $35, %rax;\
         leal 48(%rax), %edx;leal (%rax,%rax,4), %eax;addl %eax, %eax;movb %dl, (%rdi);subl %eax, %esi;movl $2, %eax;\
         addl $48, %esi;movb %sil, 1(%rdi);.L1:;ret"
    );
    text.split(';').map(str::to_string).collect()
}

#[test]
fn what_a_branch_says_is_known_behind_it() {
    let count = |most: u32| {
        let body = two_digits(most);
        let body: Vec<&str> = body.iter().map(String::as_str).collect();
        instructions("f(rdi, esi) -> eax", &body)
    };
    let (small, large) = (count(99), count(u32::MAX - 7));
    assert!(small < large, "{small} {large}");
}

/// One more than a tenth of a number that is at most `most`, and 0 of others.
fn picked_tenth(most: u32) -> u64 {
    let compare = format!("cmpl ${most}, %edi");
    let tenth = ["movl %edi, %eax", "movl $3435973837, %edx", "imulq %rdx, %rax", "shrq $35, %rax", "addl $1, %eax"];
    let pick = ["xorl %ecx, %ecx", compare.as_str(), "cmova %ecx, %eax", "ret"];
    instructions("f(edi) -> eax", &[&tenth[..], &pick[..]].concat())
}

#[test]
fn what_a_conditional_move_does_not_pick_may_be_anything_on_the_way_to_it() {
    let (small, large) = (picked_tenth(99), picked_tenth(u32::MAX - 7));
    assert!(small < large, "{small} {large}");
}

/// A loop that goes on while `esi` is at most 999, and adds up its tenths.
const TENTHS: [&str; 14] = [
    "xorl %eax, %eax",
    "cmpl $999, %esi",
    "ja .L2",
    ".L1:",
    "movl %esi, %ecx",
    "movl $3435973837, %edx",
    "imulq %rdx, %rcx",
    "shrq $35, %rcx",
    "addl %ecx, %eax",
    "leal 7(%rsi,%rsi), %esi",
    "cmpl $999, %esi",
    "jbe .L1",
    ".L2:",
    "ret",
];

#[test]
fn what_all_branches_to_a_loop_say_is_known_inside() {
    let with = instructions("f(esi) -> eax", &TENTHS);
    let mut without = TENTHS;
    // The way back says nothing of how great it is.
    without[10] = "cmpl $3, %esi";
    without[11] = "jne .L1";
    assert!(with < instructions("f(esi) -> eax", &without), "{with}");
}

#[test]
fn a_number_below_twice_the_divisor_is_compared_with_it() {
    let body =
        ["leal 1(%rdi), %eax", "movl $2863311531, %edx", "movq %rax, %rdi", "imulq %rdx, %rax", "shrq $35, %rax"];
    let rest = ["leal (%rax,%rax,2), %edx", "movl %edi, %eax", "sall $2, %edx", "subl %edx, %eax", "ret"];
    let body = [&body[..], &rest[..]].concat();
    let after = support::optimized(&function("f(edi) -> eax where edi < 12", &body), "haswell", &LIMITS);
    assert_eq!(after.functions[0].instructions, 4);
    assert!(!after.text.contains("mul"), "{}", after.text);
}

#[test]
fn a_signed_number_that_is_not_negative_is_divided_like_an_unsigned_one() {
    let day =
        ["movslq %edi, %rax", "movl %edi, %edx", "imulq $-1840700269, %rax, %rax", "sarl $31, %edx", "shrq $32, %rax"];
    let week = ["addl %edi, %eax", "sarl $2, %eax", "subl %edx, %eax", "ret"];
    let body = [&day[..], &week[..]].concat();
    assert_eq!(instructions("f(edi) -> eax where edi s>= 0, edi s< 100000", &body), 3);
    assert!(instructions("f(edi) -> eax where edi s< 100000", &body) > 3);
}

/// What branches say at the start of each block of a function.
fn facts_of(body: &[&str], given: &str) -> Vec<Vec<String>> {
    let module = load_text("t.s", &function(&format!("f(rdi, rsi) -> eax{given}"), body)).expect("assembles");
    let f = &module.functions[0].function;
    let cfg = Cfg::build(f);
    let given: Vec<Condition> = match given.strip_prefix(" where ") {
        Some(c) => Signature::parse(&format!("f(rdi, rsi) -> eax where {c}")).expect("a signature").conditions,
        None => Vec::new(),
    };
    let live = Liveness::compute(f, &cfg, &[u64::MAX; isa::Reg::COUNT], &|_| None);
    let facts = BranchFacts::compute(f, &cfg, &live, &given);
    let block = |n: usize| facts.at_start(BlockId(n as u32)).iter().map(Condition::to_string).collect();
    (0..cfg.blocks.len()).map(block).collect()
}

#[test]
fn both_sides_of_a_branch_know_its_condition() {
    let facts = facts_of(&["cmpl $9, %edi", "ja .L1", "movl $1, %eax", "ret", ".L1:", "xorl %eax, %eax", "ret"], "");
    assert_eq!(facts, [vec![], vec!["edi <= 9".to_string()], vec!["edi > 9".to_string()]]);
}

#[test]
fn a_difference_that_is_compared_says_something_of_what_it_was_made_from() {
    let facts = facts_of(&["leal -48(%rdi), %eax", "cmpl $9, %eax", "ja .L1", "nop", ".L1:", "ret"], "");
    assert_eq!(facts[1], ["eax <= 9", "edi + -48 <= 9"]);
    // Both ways lead there.
    assert_eq!(facts[2], [""; 0]);
}

#[test]
fn a_register_that_was_written_since_is_not_known() {
    for write in ["addl $1, %edi", "movb $1, %dil", "call g", "xchgq %rax, %rdi"] {
        let facts = facts_of(&["cmpl $9, %edi", write, "ja .L1", "nop", ".L1:", "ret"], "");
        assert!(facts.iter().all(Vec::is_empty), "{write}: {facts:?}");
        let facts =
            facts_of(&["cmpl $9, %edi", "ja .L1", write, "testl %esi, %esi", "js .L1", "nop", ".L1:", "ret"], "");
        assert!(!facts[2].iter().any(|c| c.contains("edi")), "{write}: {facts:?}");
    }
}

#[test]
fn where_ways_meet_what_all_of_them_say_is_left() {
    let ways = ["testl %esi, %esi", "je .L2", "cmpl $9, %edi", "ja .L3", "jmp .L1", ".L2:", "cmpl $9, %edi", "ja .L3"];
    let facts = facts_of(&[&ways[..], &[".L1:", "ret", ".L3:", "ret"]].concat(), "");
    assert_eq!(facts[facts.len() - 2..], [["edi <= 9"], ["edi > 9"]]);
    let mut other = ways;
    other[6] = "cmpl $10, %edi";
    let facts = facts_of(&[&other[..], &[".L1:", "ret", ".L3:", "ret"]].concat(), "");
    assert_eq!(facts[facts.len() - 2], [""; 0]);
}

#[test]
fn a_loop_keeps_what_it_does_not_change() {
    let body = ["cmpl $9, %edi", "ja .L2", ".L1:", "subl $1, %esi", "jne .L1", ".L2:", "ret"];
    assert_eq!(facts_of(&body, "")[1], ["edi <= 9"]);
    let mut changed = body;
    changed[3] = "subl $1, %edi";
    assert_eq!(facts_of(&changed, "")[1], [""; 0]);
    assert_eq!(facts_of(&body, " where rsi < 5")[0], ["rsi < 5"]);
    assert_eq!(facts_of(&body, " where rsi < 5")[1], ["edi <= 9"]);
}

/// Signed relations, unsigned ones, and those with zero, each on both sides.
#[test]
fn conditions_say_what_the_processor_looks_at() {
    let said = |compare: &str, jump: &str| {
        let facts = facts_of(&[compare, &format!("{jump} .L1"), "nop", "ret", ".L1:", "ret"], "");
        [facts[2].join(", "), facts[1].join(", ")]
    };
    assert_eq!(said("cmpq %rsi, %rdi", "jl"), ["rdi s< rsi", "rdi s>= rsi"]);
    assert_eq!(said("cmpw $7, %di", "jbe"), ["di <= 7", "di > 7"]);
    assert_eq!(said("testl %edi, %edi", "js"), ["edi s< 0", "edi s>= 0"]);
    assert_eq!(said("testq %rdi, %rdi", "jle"), ["rdi s<= 0", "rdi s> 0"]);
    assert_eq!(said("cmpl $0, %edi", "jns"), ["edi s>= 0", "edi s< 0"]);
    for (compare, jump) in [
        ("cmpl $7, %edi", "js"),
        ("testl %esi, %edi", "je"),
        ("testl %edi, %edi", "jb"),
        ("cmpl (%rsi), %edi", "jb"),
        ("cmpb $7, %ah", "jb"),
        ("subl $1, %edi", "jb"),
        ("cmpl $7, %edi", "jp"),
    ] {
        assert_eq!(said(compare, jump), ["", ""], "{compare}; {jump}");
    }
}
