# superopt: f(edi) -> eax
# Parity.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shrl	$16, %eax
	xorl	%edi, %eax
	movl	%eax, %ecx
	shrl	$8, %ecx
	xorl	%ecx, %eax
	movl	%eax, %ecx
	shrl	$4, %ecx
	xorl	%ecx, %eax
	movl	%eax, %ecx
	shrl	$2, %ecx
	xorl	%ecx, %eax
	movl	%eax, %ecx
	shrl	$1, %ecx
	xorl	%ecx, %eax
	andl	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
