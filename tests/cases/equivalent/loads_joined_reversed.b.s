# superopt: f(rdi) -> eax
# One load, and its bytes reversed.
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rdi), %eax
	bswapl	%eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
