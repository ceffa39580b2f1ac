# superopt: f(edi, esi) -> eax
# Wrong: the sign of the difference is not the order where it overflows.
# Differs at: rdi=0x27d67341 rsi=0x80000000 (rax: 0, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	cmpl	%esi, %edi
	sets	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
