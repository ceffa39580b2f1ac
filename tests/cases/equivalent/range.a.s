# superopt: f(edi) -> eax
# 10 <= x <= 20.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	cmpl	$9, %edi
	jle	.L1
	cmpl	$20, %edi
	jg	.L1
	movl	$1, %eax
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
