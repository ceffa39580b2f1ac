# superopt: f(edi, esi) -> eax
# Wrong: the slot is read before it is written again.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, -4(%rsp)
	movl	-4(%rsp), %eax
	movl	%esi, -4(%rsp)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
