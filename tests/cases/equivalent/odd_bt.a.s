# superopt: f(edi) -> eax
# Is x even?
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	notl	%eax
	andl	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
