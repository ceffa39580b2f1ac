# superopt: f(edi, esi) -> eax
# The smaller, unsigned.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, %eax
	cmpl	%esi, %edi
	cmovb	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
