# superopt: f(edi, esi) -> eax
# Wrong: the comparison is unsigned.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0x1, 0)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	cmpl	%esi, %edi
	setb	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
