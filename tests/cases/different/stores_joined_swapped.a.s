# superopt: f(rdi, esi, edx) -> void
# p[0] = x, p[1] = y.
# inputs: rdi:ptr rsi:32 rdx:32
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, (%rdi)
	movl	%edx, 4(%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
