# superopt: f(edi) -> eax
# Is x a power of two?
	.text
	.globl	f
	.type	f, @function
f:
	leal	-1(%rdi), %ecx
	xorl	%eax, %eax
	xorl	%edx, %edx
	testl	%edi, %ecx
	sete	%al
	testl	%edi, %edi
	setne	%dl
	andl	%edx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
