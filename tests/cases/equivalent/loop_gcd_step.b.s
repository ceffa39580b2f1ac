# superopt: f(edi, esi) -> eax
# Same: the bit that falls out decides.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
.L1:
	cmpl	$2, %edi
	jb	.L2
	cmpl	$99, %eax
	ja	.L2
	imull	$3, %edi, %ecx
	incl	%ecx
	shrl	$1, %edi
	cmovc	%ecx, %edi
	addl	$1, %eax
	jmp	.L1
.L2:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
