# superopt: f(edi, esi) -> eax
# Wrong: y << (x & 31).
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0xffffff28, 0x460)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, %eax
	movl	%edi, %ecx
	shll	%cl, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
