# superopt: f(edi, esi) -> eax
# Wrong: x & ~y.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0x2, 0xffffffc4)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, %eax
	notl	%eax
	andl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
