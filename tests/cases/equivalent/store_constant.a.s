# superopt: f(rdi) -> void
# p[0] = 0, p[1] = 1.
# inputs: rdi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	movl	$0, (%rdi)
	movl	$1, 4(%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
