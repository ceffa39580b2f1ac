# superopt: f(edi) -> eax
# Same: x - (x & -x) in the body.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testl	%edi, %edi
	je	.L2
.L1:
	addl	$1, %eax
	movl	%edi, %ecx
	negl	%ecx
	andl	%edi, %ecx
	subl	%ecx, %edi
	jne	.L1
.L2:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
