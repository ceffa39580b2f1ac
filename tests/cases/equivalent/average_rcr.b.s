# superopt: f(edi, esi) -> eax
# Same: the carry is shifted back in.
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
