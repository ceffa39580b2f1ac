# superopt: f(rdi, rsi) -> rax
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, -8(%rsp)
	leaq	(%rdi,%rsi), %rax
	testq	%rsi, %rsi
	je	.L1
	movq	%rsi, -8(%rsp)
.L1:
	subq	-8(%rsp), %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
