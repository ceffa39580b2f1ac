# superopt: f(rdi, rsi) -> void
# *p = 1, then *q = 2.
# inputs: rdi:ptr rsi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	movl	$1, (%rdi)
	movl	$2, (%rsi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
