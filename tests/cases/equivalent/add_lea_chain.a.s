# superopt: f(edi, esi) -> eax
# x + 4y + 3.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, %eax
	shll	$2, %eax
	addl	%edi, %eax
	addl	$3, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
