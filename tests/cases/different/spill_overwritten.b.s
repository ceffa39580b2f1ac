# superopt: f(rdi, rsi) -> rax
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, -8(%rsp)
	addq	%rsi, %rdi
	movq	%rdi, -16(%rsp)
	movq	-8(%rsp), %rax
	imulq	%rsi, %rax
	movl	%esi, -16(%rsp)
	xorq	-16(%rsp), %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
