# superopt: f(rdi, rsi, rdx, rcx) -> rax, rdx
# 128-bit sum.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	addq	%rdx, %rax
	adcq	%rcx, %rsi
	movq	%rsi, %rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
