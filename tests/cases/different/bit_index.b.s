# superopt: f(edi) -> eax
# Wrong: bit 4 is taken.
# Differs at: rdi=0xffffffe5 (rax: 0x1, 0)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shrl	$4, %eax
	andl	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
