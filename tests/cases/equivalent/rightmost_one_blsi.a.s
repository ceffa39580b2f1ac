# superopt: f(edi) -> eax
# Isolate the rightmost 1-bit.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	negl	%eax
	andl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
