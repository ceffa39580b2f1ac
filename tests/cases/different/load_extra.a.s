# superopt: f(rdi) -> eax
# Return p[0].
# inputs: rdi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
