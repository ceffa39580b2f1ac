# superopt: f(rdi) -> void
# Wrong: the carry stops at 8 bits.
# Differs at: rdi=hole-244 (memory)
	.text
	.globl	f
	.type	f, @function
f:
	addb	$1, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
