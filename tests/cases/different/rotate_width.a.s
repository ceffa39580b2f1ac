# superopt: f(edi) -> eax
# Rotate left by 8.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	roll	$8, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
