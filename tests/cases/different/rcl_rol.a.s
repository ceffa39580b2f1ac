# superopt: f(edi) -> eax
# Shift in the sign of the comparison with 7.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	cmpl	$7, %edi
	rcll	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
