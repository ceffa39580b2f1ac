# superopt: f(edi, esi) -> eax
# Wrong: the upper bits of the result are those of x.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0, 0xffffff00)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	cmpl	%esi, %edi
	sete	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
