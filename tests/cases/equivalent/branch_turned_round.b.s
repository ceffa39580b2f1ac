# superopt: f(rdi, esi) -> eax
# Same: the other arm comes first.
	.text
	.globl	f
	.type	f, @function
f:
	testl	%esi, %esi
	jg	.L1
	movl	4(%rdi), %eax
	addl	%esi, %eax
	movl	$0, 8(%rdi)
	ret
.L1:
	movl	(%rdi), %eax
	movl	%esi, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
