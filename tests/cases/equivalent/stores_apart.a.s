# superopt: f(rdi, rsi) -> void where noalias(rdi, rsi)
# *p = 1, then *q = 2, which do not overlap.
# inputs: rdi:ptr rsi:far
	.text
	.globl	f
	.type	f, @function
f:
	movl	$1, (%rdi)
	movl	$2, (%rsi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
