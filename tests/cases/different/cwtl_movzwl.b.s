# superopt: f(edi) -> eax
# Wrong: they are zero extended.
# Differs at: rdi=0xffffffe5 (rax: 0xffffffe5, 0xffe5)
	.text
	.globl	f
	.type	f, @function
f:
	movzwl	%di, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
