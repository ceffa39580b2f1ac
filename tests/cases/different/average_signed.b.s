# superopt: f(edi, esi) -> eax
# Wrong: the shift does not keep the sign.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0x4, 0x80000004)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	xorl	%esi, %eax
	shrl	$1, %eax
	andl	%esi, %edi
	addl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
