# superopt: f(edi, esi) -> eax
# Wrong: the shift goes the other way.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0xfffffca0, 0x1fffffff)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shrdl	$5, %esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
