# superopt: f(rdi, esi) -> void
# Wrong: only 16 bits are written.
# Differs at: rdi=hole-252 rsi=0xffffffea (memory)
	.text
	.globl	f
	.type	f, @function
f:
	movw	%si, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
