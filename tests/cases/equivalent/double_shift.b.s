# superopt: f(edi, esi) -> eax
# Same: two shifts.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shll	$5, %eax
	shrl	$27, %esi
	orl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
