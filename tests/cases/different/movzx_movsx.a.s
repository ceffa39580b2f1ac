# superopt: f(edi) -> eax
# The low byte, zero extended.
	.text
	.globl	f
	.type	f, @function
f:
	movzbl	%dil, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
