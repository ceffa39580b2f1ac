# superopt: f(edi, esi) -> eax
# Wrong: it is cleared.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0xffffffed, 0xffffffe5)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	btrl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
