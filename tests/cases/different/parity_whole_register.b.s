# superopt: f(edi) -> eax
# Wrong: the parity flag is of the low byte only.
# Differs at: rdi=0xa7d5324b (rax: 0x1, 0)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testl	%edi, %edi
	setnp	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
