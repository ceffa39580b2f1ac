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
    // `__ashlti3` of compiler-rt. A shift by nothing hands the flags on, which nobody reads.
    let body = "\tmovl %edx, %ecx\n\tmovq %rdi, %rax\n\ttestb $64, %cl\n\tjne .L2\n\tmovq %rsi, %rdx\n\ttestl %ecx, %ecx\n\tje .L1\n\
                \tmovq %rax, %rsi\n\tshlq %cl, %rsi\n\tshldq %cl, %rax, %rdx\n\tmovq %rsi, %rax\n.L1:\n\tret\n\
                .L2:\n\tmovq %rax, %rdx\n\tshlq %cl, %rdx\n\txorl %eax, %eax\n\tret\n";
    let found = optimized_as("f(rdi, rsi, rdx) -> rax, rdx where edx < 128", body);
    assert_eq!(found, ("improved".to_string(), 8));
}

/// `__ashlti3` of libgcc, with its landing pad: a count of 0 and one of a whole word and more have paths of their own.
const SHIFT_OF_TWO_WORDS: &str = "\tendbr64\n\ttestq %rdx, %rdx\n\tje .L3\n\tmovl $64, %r8d\n\tsubq %rdx, %r8\n\ttestq %r8, %r8\n\
    \tjle .L2\n\tmovl %edx, %ecx\n\tmovq %rdi, %rax\n\tshlq %cl, %rsi\n\tshlq %cl, %rax\n\tmovl %r8d, %ecx\n\tmovq %rsi, %rdx\n\
    \tshrq %cl, %rdi\n\torq %rdi, %rdx\n\tret\n.L2:\n\tmovl %r8d, %ecx\n\txorl %eax, %eax\n\tnegl %ecx\n\tshlq %cl, %rdi\n\
    \tmovq %rdi, %rdx\n\tret\n.L3:\n\tmovq %rdi, %rax\n\tmovq %rsi, %rdx\n\tret\n";

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

/// Leading zeros half by half, `__clzdi2` of compiler-rt.
const LEADING_ZEROS: &str = "\txorl %ecx, %ecx\n\txorl %eax, %eax\n\tmovq %rdi, %rdx\n\tshrq $32, %rdx\n\tsete %al\n\tcmove %ecx, %edx\n\
    \tmovabsq $4294967296, %rcx\n\tcmpq %rcx, %rdi\n\tcmovb %rdi, %rcx\n\torl %edx, %ecx\n\tbsrl %ecx, %ecx\n\txorl $31, %ecx\n\
    \tshll $5, %eax\n\torl %ecx, %eax\n\tret\n";

#[test]
fn leading_zeros_of_what_is_not_zero_are_one_scan() {
    assert_eq!(optimized_as("f(rdi) -> eax where rdi != 0", LEADING_ZEROS), ("improved".to_string(), 2));
}

/// Parity of 32 bits, folded to four that select from a table, `__paritysi2` of compiler-rt.
const PARITY: &str = "\tmovl %edi, %eax\n\tshrl $16, %eax\n\txorl %edi, %eax\n\tmovl %eax, %ecx\n\tshrl $8, %ecx\n\txorl %eax, %ecx\n\
    \tmovl %ecx, %edx\n\tshrl $4, %edx\n\txorl %ecx, %edx\n\tandl $15, %edx\n\tmovl $27030, %ecx\n\txorl %eax, %eax\n\
    \tbtl %edx, %ecx\n\tsetb %al\n\tret\n";

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

/// `__multi3` of compiler-rt: the high word of a product from partial products, with two further products in between.
const PRODUCT: &str = "\tpush %rbx\n\tmov %edi,%r8d\n\tmov %edx,%eax\n\tmov %rax,%r10\n\timul %r8,%r10\n\tmov %r10d,%r9d\n\
    \tshr $0x20,%r10\n\timul %rdi,%rcx\n\tshr $0x20,%rdi\n\timul %rdi,%rax\n\tadd %r10,%rax\n\
    \tmov %eax,%r10d\n\tmov %rax,%r11\n\tshr $0x20,%r11\n\tmov %rdx,%rbx\n\tshr $0x20,%rbx\n\timul %rbx,%r8\n\
    \tadd %r10,%r8\n\tmov %r8,%rax\n\tshl $0x20,%rax\n\tor %r9,%rax\n\tshr $0x20,%r8\n\timul %rdi,%rbx\n\
    \timul %rsi,%rdx\n\tadd %rcx,%rdx\n\tadd %rbx,%rdx\n\tadd %r11,%rdx\n\tadd %r8,%rdx\n\tpop %rbx\n\tret\n";

#[test]
fn a_product_of_two_words_is_three_multiplications() {
    let found = optimized_as("f(rdi, rsi, rdx, rcx) -> rax, rdx", PRODUCT);
    assert_eq!(found, ("improved".to_string(), 6));
}
