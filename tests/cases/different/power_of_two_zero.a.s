# superopt: f(edi) -> eax
# Is x a power of two?
	.text
	.globl	f
	.type	f, @function
f:
	leal	-1(%rdi), %ecx
	xorl	%eax, %eax
	movl	%edi, %edx
	xorl	%ecx, %edx
	cmpl	%ecx, %edx
	seta	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
