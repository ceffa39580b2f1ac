# superopt: f(edi, esi) -> eax
# Wrong: the upper bytes of x are lost.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0xffffff23, 0x23)
	.text
	.globl	f
	.type	f, @function
f:
	movzbl	%sil, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
