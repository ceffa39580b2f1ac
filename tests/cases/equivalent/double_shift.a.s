# superopt: f(edi, esi) -> eax
# The upper half of (x:y) << 5.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shldl	$5, %esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
