# superopt: f(edi) -> eax
# Same: x ^ (x - 1) > x - 1.
	.text
	.globl	f
	.type	f, @function
f:
	leal	-1(%rdi), %ecx
	xorl	%eax, %eax
	xorl	%ecx, %edi
	cmpl	%ecx, %edi
	seta	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
