# superopt: f(rdi, esi) -> eax
# Wrong: x is stored.
# Differs at: rdi=hole-252 rsi=0xffffffea (memory)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, (%rdi)
	movl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
