# superopt: f(edi) -> eax
# An upper-case letter becomes a lower-case one.
	.text
	.globl	f
	.type	f, @function
f:
	leal	-65(%rdi), %ecx
	leal	32(%rdi), %eax
	cmpl	$25, %ecx
	jbe	.L1
	movl	%edi, %eax
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
