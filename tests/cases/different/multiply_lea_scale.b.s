# superopt: f(edi) -> eax
# Wrong: this is x * 9.
# Differs at: rdi=0xffffffe5 (rax: 0xffffff79, 0xffffff0d)
	.text
	.globl	f
	.type	f, @function
f:
	leal	(%rdi,%rdi,8), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
