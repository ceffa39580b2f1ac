# superopt: f(edi) -> eax
# Wrong: not sets no flags, so sbb takes the carry of xor.
# Differs at: rdi=0xffffffe5 (rax: 0xffffffff, 0)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%ecx, %ecx
	movl	%edi, %eax
	notl	%eax
	sbbl	%eax, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
