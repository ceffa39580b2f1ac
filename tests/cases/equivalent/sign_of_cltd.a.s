# superopt: f(edi) -> eax
# All bits equal to the sign.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	sarl	$31, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
