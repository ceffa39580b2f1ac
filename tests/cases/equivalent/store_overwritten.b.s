# superopt: f(rdi, esi) -> void
# Nobody sees the first store.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
