# superopt: f(rdi, rsi) -> rax
	.text
	.globl	f
	.type	f, @function
f:
	leaq	(%rdi,%rsi), %rax
	testq	%rsi, %rsi
	je	.L1
	subq	%rdi, %rax
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
