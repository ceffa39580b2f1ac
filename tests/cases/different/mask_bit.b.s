# superopt: f(edi) -> eax
# Wrong: bit 11 is missing in the mask.
# Differs at: rdi=0xffffffe5 (rax: 0xfe5, 0x7e5)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	andl	$0x7ff, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
