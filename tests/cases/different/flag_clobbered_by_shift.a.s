# superopt: f(edi, esi) -> eax
# x < y ? 2x : y.
	.text
	.globl	f
	.type	f, @function
f:
	leal	(%rdi,%rdi), %eax
	cmpl	%esi, %edi
	cmovge	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
