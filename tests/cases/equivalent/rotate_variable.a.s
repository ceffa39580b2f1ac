# superopt: f(edi, esi) -> eax
# Rotate left by y & 31.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	movl	%esi, %ecx
	roll	%cl, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
