# superopt: f(edi) -> eax
# Same: a mask.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	andl	$0xffff, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
