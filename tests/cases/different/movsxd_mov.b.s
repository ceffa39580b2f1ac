# superopt: f(edi) -> rax
# Wrong: zero extension.
# Differs at: rdi=0xffffffe5 (rax: 0xffffffffffffffe5, 0xffffffe5)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
