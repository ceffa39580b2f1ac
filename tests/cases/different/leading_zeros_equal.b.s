# superopt: f(edi, esi) -> eax
# Wrong: wrong only where both sides are 0, that is x = y = 0.
# Differs at: rdi=0 rsi=0 (rax: 0x1, 0)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %ecx
	andl	%esi, %ecx
	xorl	%esi, %edi
	xorl	%eax, %eax
	cmpl	%edi, %ecx
	seta	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
