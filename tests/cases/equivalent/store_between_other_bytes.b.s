# superopt: f(rdi, esi) -> eax
# The load is before the store, which is of other bytes.
	.text
	.globl	f
	.type	f, @function
f:
	movl	4(%rdi), %eax
	movl	%esi, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
