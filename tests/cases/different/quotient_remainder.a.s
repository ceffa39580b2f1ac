# superopt: f(edi, esi) -> eax
# x % (y | 1), unsigned.
	.text
	.globl	f
	.type	f, @function
f:
	orl	$1, %esi
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%esi
	movl	%edx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
