# superopt: f(edi, esi) -> rax
# Wrong: half of what was stored is read.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, -8(%rsp)
	movl	%esi, -4(%rsp)
	movl	-8(%rsp), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
