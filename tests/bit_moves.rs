//! Functions that only move bits come out as few instructions with masks that they do not mention.

mod support;

use support::optimized;

/// Bits 4–7, 12–14 and 22–25 of a number side by side; two numbers' low bytes with their bits in turn; a field that moves as
/// a whole; the bytes of a number, each with its halves exchanged.
const TEXT: &str = "
\t.text
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
\tshrl $22, %edi
\tandl $15, %edi
\tshll $7, %edi
\torl %edi, %eax
\tret
\t.size pack,.-pack
# superopt: interleave(edi, esi) -> eax
\t.globl interleave
\t.type interleave,@function
interleave:
\tmovzbl %dil, %eax
\tmovl %eax, %edx
\tshll $4, %edx
\torl %edx, %eax
\tandl $3855, %eax
\tleal 0(,%rax,4), %edx
\torl %edx, %eax
\tandl $13107, %eax
\tleal (%rax,%rax), %edx
\torl %edx, %eax
\tandl $21845, %eax
\tmovzbl %sil, %ecx
\tmovl %ecx, %edx
\tshll $4, %edx
\torl %edx, %ecx
\tandl $3855, %ecx
\tleal 0(,%rcx,4), %edx
\torl %edx, %ecx
\tandl $13107, %ecx
\tleal (%rcx,%rcx), %edx
\torl %edx, %ecx
\tandl $21845, %ecx
\taddl %ecx, %ecx
\torl %ecx, %eax
\tret
\t.size interleave,.-interleave
# superopt: field(edi) -> eax
\t.globl field
\t.type field,@function
field:
\tmovl %edi, %eax
\tandl $65024, %eax
\tsarl $9, %eax
\taddl %eax, %eax
\tret
\t.size field,.-field
";

const LIMITS: [&str; 6] = ["--evaluations", "100000", "--longest", "2", "--rlimit", "2000000"];

#[test]
fn masks_that_nobody_wrote_are_found() {
    let after = optimized(TEXT, "haswell", &LIMITS);
    assert_eq!(after.counts(), [("pack", 2), ("interleave", 4), ("field", 2)]);
}

#[test]
fn without_the_instructions_nothing_grows() {
    let most = [12, 24, 4];
    for ((name, instructions), most) in optimized(TEXT, "x86-64", &LIMITS).counts().into_iter().zip(most) {
        assert!(instructions <= most, "{name}: {instructions}");
    }
}
