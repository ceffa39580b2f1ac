# superopt: f(edi, esi) -> eax
# Wrong: the division is signed.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0x7507506, 0)
	.text
	.globl	f
	.type	f, @function
f:
	orl	$1, %esi
	movl	%edi, %eax
	cltd
	idivl	%esi
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
