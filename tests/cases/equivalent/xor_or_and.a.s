# superopt: f(edi, esi) -> eax
# x ^ y.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	xorl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
