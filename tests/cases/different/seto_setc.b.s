# superopt: f(edi, esi) -> eax
# Wrong: the carry is the unsigned overflow.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	addl	%esi, %edi
	setc	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
