# superopt: f(edi) -> eax
# Bit 5.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shrl	$5, %eax
	andl	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
