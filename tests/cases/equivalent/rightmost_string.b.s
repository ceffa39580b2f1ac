# superopt: f(edi) -> eax
# Same: ((x & -x) + x) & x.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	negl	%eax
	andl	%edi, %eax
	addl	%edi, %eax
	andl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
