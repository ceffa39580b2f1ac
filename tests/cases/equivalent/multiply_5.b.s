# superopt: f(edi) -> eax
# Same: lea.
	.text
	.globl	f
	.type	f, @function
f:
	leal	(%rdi,%rdi,4), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
