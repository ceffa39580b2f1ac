# superopt: f(rdi, rsi, rdx) -> rax, rdx
# Return y - z and x.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rsi, %rax
	subq	%rdx, %rax
	movq	%rdi, %rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
