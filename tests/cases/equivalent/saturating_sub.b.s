# superopt: f(edi, esi) -> eax
# Same: max(x, y) - y.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	cmpl	%esi, %edi
	cmovb	%esi, %eax
	subl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
