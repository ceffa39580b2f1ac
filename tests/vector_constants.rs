//! Vector constants that the input does not have: masks of shuffles, weights, factors, and what is put between others.

mod support;

use support::optimized;

/// Two shuffles; bytes of words exchanged by shifts and the double words reversed; red and blue exchanged; digits of ten in
/// pairs of bytes; a sum of neighbours; `(x & 15 | 16) + 3`; two fields moved apart; 100 less a byte.
const TEXT: &str = "
\t.text
# superopt: shuffles(xmm0) -> xmm0
\t.globl shuffles
\t.type shuffles,@function
shuffles:
\tvpshufb .Lbytes(%rip), %xmm0, %xmm0
\tvpshufd $78, %xmm0, %xmm0
\tret
\t.size shuffles,.-shuffles
# superopt: turned(xmm0) -> xmm0
\t.globl turned
\t.type turned,@function
turned:
\tvpsllw $8, %xmm0, %xmm1
\tvpsrlw $8, %xmm0, %xmm0
\tvpor %xmm0, %xmm1, %xmm0
\tvpshufd $27, %xmm0, %xmm0
\tret
\t.size turned,.-turned
# superopt: exchanged(ymm0) -> ymm0
\t.globl exchanged
\t.type exchanged,@function
exchanged:
\tvpand .Lgreen(%rip), %ymm0, %ymm1
\tvpsrld $16, %ymm0, %ymm2
\tvpand .Llow(%rip), %ymm2, %ymm2
\tvpand .Llow(%rip), %ymm0, %ymm0
\tvpslld $16, %ymm0, %ymm0
\tvpor %ymm1, %ymm0, %ymm0
\tvpor %ymm2, %ymm0, %ymm0
\tret
\t.size exchanged,.-exchanged
# superopt: digits(xmm0) -> xmm0
\t.globl digits
\t.type digits,@function
digits:
\tvpcmpeqd %xmm2, %xmm2, %xmm2
\tvpsrlw $8, %xmm2, %xmm2
\tvpand %xmm2, %xmm0, %xmm1
\tvpsrlw $8, %xmm0, %xmm0
\tvpsllw $2, %xmm1, %xmm2
\tvpaddw %xmm1, %xmm2, %xmm1
\tvpaddw %xmm1, %xmm1, %xmm1
\tvpaddw %xmm0, %xmm1, %xmm0
\tret
\t.size digits,.-digits
# superopt: marked(xmm0) -> xmm0
\t.globl marked
\t.type marked,@function
marked:
\tvpand .Lfifteen(%rip), %xmm0, %xmm0
\tvpor .Lsixteen(%rip), %xmm0, %xmm0
\tvpaddb .Lthree(%rip), %xmm0, %xmm0
\tret
\t.size marked,.-marked
# superopt: rest(xmm0) -> xmm0
\t.globl rest
\t.type rest,@function
rest:
\tvpcmpeqd %xmm1, %xmm1, %xmm1
\tvpxor %xmm1, %xmm0, %xmm0
\tvpaddb .Lhundred(%rip), %xmm0, %xmm0
\tret
\t.size rest,.-rest
\t.section .rodata
\t.balign 32
.Lgreen:
\t.rept 8
\t.long 0xff00ff00
\t.endr
.Llow:
\t.rept 8
\t.long 0xff
\t.endr
.Lbytes:
\t.byte 3,2,1,0,7,6,5,4,11,10,9,8,15,14,13,12
.Lfifteen:
\t.fill 16,1,15
.Lsixteen:
\t.fill 16,1,16
.Lthree:
\t.fill 16,1,3
.Lhundred:
\t.fill 16,1,101
";

const LIMITS: [&str; 6] = ["--evaluations", "400000", "--longest", "2", "--rlimit", "4000000"];

/// The number of ones of each byte, in a general register and in a vector.
const COUNTS: &str = "
\t.text
# superopt: counts(xmm0) -> xmm0
\t.globl counts
\t.type counts,@function
counts:
\tvpsrlw $1, %xmm0, %xmm1
\tvpand .Lones(%rip), %xmm1, %xmm1
\tvpsubb %xmm1, %xmm0, %xmm0
\tvpand .Lpairs(%rip), %xmm0, %xmm1
\tvpsrlw $2, %xmm0, %xmm0
\tvpand .Lpairs(%rip), %xmm0, %xmm0
\tvpaddb %xmm0, %xmm1, %xmm0
\tvpsrlw $4, %xmm0, %xmm1
\tvpaddb %xmm0, %xmm1, %xmm0
\tvpand .Lhalves(%rip), %xmm0, %xmm0
\tret
\t.size counts,.-counts
# superopt: word(rdi) -> rax
\t.globl word
\t.type word,@function
word:
\tmovq %rdi, %rax
\tshrq %rax
\tmovabsq $6148914691236517205, %rcx
\tandq %rax, %rcx
\tsubq %rcx, %rdi
\tmovq %rdi, %rax
\tshrq $2, %rax
\tmovabsq $3689348814741910323, %rcx
\tandq %rcx, %rdi
\tandq %rcx, %rax
\taddq %rdi, %rax
\tmovq %rax, %rcx
\tshrq $4, %rcx
\taddq %rax, %rcx
\tmovabsq $1085102592571150095, %rax
\tandq %rcx, %rax
\tret
\t.size word,.-word
\t.section .rodata
\t.balign 16
.Lones:
\t.fill 16,1,0x55
.Lpairs:
\t.fill 16,1,0x33
.Lhalves:
\t.fill 16,1,15
";

#[test]
fn functions_of_bytes_become_tables() {
    let after = optimized(COUNTS, "haswell", &["--evaluations", "50000", "--longest", "1", "--rlimit", "10000000"]);
    assert_eq!(after.counts(), [("counts", 7), ("word", 9)]);
}

#[test]
fn vector_constants_that_nobody_wrote_are_found_and_proved() {
    let after = optimized(TEXT, "haswell", &LIMITS);
    let expected = [("shuffles", 1), ("turned", 1), ("exchanged", 1), ("digits", 1), ("marked", 2), ("rest", 2)];
    assert_eq!(after.counts(), expected);
    assert!(after.text.contains("pshufb\t.Lsuperopt_") || after.text.contains("pshufb .Lsuperopt_"), "{}", after.text);
}
