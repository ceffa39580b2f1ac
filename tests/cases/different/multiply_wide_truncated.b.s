# superopt: f(edi, esi) -> rax
# Wrong: the upper half of the product is lost.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0x22fffffc4f, 0xfffffc4f)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	imull	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
