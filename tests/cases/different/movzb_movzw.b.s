# superopt: f(edi) -> eax
# Wrong: 16 bits are taken.
# Differs at: rdi=0xffffffe5 (rax: 0xe5, 0xffe5)
	.text
	.globl	f
	.type	f, @function
f:
	movzwl	%di, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
