# superopt: f(edi, esi) -> eax
# Wrong: the machine takes the count modulo 32.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0, 0xffffff28)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	movl	%esi, %ecx
	shll	%cl, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
