# superopt: f(rdi, esi, edx) -> void
# Wrong: the stores overlap by one byte, and the first one stays.
# Differs at: rdi=hole-252 rsi=0xb5658f04 rdx=0xffffffff (memory)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edx, 3(%rdi)
	movl	%esi, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
