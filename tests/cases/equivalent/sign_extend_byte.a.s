# superopt: f(edi) -> eax
# The low byte, sign extended.
	.text
	.globl	f
	.type	f, @function
f:
	movsbl	%dil, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
