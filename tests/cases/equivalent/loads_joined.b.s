# superopt: f(rdi) -> eax
# One load.
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
