# superopt: f(edi, esi) -> eax
# Wrong: the carry of the sum is dropped.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0x80000004, 0x4)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	addl	%esi, %eax
	shrl	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
