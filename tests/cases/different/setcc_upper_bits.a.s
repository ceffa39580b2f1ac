# superopt: f(edi, esi) -> eax
# x == y.
	.text
	.globl	f
	.type	f, @function
f:
	cmpl	%esi, %edi
	sete	%al
	movzbl	%al, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
