# superopt: f(edi) -> eax
# Same: by the carry of neg.
	.text
	.globl	f
	.type	f, @function
f:
	negl	%edi
	sbbl	%eax, %eax
	andl	$-4, %eax
	addl	$9, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
