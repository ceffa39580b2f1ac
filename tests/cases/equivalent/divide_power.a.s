# superopt: f(edi) -> eax
# x / 8, unsigned.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	xorl	%edx, %edx
	movl	$8, %ecx
	divl	%ecx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
