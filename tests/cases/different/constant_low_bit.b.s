# superopt: f(edi) -> eax
# Wrong: the constant is one more.
# Differs at: rdi=0xffffffe5 (rax: 0xffffffec, 0xffffffed)
	.text
	.globl	f
	.type	f, @function
f:
	leal	8(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
