# superopt: f(edi) -> eax
# Position of the highest 1-bit, of x | 1.
	.text
	.globl	f
	.type	f, @function
f:
	orl	$1, %edi
	bsrl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
