# superopt: f(edi, esi) -> eax
# Floor of the average of two signed numbers.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	xorl	%esi, %eax
	sarl	$1, %eax
	andl	%esi, %edi
	addl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
