# superopt: f(rdi, rsi) -> eax
# Read *q, then write 1 to *p.
# inputs: rdi:ptr rsi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rsi), %eax
	movl	$1, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
