# superopt: f(edi) -> eax
# Wrong: the branch is taken on the other condition.
# Differs at: rdi=0xffffffe5 (rax: 0xffffffca, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	testl	%edi, %edi
	jne	.L1
	leal	(%rdi,%rdi), %eax
	ret
.L1:
	movl	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
