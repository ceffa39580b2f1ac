# superopt: f(edi, esi) -> eax
# Wrong: the second store reaches into the first slot.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, -4(%rsp)
	movl	%esi, -6(%rsp)
	movl	-4(%rsp), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
