# superopt: f(rdi, esi, edx) -> eax
# Wrong: only the lowest byte of x is left.
# Differs at: rdi=hole-252 rsi=0x49172f04 rdx=0xffffffff (rax: 0xffffff04, 0x49172f04)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, (%rdi)
	movl	%edx, 1(%rdi)
	movl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
