# superopt: f(rdi, esi) -> eax
# Wrong: the step is 8.
# Differs at: rdi=hole-252 rsi=0x5 (rax: 0x2000001, 0x2010102)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, %esi
	movl	(%rdi,%rsi,8), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
