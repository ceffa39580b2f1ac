//! Functions that look only at the order of their arguments come out as the fewest comparisons and conditional moves, or as
//! minima and maxima of vector registers.

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
    let after = optimized(TEXT, "x86-64", &["--evaluations", "20000", "--longest", "1"]);
    assert_eq!(after.counts(), [("median", 8), ("extremes", 10), ("sort", 17), ("scaled", 9)]);
}

/// Code that sorts numbers in memory by exchanges of neighbours, each with a comparison and two conditional moves.
fn sorting(name: &str, greater: &str, exchanges: &[(usize, usize)]) -> String {
    let registers = ["eax", "ecx", "edx", "esi", "r8d"];
    let count = exchanges.iter().map(|e| e.1).max().expect("an exchange") + 1;
    let mut lines = vec![format!("# superopt: {name}(rdi) -> void"), format!("\t.globl {name}")];
    lines.extend([format!("\t.type {name},@function"), format!("{name}:")]);
    lines.extend((0..count).map(|k| format!("\tmovl {}(%rdi), %{}", 4 * k, registers[k])));
    for &(a, b) in exchanges {
        let (a, b) = (registers[a], registers[b]);
        lines.extend([format!("\tcmpl %{b}, %{a}"), format!("\tmovl %{b}, %r9d")]);
        lines.extend([format!("\tcmov{greater} %{a}, %{b}"), format!("\tcmov{greater} %r9d, %{a}")]);
    }
    lines.extend((0..count).map(|k| format!("\tmovl %{}, {}(%rdi)", registers[k], 4 * k)));
    lines.extend(["\tret".to_string(), format!("\t.size {name},.-{name}\n")]);
    lines.join("\n")
}

/// Loads, the minima and maxima of the smallest networks, and stores; five elements are put in order in ten exchanges
/// where nine are enough.
#[test]
fn what_is_in_memory_is_put_in_order_in_vector_registers() {
    let bubbles = |n: usize| (1..n).rev().flat_map(|last| (0..last).map(|k| (k, k + 1))).collect::<Vec<_>>();
    let signed = sorting("signed", "g", &bubbles(3));
    let unsigned = sorting("unsigned", "a", &bubbles(4));
    let five = sorting("five", "g", &bubbles(5));
    let after = optimized(&(signed + &unsigned + &five), "haswell", &["--evaluations", "20000", "--longest", "1"]);
    assert_eq!(after.counts(), [("signed", 12), ("unsigned", 18), ("five", 28)]);
}
