//! Branches, their arms, and what follows where the arms meet, as one graph: from assembly to proved assembly.

mod support;

use serde_json::Value;
use support::{LIMITS, path, program};

/// Status and instructions afterwards, `ret` left out, of `f(edi, esi) -> eax`; what comes out means the same.
fn optimized(body: &str) -> (String, u64) {
    optimized_as("f(edi, esi) -> eax", body)
}

/// The same under another contract.
fn optimized_as(signature: &str, body: &str) -> (String, u64) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let [input, output, json] = ["in.s", "out.s", "report.json"].map(|name| path(dir.path(), name));
    let text = format!("\t.text\n\t.globl f\n\t.type f,@function\nf:\n{body}\t.size f,.-f\n");
    std::fs::write(&input, text).expect("a file");
    let signature = ["--signature", signature];
    let options = ["-q", "-o", &output, "--json", &json];
    let done = program(&[&[input.as_str()], &LIMITS[..], &signature[..], &options[..]].concat());
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let same = program(&[&["verify", &input, &output], &signature[..]].concat());
    assert_eq!(same.status.code(), Some(0), "{}", String::from_utf8_lossy(&same.stderr));
    let report: Value = serde_json::from_slice(&std::fs::read(json).expect("the report")).expect("JSON");
    let f = &report["functions"][0];
    let status = f["status"].as_str().expect("a status").to_string();
    (status, f["after"]["instructions"].as_u64().expect("a number"))
}

fn becomes(body: &str, instructions: u64) {
    assert_eq!(optimized(body), ("improved".to_string(), instructions), "{body}");
}

#[test]
fn what_follows_the_arms_belongs_to_them() {
    becomes("\tmovl %edi, %eax\n\ttestl %esi, %esi\n\tje .L1\n\tnotl %eax\n.L1:\n\tnotl %eax\n\tret\n", 4);
}

#[test]
fn an_arm_may_stand_behind_the_return() {
    becomes(
        "\tmovl %edi, %eax\n\ttestl %esi, %esi\n\tjne .L2\n.L1:\n\tnotl %eax\n\tret\n.L2:\n\tnotl %eax\n\tjmp .L1\n",
        4,
    );
}

#[test]
fn one_branch_follows_another() {
    // Both arms do what the way around them does.
    becomes(
        "\tmovl %edi, %eax\n\ttestl %esi, %esi\n\tje .L1\n\taddl $0, %eax\n.L1:\n\tcmpl $7, %esi\n\tje .L2\n\txorl $0, %eax\n\
         .L2:\n\taddl %esi, %eax\n\tret\n",
        1,
    );
}

#[test]
fn a_loop_behind_the_arms_stays() {
    let found = optimized(
        "\tmovl %edi, %eax\n\ttestl %esi, %esi\n\tje .L1\n\tnotl %eax\n.L1:\n\tnotl %eax\n\tsubl $1, %esi\n\tja .L1\n\tret\n",
    );
    assert_eq!(found, ("unchanged".to_string(), 7));
}

#[test]
fn a_shift_of_two_words_needs_no_test_for_nothing() {
    // A shift by nothing hands the flags on, which nobody reads.
    let body = "\tmovl %edx, %ecx\n\tmovq %rdi, %rax\n\tmovq %rsi, %rdx\n\ttestl $64, %ecx\n\tjne .L2\n\
                \ttestl %ecx, %ecx\n\tje .L1\n\tshrdq %cl, %rdx, %rax\n\tshrq %cl, %rdx\n.L1:\n\tret\n.L2:\n\
                \tmovq %rdx, %rax\n\tshrq %cl, %rax\n\txorl %edx, %edx\n\tret\n";
    let found = optimized_as("f(rdi, rsi, rdx) -> rax, rdx where edx < 128", body);
    assert_eq!(found, ("improved".to_string(), 8));
}

/// A shift of two words as gcc makes it of C, with its landing pad: a count of 0 and one of a whole word and more have paths
/// of their own.
const SHIFT_OF_TWO_WORDS: &str = "\tendbr64\n\tcmpq $63, %rdx\n\tja .L2\n\ttestq %rdx, %rdx\n\tje .L1\n\
    \tmovl %edx, %ecx\n\tmovq %rdi, %rax\n\tsalq %cl, %rsi\n\tmovl $64, %ecx\n\tsubl %edx, %ecx\n\tshrq %cl, %rax\n\
    \tmovl %edx, %ecx\n\torq %rax, %rsi\n\tsalq %cl, %rdi\n.L1:\n\tmovq %rdi, %rax\n\tmovq %rsi, %rdx\n\tret\n.L2:\n\
    \tleal -64(%rdx), %ecx\n\txorl %eax, %eax\n\tsalq %cl, %rdi\n\tmovq %rdi, %rdx\n\tret\n";

#[test]
fn a_path_is_searched_under_the_conditions_that_lead_to_it() {
    // The two shifts and their sum are one double shift for counts from 1 to 63 alone.
    let (status, instructions) = optimized_as("f(rdi, rsi, rdx) -> rax, rdx where rdx < 128", SHIFT_OF_TWO_WORDS);
    assert_eq!((status.as_str(), instructions <= 11), ("improved", true), "{instructions}");
}

#[test]
fn what_is_seen_elsewhere_is_not_searched_under_a_condition() {
    // The sum is wanted for 0, too, where the double shift differs: as a result of its own.
    let sum =
        "\tmovq %rdx, %rcx\n\tmovq %rsi, %rax\n\tshlq %cl, %rax\n\tnegl %ecx\n\tshrq %cl, %rdi\n\torq %rdi, %rax\n";
    let body = format!("{sum}\ttestq %rdx, %rdx\n\tmovq %rax, %rdx\n\tcmoveq %rsi, %rdx\n\tret\n");
    let (_, with_sum) = optimized_as("f(rdi, rsi, rdx) -> rax, rdx where rdx < 64", &body);
    let (_, alone) = optimized_as("f(rdi, rsi, rdx) -> rdx where rdx < 64", &body);
    assert!(alone <= 3 && with_sum > alone + 3, "{alone} {with_sum}");
}

/// Leading zeros half by half, as gcc makes them of C.
const LEADING_ZEROS: &str = "\tmovq %rdi, %rdx\n\txorl %eax, %eax\n\tshrq $32, %rdx\n\tcmovne %edx, %edi\n\
    \tsete %al\n\tbsrl %edi, %edi\n\tsall $5, %eax\n\txorl $31, %edi\n\taddl %edi, %eax\n\tret\n";

#[test]
fn leading_zeros_of_what_is_not_zero_are_one_scan() {
    assert_eq!(optimized_as("f(rdi) -> eax where rdi != 0", LEADING_ZEROS), ("improved".to_string(), 2));
}

/// Parity of 32 bits, folded to four that select from a table: `parity_32` of `tests/real`.
const PARITY: &str = "\tmovl %edi, %edx\n\tshrl $16, %edx\n\txorl %edi, %edx\n\tmovl %edx, %eax\n\tshrl $8, %eax\n\
    \txorl %edx, %eax\n\tmovl %eax, %ecx\n\tshrl $4, %ecx\n\txorl %eax, %ecx\n\tmovl $27030, %eax\n\tandl $15, %ecx\n\
    \tsarl %cl, %eax\n\tandl $1, %eax\n\tret\n";

#[test]
fn the_parity_of_a_word_is_that_of_two_bytes() {
    let (status, instructions) = optimized_as("f(edi) -> eax", PARITY);
    assert_eq!((status.as_str(), instructions <= 6), ("improved", true), "{instructions}");
}

#[test]
fn what_a_scan_leaves_for_zero_is_not_relied_on() {
    // The lowest bit that is not set; 32 where all are.
    let lowest =
        "\tleal 1(%rdi), %eax\n\tbsfl %eax, %eax\n\tmovl $32, %ecx\n\tcmpl $-1, %edi\n\tcmove %ecx, %eax\n\tret\n";
    let (_, instructions) = optimized_as("f(edi) -> eax", lowest);
    assert!(instructions > 2, "a scan alone leaves anything for all ones");
}

/// The product of two words by two: its high word from partial products, with two further products in between.
const PRODUCT: &str = "\tmovl %edi, %eax\n\tmovq %rcx, %r9\n\tmovl %edx, %ecx\n\tmovq %rsi, %r8\n\tmovq %rax, %r10\n\
    \tmovq %rdi, %rsi\n\tmovq %rdx, %r11\n\tpushq %rbx\n\timulq %rcx, %r10\n\tshrq $32, %rsi\n\tshrq $32, %r11\n\
    \timulq %rsi, %rcx\n\timulq %r11, %rax\n\tmovq %r10, %rbx\n\timulq %r11, %rsi\n\tmovl %r10d, %r10d\n\
    \tshrq $32, %rbx\n\timulq %r8, %rdx\n\taddq %rbx, %rcx\n\timulq %r9, %rdi\n\tmovl %ecx, %ebx\n\tshrq $32, %rcx\n\
    \taddq %rbx, %rax\n\taddq %rcx, %rsi\n\tpopq %rbx\n\tmovq %rax, %rcx\n\taddq %rdi, %rdx\n\tsalq $32, %rax\n\
    \tshrq $32, %rcx\n\torq %r10, %rax\n\taddq %rcx, %rsi\n\taddq %rsi, %rdx\n\tret\n";

#[test]
fn a_product_of_two_words_is_three_multiplications() {
    let found = optimized_as("f(rdi, rsi, rdx, rcx) -> rax, rdx", PRODUCT);
    assert_eq!(found, ("improved".to_string(), 6));
}
