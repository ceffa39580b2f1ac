# superopt: f(edi, esi) -> eax
# Same: xor with 1 << y.
	.text
	.globl	f
	.type	f, @function
f:
	movl	$1, %eax
	movl	%esi, %ecx
	shll	%cl, %eax
	xorl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
