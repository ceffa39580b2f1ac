# superopt: f(edi, esi) -> eax
# Wrong: no carry goes past bit 15.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0x8, 0xffff0008)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	addw	%si, %ax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
