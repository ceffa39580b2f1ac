# superopt: f(edi) -> eax
# Wrong: the second step adds x, not 9x: 13x.
# Differs at: rdi=0xffffffe5 (rax: 0xfffffb41, 0xfffffea1)
	.text
	.globl	f
	.type	f, @function
f:
	leal	(%rdi,%rdi,8), %eax
	leal	(%rax,%rdi,4), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
