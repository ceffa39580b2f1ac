# superopt: f(rdi, esi) -> void
# Same: read, add, write.
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rdi), %eax
	addl	%esi, %eax
	movl	%eax, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
