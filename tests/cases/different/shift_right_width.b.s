# superopt: f(rdi) -> eax
# Wrong: the sign of the low half is returned.
# Differs at: rdi=0xffffffffffffffe5 (rax: 0xffffffff, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shrl	$31, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
