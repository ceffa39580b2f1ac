# superopt: f(rdi, rsi) -> rax, rdx
# Return y and x.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rsi, %rax
	movq	%rdi, %rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
