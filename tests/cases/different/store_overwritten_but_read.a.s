# superopt: f(rdi, rsi) -> eax
# *p = 0, read *q, *p = 1.
# inputs: rdi:ptr rsi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	movl	$0, (%rdi)
	movl	(%rsi), %eax
	movl	$1, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
