# superopt: f(edi) -> eax
# Wrong: 0 is counted as positive.
# Differs at: rdi=0 (rax: 0, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testl	%edi, %edi
	setns	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
