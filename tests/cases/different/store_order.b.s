# superopt: f(rdi, rsi) -> void
# Wrong: if p = q, the other value stays.
# Differs at: rdi=hole-236 rsi=hole-236 (memory)
	.text
	.globl	f
	.type	f, @function
f:
	movl	$2, (%rsi)
	movl	$1, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
