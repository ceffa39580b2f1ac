# superopt: f(edi, esi) -> eax
# Set bit y & 31.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	btsl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
