# superopt: f(edi, esi) -> eax
# x < y ? x + 1 : y - 1.
	.text
	.globl	f
	.type	f, @function
f:
	cmpl	%esi, %edi
	jl	.L1
	leal	-1(%rsi), %eax
	ret
.L1:
	leal	1(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
