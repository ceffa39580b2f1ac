# superopt: f(edi) -> eax
# x == 0 ? 1 : x * 2.
	.text
	.globl	f
	.type	f, @function
f:
	testl	%edi, %edi
	je	.L1
	leal	(%rdi,%rdi), %eax
	ret
.L1:
	movl	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
