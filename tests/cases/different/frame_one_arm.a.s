# superopt: f(edi, esi) -> eax
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, -4(%rsp)
	testl	%edi, %edi
	je	.L1
	movl	$7, -4(%rsp)
.L1:
	movl	-4(%rsp), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
