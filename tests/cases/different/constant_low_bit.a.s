# superopt: f(edi) -> eax
# x + 7.
	.text
	.globl	f
	.type	f, @function
f:
	leal	7(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
