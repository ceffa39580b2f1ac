# superopt: f(edi) -> eax
# Turn off the rightmost string of 1-bits.
	.text
	.globl	f
	.type	f, @function
f:
	leal	-1(%rdi), %eax
	orl	%edi, %eax
	incl	%eax
	andl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
