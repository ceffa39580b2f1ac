# superopt: f(edi, esi) -> eax
# y > 31 ? 0 : x << y.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	movl	%esi, %ecx
	shll	%cl, %eax
	xorl	%edx, %edx
	cmpl	$31, %esi
	cmova	%edx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
