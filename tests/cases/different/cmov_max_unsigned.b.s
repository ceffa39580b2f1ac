# superopt: f(edi, esi) -> eax
# Wrong: cmova compares unsigned.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0x23, 0xffffffe5)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, %eax
	cmpl	%esi, %edi
	cmova	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
