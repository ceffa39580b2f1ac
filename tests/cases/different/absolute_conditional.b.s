# superopt: f(edi) -> eax
# Wrong: minus the absolute value.
# Differs at: rdi=0xffffffe5 (rax: 0x1b, 0xffffffe5)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	negl	%eax
	cmovns	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
