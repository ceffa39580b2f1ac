# superopt: f(rdi, esi) -> void
# Same: a mask of the sign.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, %eax
	sarl	$31, %eax
	notl	%eax
	andl	%esi, %eax
	movl	%eax, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
