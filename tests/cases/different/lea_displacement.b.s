# superopt: f(edi, esi) -> eax
# Wrong: the displacement has the wrong sign.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0x4, 0xc)
	.text
	.globl	f
	.type	f, @function
f:
	leal	4(%rdi,%rsi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
