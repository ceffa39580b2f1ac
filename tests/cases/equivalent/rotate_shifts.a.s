# superopt: f(edi) -> eax
# Rotate left by 7.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	roll	$7, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
