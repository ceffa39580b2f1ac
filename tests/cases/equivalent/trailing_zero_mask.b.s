# superopt: f(edi) -> eax
# Same: ~(x | -x).
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	negl	%eax
	orl	%edi, %eax
	notl	%eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
