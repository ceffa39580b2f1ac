# superopt: f(edi, esi) -> eax
# x < y ? x + 4 : y.
	.text
	.globl	f
	.type	f, @function
f:
	leal	4(%rdi), %eax
	cmpl	%esi, %edi
	cmovge	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
