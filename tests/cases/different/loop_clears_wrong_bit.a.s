# superopt: f(edi) -> eax
# The number of 1-bits, one by one.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testl	%edi, %edi
	je	.L2
.L1:
	incl	%eax
	leal	-1(%rdi), %ecx
	andl	%ecx, %edi
	jne	.L1
.L2:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
