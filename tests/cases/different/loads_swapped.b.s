# superopt: f(rdi) -> eax
# Wrong: p[1] - p[0].
# Differs at: rdi=hole-250 (rax: 0xfda23965, 0x25dc69b)
	.text
	.globl	f
	.type	f, @function
f:
	movl	4(%rdi), %eax
	subl	(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
