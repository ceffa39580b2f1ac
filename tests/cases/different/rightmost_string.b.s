# superopt: f(edi) -> eax
# Wrong: the last and is missing, so the bit after the string is set.
# Differs at: rdi=0xffffffe5 (rax: 0xffffffe4, 0xffffffe6)
	.text
	.globl	f
	.type	f, @function
f:
	leal	-1(%rdi), %eax
	orl	%edi, %eax
	incl	%eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
