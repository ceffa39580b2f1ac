# superopt: f(edi) -> eax
# x + 1.
	.text
	.globl	f
	.type	f, @function
f:
	leal	1(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
