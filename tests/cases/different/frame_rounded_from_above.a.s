# superopt: f(rdi, rsi) -> rax
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	subq	%rsi, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
