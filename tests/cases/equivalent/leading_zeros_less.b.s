# superopt: f(edi, esi) -> eax
# Same: by andn and the comparison the other way round.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	andnl	%edi, %esi, %ecx
	cmpl	%ecx, %esi
	setb	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
