# superopt: f(edi) -> eax
# Wrong: the tests are in the wrong order, so the second is never true.
# Differs at: rdi=0xfffffff (rax: 0x2, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	movl	$1, %eax
	cmpl	$10, %edi
	jg	.L1
	movl	$2, %eax
	cmpl	$100, %edi
	jg	.L1
	xorl	%eax, %eax
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
