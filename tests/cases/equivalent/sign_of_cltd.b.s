# superopt: f(edi) -> eax
# Same: cltd.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	cltd
	movl	%edx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
