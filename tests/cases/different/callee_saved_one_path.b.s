# superopt: f(edi, esi) -> eax
# Wrong: on one path r12, which is the caller's, is overwritten.
# Differs at: rdi=0xffcc533c rsi=0xffcc533b (r12)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	cmpl	%esi, %edi
	jle	.L1
	movl	%esi, %r12d
	imull	%r12d, %eax
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
