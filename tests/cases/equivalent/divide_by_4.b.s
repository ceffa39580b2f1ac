# superopt: f(edi) -> eax
# Same: the bias by shifts.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	sarl	$31, %eax
	shrl	$30, %eax
	addl	%edi, %eax
	sarl	$2, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
