# superopt: f(edi, esi) -> rax
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, -8(%rsp)
	movl	%esi, -4(%rsp)
	movq	-8(%rsp), %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
