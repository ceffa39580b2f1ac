# superopt: f(edi, esi) -> eax
# x > y ? x * y : x.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	cmpl	%esi, %edi
	jle	.L1
	imull	%esi, %eax
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
