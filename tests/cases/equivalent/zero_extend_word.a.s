# superopt: f(edi) -> eax
# The low 16 bits.
	.text
	.globl	f
	.type	f, @function
f:
	movzwl	%di, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
