# superopt: f(edi) -> eax
# Wrong: the sign is lost.
# Differs at: rdi=0xffffffe5 (rax: 0xfffffffc, 0x1ffffffc)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shrl	$3, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
