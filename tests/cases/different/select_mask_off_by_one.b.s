# superopt: f(edi, esi) -> eax
# Wrong: the mask is of x < 0.
# Differs at: rdi=0x40000001 rsi=0x40000002 (rax: 0x40000002, 0)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	sarl	$31, %eax
	andl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
