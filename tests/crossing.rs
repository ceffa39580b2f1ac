//! Code over general registers that vector instructions do in fewer, where a machine that has them is asked for.

mod support;

use support::optimized;

/// Averages of the bytes of two numbers, rounded up; sums of unsigned bytes that stay at 255; and the order of two numbers
/// of two words, which needs no vectors but one more width than its result has.
const TEXT: &str = "
\t.text
# superopt: average(edi, esi) -> eax
\t.globl average
\t.type average,@function
average:
\tmovl %edi, %eax
\torl %esi, %eax
\txorl %esi, %edi
\tshrl %edi
\tandl $2139062143, %edi
\tsubl %edi, %eax
\tret
\t.size average,.-average
# superopt: below(rdi, rsi, rdx, rcx) -> al
\t.globl below
\t.type below,@function
below:
\tcmpq %rdx, %rdi
\tsetb %r8b
\tcmpq %rcx, %rsi
\tsetb %al
\tsete %r9b
\tandb %r8b, %r9b
\torb %r9b, %al
\tret
\t.size below,.-below
";

const LIMITS: [&str; 6] = ["--evaluations", "1000000", "--longest", "4", "--rlimit", "5000000"];

#[test]
fn bytes_of_a_register_are_averaged_in_a_vector() {
    let after = optimized(TEXT, "haswell", &LIMITS);
    assert_eq!(after.counts(), [("average", 4), ("below", 3)]);
    assert!(after.text.contains("vpavgb"), "{}", after.text);
}

#[test]
fn nobody_gets_vectors_unasked() {
    let after = optimized(TEXT, "x86-64", &LIMITS);
    assert!(!after.text.contains("xmm"), "{}", after.text);
    let most = [6, 7];
    assert!(after.functions.iter().zip(most).all(|(f, most)| f.instructions <= most), "{:?}", after.counts());
}
