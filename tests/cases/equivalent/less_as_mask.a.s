# superopt: f(edi, esi) -> eax
# x < y ? -1 : 0, unsigned.
	.text
	.globl	f
	.type	f, @function
f:
	cmpl	%esi, %edi
	sbbl	%eax, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
