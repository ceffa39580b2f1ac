# superopt: f(edi, esi) -> eax
# y ? -x : x.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	testl	%esi, %esi
	je	.L1
	negl	%eax
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
