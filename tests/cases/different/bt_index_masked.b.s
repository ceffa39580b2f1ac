# superopt: f(edi, esi) -> eax
# Wrong: bt takes the index modulo 32.
# Differs at: rdi=0xffcc533c rsi=0xffcc533b (rax: 0, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	btl	%esi, %edi
	setc	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
