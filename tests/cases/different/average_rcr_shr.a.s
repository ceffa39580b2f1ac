# superopt: f(edi, esi) -> eax
# Floor of the average of two unsigned numbers.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	addl	%esi, %eax
	rcrl	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
