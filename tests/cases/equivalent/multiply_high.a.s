# superopt: f(edi, esi) -> eax
# High half of the unsigned product.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	mull	%esi
	movl	%edx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
