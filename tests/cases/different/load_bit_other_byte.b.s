# superopt: f(rdi) -> eax
# Wrong: bit 8.
# Differs at: rdi=hole-248 (rax: 0, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rdi), %eax
	shrl	$8, %eax
	andl	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
