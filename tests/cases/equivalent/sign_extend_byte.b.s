# superopt: f(edi) -> eax
# Same: two shifts.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shll	$24, %eax
	sarl	$24, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
