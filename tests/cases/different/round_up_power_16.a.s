# superopt: f(edi) -> eax
# Round up to a power of two.
	.text
	.globl	f
	.type	f, @function
f:
	leal	-1(%rdi), %eax
	movl	%eax, %ecx
	shrl	$1, %ecx
	orl	%ecx, %eax
	movl	%eax, %ecx
	shrl	$2, %ecx
	orl	%ecx, %eax
	movl	%eax, %ecx
	shrl	$4, %ecx
	orl	%ecx, %eax
	movl	%eax, %ecx
	shrl	$8, %ecx
	orl	%ecx, %eax
	movl	%eax, %ecx
	shrl	$16, %ecx
	orl	%ecx, %eax
	addl	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
