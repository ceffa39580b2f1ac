# superopt: f(rdi, rsi) -> void
# *p = x, 64 bits.
# inputs: rdi:ptr rsi:64
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rsi, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
