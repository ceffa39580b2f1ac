# superopt: f(edi) -> rax
# Sign extension to 64 bits.
	.text
	.globl	f
	.type	f, @function
f:
	movslq	%edi, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
