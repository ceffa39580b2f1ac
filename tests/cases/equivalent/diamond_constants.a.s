# superopt: f(edi) -> eax
# x ? 5 : 9.
	.text
	.globl	f
	.type	f, @function
f:
	testl	%edi, %edi
	je	.L1
	movl	$5, %eax
	ret
.L1:
	movl	$9, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
