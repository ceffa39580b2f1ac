# superopt: f(rdi, esi) -> void
# Wrong: the upper half stays as it was.
# Differs at: rdi=hole-252 rsi=0xffffffea (memory)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
