# superopt: f(edi, esi) -> eax
# Ceiling of the average, unsigned: (x | y) - ((x ^ y) >> 1).
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	orl	%esi, %eax
	xorl	%esi, %edi
	shrl	$1, %edi
	subl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
