# superopt: f(edi, esi) -> eax
# y == 0 ? x : x / y.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	testl	%esi, %esi
	je	.L1
	xorl	%edx, %edx
	divl	%esi
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
