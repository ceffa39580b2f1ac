# superopt: f(edi, esi) -> eax
# x < y, signed.
	.text
	.globl	f
	.type	f, @function
f:
	cmpl	%esi, %edi
	setl	%al
	movzbl	%al, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
