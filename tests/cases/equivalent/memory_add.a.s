# superopt: f(rdi, esi) -> void
# *p += x.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	addl	%esi, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
