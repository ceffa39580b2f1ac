# superopt: f(edi, esi) -> eax
# Floor of the average, unsigned: (x & y) + ((x ^ y) >> 1).
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	xorl	%esi, %eax
	shrl	$1, %eax
	andl	%esi, %edi
	addl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
