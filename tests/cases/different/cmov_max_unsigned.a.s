# superopt: f(edi, esi) -> eax
# The greater, signed.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, %eax
	cmpl	%esi, %edi
	cmovg	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
