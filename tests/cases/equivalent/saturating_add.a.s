# superopt: f(edi, esi) -> eax
# Unsigned sum, all ones if it overflows.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	addl	%esi, %eax
	jnc	.L1
	movl	$-1, %eax
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
