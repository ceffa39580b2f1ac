# superopt: f(edi) -> eax
# -1, 0 or 1.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	negl	%eax
	shrl	$31, %eax
	sarl	$31, %edi
	orl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
