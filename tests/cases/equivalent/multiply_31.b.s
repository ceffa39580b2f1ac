# superopt: f(edi) -> eax
# Same: 32x - x.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shll	$5, %eax
	subl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
