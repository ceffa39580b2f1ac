# superopt: f(rdi, esi) -> eax
# Wrong: counts above 31 are taken modulo 32 here.
# Differs at: rdi=0xffffffffffffffe5 rsi=0xe9d2968 (rax: 0, 0xffffe500)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, %ecx
	movl	%edi, %eax
	shll	%cl, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
