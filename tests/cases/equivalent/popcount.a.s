# superopt: f(edi) -> eax
# The number of 1-bits.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shrl	$1, %eax
	andl	$0x55555555, %eax
	subl	%eax, %edi
	movl	%edi, %eax
	andl	$0x33333333, %eax
	shrl	$2, %edi
	andl	$0x33333333, %edi
	addl	%edi, %eax
	movl	%eax, %ecx
	shrl	$4, %ecx
	addl	%ecx, %eax
	andl	$0x0f0f0f0f, %eax
	imull	$0x01010101, %eax, %eax
	shrl	$24, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
