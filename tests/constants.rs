//! Constants that the input does not have: a multiplier, a mask before an addition, a shift count, a
//! bound.

mod support;

use support::optimized;

/// A sum of multiples that is one product; two fields side by side, and 77 more; shifts that are fewer; whether an eighth is
/// below 125.
const TEXT: &str = "
\t.text
# superopt: scale(edi) -> eax
\t.globl scale
\t.type scale,@function
scale:
\tleal (%rdi,%rdi,8), %eax
\tleal (%rax,%rax,4), %edx
\tsall $4, %edx
\tsubl %edi, %edx
\tleal (%rdx,%rdi,2), %eax
\taddl $100, %eax
\tnotl %eax
\tsubl $3, %eax
\tret
\t.size scale,.-scale
# superopt: pack(edi) -> eax
\t.globl pack
\t.type pack,@function
pack:
\tmovl %edi, %eax
\tshrl $4, %eax
\tandl $15, %eax
\tmovl %edi, %edx
\tshrl $12, %edx
\tandl $7, %edx
\tshll $4, %edx
\torl %edx, %eax
\taddl $77, %eax
\tret
\t.size pack,.-pack
# superopt: shift(rdi) -> rax
\t.globl shift
\t.type shift,@function
shift:
\tmovq %rdi, %rax
\tnotq %rax
\tshrq $3, %rax
\tnotq %rax
\tshlq $7, %rax
\tshrq $7, %rax
\tret
\t.size shift,.-shift
# superopt: small(edi) -> eax
\t.globl small
\t.type small,@function
small:
\tmovl %edi, %eax
\tshrl $3, %eax
\tcmpl $124, %eax
\tsetbe %al
\tmovzbl %al, %eax
\tret
\t.size small,.-small
";

#[test]
fn constants_that_nobody_wrote_are_found_and_proved() {
    let limits = ["--evaluations", "500000", "--longest", "3", "--rlimit", "4000000"];
    let after = optimized(TEXT, "haswell", &limits);
    assert_eq!(after.counts(), [("scale", 2), ("pack", 3), ("shift", 2), ("small", 3)]);
}
