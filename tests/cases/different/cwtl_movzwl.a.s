# superopt: f(edi) -> eax
# The low 16 bits, sign extended.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	cwtl
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
