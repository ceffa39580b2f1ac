# superopt: f(edi, esi) -> eax
# Wrong: xor overwrites the flags of the comparison.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0x1, 0)
	.text
	.globl	f
	.type	f, @function
f:
	cmpl	%esi, %edi
	xorl	%eax, %eax
	setl	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
