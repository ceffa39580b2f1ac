# superopt: f(rdi, esi) -> void
# Wrong: p[2] is written.
# Differs at: rdi=hole-252 rsi=0xffffffea (memory)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, 8(%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
