# superopt: f(edi, esi) -> eax
# x < y, unsigned.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	cmpl	%esi, %edi
	setb	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
