# superopt: f(edi) -> eax
# Same: xchg of al and ah.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	xchgb	%al, %ah
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
