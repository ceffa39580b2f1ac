# superopt: f(edi) -> eax
# x >> 3, signed.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	sarl	$3, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
