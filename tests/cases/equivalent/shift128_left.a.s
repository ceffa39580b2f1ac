# superopt: f(rdi, rsi) -> rax, rdx
# 128-bit shift left by 1.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	addq	%rax, %rax
	adcq	%rdx, %rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
