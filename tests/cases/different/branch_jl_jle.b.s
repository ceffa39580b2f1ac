# superopt: f(edi, esi) -> eax
# Wrong: for x = y the other side is taken.
# Differs at: rdi=0xffffffff rsi=0xffffffff (rax: 0xfffffffe, 0)
	.text
	.globl	f
	.type	f, @function
f:
	cmpl	%esi, %edi
	jle	.L1
	leal	-1(%rsi), %eax
	ret
.L1:
	leal	1(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
