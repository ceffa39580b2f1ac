# superopt: f(edi) -> eax
# Wrong: 31 for 0.
# Differs at: rdi=0 (rax: 0x20, 0x1f)
	.text
	.globl	f
	.type	f, @function
f:
	movl	$31, %eax
	testl	%edi, %edi
	je	.L1
	bsfl	%edi, %eax
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
