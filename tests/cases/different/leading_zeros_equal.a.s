# superopt: f(edi, esi) -> eax
# Have x and y the same number of leading zeros?
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %ecx
	andl	%esi, %ecx
	xorl	%esi, %edi
	xorl	%eax, %eax
	cmpl	%edi, %ecx
	setae	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
