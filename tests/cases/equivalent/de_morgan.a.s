# superopt: f(edi, esi) -> eax
# ~(x | y).
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	orl	%esi, %eax
	notl	%eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
