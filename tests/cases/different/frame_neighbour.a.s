# superopt: f(edi, esi) -> eax
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, -4(%rsp)
	movl	%esi, -8(%rsp)
	movl	-4(%rsp), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
