# superopt: f(edi) -> eax
# x < 0 ? -x : x + 3.
	.text
	.globl	f
	.type	f, @function
f:
	testl	%edi, %edi
	js	.L1
	leal	3(%rdi), %eax
	ret
.L1:
	movl	%edi, %eax
	negl	%eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
