# superopt: f(edi) -> eax
# Same: (x ^ s) - s with the sign s.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %ecx
	sarl	$31, %ecx
	movl	%edi, %eax
	xorl	%ecx, %eax
	subl	%ecx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
