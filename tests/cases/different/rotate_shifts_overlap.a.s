# superopt: f(edi) -> eax
# Rotate left by 5.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	roll	$5, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
