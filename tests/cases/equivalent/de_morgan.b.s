# superopt: f(edi, esi) -> eax
# Same: ~x & ~y.
	.text
	.globl	f
	.type	f, @function
f:
	notl	%edi
	notl	%esi
	movl	%edi, %eax
	andl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
