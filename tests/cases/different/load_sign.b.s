# superopt: f(rdi) -> eax
# Wrong: it is zero extended.
# Differs at: rdi=hole-250 (rax: 0xffffff9b, 0x9b)
	.text
	.globl	f
	.type	f, @function
f:
	movzbl	(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
