# superopt: f(edi, esi) -> eax
# Wrong: the quotient is returned.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0x13, 0x7507506)
	.text
	.globl	f
	.type	f, @function
f:
	orl	$1, %esi
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%esi
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
