# superopt: f(edi, esi) -> eax
# The low byte of y in place of that of x.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	movb	%sil, %al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
