# superopt: f(rdi, rsi) -> void where noalias(rdi, rsi)
# The other way round.
	.text
	.globl	f
	.type	f, @function
f:
	movl	$2, (%rsi)
	movl	$1, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
