# superopt: f(edi, esi) -> eax
# Wrong: the common bits are cleared.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0xffffffe7, 0xffffffc6)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	xorl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
