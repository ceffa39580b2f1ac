//! Functions that look only at the order of their arguments come out as the fewest comparisons and conditional moves.

mod support;

use support::optimized;

/// The middle of three numbers, with branches; the least and the greatest of three unsigned numbers; three numbers in
/// memory put in order by exchanges; three times the middle of three of 64 bits, and one.
const TEXT: &str = "
\t.text
# superopt: median(edi, esi, edx) -> eax
\t.globl median
\t.type median,@function
median:
\tcmpl %esi, %edi
\tjge .L1
\tcmpl %edx, %edi
\tmovl %esi, %eax
\tcmovl %edx, %edi
\tcmpl %edx, %esi
\tcmovge %edi, %eax
\tret
.L1:
\tcmpl %edx, %esi
\tmovl %edi, %eax
\tcmovl %edx, %esi
\tcmpl %edx, %edi
\tcmovge %esi, %eax
\tret
\t.size median,.-median
# superopt: extremes(edi, esi, edx, rcx) -> void
\t.globl extremes
\t.type extremes,@function
extremes:
\tmovl %edi, %eax
\tcmpl %esi, %eax
\tcmova %esi, %eax
\tcmpl %edx, %eax
\tcmova %edx, %eax
\tmovl %eax, (%rcx)
\tmovl %edi, %eax
\tcmpl %esi, %eax
\tcmovb %esi, %eax
\tcmpl %edx, %eax
\tcmovb %edx, %eax
\tmovl %eax, 4(%rcx)
\tret
\t.size extremes,.-extremes
# superopt: sort(rdi) -> void
\t.globl sort
\t.type sort,@function
sort:
\tmovl (%rdi), %eax
\tmovl 4(%rdi), %ecx
\tmovl 8(%rdi), %edx
\tcmpl %edx, %ecx
\tmovl %edx, %esi
\tcmovl %ecx, %esi
\tcmovg %ecx, %edx
\tcmpl %edx, %eax
\tmovl %edx, %ecx
\tcmovl %eax, %ecx
\tcmovg %eax, %edx
\tcmpl %esi, %ecx
\tmovl %esi, %eax
\tcmovl %ecx, %eax
\tcmovg %ecx, %esi
\tmovl %eax, (%rdi)
\tmovl %esi, 4(%rdi)
\tmovl %edx, 8(%rdi)
\tret
\t.size sort,.-sort
# superopt: scaled(rdi, rsi, rdx) -> rax
\t.globl scaled
\t.type scaled,@function
scaled:
\tmovq %rdi, %rax
\tcmpq %rsi, %rax
\tcmovg %rsi, %rax
\tcmpq %rsi, %rdi
\tcmovl %rsi, %rdi
\tcmpq %rdx, %rdi
\tcmovg %rdx, %rdi
\tcmpq %rdi, %rax
\tcmovl %rdi, %rax
\tleaq 1(%rax,%rax,2), %rax
\tret
\t.size scaled,.-scaled
";

#[test]
fn what_looks_only_at_the_order_takes_the_fewest_comparisons_and_moves() {
    let after = optimized(TEXT, "haswell", &["--evaluations", "20000", "--longest", "1"]);
    assert_eq!(after.counts(), [("median", 8), ("extremes", 10), ("sort", 17), ("scaled", 9)]);
}
