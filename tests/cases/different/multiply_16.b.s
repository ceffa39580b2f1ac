# superopt: f(edi, esi) -> eax
# Wrong: a 16-bit product is merged into x.
# Differs at: rdi=0xffcc533c rsi=0xffcc533b (rax: 0x4ae3a2d4, 0xffcca2d4)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	imulw	%si, %ax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
