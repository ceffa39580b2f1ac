# superopt: f(edi, esi) -> eax
# Complement bit y & 31.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	btcl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
