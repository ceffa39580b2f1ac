# superopt: f(edi, esi) -> eax
# x + y on 32 bits.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	addl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
