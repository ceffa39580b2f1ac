# superopt: f(edi, esi) -> eax
# Same: the difference of two truth values.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	cmpl	%esi, %edi
	setg	%al
	setl	%cl
	subl	%ecx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
