# superopt: f(rdi, esi) -> void
# *p = x, 32 bits.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
