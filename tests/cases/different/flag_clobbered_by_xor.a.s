# superopt: f(edi, esi) -> eax
# x < y, signed.
	.text
	.globl	f
	.type	f, @function
f:
	cmpl	%esi, %edi
	movl	$0, %eax
	setl	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
