//! Idioms that the schedule's small libraries reach: bits shifted out as masks, powers of two with a count beyond the width,
//! fields whose counts are taken modulo 64, sums that saturate.

mod support;

use support::optimized;

/// A number and its sign taken apart; a feedback shift register; the greatest power of two in a number; a field; a
/// difference that stays at the greatest or least number.
const TEXT: &str = "
\t.text
# superopt: decode(rdi) -> rax
\t.globl decode
\t.type decode,@function
decode:
\tmovq %rdi, %rax
\tandl $1, %edi
\tshrq %rax
\tnegq %rdi
\txorq %rdi, %rax
\tret
\t.size decode,.-decode
# superopt: feedback(edi) -> eax
\t.globl feedback
\t.type feedback,@function
feedback:
\tmovl %edi, %eax
\tandl $1, %edi
\tnegl %edi
\tandl $-2097792893, %edi
\tshrl %eax
\txorl %edi, %eax
\tret
\t.size feedback,.-feedback
# superopt: power(edi) -> eax
\t.globl power
\t.type power,@function
power:
\tmovl %edi, %eax
\tshrl %eax
\torl %edi, %eax
\tmovl %eax, %edx
\tshrl $2, %edx
\torl %edx, %eax
\tmovl %eax, %edx
\tshrl $4, %edx
\torl %edx, %eax
\tmovl %eax, %edx
\tshrl $8, %edx
\torl %edx, %eax
\tmovl %eax, %edx
\tshrl $16, %edx
\torl %edx, %eax
\tmovl %eax, %edx
\tshrl %edx
\tnotl %edx
\tandl %edx, %eax
\tret
\t.size power,.-power
# superopt: field(rdi, esi, edx) -> rax
\t.globl field
\t.type field,@function
field:
\tshrx %rsi, %rdi, %rdi
\tmovl $1, %eax
\tshlx %rdx, %rax, %rax
\tsubq $1, %rax
\tandq %rdi, %rax
\tret
\t.size field,.-field
# superopt: saturate(edi, esi) -> eax
\t.globl saturate
\t.type saturate,@function
saturate:
\tmovl %edi, %eax
\tsubl %esi, %eax
\tmovl %edi, %edx
\tsarl $31, %edx
\txorl $2147483647, %edx
\tmovl %edi, %ecx
\txorl %esi, %ecx
\txorl %eax, %edi
\ttestl %ecx, %edi
\tcmovs %edx, %eax
\tret
\t.size saturate,.-saturate
";

#[test]
fn idioms_are_found() {
    let limits = ["--evaluations", "4000000", "--longest", "3", "--rlimit", "5000000"];
    let after = optimized(TEXT, "haswell", &limits);
    let wanted = [("decode", 3), ("feedback", 4), ("power", 3), ("field", 3), ("saturate", 5)];
    assert_eq!(after.counts(), wanted, "{}", after.text);
}
