# superopt: f(edi, esi) -> eax
# Same: (x | y) + (x & y).
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	orl	%esi, %eax
	andl	%esi, %edi
	addl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
