# superopt: f(edi) -> eax
# Trailing zeros; 32 for 0.
	.text
	.globl	f
	.type	f, @function
f:
	movl	$32, %eax
	testl	%edi, %edi
	je	.L1
	bsfl	%edi, %eax
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
