# superopt: f(edi) -> eax
# Wrong: what lies above the return address is the caller's.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, 8(%rsp)
	movl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
