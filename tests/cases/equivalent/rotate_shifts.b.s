# superopt: f(edi) -> eax
# Same: two shifts.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shll	$7, %eax
	shrl	$25, %edi
	orl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
