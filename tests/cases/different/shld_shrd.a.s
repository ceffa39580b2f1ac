# superopt: f(edi, esi) -> eax
# High part of a double shift left by 5.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shldl	$5, %esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
