# superopt: f(rdi, esi) -> void
# p[1] = x.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, 4(%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
