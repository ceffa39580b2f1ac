# superopt: f(rdi, rsi, rdx, rcx) -> rax, rdx
# Wrong: add overwrites the carry that adc should take.
# Differs at: rdi=0xffffffffffffffe5 rsi=0x10db67f30e9d2968 rdx=0x10db67f30e9d2968 rcx=0xffffffffffffffd9 (rdx: 0x10db67f30e9d2943, 0x10db67f30e9d2942)
	.text
	.globl	f
	.type	f, @function
f:
	addq	%rdx, %rdi
	addq	$1, %rsi
	adcq	%rcx, %rsi
	movq	%rdi, %rax
	movq	%rsi, %rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
