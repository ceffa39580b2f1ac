# superopt: f(rdi, rsi) -> rax
	.text
	.globl	f
	.type	f, @function
f:
	leaq	(%rdi,%rsi), %rax
	imulq	%rdi, %rsi
	xorq	%rsi, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
