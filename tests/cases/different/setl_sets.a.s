# superopt: f(edi, esi) -> eax
# x < y, signed.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	cmpl	%esi, %edi
	setl	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
