# superopt: f(edi, esi) -> eax
# x >= y, unsigned, by the borrow.
	.text
	.globl	f
	.type	f, @function
f:
	subl	%esi, %edi
	movl	$0, %eax
	sbbl	$-1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
