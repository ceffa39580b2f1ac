# superopt: f(edi, esi) -> eax
# Wrong: the operands of cmov are exchanged, which makes the smaller.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0x23, 0xffffffe5)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	cmpl	%esi, %edi
	cmovg	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
