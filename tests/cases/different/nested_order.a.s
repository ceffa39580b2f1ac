# superopt: f(edi) -> eax
# x > 100 ? 2 : x > 10 ? 1 : 0.
	.text
	.globl	f
	.type	f, @function
f:
	movl	$2, %eax
	cmpl	$100, %edi
	jg	.L1
	movl	$1, %eax
	cmpl	$10, %edi
	jg	.L1
	xorl	%eax, %eax
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
