# superopt: f(edi) -> eax
# Mask of the trailing zeros: ~x & (x - 1).
	.text
	.globl	f
	.type	f, @function
f:
	leal	-1(%rdi), %eax
	notl	%edi
	andl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
