# superopt: f(rdi) -> void
# *p += 1, 32 bits.
# inputs: rdi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	addl	$1, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
