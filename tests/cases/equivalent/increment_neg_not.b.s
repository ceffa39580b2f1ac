# superopt: f(edi) -> eax
# Same: -(~x).
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	notl	%eax
	negl	%eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
