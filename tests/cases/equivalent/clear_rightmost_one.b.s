# superopt: f(rdi) -> rax
# Same: x - (x & -x).
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	negq	%rax
	andq	%rdi, %rax
	subq	%rax, %rdi
	movq	%rdi, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
