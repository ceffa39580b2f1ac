# superopt: f(edi, esi) -> eax
# Wrong: this gives x < y.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0x1, 0)
	.text
	.globl	f
	.type	f, @function
f:
	subl	%esi, %edi
	movl	$0, %eax
	adcl	$0, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
