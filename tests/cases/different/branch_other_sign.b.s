# superopt: f(edi) -> eax
# Wrong: 0 goes to the negative side.
# Differs at: rdi=0 (rax: 0x3, 0)
	.text
	.globl	f
	.type	f, @function
f:
	testl	%edi, %edi
	jle	.L1
	leal	3(%rdi), %eax
	ret
.L1:
	movl	%edi, %eax
	negl	%eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
